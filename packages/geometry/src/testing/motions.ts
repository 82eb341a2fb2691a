import fc from 'fast-check';
import { absurd } from '../absurd.js';
import type { Shape } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, vec } from '../vector.js';
import { arbitraryVec } from './arbitraries.js';

/** A motion that takes whole points to whole points and keeps every distance. */
export interface Motion {
  readonly says: string;
  readonly move: (point: Vec) => Vec;
}

/** A quarter turn to the left around the origin. */
export const quarterTurn: Motion = { says: 'a quarter turn', move: ({ x, y }) => vec(0 - y, x) };

/** A mirror along the y axis. */
export const mirror: Motion = { says: 'a mirror', move: ({ x, y }) => vec(0 - x, y) };

/** A move by whole ticks. */
export const translation = (by: Vec): Motion => ({ says: 'a translation', move: (point) => add(point, by) });

/**
 * Translations, quarter turns and mirrors.
 * @unit ticks
 */
export const arbitraryMotion = (size: Ticks): fc.Arbitrary<Motion> =>
  fc.oneof(arbitraryVec(size).map(translation), fc.constant(quarterTurn), fc.constant(mirror));

/** The same shape, moved. */
export const moveShape = (shape: Shape, { move }: Motion): Shape => {
  switch (shape.kind) {
    case 'disc':
      return { ...shape, center: move(shape.center) };
    case 'segment':
    case 'capsule':
      return { ...shape, from: move(shape.from), to: move(shape.to) };
    case 'polygon':
      return { kind: 'polygon', points: shape.points.map(move) };
    default:
      return absurd(shape);
  }
};

/** The same shape, written the other way round: ends swapped, corners backward. */
export const reverseShape = (shape: Shape): Shape => {
  switch (shape.kind) {
    case 'disc':
      return shape;
    case 'segment':
    case 'capsule':
      return { ...shape, from: shape.to, to: shape.from };
    case 'polygon':
      return { kind: 'polygon', points: [...shape.points].reverse() };
    default:
      return absurd(shape);
  }
};
