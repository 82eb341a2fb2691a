import { list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { CardId, FigureId, ItemId, Length, Name, SkillId, WeaponId } from './ids.js';

const Dice = whole(0, 30);

/** A weapon's profile. */
export interface Weapon {
  id: WeaponId;
  name: string;
  /** Its price: action points of an attack. */
  ap: number;
  /** In ticks. */
  range: number;
  /** The dice of each shot. */
  shots: number[];
  /** Rounds that it holds; 0 never runs empty. */
  magazine: number;
}
export const Weapon: t.Type<Weapon> = t.strict(
  { id: WeaponId, name: Name, ap: whole(0, 30), range: Length, shots: list(Dice, 6, 1), magazine: whole(0, 100) },
  'a weapon',
);

/** A thing that a figure carries. */
export type Item =
  /** A medical consumable, and the life points it heals. */
  | { kind: 'medical'; id: ItemId; name: string; heals: number }
  /** Whatever a scenario asks for. */
  | { kind: 'thing'; id: ItemId; name: string };
export const Item: t.Type<Item> = t.union([
  t.strict({ kind: t.literal('medical'), id: ItemId, name: Name, heals: whole(1, 10) }),
  t.strict({ kind: t.literal('thing'), id: ItemId, name: Name }),
]);

/** A skill on a sheet. */
export interface SkillEntry {
  skill: SkillId;
  /** Its highest level; unlevelled skills have level 1. */
  level: number;
}
export const SkillEntry: t.Type<SkillEntry> = t.strict({ skill: SkillId, level: whole(1, 20) }, 'a skill with its level');

/** Dice before skills; what a sheet leaves out is the table's base value (hb.combat.values). */
export interface Values {
  melee?: number;
  defence?: number;
  dodge?: number;
  resistance?: number;
}
export const Values: t.Type<Values> = t.exact(t.partial({ melee: Dice, defence: Dice, dodge: Dice, resistance: Dice }), 'values');

/** The character sheet of a figure. */
export interface Sheet {
  id: FigureId;
  name: string;
  /** Radius of the round base, in ticks. */
  base: number;
  values: Values;
  skills: SkillEntry[];
  heavyArmour: boolean;
  weapons: Weapon[];
  items: Item[];
}
export const Sheet: t.Type<Sheet> = t.strict(
  {
    id: FigureId,
    name: Name,
    base: Length,
    values: Values,
    skills: list(SkillEntry, 30),
    heavyArmour: t.boolean,
    weapons: list(Weapon, 10),
    items: list(Item, 20),
  },
  'a sheet',
);

/** What a skill of a scenario or an expansion does, in the words that the engine has for it. Effects count once per level. */
export type SkillEffect =
  /** Adds to the normal range, in ticks; `jumps` says whether the jump distance grows with it (hb.jump.range-follows). */
  | { kind: 'range'; add: number; jumps: boolean }
  /** Adds dice. */
  | { kind: 'dice'; on: 'ranged' | 'melee' | 'defence' | 'dodge' | 'resistance'; add: number }
  /** Adds life points. */
  | { kind: 'life'; add: number };
export const SkillEffect: t.Type<SkillEffect> = t.union([
  t.strict({ kind: t.literal('range'), add: Length, jumps: t.boolean }),
  t.strict({
    kind: t.literal('dice'),
    on: t.keyof({ ranged: null, melee: null, defence: null, dodge: null, resistance: null }),
    add: whole(1, 10),
  }),
  t.strict({ kind: t.literal('life'), add: whole(1, 10) }),
]);

/** A skill that the base rules do not have. */
export interface ExtraSkill {
  id: SkillId;
  name: string;
  levelled: boolean;
  /** How many levels it has; 1 where it is not levelled. */
  levels: number;
  /** What each level costs. */
  points: number;
  effects: SkillEffect[];
}
export const ExtraSkill: t.Type<ExtraSkill> = t.strict(
  { id: SkillId, name: Name, levelled: t.boolean, levels: whole(1, 20), points: whole(0, 50), effects: list(SkillEffect, 10) },
  'a skill',
);

/** The figures of one side and what it brings with them. */
export interface Gang {
  name: string;
  figures: Sheet[];
  /** The cards of its draw pile when the match begins. */
  cards: CardId[];
  /** Skills of expansions that it brings; all must consent (hb.skill.extensions-consent). */
  skills: ExtraSkill[];
}
export const Gang: t.Type<Gang> = t.strict(
  { name: Name, figures: list(Sheet, 30, 1), cards: list(CardId, 60), skills: list(ExtraSkill, 30) },
  'a gang',
);
