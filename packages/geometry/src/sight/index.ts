// Who sees whom: on the plane, over terrain with elevations, and as cylinders among prisms.
export { type Blockers, onlyBlockers, prepareBlockers } from './blockers.js';
export { type Grazing, widenOutline, withGrazing } from './grazed.js';
export { type CriticalLine, type Sight, hasSight, sight, sightLines } from './sight.js';
export type { BoxTree } from './packed-tree.js';
export type { SightLine } from './line.js';
export type { Contact } from './tangent.js';
export { crossingPieces, hidingPieces } from './partly-hidden.js';
export { type SightEnds, type SightScope, type Standpoint, sightOverTerrain } from './over-terrain.js';
export { type Silhouette, type SilhouetteSight, sightOverHeights } from './silhouette.js';
export {
  type LinkedPoint,
  type PlacedPart,
  type PreparedTerrain,
  type Shift,
  type Stand,
  type Terrain,
  type TerrainPart,
  type TerrainPiece,
  elevationOf,
  partsUnder,
  prepareTerrain,
  shiftsOf,
  standOf,
  surfacesUnder,
} from './terrain.js';
export { checkTerrain } from './check-terrain.js';
