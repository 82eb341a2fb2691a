export { arbitraryCapsule, arbitraryDisc, arbitraryPolygon, arbitrarySegment, arbitraryShape, arbitraryVec } from './arbitraries.js';
export { type Motion, arbitraryMotion, mirror, moveShape, quarterTurn, reverseShape, translation } from './motions.js';
export { type Law, type PairQuestion, rigidLaws, symmetricLaws } from './laws.js';
export {
  bruteClassify,
  bruteCompareSquare,
  bruteContains,
  bruteOrientation,
  bruteOverlaps,
  bruteReach,
  enlarge,
  gridOf,
} from './brute.js';
export { type Stretch, bruteOverlapsPolygons, bruteStretches } from './parts.js';
export { bruteTogether } from './together-brute.js';
export { arbitraryGround } from './grounds.js';
export { bruteLast, bruteReaches, bruteSlide } from './brute-moves.js';
export { type BruteLine, type BruteStretch, type Sweeping, bruteCovered, bruteSight, bruteStretch } from './sight-brute.js';
export { type SightScene, arbitraryEnd, arbitrarySightScene, drawScene, drawsOf } from './sight-scenes.js';
export { type BruteCylinder, type BrutePrism, bruteInPrism, bruteOverHeights } from './silhouette-brute.js';
