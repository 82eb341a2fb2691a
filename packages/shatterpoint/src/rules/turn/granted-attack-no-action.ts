import type { EffectOf } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { Frozen } from '@regelwerk/core';

/** A bare attack: no action, so it neither counts as one nor stands in the way of one. */
export const grantAttack = rule('sp.turn.granted-attack-no-action', (seat: string, character: string, { type, dice }: Frozen<EffectOf<'attack'>>): readonly Event[] => [
  { kind: 'begun', rule: 'sp.turn.granted-attack-no-action', frame: { kind: 'strike', seat, character, type, dice } },
]);
