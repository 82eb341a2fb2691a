// Where moves of notched bases end. From a pivot a base rides in any direction that is allowed, so its ends fill a sector there,
// short of what stops it. Sector by sector the inner region is what it rides over that meets nothing on the way, nor while it
// turns there: asked of outlines that are a little larger than those of the base.
import { type Base, type BaseForm, reachOfNotch } from '../base.js';
import { boxOf, isWithinPointBox } from '../box.js';
import type { Ground } from '../moves/ground.js';
import { type NotchedStart, barriersOf, facingOf, lengthOfNotchedMove } from '../moves/notched.js';
import { sweptByTurn } from '../moves/turn.js';
import { isWithinPolygonPolygon } from '../polygon-polygon.js';
import { preparePolygon } from '../prepare.js';
import { shortAlong } from '../round.js';
import type { Polygon, Shape } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add } from '../vector.js';
import { type Area, common, unite, without } from './area.js';
import { fan } from './fan.js';
import { aroundOval, bulgeOf, cornersOf, coverOf, extentOf, nearTo, reachOf } from './notched-cover.js';
import { type Pivot, pivotsReached } from './notched-pivots.js';
import { type Outline, SPARE, roundedHull } from './outline.js';
import type { Region } from './region.js';
import { spotsOn } from './spots.js';

/** How far from its center all is of the base. */
const innerExtentOf = (form: BaseForm): Ticks => Math.min(...(['front', 'left'] as const).map((side) => reachOfNotch({ ...form, notchDepth: 0 }, side)));

/** A pivot, the obstacles within its reach, and those that it may meet while it turns. */
interface Scene {
  readonly pivot: Pivot;
  readonly barriers: readonly Polygon[];
  readonly beside: readonly Polygon[];
}

/** The base, larger by what rounding and turning in steps may add on each side. */
const larger = (base: Base): Base => {
  const { length, width } = base.form;
  const by = 2 * (SPARE + bulgeOf(base.form));
  return { ...base, form: { ...base.form, length: length + by, width: width + by } };
};

const turnsFreely = ({ pivot: { base, side }, beside }: Scene, ahead: Vec): boolean => {
  if (beside.length === 0) return true;
  const [wide, facing] = [larger(base), facingOf(side, ahead)];
  const isFree = (one: Base): boolean => sweptByTurn(one, facing, beside).length === 0;
  return isFree(aroundOval(wide)) || (wide.form.outline === 'oval' && isFree(wide));
};

/** Into how many parts the length of a sector is divided by halving to find how far it is free, and what part of it is left at least. */
const HALVINGS = 8;
const LEAST = 1 / 256;

/** How far off a shorter way may lie from a longer one by rounding. */
const ASKEW = 2;

/** The longest length up to one at which something holds, about; what holds at a length holds at all that are less. 0 where it never does. */
const longest = (most: Ticks, least: Ticks, holds: (length: Ticks) => boolean): Ticks => {
  if (most <= 0 || holds(most)) return most;
  if (least > most || !holds(least)) return 0;
  let [low, high] = [least, most];
  for (let i = 0; i < HALVINGS && high - low > 1; i += 1) {
    const half = Math.floor((low + high) / 2);
    if (holds(half)) low = half;
    else high = half;
  }
  return low;
};

/** The ends of the longest ways in two directions between which all is free, a little short; undefined where nothing is. */
const endsOf = ({ pivot, barriers }: Scene, directions: readonly [Vec, Vec]): readonly Vec[] | undefined => {
  const { base, side, most, allows } = pivot;
  const reach = reachOf(base.form) + ASKEW;
  const stands = barriers.length === 0 ? [] : directions.flatMap((way) => cornersOf({ ...base, facing: facingOf(side, way) }));
  const waysOf = (length: Ticks): readonly Vec[] => directions.map((direction) => shortAlong(direction, length));
  const pointsOf = (length: Ticks): readonly Vec[] => [...stands, ...waysOf(length).flatMap((way) => stands.map((corner) => add(corner, way)))];
  const [least, near] = [SPARE + Math.ceil(most * LEAST), barriers.length === 0 ? barriers : nearTo(pointsOf(most), reach, barriers)];
  const covers = new Map<Ticks, Polygon>();
  const coverAt = (length: Ticks): Polygon => {
    const known = covers.get(length) ?? coverOf(pointsOf(length));
    covers.set(length, known);
    return known;
  };
  const allowed = longest(most, least, (length) => waysOf(length).every(allows));
  const free = near.reduce((now, one) => longest(now, least, (length) => !isWithinPolygonPolygon(coverAt(length), one, reach)), allowed);
  return free > SPARE ? waysOf(free - SPARE).map((way) => add(base.center, way)) : undefined;
};

/** Runs of sectors, short of the directions at which each begins and ends: rounding may lead past those. */
const withoutSides = (center: Vec, runs: readonly Outline[]): Area => {
  const sides = runs.flatMap((run) => [run.slice(0, 1), run.slice(-1)].flat());
  return without(runs.map((run) => [center, ...run]), sides.map((end) => roundedHull([center, end], 1, 'outside')));
};

/** What is free around a pivot: outlines for every run of sectors. */
const outlinesAround = (scene: Scene): readonly Outline[] => {
  const { allows, base } = scene.pivot;
  const directions = fan(24);
  const isOpen = directions.map((ahead) => allows(ahead) && turnsFreely(scene, ahead));
  const sectors = directions.map((direction, i) => {
    const next = (i + 1) % directions.length;
    return isOpen[i] === true && isOpen[next] === true ? endsOf(scene, [direction, directions[next] ?? direction]) : undefined;
  });
  const gap = sectors.indexOf(undefined);
  if (gap < 0) return unite([[base.center, ...sectors.flatMap((ends) => ends ?? [])]]);
  const runs: Vec[][] = [[]];
  for (const ends of [...sectors.slice(gap), ...sectors.slice(0, gap)])
    if (ends === undefined) runs.push([]);
    else runs.at(-1)?.push(...ends);
  return withoutSides(base.center, runs.filter((run) => run.length > 0));
};

const innerOf = (start: NotchedStart, floor: number, ground: Ground): Area => {
  const { base } = start;
  const extent = extentOf(base.form);
  const level = ground.floors[floor]?.level;
  if (level === undefined) return [];
  const spots =
    start.overhangs === true
      ? spotsOn({ radius: extent, floor: 0 }, { ...ground, floors: [{ shape: ground.edge, level }] }, 'inside')
      : spotsOn({ radius: extent, floor, touch: innerExtentOf(base.form) }, ground, 'inside');
  const all = barriersOf(base, ground).map(({ shape }) => preparePolygon(shape));
  const outlines = pivotsReached(start, ground).flatMap((pivot) => {
    const barriers = all.filter((shape) => isWithinPointBox(pivot.base.center, boxOf(shape), pivot.most + 2 * extent));
    return outlinesAround({ pivot, barriers, beside: nearTo([pivot.base.center], extentOf(larger(pivot.base).form) + SPARE, barriers) });
  });
  return common(unite(outlines), spots);
};

/** A table with nothing on it but what lies within so far of a point; all floors stay. */
const groundNear = ({ obstacles, bases, ...ground }: Ground, center: Vec, reach: Ticks): Ground => {
  const isNear = ({ shape }: { readonly shape: Shape }): boolean => isWithinPointBox(center, boxOf(shape), reach);
  return { ...ground, obstacles: obstacles.filter(isNear), bases: bases.filter(isNear) };
};

/**
 * The region of the center of a notched base on a floor, for all its notches. For every place in the inner one `findNotchedMove`
 * finds a move; where the base would lie askew close to something, it is left out. The outer one holds every end within the
 * tool and its own length.
 */
export const regionOfNotchedMove = (start: NotchedStart, floor: number, ground: Ground): Region => {
  const { base } = start;
  const most = Math.max(0, ...base.form.notches.map((side) => lengthOfNotchedMove(start, side)));
  const near = groundNear(ground, base.center, most + 2 * extentOf(base.form) + SPARE);
  const standers = { radius: innerExtentOf(base.form), floor, touch: extentOf(base.form) };
  const spots = start.overhangs === true ? [roundedHull([base.center], most, 'outside')] : spotsOn(standers, near, 'outside');
  return { inner: innerOf(start, floor, near), near: 0, outer: common([roundedHull([base.center], most, 'outside')], spots), tolerance: SPARE };
};
