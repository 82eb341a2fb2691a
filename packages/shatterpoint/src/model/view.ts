import type { Frozen } from '@regelwerk/core';
import type { Decision } from './decision.js';
import type { Event } from './event.js';
import type { Play } from './play.js';
import type { Table } from './table.js';

/** What a viewer knows of a match: everything, since a state holds no order that nobody knows (sp.info.hidden-deck-order). */
export interface View {
  readonly viewer: string;
  readonly table: Frozen<Table>;
  readonly play: Frozen<Play>;
}
/** What a viewer learns of an event: all of it. */
export type EventView = Event;
/** What a viewer may know of a decision: all of it. */
export type DecisionView = Decision;
