// Vocabulary.
export {
  CHANCE,
  DENSITIES,
  isChance,
  type AnyChoice,
  type AnyDecision,
  type Answerer,
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
export {
  checkDraw,
  checkRoll,
  UNCITED,
  type AnyRefusal,
  type CoreRefusal,
  type Fault,
  type NotAsked,
  type Revealed,
  type ScriptMisfit,
  type TakeBackRefusal,
  type UnknownId,
} from './refusal.js';
export { SPECTATOR, type Anytime, type AnyEvent, type AnyFrame, type AnyGame, type AnyPlay, type Game, type GameTypes, type Room, type State, type Viewer } from './game.js';

// Tools to write a game with.
export { absurd } from './absurd.js';
export { flatMap, isLeft, isRight, left, map, mapLeft, pipe, right, type Either } from './either.js';
export { find, the } from './lookup.js';
export { copyPlain, freeze, type Frozen } from './frozen.js';
export { checkBy, type WhyNot } from './check-by.js';
export { onceFor } from './once.js';
export { citing, WATCH, type Cited, type Explained, type Watch } from './register.js';
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

// The door.
export { admit, BOUNDS, byId, decode, decodeText, id, list, someOf, text, whole, type Bounds, type Codec, type WithSchema } from './codec.js';
export { canonical, fingerprint } from './canonical.js';

// The machine.
export { isOver, type Over } from './over.js';
export { ask, begin, check, choices, fold, play, rest, simulate, type Refused, type Simulation, type Step } from './play.js';

// Chance.
export {
  answerOfChance,
  byHand,
  scripted,
  seeded,
  type ByHandChance,
  type ChanceAnswer,
  type ChanceChoice,
  type ChanceDecision,
  type ChanceSource,
  type ScriptedAnswer,
  type ScriptedChance,
  type SeededChance,
} from './chance/source.js';
export { seededAnswer } from './chance/seeded.js';
export { countOutcomes, outcomes, type Weighed } from './chance/every.js';

// What others may know, and what they may do.
export { isAsked, see, seeDecision, seeEvents, viewerOf } from './see.js';
export { sample } from './sample.js';
export { verbs, type Verbs } from './verbs.js';

// A match in progress.
export { answer, leftOver, logOf, madeIn, withChance, type AnswerSource, type Entry, type Logged, type Match, type TakenBack } from './match.js';
export { openMatch, readState, type Start } from './open.js';
export { rewind, undo, type Consent } from './take-back.js';
export { replayOf, readReplay, type Reading } from './replay.js';
export { CONTRACT, FORMAT, VERSION, type Replay, type ReplayStep } from './replay-codec.js';
export { verifyReplay } from './verify.js';
export { firstDifference, type Difference } from './difference.js';

// Rules, told.
export {
  citationLine,
  cite,
  explain,
  isRule,
  type Citation,
  type Document,
  type Explanation,
  type Lang,
  type Place,
  type Whereabouts,
  type Rulebook,
  type RulebookEntry,
  type Say,
  type Words,
} from './rulebook.js';
export { isMachineRefusal, sayRefusal, type MachineRefusal } from './say.js';
export { storyOf, type Tell } from './story.js';
