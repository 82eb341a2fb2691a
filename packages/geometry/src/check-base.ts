import type { Base, BaseForm, Side } from './base.js';
import { fault, faultsOfNumber, faultsOfPoint, faultsOfVector, fieldOf, isRecord, pointOf } from './check.js';
import { type Checked, type Fault, left, right } from './result.js';
import { DIRECTION_LIMIT } from './units.js';
import { type Vec, isSamePoint } from './vector.js';

/** The longest base, 2^16 ticks (655 mm): so long, every question about its arcs is exact. */
const BASE_LIMIT = 65_536;

/** As fractions of a length, the sides of a base are whole numbers up to this; whole millimetres always are. */
const RATIO_LIMIT = 1024;

const OUTLINES: readonly unknown[] = ['round', 'stadium', 'oval', 'box'];
const SIDES: readonly unknown[] = ['front', 'left', 'rear', 'right'];

/** What is wrong with an input as a direction: whole, not zero, at most `DIRECTION_LIMIT` in x and y. */
export const faultsOfDirection = (input: unknown, path: string): readonly Fault[] => {
  const faults = faultsOfVector(input, path, DIRECTION_LIMIT);
  return faults.length === 0 && isSamePoint(pointOf(input), { x: 0, y: 0 }) ? fault(path, 'zero-length') : faults;
};

/** A direction from any input: a whole vector of some length, at most `DIRECTION_LIMIT` in x and y. */
export const checkDirection = (input: unknown): Checked<Vec> => {
  const faults = faultsOfDirection(input, '');
  return faults.length > 0 ? left(faults) : right(pointOf(input));
};

const ratioOf = (a: number, b: number): number => (b === 0 ? a : ratioOf(b, a % b));

const faultsOfSides = (length: unknown, width: unknown): readonly Fault[] => {
  const faults = [
    ...faultsOfNumber(length, { path: 'length', min: 2, max: BASE_LIMIT }),
    ...faultsOfNumber(width, { path: 'width', min: 2, max: BASE_LIMIT }),
  ];
  if (faults.length > 0) return faults;
  const [long, wide] = [Number(length), Number(width)];
  if (long % 2 !== 0) return fault('length', 'not-even');
  if (wide % 2 !== 0) return fault('width', 'not-even');
  return Math.max(long, wide) / ratioOf(long, wide) > RATIO_LIMIT ? fault('width', 'out-of-range') : [];
};

const faultsOfOutline = (outline: unknown, length: number, width: number): readonly Fault[] => {
  if (!OUTLINES.includes(outline)) return fault('outline', 'wrong-kind');
  if (outline === 'round' && length !== width) return fault('width', 'out-of-range');
  return outline === 'stadium' && length < width ? fault('length', 'out-of-range') : [];
};

const faultsOfNotches = (input: object, most: number): readonly Fault[] => {
  const notches = fieldOf(input, 'notches');
  if (!Array.isArray(notches)) return fault('notches', 'not-a-list');
  const list: readonly unknown[] = Array.from(notches);
  const wrong = list.flatMap((side, i) =>
    !SIDES.includes(side) ? fault(`notches.${String(i)}`, 'wrong-kind') : list.indexOf(side) < i ? fault(`notches.${String(i)}`, 'repeated-point') : [],
  );
  return [...wrong, ...faultsOfNumber(fieldOf(input, 'notchDepth'), { path: 'notchDepth', min: 0, max: most })];
};

/**
 * The sheet of a base from any input. Its length and width are even, so that halves are whole ticks, and at least 2; a
 * round base is as long as wide, a stadium at least as long as wide.
 */
export const checkBaseForm = (input: unknown): Checked<BaseForm> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const [outline, length, width] = ['outline', 'length', 'width'].map((key) => fieldOf(input, key));
  const sides = faultsOfSides(length, width);
  if (sides.length > 0) return left(sides);
  const [long, wide] = [Number(length), Number(width)];
  const faults = [...faultsOfOutline(outline, long, wide), ...faultsOfNotches(input, Math.min(long, wide) / 2)];
  if (faults.length > 0) return left(faults);
  return right({
    outline: outline as BaseForm['outline'],
    length: long,
    width: wide,
    notches: Array.from(fieldOf(input, 'notches') as readonly Side[]),
    notchDepth: Number(fieldOf(input, 'notchDepth')) + 0,
  });
};

/** A base on the table from any input. */
export const checkBase = (input: unknown): Checked<Base> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const form = checkBaseForm(fieldOf(input, 'form'));
  const [center, facing] = [fieldOf(input, 'center'), fieldOf(input, 'facing')];
  const deeper = (faults: readonly Fault[]): readonly Fault[] =>
    faults.map(({ path, reason }) => ({ path: path === '' ? 'form' : `form.${path}`, reason }));
  const faults = [
    ...(form._tag === 'Left' ? deeper(form.left) : []),
    ...faultsOfPoint(center, 'center'),
    ...faultsOfDirection(facing, 'facing'),
  ];
  if (form._tag === 'Left' || faults.length > 0) return left(faults);
  return right({ form: form.right, center: pointOf(center), facing: pointOf(facing) });
};
