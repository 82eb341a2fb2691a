import type { Frozen } from './frozen.js';
import type { GameTypes } from './game.js';

/** The match is over, and how. */
export interface Over<Outcome> {
  readonly kind: 'over';
  readonly outcome: Frozen<Outcome>;
}

/** Is nobody asked any more? */
export const isOver = <G extends GameTypes>(asked: G['Decision'] | Over<G['Outcome']>): asked is Over<G['Outcome']> => asked.kind === 'over';
