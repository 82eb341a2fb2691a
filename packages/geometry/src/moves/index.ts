// Where bases may end, how tools lie, what moves and pushes lead to: every proposal with its own check.
export { type Floor, type Ground, type Obstacle, type Spot, type Standing, checkSpot, faultsOfSpot, prepareGround } from './ground.js';
export { checkGround, checkShape } from './check-ground.js';
export { type Slide, type Stop, slide } from './contact.js';
export { type Arms, type Lay, type Tool, checkTool, layTool, overlapsLayPolygon } from './tool.js';
export { type ToolMove, type ToolStart, checkToolMove } from './tool-move.js';
export {
  type NotchedEnd,
  type NotchedMove,
  type NotchedStart,
  type PivotStart,
  checkNotchedMove,
  checkPivot,
  lengthOfNotchedMove,
} from './notched.js';
export { sweptByTurn } from './turn.js';
export {
  type DisplaceStart,
  type Displaced,
  type PlaceStart,
  type Placed,
  type PushStart,
  type Stopper,
  checkPlace,
  checkPush,
  displace,
  wayOfPush,
} from './displace.js';
