import type { Frozen } from '@regelwerk/core';
import {
  containsPolygonPoint,
  crossesSegmentPolygon,
  overlapsDiscPolygon,
  polygon,
  preparePolygon,
  segment,
  touchesDiscPolygon,
  type PreparedPolygon,
  type Ticks,
  type Vec,
} from '@regelwerk/geometry';
import type { Place } from '../model/ids.js';
import type { Scenario } from '../model/scenario.js';
import type { Agreed } from '../model/terrain.js';
import type { Base } from './bases.js';

// Sight and cover are judged as seen from above, along the line between two centres.

/** A piece that a line of sight meets. */
export interface Screen {
  readonly id: string;
  readonly polygon: PreparedPolygon;
  /** @unit ticks */
  readonly bottom: Ticks;
  /** @unit ticks */
  readonly top: Ticks;
  readonly open: boolean;
}

/** The pieces of a table that block sight, and those that are cover. */
export interface SightBoard {
  readonly blockers: readonly Screen[];
  readonly covers: readonly Screen[];
}

const screens = ({ pieces }: Frozen<Scenario>, as: Agreed): readonly Screen[] =>
  pieces
    .filter(({ agreed }) => agreed.includes(as))
    .map(({ id, footprint, bottom, top, agreed }) => ({
      id,
      polygon: preparePolygon(polygon(footprint)),
      bottom,
      top,
      open: agreed.includes('open'),
    }));

/** Prepares the terrain of a scenario for questions of sight and cover. */
export const prepareSight = (scenario: Frozen<Scenario>): SightBoard => ({
  blockers: screens(scenario, 'blocks-sight'),
  covers: screens(scenario, 'cover'),
});

const standsOn = ({ polygon: footprint, top }: Screen, place: Frozen<Place>): boolean => place.z === top && containsPolygonPoint(footprint, place);

/** The piece that blocks sight between two centres, if one does: who stands on top of a piece is not hidden by it. */
export const blockerBetween = ({ blockers }: SightBoard, from: Frozen<Place>, to: Frozen<Place>): string | undefined => {
  for (const blocker of blockers) {
    if (crossesSegmentPolygon(segment(from, to), blocker.polygon) && !standsOn(blocker, from) && !standsOn(blocker, to)) return blocker.id;
  }
  return undefined;
};

const isAtLevel = ({ bottom, top }: Screen, z: Ticks): boolean => z === bottom || (bottom < z && z < top);

/** Does the base touch its cover? In an open piece, a wood say, one may also stand. */
const isAt = (cover: Screen, { disc, z }: Base): boolean =>
  isAtLevel(cover, z) &&
  (touchesDiscPolygon(disc, cover.polygon) || (cover.open && overlapsDiscPolygon(disc, cover.polygon)));

/** Does a line from somewhere to the centre of a base cross a piece of cover, one that the base touches if it must? */
export const isCovered = (
  { covers }: SightBoard,
  { from, base }: { readonly from: Vec; readonly base: Base },
  mustTouch: boolean,
): boolean => {
  const line = segment(from, base.disc.center);
  return covers.some((cover) => crossesSegmentPolygon(line, cover.polygon) && (!mustTouch || isAt(cover, base)));
};
