import { absurd } from './absurd.js';
import { distanceDiscDisc, isWithinDiscDisc, overlapsDiscDisc } from './disc-disc.js';
import { distanceDiscPolygon, isWithinDiscPolygon, overlapsDiscPolygon } from './disc-polygon.js';
import { distanceDiscSegment, isWithinDiscSegment, overlapsDiscSegment } from './disc-segment.js';
import { distancePolygonPolygon, isWithinPolygonPolygon, overlapsPolygonPolygon } from './polygon-polygon.js';
import { distanceSegmentPolygon, isWithinSegmentPolygon, overlapsSegmentPolygon } from './segment-polygon.js';
import { distanceSegmentSegment, isWithinSegmentSegment, overlapsSegmentSegment } from './segment-segment.js';
import type { Disc, Polygon, Segment, Shape } from './shape.js';
import { CONTACT, type Ticks } from './units.js';

/** A symmetric question, answered for every pair of kinds. */
interface Question<A> {
  readonly discDisc: (a: Disc, b: Disc, range: Ticks) => A;
  readonly discSegment: (a: Disc, b: Segment, range: Ticks) => A;
  readonly discPolygon: (a: Disc, b: Polygon, range: Ticks) => A;
  readonly segmentSegment: (a: Segment, b: Segment, range: Ticks) => A;
  readonly segmentPolygon: (a: Segment, b: Polygon, range: Ticks) => A;
  readonly polygonPolygon: (a: Polygon, b: Polygon, range: Ticks) => A;
}

type Answer<A> = (a: Shape, b: Shape, range: Ticks) => A;

const askDisc = <A>(question: Question<A>): ((a: Disc, b: Shape, range: Ticks) => A) => (a, b, range) => {
  switch (b.kind) {
    case 'disc':
      return question.discDisc(a, b, range);
    case 'segment':
      return question.discSegment(a, b, range);
    case 'polygon':
      return question.discPolygon(a, b, range);
    default:
      return absurd(b);
  }
};

const askSegment = <A>(question: Question<A>): ((a: Segment, b: Shape, range: Ticks) => A) => (a, b, range) => {
  switch (b.kind) {
    case 'disc':
      return question.discSegment(b, a, range);
    case 'segment':
      return question.segmentSegment(a, b, range);
    case 'polygon':
      return question.segmentPolygon(a, b, range);
    default:
      return absurd(b);
  }
};

const askPolygon = <A>(question: Question<A>): ((a: Polygon, b: Shape, range: Ticks) => A) => (a, b, range) => {
  switch (b.kind) {
    case 'disc':
      return question.discPolygon(b, a, range);
    case 'segment':
      return question.segmentPolygon(b, a, range);
    case 'polygon':
      return question.polygonPolygon(a, b, range);
    default:
      return absurd(b);
  }
};

const ask = <A>(question: Question<A>): Answer<A> => {
  const [ofDisc, ofSegment, ofPolygon] = [askDisc(question), askSegment(question), askPolygon(question)];
  return (a, b, range) => {
    switch (a.kind) {
      case 'disc':
        return ofDisc(a, b, range);
      case 'segment':
        return ofSegment(a, b, range);
      case 'polygon':
        return ofPolygon(a, b, range);
      default:
        return absurd(a);
    }
  };
};

const askDistance = /* @__PURE__ */ ask<Ticks>({
  discDisc: distanceDiscDisc,
  discSegment: distanceDiscSegment,
  discPolygon: distanceDiscPolygon,
  segmentSegment: distanceSegmentSegment,
  segmentPolygon: distanceSegmentPolygon,
  polygonPolygon: distancePolygonPolygon,
});

const askWithin = /* @__PURE__ */ ask<boolean>({
  discDisc: isWithinDiscDisc,
  discSegment: isWithinDiscSegment,
  discPolygon: isWithinDiscPolygon,
  segmentSegment: isWithinSegmentSegment,
  segmentPolygon: isWithinSegmentPolygon,
  polygonPolygon: isWithinPolygonPolygon,
});

const askOverlaps = /* @__PURE__ */ ask<boolean>({
  discDisc: overlapsDiscDisc,
  discSegment: overlapsDiscSegment,
  discPolygon: overlapsDiscPolygon,
  segmentSegment: overlapsSegmentSegment,
  segmentPolygon: overlapsSegmentPolygon,
  polygonPolygon: overlapsPolygonPolygon,
});

/**
 * The distance between two shapes, rounded up, so that `isWithin(a, b, range)` is `distance(a, b) <= range`; 0 where they meet.
 * @unit ticks
 */
export const distance = (a: Shape, b: Shape): Ticks => askDistance(a, b, 0);

/**
 * Whether the distance between two shapes is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithin = (a: Shape, b: Shape, range: Ticks): boolean => askWithin(a, b, range);

/** Whether the insides of two shapes meet; of a segment, all but its ends is inside. Exact. */
export const overlaps = (a: Shape, b: Shape): boolean => askOverlaps(a, b, 0);

/** Whether two shapes are in base contact: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touches = (a: Shape, b: Shape): boolean => isWithin(a, b, CONTACT) && !overlaps(a, b);
