// Where moves of notched bases end. From a pivot a base rides in any direction that is allowed, so its ends fill a sector there,
// short of what stops it. Sector by sector the inner region is what it rides over that meets nothing on the way, nor while it
// turns there: asked of outlines that are a little larger than those of the base.
import { type Base, type BaseForm, reachOfNotch, shapeOf } from '../base.js';
import { boxOf, boxOfPoints, growBox, isWithinBoxBox, isWithinPointBox } from '../box.js';
import type { Ground } from '../moves/ground.js';
import { type NotchedStart, barriersOf, facingOf, lengthOfNotchedMove } from '../moves/notched.js';
import { sweptByTurn } from '../moves/turn.js';
import { overlapsPolygonPolygon } from '../polygon-polygon.js';
import { preparePolygon } from '../prepare.js';
import { shortAlong } from '../round.js';
import { type Polygon, polygon } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, subtract } from '../vector.js';
import { type Area, common, unite, without } from './area.js';
import { fan } from './fan.js';
import { type Pivot, pivotsReached } from './notched-pivots.js';
import { type Outline, SPARE, brush, hullOf, roundedHull } from './outline.js';
import type { Region } from './region.js';
import { spotsOn } from './spots.js';

/** How far any point of a base is from its center, rounded corners and all. */
const extentOf = ({ outline, length, width }: BaseForm): Ticks =>
  outline === 'box' ? Math.ceil(Math.sqrt(length * length + width * width) / 2) + 1 : Math.max(length, width) / 2;

/** How far from its center all is of the base. */
const innerExtentOf = (form: BaseForm): Ticks => Math.min(...(['front', 'left'] as const).map((side) => reachOfNotch({ ...form, notchDepth: 0 }, side)));

/** What a base reaches beyond its outlines in two directions next to each other while it turns from the one to the other. */
const bulgeOf = (form: BaseForm): Ticks => Math.ceil(extentOf(form) / 4096);

/** A pivot, and the obstacles within its reach. */
interface Scene {
  readonly pivot: Pivot;
  readonly barriers: readonly Polygon[];
  readonly cover: (ends: readonly Vec[]) => Polygon;
}

/** The points around which the outline of a base is drawn. An oval lies within the stadium as long and wide. */
const cornersOf = (base: Base): readonly Vec[] => {
  const { form } = base;
  const shape = shapeOf(form.outline === 'oval' ? { ...base, form: { ...form, outline: 'stadium' } } : base);
  if (shape.kind === 'disc') return [shape.center];
  return shape.kind === 'capsule' ? [shape.from, shape.to] : shape.points;
};

/** Draws what a base covers that rides from a pivot to anywhere between there and two ends. */
const coverOf = ({ base, side }: Pivot): Scene['cover'] => {
  const { outline, width } = base.form;
  const draw = brush((outline === 'box' ? 0 : width / 2) + bulgeOf(base.form), 'outside');
  return (ends) => {
    const ways = ends.map((end) => subtract(end, base.center));
    const stands = ways.flatMap((way) => cornersOf({ ...base, facing: facingOf(side, way) }));
    return preparePolygon(polygon(draw(hullOf(stands.flatMap((corner) => [corner, ...ways.map((way) => add(corner, way))])))));
  };
};

const isFree = ({ pivot, barriers, cover }: Scene, ends: readonly Vec[]): boolean => {
  const around = growBox(boxOfPoints([pivot.base.center, ...ends]), 2 * extentOf(pivot.base.form));
  const near = barriers.filter((barrier) => isWithinBoxBox(around, boxOf(barrier), 0));
  if (near.length === 0) return true;
  const covered = cover(ends);
  return !near.some((barrier) => overlapsPolygonPolygon(covered, barrier));
};

/** The base, larger by what rounding and turning in steps may add on each side. */
const larger = (base: Base): Base => {
  const { length, width } = base.form;
  const by = 2 * (SPARE + bulgeOf(base.form));
  return { ...base, form: { ...base.form, length: length + by, width: width + by } };
};

const turnsFreely = ({ pivot: { base, side }, barriers }: Scene, ahead: Vec): boolean =>
  barriers.length === 0 || sweptByTurn(larger(base), facingOf(side, ahead), barriers).length === 0;

/** How often the length of a sector is halved to find how far it is free, and what part of it is left then. */
const HALVINGS = 8;
const LEAST = 1 / 256;

/** The ends of the longest ways in two directions between which all is free, a little short; undefined where nothing is. */
const endsOf = (scene: Scene, directions: readonly [Vec, Vec]): readonly Vec[] | undefined => {
  const { base, most, allows } = scene.pivot;
  const endsAt = (length: Ticks): readonly Vec[] => directions.map((direction) => add(base.center, shortAlong(direction, length)));
  const holds = (ends: readonly Vec[]): boolean => ends.every((end) => allows(subtract(end, base.center))) && isFree(scene, ends);
  if (holds(endsAt(most))) return endsAt(most - SPARE);
  let [low, high] = [SPARE + Math.ceil(most * LEAST), most];
  if (!holds(endsAt(low))) return undefined;
  for (let i = 0; i < HALVINGS; i += 1) {
    const half = Math.floor((low + high) / 2);
    if (holds(endsAt(half))) low = half;
    else high = half;
  }
  return endsAt(low - SPARE);
};

/** A run of sectors, short of the directions at which it begins and ends: rounding may lead past those. */
const withoutSides = (center: Vec, run: readonly Vec[]): Area => {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  return without(unite([[center, ...run]]), [first, last].map((end) => roundedHull([center, end], 1, 'outside')));
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
  return runs.flatMap((run) => withoutSides(base.center, run));
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
  const all = barriersOf(base, ground).map(({ shape }) => shape);
  const outlines = pivotsReached(start, ground).flatMap((pivot) => {
    const barriers = all.filter((shape) => isWithinPointBox(pivot.base.center, boxOf(shape), pivot.most + 2 * extent));
    return outlinesAround({ pivot, barriers, cover: coverOf(pivot) });
  });
  return common(unite(outlines), spots);
};

/**
 * The region of the center of a notched base on a floor, for all its notches. For every place in the inner one `findNotchedMove`
 * finds a move; where the base would lie askew close to something, it is left out. The outer one holds every end within the
 * tool and its own length.
 */
export const regionOfNotchedMove = (start: NotchedStart, floor: number, ground: Ground): Region => {
  const { base } = start;
  const most = Math.max(0, ...base.form.notches.map((side) => lengthOfNotchedMove(start, side)));
  const standers = { radius: innerExtentOf(base.form), floor, touch: extentOf(base.form) };
  const spots = start.overhangs === true ? [roundedHull([base.center], most, 'outside')] : spotsOn(standers, ground, 'outside');
  return { inner: innerOf(start, floor, ground), near: 0, outer: common([roundedHull([base.center], most, 'outside')], spots), tolerance: SPARE };
};
