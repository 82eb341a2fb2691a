import type { Shape } from '../shape.js';
import { onlyBlockers } from './blockers.js';
import { type Grazing, withGrazing } from './grazed.js';
import { type Sight, sight } from './sight.js';
import { type PlacedPart, type PreparedTerrain, piecesStoodOn } from './terrain.js';

/** Who looks or is looked at: where it is, how high it counts, and the part it stands on, if any; of several that are flush, any. */
export interface Standpoint {
  readonly base: Shape;
  readonly elevation: number;
  readonly part?: number;
}

/** How much counts as the terrain that the viewer and the target stand on. */
export interface SightScope {
  /** What the viewer stands on does not stop its sight: the part, or the whole piece, of each part if it stands on several. */
  readonly own: 'part' | 'piece';
  /** What is no higher than the target does not: of the piece that it stands on, or of all. */
  readonly target: 'same-piece' | 'any-part';
  /** Whether a line that touches a part that counts is free, or blocked: then parts count as a tick wider. Free if not given. */
  readonly grazing?: Grazing;
}

/** Between who looks and who is looked at. */
export interface SightEnds {
  readonly viewer: Standpoint;
  readonly target: Standpoint;
}

/** Whether a piece is one that somebody stands on; worked out when it is asked for the first time. */
const standsOn = ({ base, part }: Standpoint, terrain: PreparedTerrain): ((piece: number) => boolean) => {
  let pieces: readonly number[] | undefined;
  return (piece) => (pieces ??= piecesStoodOn(base, part, terrain)).includes(piece);
};

/** Whether a part stops sight: a blocking one that is higher than the viewer, unless one of the two stands on it. */
const stops = (terrain: PreparedTerrain, { viewer, target }: SightEnds, { own, target: scope }: Pick<SightScope, 'own' | 'target'>) => {
  const [ofViewer, ofTarget] = [standsOn(viewer, terrain), standsOn(target, terrain)];
  return (place: number): boolean => {
    const part: PlacedPart | undefined = terrain.parts[place];
    if (part === undefined || part.sight === 'clear' || part.elevation <= viewer.elevation) return false;
    if (own === 'part' ? place === viewer.part : ofViewer(part.piece)) return false;
    return part.elevation > target.elevation || (scope === 'same-piece' && !ofTarget(part.piece));
  };
};

/**
 * Whether a viewer sees a target over terrain with elevations: blocking parts higher than the viewer stop a line, save those
 * that the scope lets pass. Not the same back where the elevations differ. Exact.
 */
export const sightOverTerrain = (ends: SightEnds, terrain: PreparedTerrain, scope: SightScope): Sight =>
  sight(ends.viewer.base, ends.target.base, withGrazing(onlyBlockers(terrain.blockers, stops(terrain, ends, scope)), scope.grazing ?? 'free'));
