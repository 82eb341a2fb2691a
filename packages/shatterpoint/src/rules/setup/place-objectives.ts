import { the } from '@regelwerk/core';
import { firstOf } from '../../first.js';
import { missionOf } from '../../mission.js';
import type { Event } from '../../model/event.js';
import { BOARD } from '../../model/ids.js';
import type { Edge } from '../../model/play.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { tokensOf } from '../../setup/tokens.js';

/** The objective tokens are laid on the board where the mission card shows them, inactive. */
export const placeObjectives = rule('sp.setup.place-objectives', (state: State): Event => {
  const edge = the(state.play.sides, firstOf(state)).edge as Edge;
  const laid = Object.entries(tokensOf(missionOf(state) ?? { objectives: [] }, edge, state.table.options));
  return { kind: 'objectives-placed', rule: 'sp.setup.place-objectives', objectives: Object.fromEntries(laid.map(([id, at]) => [id, { ...at, on: BOARD }])) };
});
