/*! Contains clipper2-ts by Angus Johnson and Jeremy Tribby, Boost Software License 1.0, https://www.boost.org/LICENSE_1_0.txt */
// The only door to the polygon library: unions and differences of outlines on whole ticks.
import { FillRule, difference, intersect, union } from 'clipper2-ts';
import { orientation } from '../predicate.js';
import type { Vec } from '../vector.js';
import type { Outline } from './outline.js';

/** An area: its outlines anticlockwise, its holes clockwise, no two of them crossing. */
export type Area = readonly Outline[];

const pathsOf = (outlines: readonly Outline[]) => outlines.map((outline) => outline.map(({ x, y }) => ({ x, y })));

const areaOfPaths = (paths: readonly (readonly { readonly x: number; readonly y: number }[])[]): Area =>
  paths.map((path) => path.map(({ x, y }) => ({ x: x + 0, y: y + 0 })));

/** What lies in any of the outlines, each of which goes anticlockwise. */
export const unite = (outlines: readonly Outline[]): Area => areaOfPaths(union(pathsOf(outlines), FillRule.NonZero));

/** What lies in an area and in none of the outlines. */
export const without = (area: Area, outlines: readonly Outline[]): Area =>
  outlines.length === 0 ? area : areaOfPaths(difference(pathsOf(area), pathsOf(outlines), FillRule.NonZero));

/** What lies in both areas. */
export const common = (a: Area, b: Area): Area => areaOfPaths(intersect(pathsOf(a), pathsOf(b), FillRule.NonZero));

/** Whether a point lies in an area, its edge included. */
export const isInArea = (area: Area, point: Vec): boolean => {
  let isInside = false;
  for (const outline of area) {
    let from = outline.at(-1) ?? point;
    for (const to of outline) {
      const side = orientation(from, to, point);
      if (side === 0 && (from.x - point.x) * (to.x - point.x) <= 0 && (from.y - point.y) * (to.y - point.y) <= 0) return true;
      if (from.y > point.y !== to.y > point.y && side > 0 === to.y > from.y) isInside = !isInside;
      from = to;
    }
  }
  return isInside;
};
