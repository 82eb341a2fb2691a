import { the, type Frozen } from '@regelwerk/core';
import type { EffectOf, MoveKind } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { movesFor } from '../../moves/move.js';
import { prepare } from '../../prepare.js';

/** A bare attack: no action, so it neither counts as one nor stands in the way of one. It is an attack of the character's own player, whoever grants it. */
export const grantAttack = rule('sp.turn.granted-attack-no-action', ({ table }: State, character: string, { type, dice }: Frozen<EffectOf<'attack'>>): readonly Event[] => [
  { kind: 'begun', rule: 'sp.turn.granted-attack-no-action', frame: { kind: 'strike', seat: the(prepare(table).unitOf, character).seat, character, type, dice } },
]);

/** A bare movement: no action either. Nothing where being engaged leaves no way to make it. */
export const grantMove = rule('sp.turn.granted-attack-no-action', (state: State, { seat, character }: { readonly seat: string; readonly character: string }, kind: MoveKind): readonly Event[] => {
  const how = movesFor(state, character, [kind]);
  return how.length === 0 ? [] : [{ kind: 'begun', rule: 'sp.turn.granted-attack-no-action', frame: { kind: 'move', seat, character, how: [...how] } }];
});
