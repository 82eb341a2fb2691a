import { boxOf } from '../box.js';
import { type PlaceStart, type Placed, checkPlace } from '../moves/displace.js';
import type { Ground } from '../moves/ground.js';
import { disc } from '../shape.js';
import type { Vec } from '../vector.js';
import { FITS, cornersOf } from './corners.js';
import { floorsFor } from './density.js';

/** The places at an end that pass their check, one for each floor that bears it. */
export const placesAt = (end: Vec, start: PlaceStart, ground: Ground): readonly Placed[] =>
  floorsFor(disc(end, start.base.radius), ground).flatMap((floor): readonly Placed[] => {
    const checked = checkPlace({ end, floor }, start, ground);
    return checked._tag === 'Right' ? [checked.right] : [];
  });

/** A place where a base may be set down, if there is one at all; one that is narrower than a tick and a half can be missed. */
export const findPlace = (start: PlaceStart, ground: Ground): Placed | undefined => {
  const { base: { center, radius }, within } = start;
  const hold = disc(center, within + 2 * radius);
  for (const fit of FITS) {
    for (const end of cornersOf({ radius, within: [hold], beside: [], around: boxOf(hold) }, ground, fit)) {
      const [place] = placesAt(end, start, ground);
      if (place !== undefined) return place;
    }
  }
  return undefined;
};
