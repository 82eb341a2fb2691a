import { the } from '@regelwerk/core';
import { firstOf } from '../../first.js';
import type { Event } from '../../model/event.js';
import type { Edge } from '../../model/play.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { goOn } from './sequence.js';
import { edgeOfSecond } from './opposite-edge.js';

/** The four edges of the board. */
export const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

/** Who chooses an edge: the first player; after that the second one, where the table lets it. */
export const whoChoosesSide = rule('sp.setup.choose-side', (state: State): string => {
  const first = firstOf(state);
  return the(state.play.sides, first).edge === '' ? first : otherSeat(prepare(state.table), first);
});

/** An edge is chosen; that of the second player may follow from it. */
export const chooseSide = rule('sp.setup.choose-side', (state: State, seat: string, edge: Edge): readonly Event[] => {
  const taken: Event = { kind: 'edge-taken', rule: 'sp.setup.choose-side', seat, edge };
  if (seat !== firstOf(state)) return [taken, goOn(3)];
  const second = edgeOfSecond(state, edge);
  if (second === undefined) return [taken];
  return [taken, { kind: 'edge-taken', rule: edgeOfSecond.rule, seat: otherSeat(prepare(state.table), seat), edge: second }, goOn(3)];
});
