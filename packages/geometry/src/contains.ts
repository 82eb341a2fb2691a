import { absurd } from './absurd.js';
import { containsDiscDisc } from './disc-disc.js';
import { containsDiscPolygon, containsPolygonDisc } from './disc-polygon.js';
import { containsDiscSegment } from './disc-segment.js';
import { containsSegmentPoint } from './point-segment.js';
import { containsPolygonPolygon } from './polygon-polygon.js';
import { containsPolygonSegment } from './segment-polygon.js';
import { containsSegmentSegment } from './segment-segment.js';
import type { Disc, Polygon, Segment, Shape } from './shape.js';

const containsInDisc = (outer: Disc, inner: Shape): boolean => {
  switch (inner.kind) {
    case 'disc':
      return containsDiscDisc(outer, inner);
    case 'segment':
      return containsDiscSegment(outer, inner);
    case 'polygon':
      return containsDiscPolygon(outer, inner);
    default:
      return absurd(inner);
  }
};

const containsInSegment = (outer: Segment, inner: Shape): boolean => {
  switch (inner.kind) {
    case 'disc':
      return inner.radius === 0 && containsSegmentPoint(outer, inner.center);
    case 'segment':
      return containsSegmentSegment(outer, inner);
    case 'polygon':
      return inner.points.every((point) => containsSegmentPoint(outer, point));
    default:
      return absurd(inner);
  }
};

const containsInPolygon = (outer: Polygon, inner: Shape): boolean => {
  switch (inner.kind) {
    case 'disc':
      return containsPolygonDisc(outer, inner);
    case 'segment':
      return containsPolygonSegment(outer, inner);
    case 'polygon':
      return containsPolygonPolygon(outer, inner);
    default:
      return absurd(inner);
  }
};

/** Whether the second shape lies wholly in the first; touching the edge from inside is in. Exact. */
export const contains = (outer: Shape, inner: Shape): boolean => {
  switch (outer.kind) {
    case 'disc':
      return containsInDisc(outer, inner);
    case 'segment':
      return containsInSegment(outer, inner);
    case 'polygon':
      return containsInPolygon(outer, inner);
    default:
      return absurd(outer);
  }
};
