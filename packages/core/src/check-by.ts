import { left, right, type Either } from './either.js';
import type { Frozen } from './frozen.js';
import type { GameTypes, State } from './game.js';

/** Why a choice is not allowed for a frame; nothing if it is. */
export type WhyNot<G extends GameTypes, F> = (state: State<G>, frame: Frozen<F>, choice: G['Choice']) => G['Refusal'] | undefined;

/** The check of a room whose rules say why not: `check: checkBy(whyNot)`. */
export const checkBy =
  <G extends GameTypes, F>(whyNot: WhyNot<G, F>) =>
  (state: State<G>, frame: Frozen<F>, choice: G['Choice']): Either<G['Refusal'], G['Choice']> => {
    const refusal = whyNot(state, frame, choice);
    return refusal === undefined ? right(choice) : left(refusal);
  };
