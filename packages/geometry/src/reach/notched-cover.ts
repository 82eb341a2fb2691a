// What a base covers on its way, as points with something around them: near enough to tell most of what it does not meet at once.
import { type Base, type BaseForm, shapeOf } from '../base.js';
import { boxOf, boxOfPoints, growBox, isWithinBoxBox } from '../box.js';
import { isWithinPolygonPolygon } from '../polygon-polygon.js';
import { preparePolygon } from '../prepare.js';
import { type Polygon, polygon } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add } from '../vector.js';
import { SPARE, hullOf } from './outline.js';

/** How far any point of a base is from its center, rounded corners and all. */
export const extentOf = ({ outline, length, width }: BaseForm): Ticks =>
  outline === 'box' ? Math.ceil(Math.sqrt(length * length + width * width) / 2) + 1 : Math.max(length, width) / 2;

/** What a base reaches beyond its outlines in two directions next to each other while it turns from the one to the other. */
export const bulgeOf = (form: BaseForm): Ticks => Math.ceil(extentOf(form) / 4096);

/** How far around its corners a base reaches, with what rounding may add. */
export const reachOf = (form: BaseForm): Ticks => Math.ceil(form.outline === 'box' ? 0 : form.width / 2) + bulgeOf(form) + SPARE;

/** The stadium around an oval; every other base as it is. */
export const aroundOval = (base: Base): Base => (base.form.outline === 'oval' ? { ...base, form: { ...base.form, outline: 'stadium' } } : base);

/** The points around which the outline of a base is drawn. An oval lies within the stadium as long and wide. */
export const cornersOf = (base: Base): readonly Vec[] => {
  const shape = shapeOf(aroundOval(base));
  if (shape.kind === 'disc') return [shape.center];
  return shape.kind === 'capsule' ? [shape.from, shape.to] : shape.points;
};

/** The hull of points, as a polygon to ask many times. */
export const coverOf = (points: readonly Vec[]): Polygon => preparePolygon(polygon(hullOf(points)));

/** The polygons that come nearer to points than a reach, by their boxes alone: there are no others that do. */
export const nearTo = (points: readonly Vec[], reach: Ticks, polygons: readonly Polygon[]): readonly Polygon[] => {
  const around = growBox(boxOfPoints(points), reach);
  return polygons.filter((one) => isWithinBoxBox(around, boxOf(one), 0));
};

/** Whether a base that goes straight surely meets none of some polygons on its way. */
export const ridesFreely = (base: Base, way: Vec, polygons: readonly Polygon[]): boolean => {
  const corners = cornersOf(base);
  const [points, reach] = [[...corners, ...corners.map((corner) => add(corner, way))], reachOf(base.form)];
  const near = nearTo(points, reach, polygons);
  if (near.length === 0) return true;
  const cover = coverOf(points);
  return !near.some((one) => isWithinPolygonPolygon(cover, one, reach));
};
