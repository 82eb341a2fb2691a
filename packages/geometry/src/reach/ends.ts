// Interesting places for the center of a base: all the way in some directions, in contact with something, on the last tick
// within a range and the first beyond it, and where the answer to a question of the caller's changes.
import { boxOf, middleOf } from '../box.js';
import { distance } from '../distance.js';
import { headingTo } from '../heading.js';
import { type Way, along, pointAlong, shortAlong } from '../round.js';
import { disc } from '../shape.js';
import { COORDINATE_LIMIT, type Ticks } from '../units.js';
import { type Vec, add, distanceSquared, isSamePoint } from '../vector.js';
import { type Density, type Interest, headingsOf } from './density.js';

/** What makes ends interesting. */
export interface Interests {
  readonly interests?: readonly Interest[];
  /** Questions about a place, such as whether it is seen or in cover: the places next to where the answer changes are wanted. */
  readonly questions?: readonly ((center: Vec) => boolean)[];
}

/** From where, how far at most, and with what base. */
export interface Span {
  readonly center: Vec;
  /** @unit ticks */
  readonly most: Ticks;
  /** @unit ticks */
  readonly radius: Ticks;
}

/** A gap wanted, and whether a whole place may have a little less or a little more. */
interface Gap {
  readonly gap: Ticks;
  readonly round: Way['round'];
}

/** Contact, and both sides of every range. */
const gapsOf = ({ touch, ranges }: Interest): readonly Gap[] => [
  ...(touch ? [{ gap: 0, round: 'beyond' } as const] : []),
  ...ranges.flatMap((range): readonly Gap[] => [
    { gap: range, round: 'short' },
    { gap: range + 1, round: 'beyond' },
  ]),
];

/** How far from its middle along a direction a base must be to have a gap to a shape that is no disc. */
const lengthTo = (one: Interest, { gap, round }: Gap, gapAt: (length: Ticks) => Ticks): Ticks => {
  const { minX, minY, maxX, maxY } = boxOf(one.shape);
  const isFar = (length: Ticks): boolean => (round === 'short' ? gapAt(length) > gap : gapAt(length) >= Math.max(gap, 1));
  let [low, high] = [0, gap + maxX - minX + maxY - minY + 2];
  while (!isFar(high) && high < COORDINATE_LIMIT) high *= 2;
  while (high - low > 1) {
    const half = Math.floor((low + high) / 2);
    if (isFar(half)) high = half;
    else low = half;
  }
  return round === 'short' ? low : high;
};

/** The place of a base that has a gap to a shape, on a line from its middle. */
const placeAt = ({ radius }: Span, one: Interest, { from, gap }: { readonly from: Vec; readonly gap: Gap }): Vec | undefined => {
  const middle = middleOf(one.shape);
  if (one.shape.kind === 'disc')
    return pointAlong({ from: middle, toward: add(middle, from), length: one.shape.radius + radius + gap.gap, round: gap.round });
  const gapAt = (length: Ticks): Ticks => distance(disc(add(middle, along(from, length)), radius), one.shape);
  return add(middle, along(from, lengthTo(one, gap, gapAt)));
};

const aroundInterest = (span: Span, one: Interest, directions: readonly Vec[]): readonly Vec[] =>
  directions.flatMap((from) =>
    gapsOf(one).flatMap((gap) => {
      const place = placeAt(span, one, { from, gap });
      return place !== undefined && distanceSquared(place, span.center) <= span.most * span.most ? [place] : [];
    }),
  );

const STEPS = 8;

/** The two whole places next to each change of an answer along a line. */
const changes = (span: Span, direction: Vec, question: (center: Vec) => boolean): readonly Vec[] => {
  const at = (length: Ticks): Vec => add(span.center, along(direction, length));
  const marks = Array.from({ length: STEPS + 1 }, (_, i) => Math.floor((span.most * i) / STEPS));
  return marks.slice(1).flatMap((end, i) => {
    let [low, high] = [marks[i] ?? 0, end];
    const before = question(at(low));
    if (question(at(high)) === before) return [];
    while (high - low > 1) {
      const half = Math.floor((low + high) / 2);
      if (question(at(half)) === before) low = half;
      else high = half;
    }
    return [at(low), at(high)];
  });
};

/** The places wanted at a density, without those of sparser ones: some cannot be reached. */
export const endsAt = (span: Span, { interests = [], questions = [] }: Interests, density: Density): readonly Vec[] => {
  const directions = headingsOf(density);
  const lengths = { sparse: [span.most], standard: [span.most, span.most / 2], dense: [span.most, span.most / 2, span.most / 4, (span.most * 3) / 4] }[density];
  const straight = directions.flatMap((direction) => lengths.map((length) => add(span.center, shortAlong(direction, Math.floor(length)))));
  const near = interests.flatMap((one) => {
    const toward = headingTo(middleOf(one.shape), span.center);
    const head = isSamePoint(toward, { x: 0, y: 0 }) ? directions.slice(0, 1) : [toward];
    return aroundInterest(span, one, density === 'sparse' ? head : density === 'standard' ? headingsOf('sparse') : directions);
  });
  const asked = density === 'sparse' ? [] : questions.flatMap((question) => directions.flatMap((direction) => changes(span, direction, question)));
  return [...(density === 'sparse' ? [span.center] : []), ...straight, ...near, ...asked];
};
