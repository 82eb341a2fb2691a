import { add, along, backOf, headingTo, isSameHeading, type Disc, type Vec } from '@regelwerk/geometry';
import type { Frozen } from '@regelwerk/core';
import type { DisplaceFrame } from '../../model/frame.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import { straightWay } from './push-pull.js';
import { directorOf } from './who-directs.js';
import { hasWedge, isInWedge } from './wedge.js';

/** The tool bent at a right angle that lies against a base: its corner, and the way into which it opens. */
export interface Wedge {
  readonly corner: Vec;
  readonly axis: Vec;
}

/** The wedge of "away" and "toward": both arms touch the base, and the corner lies on the line of both centres, behind the base as it goes. */
export const wedgeOf = rule('sp.displace.toward-away', ({ center, radius }: Disc, { how, from }: Pick<DisplaceFrame, 'how' | 'from'>): Wedge => {
  const axis = straightWay(how, center, from);
  return { axis, corner: add(center, along(backOf(axis), Math.round(radius * Math.SQRT2))) };
});

const isStraight = (direction: Vec, axis: Vec): boolean =>
  [axis, headingTo({ x: 0, y: 0 }, axis)].some((way) => isSameHeading(way, direction));

/** May a base go in a direction without crossing an arm of the wedge? Where both centres are one, every direction is as good. */
export const staysInWedge = rule('sp.displace.toward-away-limit', (options: Frozen<Options>, { axis }: Wedge, { direction, frame }: { readonly direction: Vec; readonly frame: Pick<DisplaceFrame, 'seat'> }): boolean => {
  if (direction.x === 0 && direction.y === 0) return false;
  if (axis.x === 0 && axis.y === 0) return true;
  return hasWedge(options) && directorOf(options, frame) !== undefined ? isInWedge(direction, axis) : isStraight(direction, axis);
});

/** May a pull lead past what causes it? As long as the wedge allows it, unless the table wants it to end nearer. */
export const mayPass = rule('sp.displace.toward-may-pass', (options: Frozen<Pick<Options, 'displace.towardMustShrink'>>): boolean => !options['displace.towardMustShrink']);
