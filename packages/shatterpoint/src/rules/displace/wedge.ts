import { isWithinEighth, type Vec } from '@regelwerk/geometry';
import type { Frozen } from '@regelwerk/core';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** Does a direction lie in the wedge around a straight way: at most 45 degrees off it? */
export const isInWedge = rule('sp.displace.wedge-angle', (direction: Vec, way: Vec): boolean => isWithinEighth(direction, way));

/** Is there a wedge, built once where the displacement starts, or is only its straight way allowed? */
export const hasWedge = rule('sp.displace.wedge-fixed', (options: Frozen<Pick<Options, 'displace.wedge'>>): boolean => options['displace.wedge'] === 'fixed-at-start');
