// A movement tool: two straight arms joined by one hinge. Its middle line is what bases touch, so that the lengths printed
// for it are the lengths one moves, unless it says that all that it covers counts; its outline, flat ends and a disc at the
// hinge, is what obstacles may not overlap.
import { fault, faultsOfNumber, fieldOf, isRecord, pointOf } from '../check.js';
import { faultsOfDirection } from '../check-base.js';
import { isWithinDiscDisc } from '../disc-disc.js';
import { isWithinDiscPolygon, overlapsDiscPolygon } from '../disc-polygon.js';
import { isWithinDiscSegment } from '../disc-segment.js';
import { type Box, boxOfPoints, growBox, isWithinBoxBox } from '../box.js';
import { leftOf } from '../heading.js';
import { overlapsPlatePolygon } from './plate-polygon.js';
import { type PreparedPolygon, preparePolygon } from '../prepare.js';
import { type Fault, type Result, left, right } from '../result.js';
import { along, shortAlong } from '../round.js';
import { type Disc, type Polygon, type Segment, disc, polygon, segment } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, subtract } from '../vector.js';

/** A movement tool, as data. */
export interface Tool {
  /** From the base to the hinge, and from the hinge to the far end. @unit ticks */
  readonly arms: readonly [Ticks, Ticks];
  /** @unit ticks */
  readonly width: Ticks;
  /** The farthest turn of the hinge to either side, as a direction seen from (1, 0): (0, 1) is a right angle. */
  readonly limit: Vec;
  /** What of it bases touch that end at it: its middle line, which counts if nothing is said, or all that it covers. */
  readonly touch?: 'middle-line' | 'outline';
}

/** The longest arm, 2^16 ticks (655 mm). */
const ARM_LIMIT = 65_536;

const isTouch = (input: unknown): input is NonNullable<Tool['touch']> => input === 'middle-line' || input === 'outline';

/** A tool from any input: arms of at least one tick, an even width. */
export const checkTool = (input: unknown): Result<readonly Fault[], Tool> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const [arms, width, limit, touch] = ['arms', 'width', 'limit', 'touch'].map((key) => fieldOf(input, key));
  if (!Array.isArray(arms)) return left(fault('arms', 'not-a-list'));
  const [first, second] = arms as readonly unknown[];
  const faults = [
    ...faultsOfNumber(first, { path: 'arms.0', min: 1, max: ARM_LIMIT }),
    ...faultsOfNumber(second, { path: 'arms.1', min: 1, max: ARM_LIMIT }),
    ...(arms.length > 2 ? fault('arms', 'too-many-points') : []),
    ...faultsOfNumber(width, { path: 'width', min: 2, max: ARM_LIMIT }),
    ...faultsOfDirection(limit, 'limit'),
    ...(touch === undefined || isTouch(touch) ? [] : fault('touch', 'wrong-kind')),
  ];
  if (faults.length > 0) return left(faults);
  if (Number(width) % 2 !== 0) return left(fault('width', 'not-even'));
  if (pointOf(limit).y < 0) return left(fault('limit.y', 'out-of-range'));
  return right({ arms: [Number(first), Number(second)], width: Number(width), limit: pointOf(limit), ...(isTouch(touch) ? { touch } : {}) });
};

/** The directions of the two arms of a lay. */
export type Arms = readonly [Vec, Vec];

/** A tool on the table. */
export interface Lay {
  /** The middle lines of the arms: from the base to the hinge, from the hinge to the far end. */
  readonly spine: readonly [Segment, Segment];
  /** The outlines of the arms, flat at their ends. */
  readonly plates: readonly [Polygon, Polygon];
  /** What the hinge covers. */
  readonly hinge: Disc;
  /** Around all of it. */
  readonly box: Box;
}

const plateOf = ({ from, to }: Segment, side: Vec): Polygon =>
  polygon([subtract(from, side), subtract(to, side), add(to, side), add(from, side)]);

const boxOfSpine = ([first, second]: Lay['spine'], by: Ticks): Box =>
  growBox(boxOfPoints([first.from, first.to, second.to]), by);

/**
 * A tool laid against a base: its first arm leads straight away from the center, from a distance of `reach`. The points of
 * its middle line are rounded toward the base: never longer than printed, less than three ticks shorter.
 */
export const layTool = ({ arms, width }: Tool, [first, second]: Arms, from: { readonly center: Vec; readonly reach: Ticks }): Lay => {
  const start = add(from.center, shortAlong(first, from.reach));
  const hinge = add(from.center, shortAlong(first, from.reach + arms[0]));
  const spine = [segment(start, hinge), segment(hinge, add(hinge, shortAlong(second, arms[1])))] as const;
  const plates = [plateOf(spine[0], along(leftOf(first), width / 2)), plateOf(spine[1], along(leftOf(second), width / 2))] as const;
  return { spine, plates, hinge: disc(hinge, width / 2), box: boxOfSpine(spine, width / 2 + 1) };
};

/** What of an arm bases touch: its middle line, and where all that it covers counts, its outline and the hinge. */
export interface Touched {
  readonly line: Segment;
  readonly wide: { readonly plate: PreparedPolygon; readonly hinge: Disc } | undefined;
}

/** What bases touch of the two arms of a tool as it lies. */
export const touchedOf = ({ spine, plates, hinge }: Lay, { touch }: Tool): readonly [Touched, Touched] => {
  const of = (arm: 0 | 1): Touched => ({ line: spine[arm], wide: touch === 'outline' ? { plate: preparePolygon(plates[arm]), hinge } : undefined });
  return [of(0), of(1)];
};

/** Whether a base touches an arm. Exact for the outline with its whole corners. */
export const touchesArm = (base: Disc, { line, wide }: Touched): boolean =>
  isWithinDiscSegment(base, line, 0) || (wide !== undefined && (isWithinDiscPolygon(base, wide.plate, 0) || isWithinDiscDisc(base, wide.hinge, 0)));

/** Whether a base touches a tool as it lies. */
export const touchesLay = (base: Disc, lay: Lay, tool: Tool): boolean => touchedOf(lay, tool).some((arm) => touchesArm(base, arm));

/**
 * How far beside its middle line a tool is touched, at most.
 * @unit ticks
 */
export const besideOf = ({ touch, width }: Tool): Ticks => (touch === 'outline' ? width / 2 + 1 : 0);

/** Whether a tool lies over any part of a polygon. Flush is not over. Exact for the outline with its whole corners. */
export const overlapsLayPolygon = ({ plates, hinge, box }: Lay, other: Polygon): boolean => {
  const prepared = preparePolygon(other);
  if (!isWithinBoxBox(box, prepared.box, -1)) return false;
  return overlapsPlatePolygon(plates[0], prepared) || overlapsPlatePolygon(plates[1], prepared) || overlapsDiscPolygon(hinge, prepared);
};
