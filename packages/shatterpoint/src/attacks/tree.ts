import { right, left, type Either, type Frozen } from '@regelwerk/core';
import type { Choice, ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { AttackFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { whyNotNext } from '../rules/tree/branch.js';
import { orderInOption } from '../rules/tree/effect-order-in-option.js';
import { takeOption } from '../rules/tree/one-success-one-option.js';
import { applyOption } from '../rules/tree/option-complete.js';
import { optionIn } from '../rules/tree/structure.js';
import { stanceOf } from './stance.js';

/** Why an option cannot be taken after those of a path. */
export const whyNotTake = (state: State, { attacker, path }: Pick<Frozen<AttackFrame>, 'attacker' | 'path'>, id: string): Refusal | undefined => {
  const { tree } = stanceOf(state, attacker);
  const option = optionIn(tree, id);
  return option === undefined ? { kind: 'no-such-option', rule: optionIn.rule, option: id } : whyNotNext(tree, path, option);
};

/** May an option be taken next? */
export const mayTake = (state: State, frame: Frozen<AttackFrame>, choice: ChoiceOf<'option'>): Either<Refusal, Choice> => {
  const why = whyNotTake(state, frame, choice.option);
  return why === undefined ? right(choice) : left(why);
};

/** An option is taken, and all that it does is carried out before the next one. */
export const take = (state: State, frame: Frozen<AttackFrame>, id: string): readonly Event[] => {
  const option = optionIn(stanceOf(state, frame.attacker).tree, id);
  if (option === undefined) return [];
  return [takeOption(id), applyOption(frame, orderInOption(option.effects, state.table.options['tree.effectOrder']))];
};
