import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { isWithinRange } from './range.js';

/** How far an effect reaches: so many ranges from the object that causes it; 0 is anywhere. */
export interface Reach {
  readonly source: string;
  readonly within: number;
}

/** Is a character in reach of an effect? It is measured from what causes the effect, whoever else acts. */
export const isInReach = rule('sp.measure.effect-source', (state: State, { source, within }: Reach, character: string): boolean =>
  within === 0 || isWithinRange(state, source, character, within),
);
