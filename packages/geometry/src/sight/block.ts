// Whether a line between two ends runs through pieces. Through one that lies between them it runs if it has corners of it on
// both sides. All else is counted crossing by crossing along the line, just beside it on the left and just beside it on the
// right (as in `span.ts`): it is stopped where pieces lie on both sides, so not where it grazes, and where it runs along the
// edge that two pieces share, it is.
import { ACROSS, ALONG, type Corridor, type KnownRay, type Line, type Neighbour, sideOf, sidesOf } from './corridor.js';
import { type Crossing, isBeyond, orderOnRay } from './crossing.js';
import type { Rough } from '../exact.js';
import { type Sign, signOf } from '../predicate.js';
import { type Ray, type Touch, spotOf } from './ray.js';
import type { Vec } from '../vector.js';
import { type RoughLine, roughBeyond, roughPlace, roughTangent, roughWhere } from './rough-line.js';

/** A place where a piece beside the line begins or ends. */
interface Change {
  readonly crossing: Crossing;
  readonly at: Rough;
  readonly place: number;
  readonly side: 1 | -1;
}

/** A line as a ray. */
export const rayOf = (line: Line): KnownRay => {
  if (line.kind === 'ray') return line;
  const { a, dx, dy, rise } = line;
  const b = { x: a.x + dx, y: a.y + dy };
  const ray: Ray = { kind: 'ray', a: { spot: spotOf(a), radius: a.radius, known: a }, b: { spot: spotOf(b), radius: a.radius + rise, known: b } };
  return { ...ray, rough: roughTangent(line) };
};

/** A line as it was asked, whose sides are quick, and the same in doubles. */
interface Lines {
  readonly line: Line;
  readonly rough: RoughLine;
}

type Place = Pick<Change, 'crossing' | 'at'>;

/** Where a line crosses an edge from one side to the other: asked for both sides, found once. */
const crossingOf = (rough: RoughLine, left: Vec, right: Vec): Place => {
  const crossing = { left, right };
  return { crossing, at: roughPlace(rough, crossing) };
};

/** Where the lines that lie a hair to the left and a hair to the right cross a piece. Loops, since nothing is asked more often where bases stand in pieces. */
const addChanges = (changes: Change[], { line, rough }: Lines, { place, piece }: Neighbour): void => {
  const { points, edges } = piece;
  const sides: Sign[] = [];
  for (const point of points) sides.push(sideOf(line, point));
  const crossings: (Place | undefined)[] = [];
  for (const side of [1, -1] as const)
    for (const [i, { from, to }] of edges.entries()) {
      const [first, second] = [sides[i] ?? 0, sides[i + 1 === sides.length ? 0 : i + 1] ?? 0];
      if ((first === side) === (second === side)) continue;
      const far = first === side ? to : from;
      const isAcross = first !== 0 && second !== 0;
      if (!isAcross) changes.push({ ...crossingOf(rough, far, far), place, side });
      else {
        const known = (crossings[i] ??= first > 0 ? crossingOf(rough, from, to) : crossingOf(rough, to, from));
        changes.push({ crossing: known.crossing, at: known.at, place, side });
      }
    }
};

const order = (ray: KnownRay, p: Change, q: Change): Sign => {
  const apart = p.at.value - q.at.value;
  return Math.abs(apart) > p.at.off + q.at.off ? signOf(apart) : orderOnRay(ray, p.crossing, q.crossing);
};

/** Whether a crossing is the one with the edge on which a touch lies. */
const isTouch = ({ known }: Touch, { left, right }: Crossing): boolean =>
  'from' in known && ((known.from === left && known.to === right) || (known.from === right && known.to === left));

const isBeyondEnd = (ray: KnownRay, { crossing, at }: Change, beyond: Parameters<typeof isBeyond>[2]): boolean => {
  // Where the ray touches a rim it is not beyond it.
  if (isTouch(beyond.way === 1 ? ray.a : ray.b, crossing)) return false;
  const sign = roughBeyond(ray.rough, at, beyond);
  return sign === 0 ? isBeyond(ray, crossing, beyond) : sign > 0;
};

/** The pieces that stop a line together, crossing by crossing; none if it is free. */
const countAlong = ({ a, b }: Corridor, line: Line, neighbours: readonly Neighbour[]): readonly number[] => {
  const ray = rayOf(line);
  const lines = { line, rough: ray.rough };
  const sorted: Change[] = [];
  for (const one of neighbours) addChanges(sorted, lines, one);
  sorted.sort((p, q) => order(ray, p, q));
  const [left, right] = [new Set<number>(), new Set<number>()];
  for (let i = 0; i + 1 < sorted.length; i += 1) {
    const [change, next] = [sorted[i], sorted[i + 1]];
    if (change === undefined || next === undefined) break;
    const beside = change.side === 1 ? left : right;
    if (!beside.delete(change.place)) beside.add(change.place);
    if (left.size === 0 || right.size === 0 || order(ray, change, next) === 0) continue;
    if (isBeyondEnd(ray, next, { end: a, way: 1 }) && isBeyondEnd(ray, change, { end: b, way: -1 })) return [...new Set([...left, ...right])];
  }
  return [];
};

/** The pieces that stop a line from the one end to the other, as far as it takes to stop it; none if it is free. Exact. */
export const stoppedBy = (corridor: Corridor, neighbours: readonly Neighbour[], line: Line): readonly number[] => {
  let [beside, isOpen] = [0, false];
  const asked: Neighbour[] = [];
  for (const neighbour of neighbours) {
    const sides = sidesOf(line, neighbour.piece);
    if (sides < ACROSS) continue;
    if (sides === ACROSS) {
      const where = neighbour.between ? 1 : roughWhere(line.kind === 'ray' ? line.rough : roughTangent(line), neighbour.piece.points, corridor);
      if (where > 0) return [neighbour.place];
      if (where < 0) continue;
      isOpen = true;
    } else beside |= sides & ~ALONG;
    asked.push(neighbour);
  }
  return isOpen || beside === ACROSS ? countAlong(corridor, line, asked) : [];
};
