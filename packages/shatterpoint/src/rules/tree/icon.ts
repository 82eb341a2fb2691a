import { the } from '@regelwerk/core';
import { isActive } from '../../agenda.js';
import type { Condition, MoveKind } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { movesFor } from '../../moves/move.js';
import { prepare } from '../../prepare.js';
import { gainCondition } from '../condition/duplicate.js';
import { gainHunker } from '../cover/hunker.js';
import { poolDamage } from './damage-at-once.js';

// What the icons of an option do: the first two concern the defender, the others the attacker.

/** The character that an icon concerns, and whose attack it is. */
export interface Concerned {
  readonly seat: string;
  readonly character: string;
}

const unitOf = ({ table }: State, character: string): string => the(prepare(table).unitOf, character).id;

/** Damage icons: 1 damage each for the pool. */
export const iconDamage = rule('sp.tree.icon-damage', (icons: number): Event => poolDamage(icons));

/** A condition icon: the unit gets the condition at once; if it has it, the pool grows by 1. */
export const iconCondition = rule('sp.tree.icon-condition', (state: State, { character }: Concerned, condition: Condition): readonly Event[] =>
  gainCondition(state, unitOf(state, character), { condition, pool: true }),
);

/** An icon of a movement: the character may make it before the next option, as far as being engaged allows. */
export const iconMove = rule('sp.tree.icon-move', (state: State, { seat, character }: Concerned, kind: MoveKind): readonly Event[] => {
  const how = movesFor(state, character, [kind]);
  return how.length === 0 ? [] : [{ kind: 'begun', rule: 'sp.tree.icon-move', frame: { kind: 'move', seat, character, how: [...how] } }];
});

/** A heal icon: the character may use one heal effect. */
export const iconHeal = rule('sp.tree.icon-heal', ({ seat, character }: Concerned): Event => ({
  kind: 'begun',
  rule: 'sp.tree.icon-heal',
  frame: { kind: 'heal', seat, character },
}));

/** The icon of an active ability: one for no force, in the unit's own activation; else nothing. */
export const iconActive = rule('sp.tree.icon-active', (state: State, { seat, character }: Concerned): readonly Event[] => {
  const unit = unitOf(state, character);
  return isActive(state, unit) ? [{ kind: 'begun', rule: 'sp.tree.icon-active', frame: { kind: 'free', seat, unit } }] : [];
});

/** Hunker icons: so many tokens for the unit, none while it is engaged. */
export const iconHunker = rule('sp.tree.icon-hunker', (state: State, { character }: Concerned, icons: number): readonly Event[] =>
  gainHunker(state, unitOf(state, character), icons),
);
