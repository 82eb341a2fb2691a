import type { Vec } from '@regelwerk/geometry';

// Directions are whole vectors: four along the axes, four between them, eight more at about half of the angles between those.

/** A direction. */
export type Direction = readonly [x: number, y: number];

/** The directions of a compass. */
export const EIGHT: readonly Direction[] = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]];

/** The directions of a finer compass; those of the coarse one come first. */
export const SIXTEEN: readonly Direction[] = [
  ...EIGHT,
  [12, 5], [5, 12], [-5, 12], [-12, 5], [-12, -5], [-5, -12], [5, -12], [12, -5],
];

const FAR = 10_000;

/** A point in a direction, for measuring lengths toward it. */
export const toward = ({ x, y }: Vec, [dx, dy]: Direction): Vec => ({ x: x + FAR * dx, y: y + FAR * dy });
