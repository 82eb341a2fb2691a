import { type Ground, faultsOfSpot, mainFloor } from '../moves/ground.js';
import type { Shape } from '../shape.js';
import type { Ticks } from '../units.js';
import type { Vec } from '../vector.js';
import { fan } from './fan.js';

/** How many candidates one wants: each list holds the one before it. */
export type Density = 'sparse' | 'standard' | 'dense';

const ORDER: readonly Density[] = ['sparse', 'standard', 'dense'];

/** The densities up to one, the sparsest first. */
export const upTo = (density: Density): readonly Density[] => ORDER.slice(0, ORDER.indexOf(density) + 1);

/** The directions looked at: 8, 16 or 48. */
export const headingsOf = (density: Density): readonly Vec[] => fan({ sparse: 1, standard: 2, dense: 6 }[density]);

/** Something that makes places near it interesting: an enemy, an objective. */
export interface Interest {
  readonly shape: Shape;
  /** Whether one may want to touch it. */
  readonly touch: boolean;
  /** The ranges at which something changes. @unit ticks */
  readonly ranges: readonly Ticks[];
}

/** A random number: whole, at least 0, below a bound. */
export type Draw = (below: number) => number;

/** The floors on which a base may end where it is, the highest first; of those flush with each other the one that stands for all. */
export const floorsFor = (base: Shape, ground: Ground): readonly number[] => {
  const { floors } = ground;
  const good: number[] = [];
  floors.forEach((_, floor) => {
    if (faultsOfSpot({ base, floor }, ground).length === 0) good.push(floor);
  });
  if (good.length < 2) return good;
  const levelOf = (floor: number): number => floors[floor]?.level ?? 0;
  const levels = [...new Set(good.map(levelOf))].sort((a, b) => b - a);
  return levels.flatMap((level) => mainFloor(base, good.filter((floor) => levelOf(floor) === level), ground) ?? []);
};

/** What none of the earlier ones equals. */
export const distinct = <A>(all: readonly A[], keyOf: (one: A) => string): readonly A[] => {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
