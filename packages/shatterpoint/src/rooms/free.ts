import { left, right, type Room } from '@regelwerk/core';
import { activeUses, choiceOfUse, isUse, useAbility, useOf, whyNotActive, type Use } from '../abilities.js';
import type { ChoiceOf } from '../model/choice.js';
import type { FreeFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';

const found = (state: State, { unit }: Pick<FreeFrame, 'unit'>, choice: ChoiceOf<'ability'>): Refusal | Use => {
  const use = useOf(state, choice, '');
  if (!isUse(use)) return use;
  if (use.unit.id !== unit) return { kind: 'not-the-unit', rule: 'sp.tree.icon-active', unit: use.unit.id, wanted: [unit] };
  return whyNotActive(state, use, true) ?? use;
};

/** One active ability without paying force: the surcharge for wounds is waived with it. */
export const free: Room<Types, FreeFrame> = {
  ask: (state, { seat, unit }) =>
    activeUses(state, true).length === 0 ? undefined : { kind: 'pick', id: state.play.written, by: seat, for: 'free-ability', listed: 'all', unit },
  check: (state, frame, choice) => {
    if (choice.kind === 'pass') return right(choice);
    if (choice.kind !== 'ability') return left({ kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'free-ability' });
    const use = found(state, frame, choice);
    return isUse(use) ? right(choice) : left(use);
  },
  reduce: (state, frame, choice) => {
    const use = choice.kind === 'ability' ? found(state, frame, choice) : undefined;
    const used = use !== undefined && isUse(use) ? useAbility(state, use, { free: true, rule: 'sp.tree.icon-active' }) : [];
    return [{ kind: 'done', rule: 'sp.tree.icon-active', frame: 'free' }, ...used];
  },
  advance: () => [{ kind: 'done', rule: 'sp.tree.icon-active', frame: 'free' }],
  candidates: (state, { seat }, density) => [
    ...activeUses(state, true, density).map((use) => choiceOfUse(use, state.play.written)),
    { kind: 'pass', answers: state.play.written, by: seat },
  ],
};
