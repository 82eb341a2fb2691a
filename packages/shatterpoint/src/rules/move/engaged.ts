import { the } from '@regelwerk/core';
import { climbsWhileHeld, mayClimbInstead } from '../../keywords/scale.js';
import type { MoveKind } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare, type UnitInfo } from '../../prepare.js';
import { mayAtAll } from '../ability/cannot-beats-can.js';
import { mayWhileEngaged } from '../ability/forbid-vs-card.js';
import { heldBy } from '../attack/engaged.js';

/** What a granted movement is to a character: held by an enemy of an unwounded unit, it makes a dash of an advance. */
export const grantedAs = rule('sp.move.engaged-advance', (how: MoveKind, held: boolean): MoveKind => (held && how === 'advance' ? 'dash' : how));

/** May a character climb? Not if its card forbids it; a held one only if a card lets it, or the table lets scale do so where scale is what it climbs by. */
export const mayClimb = rule('sp.move.engaged-no-climb', (state: State, unit: UnitInfo, { held, byScale }: { readonly held: boolean; readonly byScale: boolean }): boolean =>
  mayAtAll(unit, 'climb') && (!held || mayWhileEngaged(state, unit, 'climb') || (byScale && climbsWhileHeld(state, unit))),
);

/** What a character may make of the movements it is granted; all that being held forbids is climbing, and it makes a dash of an advance. */
export const kindsFor = rule('sp.move.engaged-allowed', (state: State, character: string, granted: readonly MoveKind[]): readonly MoveKind[] => {
  const unit = the(prepare(state.table).unitOf, character);
  const held = heldBy(state, character).length > 0;
  const kinds: MoveKind[] = [];
  const add = (how: MoveKind): void => {
    if (!kinds.includes(how)) kinds.push(how);
  };
  for (const how of granted) if (how !== 'climb') add(grantedAs(how, held));
  // A reposition is an advance.
  const byScale = mayClimbInstead(unit) && kinds.some((how) => how !== 'jump');
  if ((granted.includes('climb') || byScale) && mayClimb(state, unit, { held, byScale })) add('climb');
  return kinds;
});
