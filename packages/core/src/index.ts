export { flatMap, isLeft, isRight, left, map, mapLeft, pipe, right, type Either } from './either.js';
export { absurd } from './absurd.js';
export { find, the } from './lookup.js';
export { copyPlain, freeze, type Frozen } from './frozen.js';
export { citing, WATCH, type Cited, type Explained, type Watch } from './register.js';
export {
  admit,
  BOUNDS,
  byId,
  decode,
  decodeText,
  id,
  list,
  text,
  whole,
  type Bounds,
  type Codec,
  type WithSchema,
} from './codec.js';
export {
  CHANCE,
  DENSITIES,
  isChance,
  type AnyChoice,
  type AnyDecision,
  type Asked,
  type Density,
  type DrawChoice,
  type DrawDecision,
  type PickDecision,
  type PlaceDecision,
  type RollChoice,
  type RollDecision,
  type RollGroup,
  type Seat,
} from './decision.js';
export type { AnyRefusal, CoreRefusal, Fault } from './refusal.js';
export { SPECTATOR, type AnyEvent, type AnyFrame, type AnyPlay, type Game, type GameTypes, type Room, type State, type Viewer } from './game.js';
export { frames, nearest, top } from './agenda.js';
export {
  afterAnswer,
  afterPass,
  gather,
  isOrderOf,
  openWindow,
  ordersOf,
  priority,
  type Ordering,
  type Simultaneous,
  type Waiting,
} from './window.js';
export { ask, begin, check, choices, fold, isOver, play, rest, simulate, type Over, type Refused, type Simulation, type Step } from './play.js';
