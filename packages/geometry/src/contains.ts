import { containsCapsuleCapsule } from './capsule-capsule.js';
import { containsCapsulePolygon, containsPolygonCapsule } from './capsule-polygon.js';
import { containsCapsuleDisc, containsDiscCapsule } from './disc-capsule.js';
import { containsDiscDisc } from './disc-disc.js';
import { containsDiscPolygon, containsPolygonDisc } from './disc-polygon.js';
import { containsDiscSegment } from './disc-segment.js';
import { ask } from './pair.js';
import { containsSegmentPoint } from './point-segment.js';
import { containsPolygonPolygon } from './polygon-polygon.js';
import { containsCapsuleSegment, containsSegmentCapsule } from './segment-capsule.js';
import { containsPolygonSegment } from './segment-polygon.js';
import { containsSegmentSegment } from './segment-segment.js';
import type { Disc, Polygon, Segment, Shape } from './shape.js';

const containsSegmentDisc = (outer: Segment, { center, radius }: Disc): boolean => radius === 0 && containsSegmentPoint(outer, center);

const containsSegmentPolygon = (outer: Segment, { points }: Polygon): boolean =>
  points.every((point) => containsSegmentPoint(outer, point));

const askContains = /* @__PURE__ */ ask<boolean>({
  disc: { disc: containsDiscDisc, segment: containsDiscSegment, polygon: containsDiscPolygon, capsule: containsDiscCapsule },
  segment: { disc: containsSegmentDisc, segment: containsSegmentSegment, polygon: containsSegmentPolygon, capsule: containsSegmentCapsule },
  polygon: { disc: containsPolygonDisc, segment: containsPolygonSegment, polygon: containsPolygonPolygon, capsule: containsPolygonCapsule },
  capsule: { disc: containsCapsuleDisc, segment: containsCapsuleSegment, polygon: containsCapsulePolygon, capsule: containsCapsuleCapsule },
});

/** Whether the second shape lies wholly in the first; touching the edge from inside is in. Exact. */
export const contains = (outer: Shape, inner: Shape): boolean => askContains(outer, inner, 0);
