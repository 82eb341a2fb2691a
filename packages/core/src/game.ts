import type { Luck } from '@regelwerk/dice';
import type { Codec } from './codec.js';
import type { AnyChoice, Asked, Density, Seat } from './decision.js';
import type { Either } from './either.js';
import type { Frozen } from './frozen.js';
import type { AnyRefusal, Fault } from './refusal.js';

/** What changes during a match. A game adds its own fields; all of it is plain JSON. */
export interface AnyPlay {
  /** What is still to do, as a stack: the last frame owns the game. Empty when the match is over. */
  agenda: AnyFrame[];
  /** How many events have been written. Kept by the machine. */
  written: number;
}

/** An entry of the agenda: a noun and the data it needs to go on. */
export interface AnyFrame {
  readonly kind: string;
}

/** A fact that happened, in the past tense, with the rule that made it happen. */
export interface AnyEvent {
  readonly kind: string;
  readonly rule: string;
}

/** The types of one game, as one bundle. */
export interface GameTypes {
  readonly Table: object;
  readonly Play: AnyPlay;
  readonly Frame: AnyFrame;
  readonly Choice: AnyChoice;
  readonly Event: AnyEvent;
  readonly Refusal: AnyRefusal;
  readonly Decision: Asked & { readonly kind: string };
  readonly Outcome: object;
  readonly View: object;
  readonly EventView: object;
  readonly DecisionView: object;
}

/** All there is to know: what stays fixed in a match and what changes. Read only. */
export interface State<G extends GameTypes> {
  readonly table: Frozen<G['Table']>;
  readonly play: Frozen<G['Play']>;
}

/** Who looks: a seat, or somebody beside the table who sees what all may see. */
export type Viewer = Seat;

/** The viewer who holds no seat. No seat may be called so. */
export const SPECTATOR = 'spectator';

/** One room for each kind of frame: what it asks, allows and causes. */
export interface Room<G extends GameTypes, F> {
  /** The decision that this frame waits for; `undefined` if it moves by itself. */
  readonly ask: (state: State<G>, frame: Frozen<F>) => G['Decision'] | undefined;
  /** May it? Not whose turn it is, and not whether dice are possible: the machine has looked at that. */
  readonly check: (state: State<G>, frame: Frozen<F>, choice: G['Choice']) => Either<G['Refusal'], G['Choice']>;
  /** What an allowed choice causes: at least one event. */
  readonly reduce: (state: State<G>, frame: Frozen<F>, choice: G['Choice']) => readonly G['Event'][];
  /** What follows unasked, when `ask` has nothing to ask: at least one event. */
  readonly advance: (state: State<G>, frame: Frozen<F>) => readonly G['Event'][];
  /** Legal answers of a seat under a density, never none. Not called when chance is asked. */
  readonly candidates: (state: State<G>, frame: Frozen<F>, density: Density) => readonly G['Choice'][];
  /** One random legal answer of a seat. Where it is left out, one of the dense candidates is taken. */
  readonly sample?: (state: State<G>, frame: Frozen<F>, luck: Luck) => G['Choice'];
}

/** Choices that do not wait for a decision of the seat's own. They name the decision that is open. */
export interface Anytime<G extends GameTypes> {
  readonly takes: (choice: G['Choice']) => boolean;
  readonly check: (state: State<G>, choice: G['Choice']) => Either<G['Refusal'], G['Choice']>;
  readonly reduce: (state: State<G>, choice: G['Choice']) => readonly G['Event'][];
}

/** A game, as the machine meets it. */
export interface Game<G extends GameTypes> {
  /** Its name in replays, such as `skirmish-homebrew`. */
  readonly id: string;
  /** The edition of its rules. */
  readonly edition: string;
  /** The rule under which replays of other editions are refused, if the rulebook has one. */
  readonly editionRule?: string;
  readonly seats: (table: Frozen<G['Table']>) => readonly Seat[];
  readonly rooms: { readonly [K in G['Frame']['kind']]: Room<G, Extract<G['Frame'], { readonly kind: K }>> };
  /** The rule that a choice breaks which comes from somebody who is not asked, if it breaks one (a reroll asked for too late, say). */
  readonly outOfTurn?: (state: State<G>, choice: G['Choice']) => G['Refusal'] | undefined;
  /** What a seat may choose while anybody is asked, chance included: to concede, say. */
  readonly anytime?: Anytime<G>;
  /** The one pen: what is true of `play` after the event. It decides nothing. */
  readonly write: (play: G['Play'], event: G['Event']) => void;
  /** The play with which a match on this table begins, before anything has happened. */
  readonly begin: (table: Frozen<G['Table']>) => G['Play'];
  /** How a match ended whose agenda is empty. */
  readonly outcome: (state: State<G>) => G['Outcome'];
  /** What is known of a state, an event and a decision from a seat (or from beside the table). */
  readonly see: {
    readonly state: (state: State<G>, viewer: Viewer) => G['View'];
    readonly event: (event: G['Event'], viewer: Viewer) => G['EventView'];
    readonly decision: (decision: G['Decision'], viewer: Viewer) => G['DecisionView'];
  };
  /** A full state that fits the view, with luck for what the viewer does not know. */
  readonly imagine: (view: G['View'], luck: Luck) => State<G>;
  /** Does the event show something that was secret? (Chance needs no telling.) */
  readonly reveals: (event: G['Event']) => boolean;
  readonly codecs: {
    readonly table: Codec<G['Table']>;
    readonly play: Codec<G['Play']>;
    readonly choice: Codec<G['Choice']>;
  };
  /** The invariants that a state breaks, as faults with paths; for positions written by hand. */
  readonly faults: (state: State<G>) => readonly Fault[];
}

/** A game of any types, where only what all games share matters. */
export type AnyGame = Game<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- a Game is neither co- nor contravariant in its types
