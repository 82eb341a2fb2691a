import { containsPolygonDisc, containsPolygonPoint, disc, overlapsDiscPolygon, type Disc, type Ticks } from '@regelwerk/geometry';
import type { Board } from '../board.js';
import type { Place } from '../model/ids.js';
import { isOnTable } from './leg.js';
import { isOnPlane, type Slope } from './slope.js';

/** Why nobody stands there, and the piece that says so. */
export interface Unsafe {
  readonly why: 'no-surface' | 'not-agreed' | 'overhang' | 'body' | 'edge-of-table';
  readonly by: string;
}

/**
 * Why a base of a radius does not stand safely at a place; `undefined` if it does. It must lie wholly on one surface - the ground, an
 * enterable top, stairs or a ramp - and in no body. With radius 0 only its centre is asked about. Other bases are no matter here.
 * @unit ticks
 */
export const unsafeAt = (board: Board, place: Place, radius: Ticks): Unsafe | undefined => {
  if (!isOnTable(board, place, radius)) return { why: 'edge-of-table', by: '' };
  if (place.z === 0 && isAlone(board, place, radius)) return undefined;
  const base = disc(place, radius);
  const onLevel = place.z === 0 ? crowded(board, place, base) : unsafeOnTop(board, place, base);
  if (onLevel === undefined || board.slopes.length === 0) return onLevel;
  const slope = board.slopes.find((one) => isOnPlane(one, place) && containsPolygonPoint(one.polygon, place));
  return slope === undefined ? onLevel : unsafeOnSlope(board, place, { base, slope });
};

/** Is there no piece of terrain near a base? */
const isAlone = ({ boxes }: Board, { x, y }: Place, radius: Ticks): boolean => {
  for (const { minX, minY, maxX, maxY } of boxes)
    if (x + radius >= minX && x - radius <= maxX && y + radius >= minY && y - radius <= maxY) return false;
  return true;
};

/** Is the base in a body, or on ground where nobody stands? */
const crowded = ({ bodies, obstacles, unsafe }: Board, { z }: Place, base: Disc): Unsafe | undefined => {
  for (const body of bodies) if (body.bottom <= z && z < body.top && overlapsDiscPolygon(base, body.polygon)) return { why: 'body', by: body.id };
  for (const body of obstacles) if (body.bottom <= z && z < body.top && overlapsDiscPolygon(base, body.polygon)) return { why: 'body', by: body.id };
  for (const patch of unsafe) if (patch.z === z && overlapsDiscPolygon(base, patch.polygon)) return { why: 'not-agreed', by: patch.id };
  return undefined;
};

const unsafeOnTop = (board: Board, place: Place, base: Disc): Unsafe | undefined => {
  let over: Unsafe | undefined;
  for (const { id, polygon, z, noStanding } of board.tops) {
    if (z !== place.z || !containsPolygonPoint(polygon, place)) continue;
    if (noStanding) over ??= { why: 'not-agreed', by: id };
    else if (containsPolygonDisc(polygon, base)) return crowded(board, place, base);
    else over ??= { why: 'overhang', by: id };
  }
  return over ?? inTheAir(board, place);
};

/** Where there is no floor: on top of what may not be entered, inside a body, or in the air. */
const inTheAir = ({ shut, bodies }: Board, place: Place): Unsafe => {
  const roof = shut.find(({ z, polygon }) => z === place.z && containsPolygonPoint(polygon, place));
  if (roof !== undefined) return { why: 'not-agreed', by: roof.id };
  const body = bodies.find(({ bottom, top, polygon }) => bottom <= place.z && place.z < top && overlapsDiscPolygon(disc(place, 0), polygon));
  return body === undefined ? { why: 'no-surface', by: '' } : { why: 'body', by: body.id };
};

/** Stairs are a surface of their own: what the ground below them is like is no matter. */
const unsafeOnSlope = (board: Board, place: Place, { base, slope }: { readonly base: Disc; readonly slope: Slope }): Unsafe | undefined =>
  containsPolygonDisc(slope.polygon, base)
    ? crowded({ ...board, unsafe: [], bodies: board.bodies.filter(({ polygon }) => polygon !== slope.polygon) }, place, base)
    : { why: 'overhang', by: slope.id };
