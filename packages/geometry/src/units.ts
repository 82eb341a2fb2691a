/**
 * A length: a whole number of ticks of 0.01 mm. Inch tools, centimetre rules and millimetre bases are all whole in it.
 * @unit ticks
 */
export type Ticks = number;

/**
 * One inch.
 * @unit ticks
 */
export const INCH: Ticks = 2540;

/**
 * One centimetre.
 * @unit ticks
 */
export const CM: Ticks = 1000;

/**
 * One millimetre.
 * @unit ticks
 */
export const MM: Ticks = 100;

/**
 * The largest gap that still is base contact: whole coordinates cannot touch exactly in every direction.
 * @unit ticks
 */
export const CONTACT: Ticks = 2;

/**
 * The largest absolute coordinate, 2^21 (20.97 m): twice its square, and so every cross product and squared distance of
 * differences, stays below 2^46, where doubles are exact.
 * @unit ticks
 */
export const COORDINATE_LIMIT: Ticks = 2_097_152;

/**
 * The largest radius, 2^20 (10.49 m).
 * @unit ticks
 */
export const RADIUS_LIMIT: Ticks = 1_048_576;

/** The most corners a polygon may have: the sums that make its area stay exact. */
export const POINT_LIMIT = 256;

/**
 * The largest component of a direction, 2^15: a step of it turns a metre by three ticks, and every product that decides
 * about arcs stays exact.
 */
export const DIRECTION_LIMIT = 32_768;
