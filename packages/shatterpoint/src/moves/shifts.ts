import { isWithinBoxBox, boxOf, disc, type Vec } from '@regelwerk/geometry';
import { shiftsOf, type LinkedPoint } from '@regelwerk/geometry/sight';
import type { Ingress } from '../model/choice.js';
import { BOARD, type Spot } from '../model/ids.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { rangeLength } from '../rules/measure/range.js';
import { elevationOn } from '../rules/terrain/elevation.js';
import { whyNotArrive, type Shifting } from '../rules/terrain/ingress.js';

const AROUND: readonly Vec[] = [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]].map(([x = 0, y = 0]) => ({ x, y }));

/** A spot where a base fits near the point that a link leads to, if one of some is free. */
const arrival = (state: State, shifting: Shifting, point: LinkedPoint): Spot | undefined => {
  const { board } = prepare(state.table);
  const step = Math.floor((shifting.base.radius + rangeLength(1)) / 2);
  for (const { x, y } of AROUND) {
    const at = { x: point.at.x + x * step, y: point.at.y + y * step };
    const box = boxOf(disc(at, 0));
    const surfaces = [BOARD, ...board.parts.filter(({ shape }) => isWithinBoxBox(shape.box, box, 0)).map(({ id }) => id)];
    for (const on of surfaces.reverse()) if (whyNotArrive(state, shifting, { point, to: { ...at, on } }) === undefined) return { ...at, on };
  }
  return undefined;
};

/** The shifts that a character can make from where it has ended a movement, each to one spot. */
export const shiftsFrom = (state: State, shifting: Shifting): readonly Ingress[] => {
  const { board } = prepare(state.table);
  return shiftsOf(shifting.base, elevationOn(board, shifting.on), { points: board.terrain.points, reach: rangeLength(1) }).flatMap(({ from, to: point }): readonly Ingress[] => {
    const to = arrival(state, shifting, point);
    return to === undefined ? [] : [{ by: from.id, through: point.id, to }];
  });
};
