import { byId, list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Frame } from './frame.js';
import { CardId, FigureId, Length, Seat, ThingId, type WeaponId } from './ids.js';
import { Item } from './sheet.js';

const Count = whole(0, 1_000_000);

/** A figure in a match. */
export interface Figure {
  /** The centre of its base and the height it stands at, in ticks. */
  x: number;
  y: number;
  z: number;
  /** Off the table for good, by a rule of the scenario. */
  gone: boolean;
  life: number;
  able: boolean;
  /** Done for the round by an ending action. */
  done: boolean;
  /** Action points left. */
  ap: number;
  /** Movement actions made this round. */
  moves: number;
  /** Aims since the last ranged attack. */
  aims: number;
  /** Has it moved since its last ranged attack? Runs on over rounds. */
  moved: boolean;
  /** Attacks made this round. */
  attacks: number;
  /** Has its Luck been used this round? */
  luckUsed: boolean;
  /** Rolls made this round: names them for seeded luck. */
  rolls: number;
  /** Rounds left in each magazine, by weapon. */
  magazines: Record<WeaponId, number>;
  items: Item[];
  /** The mount it sits on: one or none. */
  mount: ThingId[];
}
export const Figure: t.Type<Figure> = t.strict(
  {
    x: Length,
    y: Length,
    z: Length,
    gone: t.boolean,
    life: whole(0, 100_000),
    able: t.boolean,
    done: t.boolean,
    ap: Count,
    moves: whole(0, 3),
    aims: whole(0, 3),
    moved: t.boolean,
    attacks: Count,
    luckUsed: t.boolean,
    rolls: Count,
    magazines: byId('a weapon', Count, 10),
    items: list(Item, 60),
    mount: list(ThingId, 1),
  },
  'a figure',
);

/** A side in a match. */
export interface SidePlay {
  /** Points of the side, where they are kept in one pool. */
  ap: number;
  passed: boolean;
  /** Has its Inspiring been used this round? */
  inspiringUsed: boolean;
  /** Cards drawn this match: names the draws for seeded luck. */
  draws: number;
  /** Scored by deeds and finds. */
  points: number;
  hand: CardId[];
  /** The draw pile, which has no order: cards by name, and how many of each. */
  pile: Record<CardId, number>;
  discard: CardId[];
}
export const SidePlay: t.Type<SidePlay> = t.strict(
  {
    ap: Count,
    passed: t.boolean,
    inspiringUsed: t.boolean,
    draws: Count,
    points: Count,
    hand: list(CardId, 60),
    pile: byId('a card', whole(1, 60), 60),
    discard: list(CardId, 60),
  },
  'a side',
);

/** A mount in a match; where somebody rides it, it stands where its riders stand. */
export interface MountPlay {
  /** The centre of its base and the height it stands at, in ticks. */
  x: number;
  y: number;
  z: number;
  riders: FigureId[];
}
export const MountPlay: t.Type<MountPlay> = t.strict({ x: Length, y: Length, z: Length, riders: list(FigureId, 20) }, 'a mount');

/** A roll that has been settled, for telling why it cannot be repeated any more. */
export interface LastRoll {
  label: string;
  figure: FigureId;
  rerolled: boolean;
  /** How many dice of each group. */
  dice: number[];
}
export const LastRoll: t.Type<LastRoll> = t.strict({ label: text(120), figure: FigureId, rerolled: t.boolean, dice: list(Count, 6) });

/** All that changes in a match. */
export interface Play {
  /** What is still to do: the last frame is on top. */
  agenda: Frame[];
  /** Events written so far. */
  written: number;
  /** The round, from 1; 0 before the first. */
  round: number;
  /** The side that is first in this round, and the side whose turn is next. */
  first: Seat;
  next: Seat;
  /** By the ids of figures, seats and mounts. */
  figures: Record<FigureId, Figure>;
  sides: Record<Seat, SidePlay>;
  mounts: Record<ThingId, MountPlay>;
  /** Heavy weapons: the figure they were last aligned on, until they are fired. */
  aligned: Record<ThingId, FigureId[]>;
  /** How often each deed has been done. */
  deeds: Record<ThingId, number>;
  /** How often each area has been searched. */
  searches: Record<ThingId, number>;
  /** The last settled roll: one or none. */
  lastRoll: LastRoll[];
  /** The winner that the scenario has named: one or none. */
  winner: Seat[];
}
export const Play: t.Type<Play> = t.strict(
  {
    agenda: list(Frame, 20),
    written: whole(0, 1_000_000_000),
    round: whole(0, 1000),
    first: Seat,
    next: Seat,
    figures: byId('a figure', Figure, 60),
    sides: byId('a seat', SidePlay, 2),
    mounts: byId('a mount', MountPlay, 20),
    aligned: byId('a heavy weapon', list(FigureId, 1), 20),
    deeds: byId('a deed', Count, 30),
    searches: byId('a search area', Count, 30),
    lastRoll: list(LastRoll, 1),
    winner: list(Seat, 1),
  },
  'play',
);
