import { containsPolygonDisc } from './disc-polygon.js';
import type { Disc, Polygon } from './shape.js';
import { containsPolygons } from './together.js';

/** Whether a base stands wholly on one surface; flush with its edge is on it. Exact. */
export const restsOn = (base: Disc, surface: Polygon): boolean => containsPolygonDisc(surface, base);

/** Whether a base stands wholly on one of the surfaces, by itself. Halfway on two that meet is not enough. Exact. */
export const restsOnAny = (base: Disc, surfaces: readonly Polygon[]): boolean =>
  surfaces.some((surface) => restsOn(base, surface));

/** Whether a base stands wholly on the surfaces together: halfway on two that meet or overlap is enough, over a gap is not. Exact. */
export const restsOnAll = (base: Disc, surfaces: readonly Polygon[]): boolean => containsPolygons(surfaces, base);
