// Where a choice is continuous: what is allowed, as regions to look at, as good guesses, and at random.
export { type Area, isInArea } from './area.js';
export { type Outline } from './outline.js';
export { type Density, type Draw, type Interest } from './density.js';
export { type Interests } from './ends.js';
export { type End, findToolMove } from './lays.js';
export { type Bounds, type Fit, FITS, cornersOf } from './corners.js';
export { findPlace } from './find-place.js';
export { type PlaceReach, type Region, regionOfPlace, regionOfToolMove } from './region.js';
export { regionOfPush } from './push-region.js';
export { type PushCandidate, candidatesOfPlace, candidatesOfPush, candidatesOfToolMove } from './candidates.js';
export { samplePlace, samplePush, sampleToolMove } from './sample.js';
export { type FollowerPlace, type Formation, isInCohesion } from './cohesion.js';
export { placeFollowers } from './place-followers.js';
export { candidatesOfFollowers, checkFollowers, regionOfFollower, sampleFollowers } from './followers.js';
export { candidatesOfNotchedMove, sampleNotchedMove } from './notched.js';
export { findNotchedMove } from './notched-pivots.js';
export { regionOfNotchedMove } from './notched-region.js';
