import type { Play } from './play.js';

/** How a match ended: who won, by what, and the struggles that each player won. */
export interface Outcome {
  readonly winner: readonly string[];
  readonly by: Play['ended'];
  readonly struggles: Readonly<Record<string, number>>;
  readonly turns: number;
}
