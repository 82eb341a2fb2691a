import type { Shape } from '../shape.js';
import { onlyBlockers } from './blockers.js';
import { type Grazing, withGrazing } from './grazed.js';
import { type Sight, sight } from './sight.js';
import type { PlacedPart, PreparedTerrain } from './terrain.js';

/** Who looks or is looked at: where it is, how high it counts, and the part it stands on, if any. */
export interface Standpoint {
  readonly base: Shape;
  readonly elevation: number;
  readonly part?: number;
}

/** How much counts as the terrain that the viewer and the target stand on. */
export interface SightScope {
  /** What the viewer stands on does not stop its sight: the part, or the whole piece. */
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

/** Whether a part stops sight: a blocking one that is higher than the viewer, unless one of the two stands on it. */
const stops = ({ parts }: PreparedTerrain, { viewer, target }: SightEnds, { own, target: scope }: Pick<SightScope, 'own' | 'target'>) => {
  const pieceOf = (part: number | undefined): number | undefined => (part === undefined ? undefined : parts[part]?.piece);
  const [ofViewer, ofTarget] = [pieceOf(viewer.part), pieceOf(target.part)];
  return (place: number): boolean => {
    const part: PlacedPart | undefined = parts[place];
    if (part === undefined || part.sight === 'clear' || part.elevation <= viewer.elevation) return false;
    if (own === 'part' ? place === viewer.part : part.piece === ofViewer) return false;
    return part.elevation > target.elevation || (scope === 'same-piece' && part.piece !== ofTarget);
  };
};

/**
 * Whether a viewer sees a target over terrain with elevations: blocking parts higher than the viewer stop a line, save those
 * that the scope lets pass. Not the same back where the elevations differ. Exact.
 */
export const sightOverTerrain = (ends: SightEnds, terrain: PreparedTerrain, scope: SightScope): Sight =>
  sight(ends.viewer.base, ends.target.base, withGrazing(onlyBlockers(terrain.blockers, stops(terrain, ends, scope)), scope.grazing ?? 'free'));
