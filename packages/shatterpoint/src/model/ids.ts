import { id, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { MANY } from './most.js';

// Ids are plain strings with a checked form: they are the keys of plain JSON records, and a reader of a replay sees what they name.
// A unit in a match is called by its seat and its card (`north-vesna`), a character by its unit and its number (`north-vesna-1`).

/** One of some words. */
export const oneOf = <const K extends string>(...words: readonly K[]): t.KeyofC<Record<K, null>> => t.keyof(Object.fromEntries(words.map((word) => [word, null])) as Record<K, null>);

/** A card of a unit: what a player brings. */
export const CardId = id('a card');
export type CardId = string;
/** A unit in a match: `<seat>-<card>`. */
export const UnitId = id('a unit');
export type UnitId = string;
/** A character of a unit in a match: `<unit>-<number from 1>`. */
export const CharacterId = id('a character');
export type CharacterId = string;
/** An ability on a card. */
export const AbilityId = id('an ability');
/** An option of a combat tree. */
export const OptionId = id('an option');
/** An objective of a mission. */
export const ObjectiveId = id('an objective');
/** A piece or part of terrain, an ingress point. */
export const ThingId = id('a thing of the table');
/** A struggle card. */
export const StruggleId = id('a struggle card');
/** A function that a host has registered. */
export const FunctionId = id('a registered function');
/** A tag on a card: a label without rules of its own. */
export const Tag = id('a tag');
/** A seat, such as `north`: short, since the ids of its units begin with it. */
export const Seat = id('a seat');
export type Seat = string;
/** The Shatterpoint card of either player. */
export const SHATTERPOINT = 'shatterpoint';
/** Nobody or nothing, where an id could stand. */
export const NONE = '';
/** An id, or nothing. */
export const OrNone = t.union([id('something'), t.literal(NONE)]);
/** The decision that a choice answers. */
export const DecisionId = whole(0, 1_000_000_000);
/** A name for people to read. */
export const Name = text(60);

/** A coordinate or a length on the table, in ticks of 0.01 mm. */
export const Length = whole(0, 1_000_000);
/** A component of a direction: only the ratio of two matters. */
const Component = whole(-4_000_000, 4_000_000);

/** A point of the table as seen from above, in ticks from its south-western corner: `x` to the east, `y` to the north. */
export interface Point {
  x: number;
  y: number;
}
export const Point: t.Type<Point> = t.strict({ x: Length, y: Length });
/** A direction as a whole-number vector of any length. */
export interface Direction {
  x: number;
  y: number;
}
export const Direction: t.Type<Direction> = t.strict({ x: Component, y: Component });

/** The ground floor; every other surface is called by the id of its terrain part. */
export const BOARD = 'board';
/** Where a base stands: its centre, and the surface that carries it (`board`, or the id of a terrain part). */
export interface Spot {
  /** In ticks, as of a point. */
  x: number;
  y: number;
  on: string;
}
export const Spot: t.Type<Spot> = t.strict({ x: Length, y: Length, on: ThingId });

/** Ranges are named by their number (sp.measure.range-lengths). */
export const Range = whole(1, 5);
/** A number of dice, damage, tokens. */
export const Few = whole(0, 30);
/** As many of them as effects pile up. */
export const Many = whole(0, MANY);
