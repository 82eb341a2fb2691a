import { add, subtract, type Vec } from '@regelwerk/geometry';
import type { Place } from '../model/ids.js';

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

const raised = ({ x, y }: Vec, z: number): Place => ({ x, y, z });

/** A place in a direction, for measuring lengths toward it. */
export const toward = ({ x, y }: Vec, [dx, dy]: Direction): Place => ({ x: x + FAR * dx, y: y + FAR * dy, z: 0 });

/** The place as far on the other side, for going away. */
export const opposite = (from: Place, goal: Vec): Place => raised(subtract(add(from, from), goal), from.z);

/** The place as far to the left, for going past. */
export const aside = (from: Place, goal: Vec): Place => {
  const { x, y } = subtract(goal, from);
  return raised(add(from, { x: -y, y: x }), from.z);
};
