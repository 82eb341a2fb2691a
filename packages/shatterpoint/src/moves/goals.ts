import { the } from '@regelwerk/core';
import { distanceSquared, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Interest } from '@regelwerk/geometry/reach';
import { isOnBoard } from '../board/on-board.js';
import { objectivesOf } from '../mission.js';
import { NONE } from '../model/ids.js';
import type { State } from '../model/state.js';
import { otherSeat, prepare } from '../prepare.js';
import { baseOf, radiusOf } from '../rules/measure/base.js';
import { rangeLength } from '../rules/measure/range.js';
import { tokenAt } from '../rules/objective/token.js';

/** Something that a character may want to be near, and how far from its middle its own may be for that. */
export interface Goal {
  readonly at: Vec;
  /** @unit ticks */
  readonly within: Ticks;
}

/** The nearest few of some places. */
const nearest = <A extends { readonly at: Vec }>(all: readonly A[], from: Vec, most: number): readonly A[] =>
  [...all].sort((a, b) => distanceSquared(a.at, from) - distanceSquared(b.at, from)).slice(0, most);

const enemiesOf = (state: State, character: string): readonly string[] => {
  const prepared = prepare(state.table);
  return the(prepared.charactersOf, otherSeat(prepared, the(prepared.unitOf, character).seat)).filter((id) => isOnBoard(state, id));
};

const activeOnes = (state: State) => objectivesOf(state).flatMap(([, one]) => (one.active && one.on !== NONE ? [one] : []));

/** The enemies nearest to a character: to be engaged with them. */
export const enemiesFor = (state: State, character: string, most: number): readonly Goal[] => {
  const at = the(state.play.characters, character);
  const own = radiusOf(state, character);
  const all = enemiesOf(state, character).map((id): Goal => ({ at: the(state.play.characters, id), within: own + radiusOf(state, id) + rangeLength(2) }));
  return nearest(all, at, most);
};

/** The active objectives nearest to a character: to contest them. */
export const objectivesFor = (state: State, character: string, most: number): readonly Goal[] => {
  const own = radiusOf(state, character);
  return nearest(activeOnes(state).map((one): Goal => ({ at: one, within: own + tokenAt(one).radius + rangeLength(2) })), the(state.play.characters, character), most);
};

/** What makes places interesting to a character: to touch or engage enemies, to contest objectives. */
export const interestsFor = (state: State, character: string): readonly Interest[] => [
  ...enemiesOf(state, character).map((id): Interest => ({ shape: baseOf(state, id), touch: true, ranges: [rangeLength(2)] })),
  ...activeOnes(state).map((one): Interest => ({ shape: tokenAt(one), touch: false, ranges: [rangeLength(2)] })),
];
