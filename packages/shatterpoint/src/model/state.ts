import type { State as AnyState } from '@regelwerk/core';
import type { Choice } from './choice.js';
import type { Decision } from './decision.js';
import type { Event } from './event.js';
import type { Frame } from './frame.js';
import type { Outcome } from './outcome.js';
import type { Play } from './play.js';
import type { Refusal } from './refusal.js';
import type { Table } from './table.js';
import type { DecisionView, EventView, View } from './view.js';

/** The types of this game, for the machine. */
export interface Types {
  readonly Table: Table;
  readonly Play: Play;
  readonly Frame: Frame;
  readonly Choice: Choice;
  readonly Event: Event;
  readonly Refusal: Refusal;
  readonly Decision: Decision;
  readonly Outcome: Outcome;
  readonly View: View;
  readonly EventView: EventView;
  readonly DecisionView: DecisionView;
}

/** A match at one moment. */
export type State = AnyState<Types>;
