import { list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { CardId, FigureId, ItemId, Length, Name, SkillId, WeaponId } from './ids.js';

const Dice = whole(0, 30);

/** A weapon's profile: its price, its range and the dice of each shot. A magazine of 0 never runs empty. */
export const Weapon = t.strict(
  { id: WeaponId, name: Name, ap: whole(0, 30), range: Length, shots: list(Dice, 6, 1), magazine: whole(0, 100) },
  'a weapon',
);
export interface Weapon extends t.TypeOf<typeof Weapon> {}

/** A thing that a figure carries: a medical consumable, or whatever a scenario asks for. */
export const Item = t.union([
  t.strict({ kind: t.literal('medical'), id: ItemId, name: Name, heals: whole(1, 10) }),
  t.strict({ kind: t.literal('thing'), id: ItemId, name: Name }),
]);
export type Item = t.TypeOf<typeof Item>;

/** A skill on a sheet, with its highest level; unlevelled skills have level 1. */
export const SkillEntry = t.strict({ skill: SkillId, level: whole(1, 20) }, 'a skill with its level');
export interface SkillEntry extends t.TypeOf<typeof SkillEntry> {}

const values = { melee: Dice, defence: Dice, dodge: Dice, resistance: Dice };

/** Dice before skills; what a sheet leaves out is the table's base value (hb.combat.values). */
export const Values = t.exact(t.partial(values), 'values');
export interface Values extends t.TypeOf<typeof Values> {}

/** The character sheet of a figure. */
export const Sheet = t.strict(
  {
    id: FigureId,
    name: Name,
    /** Radius of the round base. */
    base: Length,
    values: Values,
    skills: list(SkillEntry, 30),
    heavyArmour: t.boolean,
    weapons: list(Weapon, 10),
    items: list(Item, 20),
  },
  'a sheet',
);
export interface Sheet extends t.TypeOf<typeof Sheet> {}

/** What a skill of a scenario or an expansion does, in the words that the engine has for it. Effects count once per level. */
export const SkillEffect = t.union([
  /** Adds to the normal range; `jumps` says whether the jump distance grows with it (hb.jump.range-follows). */
  t.strict({ kind: t.literal('range'), add: Length, jumps: t.boolean }),
  t.strict({
    kind: t.literal('dice'),
    on: t.keyof({ ranged: null, melee: null, defence: null, dodge: null, resistance: null }),
    add: whole(1, 10),
  }),
  t.strict({ kind: t.literal('life'), add: whole(1, 10) }),
]);
export type SkillEffect = t.TypeOf<typeof SkillEffect>;

/** A skill that the base rules do not have. Without levels, `levels` is 1 and `levelled` false. */
export const ExtraSkill = t.strict(
  { id: SkillId, name: Name, levelled: t.boolean, levels: whole(1, 20), points: whole(0, 50), effects: list(SkillEffect, 10) },
  'a skill',
);
export interface ExtraSkill extends t.TypeOf<typeof ExtraSkill> {}

/** The figures of one side, its cards, and skills of expansions that it brings (all must consent: hb.skill.extensions-consent). */
export const Gang = t.strict(
  { name: Name, figures: list(Sheet, 30, 1), cards: list(CardId, 60), skills: list(ExtraSkill, 30) },
  'a gang',
);
export interface Gang extends t.TypeOf<typeof Gang> {}

