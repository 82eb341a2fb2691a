// Whether any line in space is free whose way, seen from above, is given.
import { type Prism, type Way, blocksAlong, chordOf } from './along.js';
import type { Corridor } from './corridor.js';
import { DOUBLES, type Field, RATIOS } from './field.js';
import { type Block, type Rise, findRise } from './profile.js';
import { SPARE } from './strip.js';
import type { Vec } from '../vector.js';

/** Heights from a bottom to a top. */
export interface Tall {
  readonly bottom: number;
  readonly top: number;
}

/** Two ends that do not meet as seen from above, and what rises between them. */
export interface Between {
  readonly corridor: Corridor;
  readonly a: Tall;
  readonly b: Tall;
  readonly prisms: readonly Prism[];
}

/** A free line in space, in doubles: from where it leaves the one end to where it meets the other, and how high it is there. */
export interface SpaceLine {
  readonly from: Vec;
  readonly to: Vec;
  readonly heights: readonly [number, number];
}

/** What a rise and the ends it leaves and meets make of a way. */
const lineInSpace = <N>({ sub, rough }: Field<N>, { from, to, by = 1 }: Way, [a, b, rise]: readonly [Block<N>, Block<N>, Rise<N>]): SpaceLine => {
  const slope = rough(rise.slope);
  const at = (level: N): number => (slope === 0 ? NaN : rough(a.to) + rough(sub(level, rise.height)) / slope);
  const [exit, entry] = slope > 0 ? [at(a.top), at(b.bottom)] : [at(a.bottom), at(b.top)];
  const start = exit < rough(a.to) ? Math.max(exit, rough(a.from)) : rough(a.to);
  const end = entry > rough(b.from) ? Math.min(entry, rough(b.to)) : rough(b.from);
  const spot = (place: number): Vec => ({ x: (from.x + (to.x - from.x) * place) / by, y: (from.y + (to.y - from.y) * place) / by });
  const height = (place: number): number => rough(rise.height) + slope * (place - rough(a.to));
  return { from: spot(start), to: spot(end), heights: [height(start), height(end)] };
};

const freeOver = <N>(on: Field<N>, { corridor, a, b, prisms }: Between, { way, slack }: { readonly way: Way; readonly slack: N }): SpaceLine | undefined => {
  const [ofA, ofB] = [chordOf(on, way, corridor.a), chordOf(on, way, corridor.b)];
  if (ofA === undefined || ofB === undefined || on.sign(on.sub(ofB.from, ofA.to)) <= 0) return undefined;
  const ends = [
    { ...ofA, bottom: on.of(a.bottom), top: on.of(a.top) },
    { ...ofB, bottom: on.of(b.bottom), top: on.of(b.top) },
  ] as const;
  const rise = findRise(on, { a: ends[0], b: ends[1], blocks: blocksAlong(on, way, prisms), slack });
  return rise === undefined || rise === 'unknown' ? undefined : lineInSpace(on, way, [...ends, rise]);
};

/** How often fractions may be asked: they are slow, and where doubles keep finding what they do not, all is about to graze. */
export interface Patience {
  left: number;
}

/** A free line over a way, exactly; doubles say where it need not be looked for. */
export const freeOverWay = (between: Between, way: Way, patience: Patience): SpaceLine | undefined => {
  if (patience.left === 0 || freeOver(DOUBLES, between, { way, slack: SPARE }) === undefined) return undefined;
  patience.left -= 1;
  return freeOver(RATIOS, between, { way, slack: RATIOS.of(0) });
};
