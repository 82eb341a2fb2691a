// One line as seen from above, and its heights: where it runs over both ends and through which pieces is known, as rectangles of
// places along the line by heights. Wanted is a straight rise that leaves the one end and enters the other past the insides of
// all rectangles between. The rises form a plane; whatever a rectangle leaves free of it is one of six half planes: over it,
// under it, leaving the first end only after it or above it, entering the second before it or below it. So a polygon of rises
// is cut by one half plane of every rectangle, in all ways that leave something.
import type { Field } from './field.js';

/** A rectangle: places along a line, and heights. */
export interface Block<N> {
  readonly from: N;
  readonly to: N;
  readonly bottom: N;
  readonly top: N;
}

/** A rise: its height at the place where the first end is left behind, and how much it rises a unit of place. */
export interface Rise<N> {
  readonly height: N;
  readonly slope: N;
}

/** Two ends, one wholly before the other, and what is between them or over them. */
export interface Profile<N> {
  readonly a: Block<N>;
  readonly b: Block<N>;
  readonly blocks: readonly Block<N>[];
  /** How far a rise may be on the wrong side of a half plane: 0 where numbers are exact. */
  readonly slack: N;
}

/** A profile and the kind of its numbers. */
interface Numbered<N> extends Profile<N> {
  readonly on: Field<N>;
}

/** The rises that are at least, or at most (−1), so high at a place. */
interface Half<N> {
  readonly at: N;
  readonly height: N;
  readonly side: 1 | -1;
}

/** How many polygons are looked at before the answer is that it is not known. */
const MOST = 200;

const UNKNOWN = 'unknown';

/** How far inside of a half plane a rise is. */
const inside = <N>({ on: { add, sub, mul }, a, slack }: Numbered<N>, { at, height, side }: Half<N>) =>
  (rise: Rise<N>): N => {
    const value = add(rise.height, mul(rise.slope, sub(at, a.to)));
    return add(side === 1 ? sub(value, height) : sub(height, value), slack);
  };

const clip = <N>(profile: Numbered<N>, half: Half<N>, rises: readonly Rise<N>[]): readonly Rise<N>[] => {
  const { on } = profile;
  const measure = inside(profile, half);
  const depths = rises.map(measure);
  const mix = (p: N, q: N, part: N): N => on.add(p, on.mul(on.sub(q, p), part));
  return rises.flatMap((rise, i) => {
    const j = (i + rises.length - 1) % rises.length;
    const [before, f, g] = [rises[j] ?? rise, depths[j], depths[i]];
    if (f === undefined || g === undefined) return [];
    const [p, q] = [on.sign(f), on.sign(g)];
    const part = p * q < 0 ? on.div(f, on.sub(f, g)) : undefined;
    const crossing = part === undefined ? [] : [{ height: mix(before.height, rise.height, part), slope: mix(before.slope, rise.slope, part) }];
    return q < 0 ? crossing : [...crossing, rise];
  });
};

/** The half planes of which a rise that does not fall must be in one to be free of a block. */
const waysPast = <N>({ on: { sub, sign }, a, b }: Numbered<N>, { from, to, bottom, top }: Block<N>): readonly Half<N>[] => {
  const isAtMost = (p: N, q: N): boolean => sign(sub(p, q)) <= 0;
  const ways: Half<N>[] = [
    { at: from, height: top, side: 1 },
    { at: to, height: bottom, side: -1 },
  ];
  if (isAtMost(to, a.to)) ways.push({ at: to, height: a.top, side: -1 });
  if (!isAtMost(a.to, from) && isAtMost(top, a.top)) ways.push({ at: a.to, height: top, side: 1 });
  if (isAtMost(b.from, from)) ways.push({ at: from, height: b.bottom, side: 1 });
  if (!isAtMost(to, b.from) && isAtMost(b.bottom, bottom)) ways.push({ at: b.from, height: bottom, side: -1 });
  return ways;
};

/** All rises that do not fall and meet both ends: a polygon. */
const allRises = <N>(profile: Numbered<N>): readonly Rise<N>[] => {
  const { on, a, b } = profile;
  const { of, add, sub, mul, div, sign } = on;
  if (sign(sub(add(b.top, profile.slack), a.bottom)) < 0) return [];
  const steepest = div(add(sub(b.top, a.bottom), profile.slack), sub(b.from, a.to));
  const highest = add(a.top, mul(steepest, sub(a.to, a.from)));
  const corners = [{ height: a.bottom, slope: of(0) }, { height: highest, slope: of(0) }, { height: highest, slope: steepest }, { height: a.bottom, slope: steepest }];
  const meeting: readonly Half<N>[] = [
    { at: a.from, height: a.top, side: -1 },
    { at: b.from, height: b.top, side: -1 },
    { at: b.to, height: b.bottom, side: 1 },
  ];
  return meeting.reduce<readonly Rise<N>[]>((rises, half) => clip(profile, half, rises), corners);
};

/** A rise amid others: one at a corner grazes more than it must. */
const middleOf = <N>({ of, add, div }: Field<N>, rises: readonly Rise<N>[]): Rise<N> => {
  const mean = (key: keyof Rise<N>): N => div(rises.map((rise) => rise[key]).reduce(add), of(rises.length));
  return { height: mean('height'), slope: mean('slope') };
};

/** The ways past a block that a polygon leaves; none are needed if all of it is on one. */
const waysLeft = <N>(profile: Numbered<N>, ways: readonly Half<N>[], rises: readonly Rise<N>[]): readonly Half<N>[] | undefined => {
  const left: Half<N>[] = [];
  for (const half of ways) {
    const measure = inside(profile, half);
    const count = rises.filter((rise) => profile.on.sign(measure(rise)) >= 0).length;
    if (count === rises.length) return undefined;
    if (count > 0) left.push(half);
  }
  return left;
};

/** A free rise that does not fall. What leaves the fewest ways is asked first: often that is one, or none. */
const riseFrom = <N>(profile: Numbered<N>): Rise<N> | typeof UNKNOWN | undefined => {
  let count = 0;
  const descend = (rises: readonly Rise<N>[], blocks: readonly (readonly Half<N>[])[]): Rise<N> | typeof UNKNOWN | undefined => {
    if (rises.length === 0) return undefined;
    count += 1;
    if (count > MOST) return UNKNOWN;
    const open = blocks.flatMap((ways) => {
      const left = waysLeft(profile, ways, rises);
      return left === undefined ? [] : [left];
    });
    const [first, ...others] = open;
    if (first === undefined) return middleOf(profile.on, rises);
    const fewest = others.reduce((p, q) => (q.length < p.length ? q : p), first);
    const rest = open.filter((ways) => ways !== fewest);
    for (const half of fewest) {
      const found = descend(clip(profile, half, rises), rest);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return descend(
    allRises(profile),
    profile.blocks.map((block) => waysPast(profile, block)),
  );
};

const upsideDown = <N>({ on, a, b, blocks, slack }: Numbered<N>): Numbered<N> => {
  const { of, sub } = on;
  const turn = (block: Block<N>): Block<N> => ({ ...block, bottom: sub(of(0), block.top), top: sub(of(0), block.bottom) });
  return { on, a: turn(a), b: turn(b), blocks: blocks.map(turn), slack };
};

/** A free rise or fall from the one end to the other; undefined if there is none, `unknown` where there are too many ways. */
export const findRise = <N>(on: Field<N>, profile: Profile<N>): Rise<N> | 'unknown' | undefined => {
  const rise = riseFrom({ on, ...profile });
  if (rise !== undefined && rise !== UNKNOWN) return rise;
  const fall = riseFrom(upsideDown({ on, ...profile }));
  if (fall === undefined) return rise;
  return fall === UNKNOWN ? fall : { height: on.sub(on.of(0), fall.height), slope: on.sub(on.of(0), fall.slope) };
};
