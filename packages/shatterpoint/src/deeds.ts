import { onBoard } from './abilities.js';
import type { ActionKind } from './model/effect.js';
import type { Event } from './model/event.js';
import type { State } from './model/state.js';
import type { UnitInfo } from './prepare.js';
import { takeAction } from './rules/turn/multi-character-counts-all.js';

/** An action that a unit takes. */
export interface Deed {
  readonly seat: string;
  readonly unit: UnitInfo;
  readonly action: ActionKind;
  readonly granted: boolean;
}

/** A unit takes an action: each of its characters on the board is to carry it out. */
export const beginDeed = (state: State, { seat, unit, action, granted }: Deed): readonly Event[] => [
  takeAction(unit.id, action, granted),
  { kind: 'begun', rule: 'sp.turn.multi-character-action', frame: { kind: 'deed', seat, action, unit: unit.id, left: [...onBoard(state, unit)] } },
];
