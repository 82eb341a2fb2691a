import type { Event } from '../../model/event.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { UnitInfo } from '../../prepare.js';
import { engagedWith } from '../attack/engaged.js';
import { bansHunker, gainHunker } from '../cover/hunker.js';

/** A unit of which a character is engaged cannot take cover. */
export const noCoverToTake = rule('sp.turn.action-take-cover', (state: State, unit: UnitInfo): Refusal | undefined => {
  if (!bansHunker(state, unit.id)) return undefined;
  const character = unit.characters.find((one) => engagedWith(state, one).length > 0) ?? '';
  return { kind: 'engaged', rule: 'sp.turn.action-take-cover', character, by: engagedWith(state, character)[0] ?? '' };
});

/** The unit gains one hunker token, however many characters it has. */
export const takeCover = rule('sp.turn.action-take-cover', (state: State, unit: UnitInfo): readonly Event[] => gainHunker(state, unit.id, 1));
