import { the } from '@regelwerk/core';
import { draw, type Luck } from '@regelwerk/dice';
import type { ChoiceOf } from '../model/choice.js';
import type { State } from '../model/state.js';
import { normalRange } from '../rules/move/range.js';
import type { Bare } from './action.js';
import { checkWalk } from './walk.js';

const TRIES = 12;

/** A random straight walk that is allowed, on the figure's own level; `undefined` where a few tries find none. The label names the draws. */
export const sampleWalk = (state: State, figure: string, { luck, label }: { readonly luck: Luck; readonly label: string }): Bare<ChoiceOf<'walk'>> | undefined => {
  const { x, y, z } = the(state.play.figures, figure);
  const reach = normalRange(state, figure, 'walk').value;
  for (let i = 0; i < TRIES; i += 1) {
    const to = { x: x + draw(luck, label, 2 * i, -reach, reach), y: y + draw(luck, label, 2 * i + 1, -reach, reach), z };
    const choice: Bare<ChoiceOf<'walk'>> = { kind: 'walk', figure, path: [to] };
    if (checkWalk(state, choice) === undefined) return choice;
  }
  return undefined;
};
