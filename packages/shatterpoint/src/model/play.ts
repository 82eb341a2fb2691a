import { byId, list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Condition } from './effect.js';
import { Frame } from './frame.js';
import { AbilityId, CardId, Few, NONE, OrNone, Seat, StruggleId } from './ids.js';

const Place = whole(-2_000_000, 2_000_000);

const unitPlayCodec = t.strict({
  /** The active side of its stance card. */
  stance: whole(0, 1),
  damage: whole(0, 99),
  wounded: whole(0, 1),
  injured: whole(0, 20),
  conditions: list(Condition, 4),
  hunker: Few,
  defeated: t.boolean,
  /** Its abilities used in this turn, once for each use. */
  used: list(AbilityId, 40),
});
/** A unit of a match: what lies on its stat card. */
export interface UnitPlay extends t.TypeOf<typeof unitPlayCodec> {}
/** A unit of a match: what lies on its stat card. */
export const UnitPlay: t.Type<UnitPlay> = unitPlayCodec;

const characterPlayCodec = t.strict({
  x: Place,
  y: Place,
  on: OrNone,
  /** Further dice for its next attack: 1 when focused (sp.turn.action-focus), else 0. */
  focus: whole(0, 9),
});
/** A character: where its base stands. `on` is empty while it is not on the board. */
export interface CharacterPlay extends t.TypeOf<typeof characterPlayCodec> {}
/** A character: where its base stands. `on` is empty while it is not on the board. */
export const CharacterPlay: t.Type<CharacterPlay> = characterPlayCodec;

/** Cards whose order nobody knows: each with its number of copies. */
export const Pile = byId('a card', whole(0, 9), 40);

const sidePlayCodec = t.strict({
  /** The edge that this player deploys from; empty until it is chosen. */
  edge: t.keyof({ [NONE]: null, north: null, east: null, south: null, west: null }),
  force: whole(0, 99),
  /** All force tokens, ready and spent. */
  pool: whole(0, 99),
  /** Known cards on top, then cards in no known order, then known cards below. */
  top: list(CardId, 40),
  deck: Pile,
  bottom: list(CardId, 40),
  reserve: list(CardId, 1),
  used: list(CardId, 40),
  momentum: whole(0, 8),
  /** Spaces of this side that lie free outside its innermost momentum token (struggle.spendFrom). */
  gaps: list(whole(1, 8), 8),
  won: list(StruggleId, 3),
});
/** What a player has beside the board. */
export interface SidePlay extends t.TypeOf<typeof sidePlayCodec> {}
/** What a player has beside the board. */
export const SidePlay: t.Type<SidePlay> = sidePlayCodec;
/** An edge of the board. */
export type Edge = Exclude<SidePlay['edge'], typeof NONE>;

const objectivePlayCodec = t.strict({
  x: Place,
  y: Place,
  on: OrNone,
  active: t.boolean,
  control: list(Seat, 1),
  symbol: t.keyof({ none: null, block: null, expertise: null, failure: null }),
  priority: t.boolean,
});
/** An objective token: where it lies, and what has become of it. */
export interface ObjectivePlay extends t.TypeOf<typeof objectivePlayCodec> {}
/** An objective token: where it lies, and what has become of it. */
export const ObjectivePlay: t.Type<ObjectivePlay> = objectivePlayCodec;

const strugglePlayCodec = t.strict({
  token: whole(-8, 8),
  /** Cards of each phase that could be the one drawn, phase I first; empty once it is revealed. */
  decks: list(list(StruggleId, 9), 3, 3),
  /** The number of the struggle, from 1; 0 before the first is revealed. */
  phase: whole(0, 3),
  card: OrNone,
  plan: whole(0, 1),
  /** Who has won it but not been given its card yet. */
  winner: list(Seat, 1),
});
/** The struggle: its tracker and its cards. The token counts from -8, the outermost space of `seats[0]`, to 8, that of `seats[1]`. */
export interface StrugglePlay extends t.TypeOf<typeof strugglePlayCodec> {}
/** The struggle: its tracker and its cards. The token counts from -8, the outermost space of `seats[0]`, to 8, that of `seats[1]`. */
export const StrugglePlay: t.Type<StrugglePlay> = strugglePlayCodec;

const playCodec = t.strict(
  {
    agenda: list(Frame, 60),
    written: whole(0, 1_000_000_000),
    /** Turns begun, this one included. */
    turn: whole(0, 100_000),
    /** The first player; none before the roll. */
    first: list(Seat, 1),
    /** The seat whose turn it is; empty before the first. */
    active: OrNone,
    /** The mission that is played: of `seats[0]` or of `seats[1]`. */
    mission: list(whole(0, 1), 1),
    sides: byId('a seat', SidePlay, 2),
    units: byId('a unit', UnitPlay, 12),
    characters: byId('a character', CharacterPlay, 72),
    objectives: byId('an objective', ObjectivePlay, 20),
    struggle: StrugglePlay,
    /** Who has won, and how. */
    winner: list(Seat, 1),
    ended: t.keyof({ [NONE]: null, struggles: null, conceded: null, 'no-units': null, time: null }),
  },
  'a play',
);
/** All that changes in a match. */
export interface Play extends t.TypeOf<typeof playCodec> {}
/** All that changes in a match. */
export const Play: t.Type<Play> = playCodec;
