import { boxOf, growBox, isWithinBoxBox } from '../box.js';
import type { Floor, Ground } from '../moves/ground.js';
import { openEdgesOf } from '../together.js';
import type { Ticks } from '../units.js';
import { type Area, common, unite, without } from './area.js';
import { type Outline, type Side, brush, edgesGrown, grownShape } from './outline.js';

/** Bases that are to stand on a floor. */
export interface Standers {
  /** What is free around their centers. @unit ticks */
  readonly radius: Ticks;
  readonly floor: number;
  /** How near to their floor their centers are at least, where others flush with it bear them too; if not given, their radius. @unit ticks */
  readonly touch?: Ticks;
}

/** A floor and those flush with it that one base can stand on together with it. */
const flushWith = (own: Floor, { floors }: Ground, reach: Ticks): readonly Floor[] => {
  const box = growBox(boxOf(own.shape), 3 * reach);
  return floors.filter((other) => other === own || (other.level === own.level && isWithinBoxBox(boxOf(other.shape), box, 0)));
};

/** Where centers are on floors that bear a base together, and the outlines of what is too near to their outer edges. */
const landOf = (own: Floor, { radius, touch = radius }: Standers, { ground, side, away }: { readonly ground: Ground; readonly side: Side; readonly away: Side }): { readonly land: Area; readonly rims: readonly Outline[] } => {
  const flush = flushWith(own, ground, Math.max(radius, touch)).map(({ shape }) => shape);
  if (flush.length < 2) return { land: unite(grownShape(own.shape, 0, 'inside')), rims: edgesGrown(own.shape.points, radius, away) };
  const draw = brush(radius, away);
  return {
    land: common(unite(flush.flatMap((shape) => grownShape(shape, 0, side))), unite(grownShape(own.shape, touch, side))),
    rims: openEdgesOf(flush).map(({ from, to }) => draw([from, to])),
  };
};

/** Where centers of bases of a radius lie wholly on a floor, or on it and others flush with it, and free. */
export const spotsOn = (standers: Standers, ground: Ground, side: Side): Area => {
  const { radius, floor } = standers;
  const own = ground.floors[floor];
  if (own === undefined) return [];
  const away: Side = side === 'inside' ? 'outside' : 'inside';
  const { land, rims } = landOf(own, standers, { ground, side, away });
  const closed = ground.floors.flatMap(({ shape, level, open }) => (level > own.level && open !== true ? grownShape(shape, radius, away) : []));
  const barred = ground.obstacles.flatMap(({ shape, bars, level = Infinity }) =>
    bars !== 'tool' && level >= own.level ? grownShape(shape, radius, away) : [],
  );
  const taken = ground.bases.flatMap(({ shape, level }) => (level === own.level ? grownShape(shape, radius, away) : []));
  const edges = [...rims, ...edgesGrown(ground.edge.points, radius, away)];
  const table = unite(grownShape(ground.edge, 0, 'inside'));
  return without(common(land, table), [...edges, ...closed, ...barred, ...taken].filter((outline) => outline.length > 2));
};
