import { the } from '@regelwerk/core';
import type { ChoiceOf } from './model/choice.js';
import type { Event } from './model/event.js';
import type { Refusal } from './model/refusal.js';
import type { State } from './model/state.js';
import { prepare } from './prepare.js';
import { conditionsOf } from './rules/condition/list.js';
import { heal, whyNotHealed } from './rules/damage/heal.js';

type Heal = ChoiceOf<'heal'>;

/** Why a heal effect of a character cannot be used so. */
export const whyNotHeal = (state: State, character: string, { unit, what }: Heal): Refusal | undefined =>
  Object.hasOwn(state.play.units, unit) ? whyNotHealed(state, character, { unit, what }) : { kind: 'unknown-id', what: 'unit', id: unit };

/** What a heal effect does. */
export const healUnit = (_state: State, choice: Heal): readonly Event[] => [heal(choice)];

/** Every use of a heal effect of a character. */
export const healCandidates = (state: State, { seat, character }: { readonly seat: string; readonly character: string }): readonly Heal[] => {
  const { unitsOf, unitOf } = prepare(state.table);
  return the(unitsOf, the(unitOf, character).seat).flatMap(({ id: unit }) =>
    (['damage', ...conditionsOf(state, unit)] as const).flatMap((what) =>
      whyNotHealed(state, character, { unit, what }) === undefined ? [{ kind: 'heal', answers: state.play.written, by: seat, unit, what } as const] : [],
    ),
  );
};
