// The words, then the shapes, then what one asks of them.
export { CM, CONTACT, COORDINATE_LIMIT, DIRECTION_LIMIT, INCH, MM, POINT_LIMIT, RADIUS_LIMIT, type Ticks } from './units.js';
export {
  type Vec,
  type Vec3,
  add,
  cross,
  distanceSquared,
  dot,
  isSamePoint,
  lengthSquared,
  scale,
  subtract,
  vec,
} from './vector.js';
export { type Sign, orientation } from './predicate.js';
export { type Way, along, pointAlong, roundTicks } from './round.js';
export { backOf, headingTo, isSameHeading, isWithinEighth, isWithinQuarter, isWithinTurn, leftOf, rightOf } from './heading.js';

export { type Capsule, type Disc, type Polygon, type Segment, type Shape, capsule, disc, polygon, rectangle, segment } from './shape.js';
export { checkCapsule, checkDisc, checkPolygon, checkSegment, checkVec } from './check.js';
export { type Base, type BaseForm, type Side, arcOf, arcsOf, box, oval, reachOfNotch, roundForm, shapeOf, sideOf, stadium } from './base.js';
export { checkBase, checkBaseForm, checkDirection } from './check-base.js';
export type { Checked, Fault, FaultReason, Result } from './result.js';
export { type Box, boxOf, isWithinBoxBox } from './box.js';
export { type PreparedPolygon, areaOf, preparePolygon } from './prepare.js';

export { distance, isWithin, overlaps, touches } from './distance.js';
export { contains } from './contains.js';
export { containsPolygons } from './together.js';
export { bandBetween, bandOf, isBeyond, isCompletelyWithin } from './band.js';
export { type Wedge, containsWedge, containsWedgePoint, meetsWedge } from './wedge.js';

export {
  containsDiscDisc,
  crossingsDiscDisc,
  distanceDiscDisc,
  isWithinDiscDisc,
  overlapsDiscDisc,
  touchesDiscDisc,
} from './disc-disc.js';
export {
  containsDiscSegment,
  distanceDiscSegment,
  isWithinDiscSegment,
  overlapsDiscSegment,
  touchesDiscSegment,
} from './disc-segment.js';
export {
  containsDiscPolygon,
  containsPolygonDisc,
  distanceDiscPolygon,
  isWithinDiscPolygon,
  overlapsDiscPolygon,
  touchesDiscPolygon,
} from './disc-polygon.js';
export {
  containsSegmentSegment,
  distanceSegmentSegment,
  isWithinSegmentSegment,
  meetsSegmentSegment,
  overlapsSegmentSegment,
  sharedLength,
  touchesSegmentSegment,
} from './segment-segment.js';
export {
  containsPolygonSegment,
  containsPolygonsSegment,
  crossesSegmentPolygon,
  distanceSegmentPolygon,
  intervalsInside,
  isWithinSegmentPolygon,
  touchesSegmentPolygon,
} from './segment-polygon.js';
export {
  containsPolygonPolygon,
  distancePolygonPolygon,
  isWithinPolygonPolygon,
  overlapsPolygonPolygon,
  touchesPolygonPolygon,
} from './polygon-polygon.js';
export {
  containsCapsuleDisc,
  containsDiscCapsule,
  distanceDiscCapsule,
  isWithinDiscCapsule,
  overlapsDiscCapsule,
  touchesDiscCapsule,
} from './disc-capsule.js';
export {
  containsCapsuleSegment,
  distanceSegmentCapsule,
  isWithinSegmentCapsule,
  overlapsSegmentCapsule,
  touchesSegmentCapsule,
} from './segment-capsule.js';
export {
  containsCapsulePolygon,
  containsPolygonCapsule,
  distanceCapsulePolygon,
  isWithinCapsulePolygon,
  overlapsCapsulePolygon,
  touchesCapsulePolygon,
} from './capsule-polygon.js';
export {
  containsCapsuleCapsule,
  distanceCapsuleCapsule,
  isWithinCapsuleCapsule,
  overlapsCapsuleCapsule,
  touchesCapsuleCapsule,
} from './capsule-capsule.js';
export { classifyPointPolygon, containsPolygonPoint } from './point-polygon.js';
export { classifyPointSegment, containsSegmentPoint, distancePointSegment } from './point-segment.js';

export { type Path, type PathPart, isMostlyInside, isMostlyInsideParts, lengthInside, lengthOf, segmentsOf } from './path.js';
export { slantDiscDisc } from './slant.js';
export { type Sweep, isWithinSweepDisc, overlapsSweepDisc, overlapsSweepPolygon } from './sweep.js';
export { restsOn, restsOnAll, restsOnAny } from './surface.js';
