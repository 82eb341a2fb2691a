// What a miniature stands on. The sheet of a base is data; a base is one on the table, with its facing. Its outline has
// whole corners or centers, rounded once, and every further question about it is exact.
import { absurd } from './absurd.js';
import { backOf, leftOf, rightOf } from './heading.js';
import { along, roundTicks } from './round.js';
import { type Capsule, type Disc, type Polygon, type Shape, capsule, disc, polygon, segment } from './shape.js';
import type { Ticks } from './units.js';
import { type Vec, add, lengthSquared, subtract } from './vector.js';
import { type Wedge, meetsWedge } from './wedge.js';

/** A side of a base, seen from the miniature. */
export type Side = 'front' | 'left' | 'rear' | 'right';

/** A base as its sheet says. `stadium` has straight sides and half discs at its ends, `oval` is an ellipse. */
export interface BaseForm {
  readonly outline: 'round' | 'stadium' | 'oval' | 'box';
  /** Along its facing; of a round base its diameter. @unit ticks */
  readonly length: Ticks;
  /** Across its facing; of a round base its diameter. @unit ticks */
  readonly width: Ticks;
  /** Where it takes the end of a tool. */
  readonly notches: readonly Side[];
  /** How far a tool goes into a notch. @unit ticks */
  readonly notchDepth: Ticks;
}

/** A base on the table. */
export interface Base {
  readonly form: BaseForm;
  readonly center: Vec;
  /** Where its front points. */
  readonly facing: Vec;
}

/**
 * The sheet of a round base without notches.
 * @unit ticks
 */
export const roundForm = (diameter: Ticks): BaseForm => ({ outline: 'round', length: diameter, width: diameter, notches: [], notchDepth: 0 });

/** A box of a length along its facing and a width across: four whole corners, mirrored exactly in its center. */
export const box = ({ center, facing, length, width }: Pick<Base, 'center' | 'facing'> & Pick<BaseForm, 'length' | 'width'>): Polygon => {
  const [ahead, aside] = [along(facing, length / 2), along(leftOf(facing), width / 2)];
  const [right, left] = [subtract(ahead, aside), add(ahead, aside)];
  return polygon([subtract(center, left), add(center, right), add(center, left), subtract(center, right)]);
};

/** A stadium of a length along its facing and a width across. */
export const stadium = ({ center, facing, length, width }: Parameters<typeof box>[0]): Capsule => {
  const ahead = along(facing, (length - width) / 2);
  return capsule(segment(subtract(center, ahead), add(center, ahead)), width / 2);
};

/** Corners in an eighth of an oval: at 175 mm long, none of its edges is more than two ticks inside the ellipse. */
const EIGHTH = 20;
const TAN_SIXTEENTH = Math.SQRT2 - 1;

/** Points of the unit circle from (1, 0) up to halfway to (0, 1), by fractions alone, which are the same on every engine. */
const eighthOfCircle: readonly Vec[] = /* @__PURE__ */ Array.from({ length: EIGHTH + 1 }, (_, i) => {
  const t = (TAN_SIXTEENTH * i) / EIGHTH;
  return i === EIGHTH ? { x: Math.SQRT1_2, y: Math.SQRT1_2 } : { x: (1 - t * t) / (1 + t * t), y: (2 * t) / (1 + t * t) };
});

/** The same mirrored in the diagonal after it, up to before (0, 1). */
const quarterOfCircle: readonly Vec[] = /* @__PURE__ */ eighthOfCircle.concat(
  /* @__PURE__ */ eighthOfCircle.slice(1, -1).reverse().map(({ x, y }) => ({ x: y, y: x })),
);

/** An ellipse of a length along its facing and a width across, as a polygon of 160 whole corners on it. */
export const oval = ({ center, facing, length, width }: Parameters<typeof box>[0]): Polygon => {
  const size = Math.sqrt(lengthSquared(facing));
  const at = (x: number, y: number): Vec => {
    const [ahead, aside] = [(x * length) / 2, (y * width) / 2];
    return {
      x: center.x + roundTicks((facing.x * ahead - facing.y * aside) / size),
      y: center.y + roundTicks((facing.y * ahead + facing.x * aside) / size),
    };
  };
  const quarters = [
    ({ x, y }: Vec) => at(x, y),
    ({ x, y }: Vec) => at(-y, x),
    ({ x, y }: Vec) => at(-x, -y),
    ({ x, y }: Vec) => at(y, -x),
  ];
  return polygon(quarters.flatMap((quarter) => quarterOfCircle.map(quarter)));
};

/** What a base covers, seen from above. Notches are covered too. */
export const shapeOf = ({ form, center, facing }: Base): Disc | Capsule | Polygon => {
  const { outline, length, width } = form;
  switch (outline) {
    case 'round':
      return disc(center, width / 2);
    case 'stadium':
      return stadium({ center, facing, length, width });
    case 'oval':
      return oval({ center, facing, length, width });
    case 'box':
      return box({ center, facing, length, width });
    default:
      return absurd(outline);
  }
};

/** Where a side of a base points. */
export const sideOf = ({ facing }: Pick<Base, 'facing'>, side: Side): Vec => {
  switch (side) {
    case 'front':
      return facing;
    case 'left':
      return leftOf(facing);
    case 'rear':
      return backOf(facing);
    case 'right':
      return rightOf(facing);
    default:
      return absurd(side);
  }
};

/**
 * How far the innermost point of a notch is from the center.
 * @unit ticks
 */
export const reachOfNotch = ({ length, width, notchDepth }: BaseForm, side: Side): Ticks =>
  (side === 'front' || side === 'rear' ? length : width) / 2 - notchDepth;

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));

/** What lies before a side of a base: between the lines from its center through the corners of its length and width. */
export const arcOf = (base: Base, side: Side): Wedge => {
  const { length, width } = base.form;
  const divisor = divisorOf(length, width);
  const isEnd = side === 'front' || side === 'rear';
  const [ahead, aside] = [(isEnd ? length : width) / divisor, (isEnd ? width : length) / divisor];
  const { x, y } = sideOf(base, side);
  return {
    apex: base.center,
    from: { x: x * ahead + y * aside, y: y * ahead - x * aside },
    to: { x: x * ahead - y * aside, y: y * ahead + x * aside },
  };
};

const SIDES: readonly Side[] = ['front', 'left', 'rear', 'right'];

/** In which arcs of a base a shape lies: partly in one is in it, on the line between two is in both. Exact. */
export const arcsOf = (base: Base, shape: Shape): readonly Side[] => SIDES.filter((side) => meetsWedge(shape, arcOf(base, side)));
