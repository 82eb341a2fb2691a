import type { AttackFrame, StrikeFrame } from './attack-frame.js';
import type { ActionKind, Effect, MoveKind, Roll } from './effect.js';
import type { CardId, CharacterId, Point, Seat, UnitId } from './ids.js';
import type { Moment } from './trigger.js';

export type { AttackFrame, StrikeFrame } from './attack-frame.js';

// What is still to do, as data. The bottom frame is the setup and then the turn; whatever interrupts lies on top of it.
// An id that can be missing is empty then.

/**
 * The twelve steps of the setup (sp.setup.sequence). `rolled` holds the counts of the roll-off so far, `lead` the first character of
 * the squad that is being deployed, `set` the units whose stance has been chosen.
 */
export interface SetupFrame {
  kind: 'setup';
  step: number;
  rolled: number[][];
  lead: CharacterId;
  set: UnitId[];
}

/** The twelve steps of a turn (sp.turn.sequence). */
export interface TurnFrame {
  kind: 'turn';
  step: number;
  seat: Seat;
  /** The active unit; empty before step 3 and after step 7. */
  unit: UnitId;
  /** The unit that was activated in this turn, for the defeat check. */
  activated: UnitId;
  /** Actions taken in this activation, granted ones included, and how many of the two are used. */
  actions: ActionKind[];
  regular: number;
  flipped: boolean;
  reserved: boolean;
  cycled: boolean;
  /** The activation ends at once (sp.damage.wounded-ends-activation). */
  over: boolean;
  /** Whether the moment of this step has been announced. */
  told: boolean;
}

/**
 * Step 2: a card is revealed. `card` is the revealed card, empty while none is. `revealed` counts the cards of this turn. `how` tells of
 * the card whether it came for a Shatterpoint card that was shuffled back, or is a tactics card whose effects have begun.
 */
export interface DeckFrame {
  kind: 'deck';
  seat: Seat;
  card: CardId;
  revealed: number;
  how: '' | 'replaces' | 'resolved';
}

/** A draw from the unknown middle of an order deck, or of the struggle card of a phase; its answer goes to the frame beneath. */
export interface DrawFrame {
  kind: 'draw';
  seat: Seat;
  pile: 'deck' | 'struggle';
}

/** A roll; its counts go to the frame beneath. */
export interface RollFrame {
  kind: 'roll';
  purpose: 'first-player' | 'attack' | 'reroll' | 'priority';
  seat: Seat;
  label: string;
  pools: { die: Roll; dice: number }[];
}

/** An action that each character of a unit carries out, one after another. `left` have not yet. */
export interface DeedFrame {
  kind: 'deed';
  seat: Seat;
  action: ActionKind;
  unit: UnitId;
  left: CharacterId[];
}

/** A character may make one of some movements. */
export interface MoveFrame {
  kind: 'move';
  seat: Seat;
  character: CharacterId;
  how: MoveKind[];
}

/** A character has come to rest: what follows from where it stands now. `how` is empty after a displacement. */
export interface RestFrame {
  kind: 'rest';
  character: CharacterId;
  how: MoveKind | '';
  told: boolean;
}

/** A character is to be pushed, pulled or placed, within a range of 1 to 5. `from` is the centre of what causes it, at the start. */
export interface DisplaceFrame {
  kind: 'displace';
  how: 'push' | 'pull' | 'place';
  seat: Seat;
  character: CharacterId;
  from: Point;
  range: number;
  may: boolean;
  /** May a placed base change its elevation? */
  level: boolean;
}

/** A heal effect of a character. */
export interface HealFrame {
  kind: 'heal';
  seat: Seat;
  character: CharacterId;
}

/** A unit that turns injured loses one of its conditions. */
export interface RecoverFrame {
  kind: 'recover';
  seat: Seat;
  unit: UnitId;
}

/** A moment at which abilities and mission rules speak, seat by seat. `done` are those that have, `reacted` the seats that used a reactive one. */
export interface WindowFrame {
  kind: 'window';
  at: Moment;
  /** Whom the moment is about, and the other one of an attack; empty where there is none. */
  about: CharacterId;
  other: CharacterId;
  /** The seats that are still to speak, in order. */
  seats: Seat[];
  done: string[];
  reacted: Seat[];
  /** Mission rules still to be carried out, by their places among those in force. */
  rules: number[];
  /** The unit whose strained waits with them: it counts what the moment is about. Empty when none does. */
  strains: UnitId;
  /** What has been answered by force, as far as it came from such an answer: see sp.timing.own-order. */
  chain: number;
}

/** Effects still to be carried out, in order. */
export interface EffectsFrame {
  kind: 'effects';
  seat: Seat;
  from: 'ability' | 'tree' | 'chart' | 'tactics' | 'mission';
  /** The character that causes them, and the one they are directed at; empty where there is none. */
  source: CharacterId;
  target: CharacterId;
  /** The ability, if it is one, and whether strained follows it. */
  ability: string;
  list: Effect[];
  /** How often the first one is still to be done; 0 before it is begun. */
  times: number;
  /** The character chosen for the first one. */
  chosen: CharacterId;
  /** Where the shoved character stood, while the shove goes on: `x` and `y` in ticks. */
  mark: number[];
  /** The force spent on an ability of variable cost. */
  x: number;
}

/** One active ability of a unit without paying force. */
export interface FreeFrame {
  kind: 'free';
  seat: Seat;
  unit: UnitId;
}

/** Step 11 of a turn, and step 12 of the setup: the next struggle card. `chooser` picks a plan where there are two. */
export interface StruggleFrame {
  kind: 'struggle';
  chooser: Seat;
  card: string;
}

/** An entry of the agenda. */
export type Frame =
  | SetupFrame | TurnFrame | DeckFrame | DrawFrame | RollFrame | DeedFrame | MoveFrame | RestFrame | DisplaceFrame | HealFrame | RecoverFrame
  | WindowFrame | EffectsFrame | FreeFrame | StrikeFrame | AttackFrame | StruggleFrame;
/** The frame of a kind. */
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
