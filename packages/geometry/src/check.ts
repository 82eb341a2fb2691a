import { turnOf } from './prepare.js';
import { type Checked, type Fault, type FaultReason, left, right } from './result.js';
import type { Capsule, Disc, Polygon, Segment } from './shape.js';
import { crossingEdges, isCollinear, repeatedPoints } from './simple.js';
import { COORDINATE_LIMIT, POINT_LIMIT, RADIUS_LIMIT } from './units.js';
import { type Vec, isSamePoint } from './vector.js';

/** One fault, as a list. */
export const fault = (path: string, reason: FaultReason): readonly Fault[] => [{ path, reason }];

/** Whether an input is a record: no list, not null. */
export const isRecord = (input: unknown): input is object => typeof input === 'object' && input !== null && !Array.isArray(input);

/** An own field; what is only inherited is not there. */
export const fieldOf = (input: object, key: string): unknown =>
  Object.hasOwn(input, key) ? (input as { readonly [key: string]: unknown })[key] : undefined;

/** Where a number stands in the input, and what it may be. */
export interface Limits {
  readonly path: string;
  readonly min: number;
  readonly max: number;
}

/** What is wrong with an input as a whole number. */
export const faultsOfNumber = (input: unknown, { path, min, max }: Limits): readonly Fault[] => {
  if (!Number.isInteger(input)) return fault(path, 'not-whole');
  return Number(input) < min || Number(input) > max ? fault(path, 'out-of-range') : [];
};

const faultsOfKind = (input: object, kind: string): readonly Fault[] =>
  !Object.hasOwn(input, 'kind') || fieldOf(input, 'kind') === kind ? [] : fault('kind', 'wrong-kind');

/** What is wrong with an input as a vector with components up to a limit. */
export const faultsOfVector = (input: unknown, path: string, max: number): readonly Fault[] => {
  if (!isRecord(input)) return fault(path, 'not-a-record');
  const faults: Fault[] = [];
  for (const key of ['x', 'y'] as const) {
    const value = fieldOf(input, key);
    if (Number.isInteger(value) && Math.abs(Number(value)) <= max) continue;
    faults.push(...faultsOfNumber(value, { path: path === '' ? key : `${path}.${key}`, min: -max, max }));
  }
  return faults;
};

/** What is wrong with an input as a point of the table. */
export const faultsOfPoint = (input: unknown, path: string): readonly Fault[] => faultsOfVector(input, path, COORDINATE_LIMIT);

/** A point that passed, without what else was in it and without −0. */
export const pointOf = (input: unknown): Vec => {
  const { x, y } = input as Vec;
  return { x: x + 0, y: y + 0 };
};

/** A point of the table from any input. */
export const checkVec = (input: unknown): Checked<Vec> => {
  const faults = faultsOfPoint(input, '');
  return faults.length > 0 ? left(faults) : right(pointOf(input));
};

/** A disc from any input: whole center in range, whole radius of at least one tick. `kind` may be left out. */
export const checkDisc = (input: unknown): Checked<Disc> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const radius = fieldOf(input, 'radius');
  const faults = [
    ...faultsOfKind(input, 'disc'),
    ...faultsOfPoint(fieldOf(input, 'center'), 'center'),
    ...faultsOfNumber(radius, { path: 'radius', min: 1, max: RADIUS_LIMIT }),
  ];
  return faults.length > 0
    ? left(faults)
    : right({ kind: 'disc', center: pointOf(fieldOf(input, 'center')), radius: Number(radius) });
};

/** A segment from any input: whole ends in range that are not the same point. `kind` may be left out. */
export const checkSegment = (input: unknown): Checked<Segment> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const [from, to] = [fieldOf(input, 'from'), fieldOf(input, 'to')];
  const faults = [...faultsOfKind(input, 'segment'), ...faultsOfPoint(from, 'from'), ...faultsOfPoint(to, 'to')];
  if (faults.length > 0) return left(faults);
  const ends = { from: pointOf(from), to: pointOf(to) };
  return isSamePoint(ends.from, ends.to) ? left(fault('to', 'zero-length')) : right({ kind: 'segment', ...ends });
};

/** A capsule from any input: whole ends in range, which may be the same, and a whole radius of at least one tick. */
export const checkCapsule = (input: unknown): Checked<Capsule> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const [from, to, radius] = ['from', 'to', 'radius'].map((key) => fieldOf(input, key));
  const faults = [
    ...faultsOfKind(input, 'capsule'),
    ...faultsOfPoint(from, 'from'),
    ...faultsOfPoint(to, 'to'),
    ...faultsOfNumber(radius, { path: 'radius', min: 1, max: RADIUS_LIMIT }),
  ];
  return faults.length > 0 ? left(faults) : right({ kind: 'capsule', from: pointOf(from), to: pointOf(to), radius: Number(radius) });
};

/** A corner and where in the input it stood. */
interface Corner {
  readonly point: Vec;
  readonly place: number;
}

/** The corners without those that repeat the one before, or at the end the first. */
const cornersOf = (points: readonly Vec[]): readonly Corner[] => {
  const corners = points.map((point, place) => ({ point, place }));
  const distinct = corners.filter(({ point }, i) => i === 0 || !isSamePoint(point, points[i - 1] ?? point));
  const [first, last] = [distinct[0], distinct.at(-1)];
  return first && last && distinct.length > 1 && isSamePoint(first.point, last.point) ? distinct.slice(0, -1) : distinct;
};

const faultsOfCorners = (corners: readonly Corner[]): readonly Fault[] => {
  const points = corners.map(({ point }) => point);
  const at = (reason: FaultReason) => (i: number): readonly Fault[] => fault(`points.${String(corners[i]?.place)}`, reason);
  if (points.length < 3) return fault('points', 'too-few-points');
  if (isCollinear(points)) return fault('points', 'no-area');
  const repeated = repeatedPoints(points).flatMap(at('repeated-point'));
  return repeated.length > 0 ? repeated : crossingEdges(points).flatMap(at('self-crossing'));
};

/** The same corners anticlockwise, from the same first corner. */
const anticlockwise = (points: readonly Vec[]): readonly Vec[] =>
  turnOf(points) >= 0 ? points : [...points.slice(0, 1), ...points.slice(1).reverse()];

/**
 * A simple polygon from any input, its corners anticlockwise from the first one given. A corner that repeats the one
 * before it, or at the end the first, is dropped; edges that cross or touch, corners met twice and empty outlines are
 * faults. `kind` may be left out.
 */
export const checkPolygon = (input: unknown): Checked<Polygon> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const list = fieldOf(input, 'points');
  if (!Array.isArray(list)) return left(fault('points', 'not-a-list'));
  if (list.length > POINT_LIMIT) return left(fault('points', 'too-many-points'));
  const inputs: readonly unknown[] = Array.from(list);
  const faults = [...faultsOfKind(input, 'polygon'), ...inputs.flatMap((point, i) => faultsOfPoint(point, `points.${String(i)}`))];
  if (faults.length > 0) return left(faults);
  const corners = cornersOf(inputs.map(pointOf));
  const shapeFaults = faultsOfCorners(corners);
  if (shapeFaults.length > 0) return left(shapeFaults);
  return right({ kind: 'polygon', points: anticlockwise(corners.map(({ point }) => point)) });
};
