// Slow twins of what moves: one tick after the other, and lay after lay, each looked at on its own.
import { overlaps } from '../distance.js';
import { type Ground, faultsOfSpot } from '../moves/ground.js';
import { moved } from '../moves/contact.js';
import { type ToolStart, checkToolMove } from '../moves/tool-move.js';
import { type Shape, disc } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, scale, vec } from '../vector.js';

/**
 * How far something slides along an axis, tick by tick, before the next one would overlap what it did not overlap at the start.
 * @unit ticks
 */
export const bruteSlide = (mover: Shape, { axis, most }: { readonly axis: Vec; readonly most: Ticks }, blockers: readonly Shape[]): Ticks => {
  const solid = blockers.filter((blocker) => !overlaps(mover, blocker));
  for (let length = 1; length <= most; length += 1)
    if (solid.some((blocker) => overlaps(moved(mover, scale(axis, length)), blocker))) return length - 1;
  return most;
};

/**
 * How far a base is pushed along an axis at most so far: the last tick up to there at which it lies wholly on its floor, free.
 * @unit ticks
 */
export const bruteLast = (base: { readonly center: Vec; readonly radius: Ticks; readonly floor: number }, { axis, most }: { readonly axis: Vec; readonly most: Ticks }, ground: Ground): Ticks => {
  for (let length = most; length > 0; length -= 1) {
    const there = disc(add(base.center, scale(axis, length)), base.radius);
    if (faultsOfSpot({ base: there, floor: base.floor }, ground).length === 0) return length;
  }
  return 0;
};

/** Whether any lay of many, with arms in every whole direction of a small square, takes a base to an end. */
export const bruteReaches = (start: ToolStart, { end, floor }: { readonly end: Vec; readonly floor: number }, ground: Ground): boolean => {
  const side = [-2, -1, 0, 1, 2];
  const directions = side.flatMap((x) => side.map((y) => vec(x, y))).filter(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) === 2);
  return directions.some((first) => directions.some((second) => checkToolMove({ arms: [first, second], end, floor }, start, ground)._tag === 'Right'));
};
