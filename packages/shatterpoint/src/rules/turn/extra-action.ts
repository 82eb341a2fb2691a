import type { ActionKind } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { noCoverToTake } from './action-take-cover.js';
import { mayBeGranted } from './granted-after-regular.js';
import { beginDeed } from '../../deeds.js';

/** An action that an effect grants: beyond the two, but counted as taken. Nothing happens where it cannot be taken. Its player carries it out, whoever grants it. */
export const grantAction = rule('sp.turn.extra-action', (state: State, unit: string, action: ActionKind): readonly Event[] => {
  const info = prepare(state.table).units[unit];
  if (info === undefined || !mayBeGranted(state, unit, action)) return [];
  if (action === 'take-cover' && noCoverToTake(state, info) !== undefined) return [];
  return beginDeed(state, { seat: info.seat, unit: info, action, granted: true });
});
