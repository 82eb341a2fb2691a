import { byId, list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Condition } from './effect.js';
import { frameCodec } from './frame-codec.js';
import type { Frame } from './frame.js';
import { AbilityId, CardId, Few, Many, NONE, OrNone, Seat, StruggleId, type CharacterId, type UnitId, oneOf } from './ids.js';
import type { DieSymbol } from './mission.js';
import { AGENDA, UNITS, USES, WON } from './most.js';

const Place = whole(-2_000_000, 2_000_000);

/** A unit of a match: what lies on its stat card. */
export interface UnitPlay {
  /** The active side of its stance card: 0 or 1. */
  stance: number;
  damage: number;
  /** Its wounded token: 0 or 1. */
  wounded: number;
  /** Its injured tokens. */
  injured: number;
  conditions: Condition[];
  /** Its hunker tokens. */
  hunker: number;
  defeated: boolean;
  /** Its abilities used in this turn, once for each use. */
  used: string[];
}
export const UnitPlay: t.Type<UnitPlay> = t.strict({
  stance: whole(0, 1),
  damage: Many,
  wounded: whole(0, 1),
  injured: whole(0, 20),
  conditions: list(Condition, 4),
  hunker: Few,
  defeated: t.boolean,
  used: list(AbilityId, USES),
});

/** A character: where its base stands. `on` is empty while it is not on the board. */
export interface CharacterPlay {
  /** Its centre, in ticks. */
  x: number;
  y: number;
  on: string;
  /** Further dice for its next attack: 1 when focused (sp.turn.action-focus), else 0. */
  focus: number;
}
export const CharacterPlay: t.Type<CharacterPlay> = t.strict({ x: Place, y: Place, on: OrNone, focus: whole(0, 9) });

/** Cards whose order nobody knows: each with its number of copies. */
export const Pile = byId('a card', whole(0, 9), 40);

/** An edge of the board. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** What a player has beside the board. */
export interface SidePlay {
  /** The edge that this player deploys from; empty until it is chosen. */
  edge: Edge | '';
  /** Force tokens that are ready. */
  force: number;
  /** All force tokens, ready and spent. */
  pool: number;
  /** Known cards on top, then cards in no known order (each with its number of copies), then known cards below. */
  top: CardId[];
  deck: Record<CardId, number>;
  bottom: CardId[];
  reserve: CardId[];
  used: CardId[];
  momentum: number;
  /** Spaces of this side that lie free outside its innermost momentum token (struggle.spendFrom). */
  gaps: number[];
  /** The struggle cards that it has won. */
  won: string[];
}
export const SidePlay: t.Type<SidePlay> = t.strict({
  edge: oneOf(NONE, 'north', 'east', 'south', 'west'),
  force: whole(0, 99),
  pool: whole(0, 99),
  top: list(CardId, 40),
  deck: Pile,
  bottom: list(CardId, 40),
  reserve: list(CardId, 1),
  used: list(CardId, 40),
  momentum: whole(0, 8),
  gaps: list(whole(1, 8), 8),
  won: list(StruggleId, WON),
});

/** An objective token: where it lies, and what has become of it. */
export interface ObjectivePlay {
  /** Its centre, in ticks, and the surface that carries it. */
  x: number;
  y: number;
  on: string;
  active: boolean;
  /** Who controls it, if anybody does. */
  control: Seat[];
  symbol: DieSymbol | 'none';
  priority: boolean;
}
export const ObjectivePlay: t.Type<ObjectivePlay> = t.strict({
  x: Place,
  y: Place,
  on: OrNone,
  active: t.boolean,
  control: list(Seat, 1),
  symbol: oneOf('none', 'block', 'expertise', 'failure'),
  priority: t.boolean,
});

/** The struggle: its tracker and its cards. The token counts from -8, the outermost space of `seats[0]`, to 8, that of `seats[1]`. */
export interface StrugglePlay {
  token: number;
  /** Cards of each phase that could be the one drawn, phase I first; empty once it is revealed. */
  decks: string[][];
  /** The number of the struggle, from 1; 0 before the first is revealed. */
  phase: number;
  /** The struggle card in play; empty before the first. */
  card: string;
  /** The plan of the card in play: 0 or 1. */
  plan: number;
  /** Who has won it but not been given its card yet. */
  winner: Seat[];
}
export const StrugglePlay: t.Type<StrugglePlay> = t.strict({
  token: whole(-8, 8),
  decks: list(list(StruggleId, 9), 3, 3),
  phase: whole(0, 3),
  card: OrNone,
  plan: whole(0, 1),
  winner: list(Seat, 1),
});

/** All that changes in a match. */
export interface Play {
  /** What is still to do: the last frame is on top. */
  agenda: Frame[];
  /** Events written so far. */
  written: number;
  /** Turns begun, this one included. */
  turn: number;
  /** The first player; none before the roll. */
  first: Seat[];
  /** The seat whose turn it is; empty before the first. */
  active: Seat;
  /** The mission that is played: 0, of `seats[0]`, or 1, of `seats[1]`; none before it is chosen. */
  mission: number[];
  /** By seat. */
  sides: Record<Seat, SidePlay>;
  /** By the ids of units, characters and objectives. */
  units: Record<UnitId, UnitPlay>;
  characters: Record<CharacterId, CharacterPlay>;
  objectives: Record<string, ObjectivePlay>;
  struggle: StrugglePlay;
  /** Who has won, and how. */
  winner: Seat[];
  ended: '' | 'struggles' | 'conceded' | 'no-units' | 'time';
}
export const Play: t.Type<Play> = t.strict(
  {
    agenda: list(frameCodec, AGENDA),
    written: whole(0, 1_000_000_000),
    turn: whole(0, 100_000),
    first: list(Seat, 1),
    active: OrNone,
    mission: list(whole(0, 1), 1),
    sides: byId('a seat', SidePlay, 2),
    units: byId('a unit', UnitPlay, UNITS),
    characters: byId('a character', CharacterPlay, 72),
    objectives: byId('an objective', ObjectivePlay, 20),
    struggle: StrugglePlay,
    winner: list(Seat, 1),
    ended: oneOf(NONE, 'struggles', 'conceded', 'no-units', 'time'),
  },
  'a play',
);
