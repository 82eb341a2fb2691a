import { containsPolygonDisc } from './disc-polygon.js';
import type { Disc, Polygon } from './shape.js';

/** Whether a base stands wholly on one surface; flush with its edge is on it. Exact. */
export const restsOn = (base: Disc, surface: Polygon): boolean => containsPolygonDisc(surface, base);

/** Whether a base stands wholly on one of the surfaces. Halfway on two that meet is not enough. Exact. */
export const restsOnAny = (base: Disc, surfaces: readonly Polygon[]): boolean =>
  surfaces.some((surface) => restsOn(base, surface));
