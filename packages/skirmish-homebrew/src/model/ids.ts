import { id, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';

// Ids are plain strings with a checked form: they are the keys of plain JSON records, and a reader of a replay sees what they name.

/** A figure, unique over both gangs. */
export const FigureId: t.Type<FigureId> = id('a figure');
export type FigureId = string;
/** A weapon on a sheet. */
export const WeaponId: t.Type<WeaponId> = id('a weapon');
export type WeaponId = string;
/** An item that a figure carries. */
export const ItemId: t.Type<ItemId> = id('an item');
export type ItemId = string;
/** A skill: one of the eleven of the base rules, or one of the scenario's or an expansion's. */
export const SkillId: t.Type<SkillId> = id('a skill');
export type SkillId = string;
/** Anything that the scenario places: a piece of terrain, a way, a climb, a mount, a gun, a deed, an area. */
export const ThingId: t.Type<ThingId> = id('a thing of the scenario');
export type ThingId = string;
/** A hand card: the engine treats it as a name. */
export const CardId: t.Type<CardId> = id('a card');
export type CardId = string;
/** A seat, such as `north`. */
export const Seat: t.Type<Seat> = id('a seat');
export type Seat = string;
/** The decision that a choice answers. */
export const DecisionId: t.Type<number> = whole(0, 1_000_000_000);
/** A name for people to read. */
export const Name: t.Type<string> = text(60);

/** The farthest coordinate and the greatest height, in ticks: tables of up to ten metres. */
export const FARTHEST = 1_000_000;
/** A coordinate or a length on the table, in ticks of 0.01 mm. */
export const Length: t.Type<number> = whole(0, FARTHEST);

/** A point of the table as seen from above, in ticks. */
export interface Point {
  x: number;
  y: number;
}
export const Point: t.Type<Point> = t.strict({ x: Length, y: Length });

/** A place: the centre of a base, and the height of the surface it stands on, in ticks. */
export interface Place {
  x: number;
  y: number;
  z: number;
}
export const Place: t.Type<Place> = t.strict({ x: Length, y: Length, z: Length });

/** Counts of the faces of six-sided dice: ones first. */
export type Counts = readonly number[];
