import { the, type Density, type Frozen } from '@regelwerk/core';
import { add, CONTACT, disc, distancePointSegment, isWithinDiscSegment, orientation, pointAlong, segment, subtract, type Ticks } from '@regelwerk/geometry';
import type { Board } from '../board.js';
import { moverOf, type Mover } from '../board/in-way.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Place } from '../model/ids.js';
import type { State } from '../model/state.js';
import type { Climb } from '../model/terrain.js';
import { prepare } from '../prepare.js';
import { apOf } from '../rules/ap/actions-cost.js';
import { movesMade } from '../rules/move/count.js';
import { specialCost } from '../rules/move/special-count.js';
import type { Action, Bare } from './action.js';
import { movesNext } from './goals.js';

type ClimbChoice = Bare<ChoiceOf<'climb'>>;
type Check = Action<ChoiceOf<'climb'>>['check'];

const isAt = ({ from, to, bottom, top }: Frozen<Climb>, { at, radius }: Mover): boolean =>
  bottom <= at.z && at.z <= top && isWithinDiscSegment(disc(at, radius), segment(from, to), CONTACT);

/** The place straight across the edge, where the base touches it from the other side; `undefined` for a centre on its line. */
const across = ({ from, to }: Frozen<Climb>, { at, radius }: Mover): Pick<Place, 'x' | 'y'> | undefined => {
  const side = orientation(from, to, at);
  const way = subtract(to, from);
  const length = distancePointSegment(at, segment(from, to)) + radius;
  return side === 0 ? undefined : pointAlong({ from: at, toward: add(at, { x: side * way.y, y: -side * way.x }), length, round: 'beyond' });
};

/** The heights where a climb can end: those of floors between its bottom and its top, the highest first. */
const heightsOf = ({ heights }: Board, { bottom, top }: Frozen<Climb>): readonly Ticks[] => heights.filter((z) => bottom <= z && z <= top);

const endsOf = (state: State, climb: Frozen<Climb>, mover: Mover): readonly Place[] => {
  const other = across(climb, mover);
  const ends: Place[] = [];
  for (const z of heightsOf(prepare(state.table).board, climb)) {
    if (z === mover.at.z) continue;
    if (other !== undefined) ends.push({ x: other.x, y: other.y, z });
    ends.push({ x: mover.at.x, y: mover.at.y, z });
  }
  return ends;
};

/** Climbs along each edge that the base touches, sparse for the figure that moves next: straight across or up and down, to wherever one can stand. */
export const climbCandidates =
  (check: Check): Action<ChoiceOf<'climb'>>['candidates'] =>
  (state: State, figure: string, density: Density): readonly ClimbChoice[] => {
    const { climbs } = state.table.scenario;
    const made = movesMade(state, figure);
    if (made > 2 || apOf(state, figure) < specialCost(made, 1).value || (density === 'sparse' && !movesNext(state, figure))) return [];
    const mover = moverOf(state, figure, the(state.play.figures, figure));
    const found: ClimbChoice[] = [];
    for (const climb of climbs) {
      if (!isAt(climb, mover)) continue;
      for (const to of endsOf(state, climb, mover)) {
        const choice: ClimbChoice = { kind: 'climb', figure, along: climb.id, to };
        if (check(state, choice) === undefined) found.push(choice);
      }
    }
    return found;
  };
