// Where no quick look decides, all critical lines are tried. Lines that only graze are free, so those that are free form a
// closed set; if there is any, there is one that touches two things at once: an end, a corner of a piece that is convex there,
// or a point where the rim of an end crosses an edge of a piece that overlaps it. There are finitely many of those.
import { type Corner, cornersOf } from './blockers.js';
import { type Corridor, type Line, type Neighbour, contactsOf, sideOf } from './corridor.js';
import type { Hull } from './hull.js';
import { type Ray, type Touch, headingOfRay, isRay, spotOf } from './ray.js';
import { edgesOver, rimSpots } from './rim.js';
import { roughLineOf } from './rough-line.js';
import type { Segment } from '../shape.js';
import { type Contact, type Tangent, headingOfTangent, tangentOf } from './tangent.js';
import { dot, isSamePoint, subtract } from '../vector.js';

/** Whether a line meets an end. */
export const meets = (line: Line, { corners, radius }: Hull): boolean =>
  corners.some((corner) => sideOf(line, corner, radius) <= 0) && corners.some((corner) => sideOf(line, corner, -radius) >= 0);

/** Whether a line through a corner of a piece leaves the piece on one side there. */
const leansOn = (line: Line, contact: Contact | Corner): boolean =>
  !('before' in contact) || sideOf(line, contact.before) * sideOf(line, contact.after) >= 0;

/** Whether a line runs from the one end of a corridor toward the other. */
export const isForward = (line: Line, { way }: Corridor): boolean =>
  (line.kind === 'tangent' ? headingOfTangent(line, way) : headingOfRay(line, way)) > 0;

/** A corridor with the pieces in it. */
export interface Scene extends Corridor {
  readonly neighbours: readonly Neighbour[];
}

/** Contacts that a line between the ends can have with what is not round. */
const innerContacts = ({ neighbours, left, right }: Scene): readonly Corner[] =>
  neighbours.flatMap(({ piece }) => cornersOf(piece).filter((corner) => sideOf(left, corner) <= 0 && sideOf(right, corner) >= 0));

/** The contacts of all lines that touch an end. */
export const bothSides = (hull: Hull): readonly Contact[] =>
  hull.radius === 0 ? contactsOf(hull, 1) : [...contactsOf(hull, 1), ...contactsOf(hull, -1)];

const isCritical = (corridor: Corridor, line: Line, [p, q]: readonly [Contact, Contact]): boolean =>
  isForward(line, corridor) && leansOn(line, p) && leansOn(line, q) && meets(line, corridor.a) && meets(line, corridor.b);

/** The pairs of contacts of critical lines: both ends first, then an end and a corner, then two corners. */
const contactPairs = function* (scene: Scene): Generator<readonly [Contact, Contact]> {
  const [ofA, ofB, inner] = [bothSides(scene.a), bothSides(scene.b), innerContacts(scene)];
  for (const p of ofA) for (const q of ofB) yield [p, q];
  for (const q of inner) for (const p of ofA) yield [p, q];
  for (const p of inner) for (const q of ofB) yield [p, q];
  for (const [i, p] of inner.entries())
    for (let j = 0; j < i; j += 1) {
      const q = inner[j] ?? p;
      yield dot(scene.way, subtract(q, p)) > 0 ? [p, q] : [q, p];
    }
};

const tangents = function* (scene: Scene): Generator<Tangent> {
  for (const pair of contactPairs(scene)) {
    const line = tangentOf(pair[0], pair[1]);
    if (line !== undefined && isCritical(scene, line, pair)) yield line;
  }
};

const touchOf = (contact: Contact): Touch => ({ spot: spotOf(contact), radius: contact.radius, known: contact });

/** Whether two touches lie on one edge: the line is that edge's, and asked as such. */
const areOnOneEdge = (p: Touch, q: Touch): boolean => {
  const [one, other] = 'from' in p.known ? [p.known, q.known] : [q.known, p.known];
  if (!('from' in one)) return false;
  return 'from' in other ? one === other : isSamePoint(one.from, other) || isSamePoint(one.to, other);
};

/** The critical lines along the edges of pieces that overlap an end. */
const edgeLines = function* (corridor: Scene, edges: readonly Segment[]): Generator<Tangent> {
  for (const { from, to } of edges) {
    const [p, q] = [{ ...from, radius: 0 }, { ...to, radius: 0 }];
    for (const line of [tangentOf(p, q), tangentOf(q, p)])
      if (line !== undefined && isCritical(corridor, line, [p, q])) yield line;
  }
};

/** The critical lines through points where the rim of an end crosses the edge of a piece that overlaps it. */
const rays = function* (corridor: Scene): Generator<Line> {
  const { a, b, neighbours } = corridor;
  const [edgesA, edgesB] = [edgesOver(a, neighbours), edgesOver(b, neighbours)];
  if (edgesA.length + edgesB.length === 0) return;
  yield* edgeLines(corridor, [...edgesA, ...edgesB]);
  const [spotsA, spotsB, inner] = [rimSpots(a, edgesA), rimSpots(b, edgesB), innerContacts(corridor).map(touchOf)];
  const pairs = [
    ...spotsA.flatMap((p) => [...spotsB, ...bothSides(b).map(touchOf), ...inner].map((q) => [p, q] as const)),
    ...spotsB.flatMap((q) => [...bothSides(a).map(touchOf), ...inner].map((p) => [p, q] as const)),
  ];
  for (const [p, q] of pairs) {
    const plainRay: Ray = { kind: 'ray', a: p, b: q };
    if (areOnOneEdge(p, q) || !isRay(plainRay)) continue;
    const ray = { ...plainRay, rough: roughLineOf(plainRay) };
    if (isForward(ray, corridor) && meets(ray, a) && meets(ray, b)) yield ray;
  }
};

/** All lines that touch two things, if any line between the ends is free one of them is. */
export const criticalLines = function* (corridor: Scene): Generator<Line> {
  yield* tangents(corridor);
  yield* rays(corridor);
};
