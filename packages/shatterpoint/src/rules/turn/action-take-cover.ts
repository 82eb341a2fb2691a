import type { Event } from '../../model/event.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { UnitInfo } from '../../prepare.js';
import { whoBansHunker, gainHunker } from '../cover/hunker.js';

/** A unit of which a character is engaged cannot take cover. */
export const noCoverToTake = rule('sp.turn.action-take-cover', (state: State, unit: UnitInfo): Refusal | undefined => {
  const engaged = whoBansHunker(state, unit.id);
  return engaged === undefined ? undefined : { kind: 'engaged', rule: 'sp.turn.action-take-cover', ...engaged };
});

/** The unit gains one hunker token, however many characters it has. */
export const takeCover = rule('sp.turn.action-take-cover', (state: State, unit: UnitInfo): readonly Event[] => gainHunker(state, unit.id, 1));
