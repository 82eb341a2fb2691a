import { distanceCapsuleCapsule, isWithinCapsuleCapsule, overlapsCapsuleCapsule } from './capsule-capsule.js';
import { distanceCapsulePolygon, isWithinCapsulePolygon, overlapsCapsulePolygon } from './capsule-polygon.js';
import { distanceDiscCapsule, isWithinDiscCapsule, overlapsDiscCapsule } from './disc-capsule.js';
import { distanceDiscDisc, isWithinDiscDisc, overlapsDiscDisc } from './disc-disc.js';
import { distanceDiscPolygon, isWithinDiscPolygon, overlapsDiscPolygon } from './disc-polygon.js';
import { distanceDiscSegment, isWithinDiscSegment, overlapsDiscSegment } from './disc-segment.js';
import { type Pair, type Pairs, ask, flip } from './pair.js';
import { distancePolygonPolygon, isWithinPolygonPolygon, overlapsPolygonPolygon } from './polygon-polygon.js';
import { distanceSegmentCapsule, isWithinSegmentCapsule, overlapsSegmentCapsule } from './segment-capsule.js';
import { distanceSegmentPolygon, isWithinSegmentPolygon, overlapsSegmentPolygon } from './segment-polygon.js';
import { distanceSegmentSegment, isWithinSegmentSegment, overlapsSegmentSegment } from './segment-segment.js';
import type { Shape } from './shape.js';
import { CONTACT, type Ticks } from './units.js';

/** A symmetric question, answered for every pair of kinds. */
interface Question<A> {
  readonly discDisc: Pair<A, 'disc', 'disc'>;
  readonly discSegment: Pair<A, 'disc', 'segment'>;
  readonly discPolygon: Pair<A, 'disc', 'polygon'>;
  readonly discCapsule: Pair<A, 'disc', 'capsule'>;
  readonly segmentSegment: Pair<A, 'segment', 'segment'>;
  readonly segmentPolygon: Pair<A, 'segment', 'polygon'>;
  readonly segmentCapsule: Pair<A, 'segment', 'capsule'>;
  readonly polygonPolygon: Pair<A, 'polygon', 'polygon'>;
  readonly capsulePolygon: Pair<A, 'capsule', 'polygon'>;
  readonly capsuleCapsule: Pair<A, 'capsule', 'capsule'>;
}

const bothWays = <A>(q: Question<A>): Pairs<A> => ({
  disc: { disc: q.discDisc, segment: q.discSegment, polygon: q.discPolygon, capsule: q.discCapsule },
  segment: { disc: flip(q.discSegment), segment: q.segmentSegment, polygon: q.segmentPolygon, capsule: q.segmentCapsule },
  polygon: { disc: flip(q.discPolygon), segment: flip(q.segmentPolygon), polygon: q.polygonPolygon, capsule: flip(q.capsulePolygon) },
  capsule: { disc: flip(q.discCapsule), segment: flip(q.segmentCapsule), polygon: q.capsulePolygon, capsule: q.capsuleCapsule },
});

const symmetric = <A>(question: Question<A>): ((a: Shape, b: Shape, range: Ticks) => A) => ask(bothWays(question));

const askDistance = /* @__PURE__ */ symmetric<Ticks>({
  discDisc: distanceDiscDisc,
  discSegment: distanceDiscSegment,
  discPolygon: distanceDiscPolygon,
  discCapsule: distanceDiscCapsule,
  segmentSegment: distanceSegmentSegment,
  segmentPolygon: distanceSegmentPolygon,
  segmentCapsule: distanceSegmentCapsule,
  polygonPolygon: distancePolygonPolygon,
  capsulePolygon: distanceCapsulePolygon,
  capsuleCapsule: distanceCapsuleCapsule,
});

const askWithin = /* @__PURE__ */ symmetric<boolean>({
  discDisc: isWithinDiscDisc,
  discSegment: isWithinDiscSegment,
  discPolygon: isWithinDiscPolygon,
  discCapsule: isWithinDiscCapsule,
  segmentSegment: isWithinSegmentSegment,
  segmentPolygon: isWithinSegmentPolygon,
  segmentCapsule: isWithinSegmentCapsule,
  polygonPolygon: isWithinPolygonPolygon,
  capsulePolygon: isWithinCapsulePolygon,
  capsuleCapsule: isWithinCapsuleCapsule,
});

const askOverlaps = /* @__PURE__ */ symmetric<boolean>({
  discDisc: overlapsDiscDisc,
  discSegment: overlapsDiscSegment,
  discPolygon: overlapsDiscPolygon,
  discCapsule: overlapsDiscCapsule,
  segmentSegment: overlapsSegmentSegment,
  segmentPolygon: overlapsSegmentPolygon,
  segmentCapsule: overlapsSegmentCapsule,
  polygonPolygon: overlapsPolygonPolygon,
  capsulePolygon: overlapsCapsulePolygon,
  capsuleCapsule: overlapsCapsuleCapsule,
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
