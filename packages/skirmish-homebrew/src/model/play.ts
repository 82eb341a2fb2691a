import { byId, list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Frame } from './frame.js';
import { CardId, FigureId, Length, Seat, ThingId } from './ids.js';
import { Item } from './sheet.js';

const Count = whole(0, 1_000_000);

/** A figure in a match. */
export const Figure = t.strict(
  {
    x: Length,
    y: Length,
    z: Length,
    /** Off the table for good, by a rule of the scenario. */
    gone: t.boolean,
    life: whole(0, 100_000),
    able: t.boolean,
    /** Done for the round by an ending action. */
    done: t.boolean,
    ap: Count,
    /** Movement actions made this round. */
    moves: whole(0, 3),
    /** Aims since the last ranged attack. */
    aims: whole(0, 3),
    /** Has it moved since its last ranged attack? Runs on over rounds. */
    moved: t.boolean,
    /** Attacks made this round. */
    attacks: Count,
    luckUsed: t.boolean,
    /** Rolls made this round: names them for seeded luck. */
    rolls: Count,
    /** Rounds left in each magazine, by weapon. */
    magazines: byId('a weapon', Count, 10),
    items: list(Item, 60),
    /** The mount it sits on: one or none. */
    mount: list(ThingId, 1),
  },
  'a figure',
);
export interface Figure extends t.TypeOf<typeof Figure> {}

/** A side in a match. Its draw pile has no order: cards by name, and how many of each. */
export const SidePlay = t.strict(
  {
    /** Points of the side, where they are kept in one pool. */
    ap: Count,
    passed: t.boolean,
    inspiringUsed: t.boolean,
    /** Cards drawn this match: names the draws for seeded luck. */
    draws: Count,
    points: Count,
    hand: list(CardId, 60),
    pile: byId('a card', whole(1, 60), 60),
    discard: list(CardId, 60),
  },
  'a side',
);
export interface SidePlay extends t.TypeOf<typeof SidePlay> {}

/** A mount in a match; where somebody rides it, it stands where its riders stand. */
export const MountPlay = t.strict({ x: Length, y: Length, z: Length, riders: list(FigureId, 20) }, 'a mount');
export interface MountPlay extends t.TypeOf<typeof MountPlay> {}

/** A roll that has been settled, for telling why it cannot be repeated any more. */
export const LastRoll = t.strict({ label: text(120), figure: FigureId, rerolled: t.boolean, dice: list(Count, 6) });
export interface LastRoll extends t.TypeOf<typeof LastRoll> {}

/** All that changes in a match. */
export const Play = t.strict(
  {
    agenda: list(Frame, 20),
    written: whole(0, 1_000_000_000),
    round: whole(0, 1000),
    /** The side that is first in this round, and the side whose turn is next. */
    first: Seat,
    next: Seat,
    figures: byId('a figure', Figure, 60),
    sides: byId('a seat', SidePlay, 2),
    mounts: byId('a mount', MountPlay, 20),
    /** Heavy weapons: the figure they were last aligned on, until they are fired. */
    aligned: byId('a heavy weapon', list(FigureId, 1), 20),
    /** How often each deed has been done. */
    deeds: byId('a deed', Count, 30),
    /** How often each area has been searched. */
    searches: byId('a search area', Count, 30),
    lastRoll: list(LastRoll, 1),
    /** The winner that the scenario has named: one or none. */
    winner: list(Seat, 1),
  },
  'play',
);
export interface Play extends t.TypeOf<typeof Play> {}

