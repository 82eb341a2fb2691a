import { id, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';

// Ids are plain strings with a checked form: they are the keys of plain JSON records, and a reader of a replay sees what they name.

/** A figure, unique over both gangs. */
export const FigureId = id('a figure');
export type FigureId = string;
/** A weapon on a sheet. */
export const WeaponId = id('a weapon');
export type WeaponId = string;
/** An item that a figure carries. */
export const ItemId = id('an item');
export type ItemId = string;
/** A skill: one of the eleven of the base rules, or one of the scenario's or an expansion's. */
export const SkillId = id('a skill');
export type SkillId = string;
/** Anything that the scenario places: a piece of terrain, a way, a climb, a mount, a gun, a deed, an area. */
export const ThingId = id('a thing of the scenario');
export type ThingId = string;
/** A hand card: the engine treats it as a name. */
export const CardId = id('a card');
export type CardId = string;
/** A seat, such as `north`. */
export const Seat = id('a seat');
export type Seat = string;
/** The decision that a choice answers. */
export const DecisionId = whole(0, 1_000_000_000);
/** A name for people to read. */
export const Name = text(60);

/** The farthest coordinate and the greatest height, in ticks: tables of up to ten metres. */
export const FARTHEST = 1_000_000;
/** A coordinate or a length on the table, in ticks of 0.01 mm. */
export const Length = whole(0, FARTHEST);

/** A point of the table as seen from above. */
export const Point = t.strict({ x: Length, y: Length });
export interface Point extends t.TypeOf<typeof Point> {}

/** A place: the centre of a base, and the height of the surface it stands on. */
export const Place = t.strict({ x: Length, y: Length, z: Length });
export interface Place extends t.TypeOf<typeof Place> {}

/** Counts of the faces of six-sided dice: ones first. */
export type Counts = readonly number[];
