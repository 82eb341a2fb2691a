import { the, type Density } from '@regelwerk/core';
import type { Ticks } from '@regelwerk/geometry';
import type { Top } from '../board.js';
import { moverOf, type Mover } from '../board/in-way.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Place } from '../model/ids.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { apOf } from '../rules/ap/actions-cost.js';
import { movesMade } from '../rules/move/count.js';
import { normalRange } from '../rules/move/range.js';
import { specialCost } from '../rules/move/special-count.js';
import { stopOnTheWay } from '../rules/terrain/difficult.js';
import type { Action, Bare } from './action.js';
import { movesNext } from './goals.js';
import { EIGHT, toward } from './steps.js';

type Jump = Bare<ChoiceOf<'jump'>>;
type Check = Action<ChoiceOf<'jump'>>['check'];

/** How many landings are tried. */
const MOST: { readonly [D in Density]: number } = { sparse: 2, standard: 8, dense: 40 };

const between = (value: Ticks, least: Ticks, most: Ticks): Ticks => Math.max(least, Math.min(most, value));

/** The nearest place on a top at which a base finds room, as far as its box tells; `undefined` where it cannot be in reach. */
const landingOn = ({ polygon: { box }, z }: Top, { at, radius }: Mover, reach: Ticks): Place | undefined => {
  const x = between(at.x, box.minX + radius, box.maxX - radius);
  const y = between(at.y, box.minY + radius, box.maxY - radius);
  const most = reach + 2 * radius;
  return Math.abs(x - at.x) > most || Math.abs(y - at.y) > most || Math.abs(z - at.z) > reach ? undefined : { x, y, z };
};

/** From the top on which one stands straight down over each of its four sides. */
const dropsFrom = ({ polygon: { box }, z }: Top, { at, radius }: Mover): readonly Place[] =>
  z !== at.z || at.x < box.minX || at.x > box.maxX || at.y < box.minY || at.y > box.maxY
    ? []
    : [
        { x: box.maxX + radius, y: at.y, z: 0 },
        { x: at.x, y: box.maxY + radius, z: 0 },
        { x: box.minX - radius, y: at.y, z: 0 },
        { x: at.x, y: box.minY - radius, z: 0 },
      ];

/** Landings on other tops, then (standard) down from one's own, then (dense) as far as it goes on one's own level. */
const landings = (state: State, mover: Mover, { reach, density }: { readonly reach: Ticks; readonly density: Density }): readonly Place[] => {
  const { tops } = prepare(state.table).board;
  const places: Place[] = [];
  for (const top of tops) {
    const place = landingOn(top, mover, reach);
    if (place !== undefined && (place.x !== mover.at.x || place.y !== mover.at.y || place.z !== mover.at.z)) places.push(place);
  }
  if (density !== 'sparse' && mover.at.z > 0 && mover.at.z <= reach) for (const top of tops) places.push(...dropsFrom(top, mover));
  if (density !== 'dense') return places;
  for (const direction of EIGHT) {
    const place = stopOnTheWay(mover.at, toward(mover.at, direction), reach + 2 * mover.radius);
    if (place !== undefined) places.push(place);
  }
  return places;
};

/** Jumps worth looking at: onto nearby tops, sparse for the figure that moves next; standard also down from one's own; dense also along the ground. */
export const jumpCandidates =
  (check: Check): Action<ChoiceOf<'jump'>>['candidates'] =>
  (state: State, figure: string, density: Density): readonly Jump[] => {
    if (density !== 'dense' && prepare(state.table).board.tops.length === 0) return [];
    const made = movesMade(state, figure);
    if (made > 2 || apOf(state, figure) < specialCost(made, 1).value || (density === 'sparse' && !movesNext(state, figure))) return [];
    const mover = moverOf(state, figure, the(state.play.figures, figure));
    const found: Jump[] = [];
    for (const to of landings(state, mover, { reach: Math.floor(normalRange(state, figure, 'jump').value / 2), density }).slice(0, MOST[density])) {
      const choice: Jump = { kind: 'jump', figure, to };
      if (check(state, choice) === undefined) found.push(choice);
    }
    return found;
  };
