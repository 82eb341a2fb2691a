import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { resetTracker } from './reset.js';
import { takeCard } from './winner-takes-card.js';

/** All that a won struggle changes: its card and the tracker with the objectives. Characters, cards and tokens of units stay as they are. */
export const closeStruggle = rule('sp.struggle.board-stays', (state: State, winner: string): readonly Event[] => [takeCard(state, winner), resetTracker()]);
