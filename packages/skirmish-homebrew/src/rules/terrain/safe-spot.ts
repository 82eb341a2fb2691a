import { lengthOf, type Ticks, type Vec } from '@regelwerk/geometry';
import { overlapAt, type Mover } from '../../board/in-way.js';
import { unsafeAt } from '../../board/standing.js';
import type { Place } from '../../model/ids.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

const flat = ({ x, y }: Vec): Vec => ({ x, y });
const copy = ({ x, y, z }: Place): Place => ({ x, y, z });

/**
 * How much of a base must lie on its surface: all of it, or only its centre where flags alone decide.
 * @unit ticks
 */
export const testedRadius = rule('hb.terrain.safe-spot-test', ({ table }: State, radius: Ticks): Ticks =>
  table.options.safeSpot === 'agreed' ? 0 : radius,
);

/** Whose base a base at a place would overlap, if any; to touch is allowed. */
export const overlapping = rule('hb.terrain.safe-spot-test', (state: State, mover: Mover, place: Place): Cited | undefined => {
  const overlap = overlapAt(state, mover, place);
  if (overlap === undefined) return undefined;
  const { id, needed } = overlap;
  const distance = lengthOf([flat(place), flat(overlap.at)]);
  return { kind: 'overlaps', rule: 'hb.terrain.safe-spot-test', at: copy(place), figure: id, distance, needed };
});

/** Why a miniature does not stand safely and unambiguously at a place; `undefined` if it does. */
export const notSafe = rule('hb.terrain.safe-spot', (state: State, mover: Mover, place: Place): Cited | undefined => {
  const unsafe = unsafeAt(prepare(state.table).board, place, testedRadius(state, mover.radius));
  if (unsafe === undefined) return overlapping(state, mover, place);
  const { why, by } = unsafe;
  const judged = why === 'overhang' || why === 'edge-of-table';
  return { kind: 'no-standing', rule: judged ? 'hb.terrain.safe-spot-test' : 'hb.terrain.safe-spot', at: copy(place), why, by };
});
