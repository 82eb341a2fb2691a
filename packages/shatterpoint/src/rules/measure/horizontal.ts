import { distanceSquared, type Vec } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';

/** The squared distance of two centres as seen from above: height adds nothing. */
export const squareBetween = rule('sp.measure.horizontal', (a: Vec, b: Vec): number => distanceSquared(a, b));
