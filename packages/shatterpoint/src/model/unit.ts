import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Condition, Effect, Face, If, Modifier, Trigger } from './effect.js';
import { AbilityId, CardId, Few, Length, Name, OptionId, Range, Tag } from './ids.js';

// What a player brings of a unit: what stands on its stat card, its stance card and its order cards.

const entryCodec = t.union([
  t.strict({ kind: t.literal('add'), face: t.keyof({ critical: null, strike: null, block: null }) }),
  t.strict({ kind: t.literal('damage'), damage: whole(1, 10) }),
  t.strict({ kind: t.literal('turn'), from: Face, to: Face }),
  t.strict({ kind: t.literal('effect'), effect: Effect }),
]);
/** One entry of a row: a die more that shows a face, damage at once, an arrow that turns a die, or an effect for after the attack. */
export type Entry = t.TypeOf<typeof entryCodec>;
/** One entry of a row: a die more that shows a face, damage at once, an arrow that turns a die, or an effect for after the attack. */
export const Entry: t.Type<Entry> = entryCodec;
/** The entry of a kind. */
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

const rowCodec = t.strict({ from: whole(0, 30), to: whole(0, 30), entries: list(Entry, 8) }, 'a row of a chart');
/** A row of an expertise chart: from so many symbols up to so many; a `to` of 0 is without end ("n+"). */
export interface Row extends t.TypeOf<typeof rowCodec> {}
/** A row of an expertise chart: from so many symbols up to so many; a `to` of 0 is without end ("n+"). */
export const Row: t.Type<Row> = rowCodec;
/** An expertise chart: rows by number of symbols. */
export const Chart = list(Row, 6);
/** An expertise chart, read. */
export type Chart = t.TypeOf<typeof Chart>;

const optionCodec = t.strict(
  { id: OptionId, column: whole(1, 8), row: whole(1, 3), start: t.boolean, effects: list(Effect, 6, 1) },
  'an option of a combat tree',
);
/** A box of a combat tree: its column and row count from 1, from the left and from above. */
export interface Option extends t.TypeOf<typeof optionCodec> {}
/** A box of a combat tree: its column and row count from 1, from the left and from above. */
export const Option: t.Type<Option> = optionCodec;
const treeCodec = t.strict({ options: list(Option, 24, 1), paths: list(t.tuple([OptionId, OptionId]), 72) }, 'a combat tree');
/** Options, and the paths between them: to the right, or both ways within a column. */
export interface Tree extends t.TypeOf<typeof treeCodec> {}
/** Options, and the paths between them: to the right, or both ways within a column. */
export const Tree: t.Type<Tree> = treeCodec;

const AttackValue = t.union([Few, t.literal('none')]);

const stanceCodec = t.strict(
  {
    name: Name,
    melee: t.strict({ attack: AttackValue, defence: Few, chart: Chart }),
    ranged: t.strict({ attack: AttackValue, defence: Few, range: Range, chart: Chart }),
    defence: Chart,
    tree: Tree,
  },
  'a stance',
);
/** One side of a stance card. Where the attack value is `none`, the unit cannot attack so at all. */
export interface Stance extends t.TypeOf<typeof stanceCodec> {}
/** One side of a stance card. Where the attack value is `none`, the unit cannot attack so at all. */
export const Stance: t.Type<Stance> = stanceCodec;

/** What an ability costs, in force unless it says otherwise. With `x`, the player adds up to so much of its own choice. */
export const Cost = t.strict({ of: t.keyof({ force: null, momentum: null, hunker: null }), n: whole(0, 10), x: whole(0, 10) });
export interface Cost extends t.TypeOf<typeof Cost> {}

const ability = { id: AbilityId, name: Name };

const abilityCodec = t.union(
  [
    t.strict({ kind: t.literal('active'), ...ability, action: t.boolean, cost: Cost, when: list(If, 4), effects: list(Effect, 8, 1) }),
    t.strict({ kind: t.literal('reactive'), ...ability, cost: Cost, on: Trigger, when: list(If, 4), effects: list(Effect, 8, 1) }),
    t.strict({ kind: t.literal('tactic'), ...ability, when: list(If, 4), effects: list(Effect, 8, 1) }),
    t.strict({ kind: t.literal('identity'), ...ability, on: Trigger, when: list(If, 4), effects: list(Effect, 8, 1) }),
    /** Always in force; one that is triggered has a trigger and effects, too. */
    t.strict({ kind: t.literal('innate'), ...ability, modifiers: list(Modifier, 6) }),
    t.strict({ kind: t.literal('triggered'), ...ability, on: Trigger, when: list(If, 4), effects: list(Effect, 8, 1) }),
  ],
  'an ability',
);
/** An ability. What it does is data; its own text stays on the card. */
export type Ability = t.TypeOf<typeof abilityCodec>;
/** An ability. What it does is data; its own text stays on the card. */
export const Ability: t.Type<Ability> = abilityCodec;
/** The ability of a kind. */
export type AbilityOf<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

const keywordCodec = t.union([
  t.strict({ keyword: t.literal('immunity'), condition: Condition }),
  t.strict({ keyword: t.literal('impact'), n: whole(1, 5) }),
  t.strict({ keyword: t.literal('sharpshooter'), n: whole(1, 5) }),
  t.strict({ keyword: t.keyof({ protection: null, scale: null, steadfast: null }) }),
]);
/** The six keywords (sp.keyword.definition). */
export type Keyword = t.TypeOf<typeof keywordCodec>;
/** The six keywords (sp.keyword.definition). */
export const Keyword: t.Type<Keyword> = keywordCodec;

const tacticsCardCodec = t.strict({ id: CardId, name: Name, effects: list(Effect, 8, 1) }, 'a battle tactics card');
/** A battle tactics card that a unit adds to its player's order deck. */
export interface TacticsCard extends t.TypeOf<typeof tacticsCardCodec> {}
/** A battle tactics card that a unit adds to its player's order deck. */
export const TacticsCard: t.Type<TacticsCard> = tacticsCardCodec;

/** The three places in a squad. */
export const UnitType = t.keyof({ primary: null, secondary: null, support: null });
/** One of the three places in a squad. */
export type UnitType = t.TypeOf<typeof UnitType>;
/** Eras on their time line, 1 to 4; of a unit of one era both are the same (sp.squad.cross-era). */
export const Eras = t.strict({ from: whole(1, 4), to: whole(1, 4) });
export interface Eras extends t.TypeOf<typeof Eras> {}

const unitCardCodec = t.strict(
  {
    id: CardId,
    name: Name,
    /** Two units with the same unique name never stand in one strike team. */
    unique: Name,
    type: UnitType,
    eras: Eras,
    points: whole(0, 30),
    force: whole(0, 10),
    stamina: whole(1, 30),
    durability: whole(1, 10),
    characters: whole(1, 6),
    /** The diameter of its round bases, in ticks. */
    base: Length,
    tags: list(Tag, 12),
    keywords: list(Keyword, 8),
    abilities: list(Ability, 10),
    stances: list(Stance, 2, 1),
    tactics: list(TacticsCard, 6),
  },
  'a unit card',
);
/** A unit card with everything that belongs to it. `points` are squad points on a primary unit, a point cost on others. */
export interface UnitCard extends t.TypeOf<typeof unitCardCodec> {}
/** A unit card with everything that belongs to it. `points` are squad points on a primary unit, a point cost on others. */
export const UnitCard: t.Type<UnitCard> = unitCardCodec;

const squadCodec = t.strict({ era: whole(1, 4), units: t.tuple([UnitCard, UnitCard, UnitCard]) }, 'a squad');
/** Two squads of three units: primary, secondary, support. `era` is the era that the squad's player has chosen for it. */
export interface Squad extends t.TypeOf<typeof squadCodec> {}
/** Two squads of three units: primary, secondary, support. `era` is the era that the squad's player has chosen for it. */
export const Squad: t.Type<Squad> = squadCodec;
const strikeTeamCodec = t.strict({ name: text(60), squads: t.tuple([Squad, Squad]) }, 'a strike team');
/** A strike team: what a player brings besides a mission. */
export interface StrikeTeam extends t.TypeOf<typeof strikeTeamCodec> {}
/** A strike team: what a player brings besides a mission. */
export const StrikeTeam: t.Type<StrikeTeam> = strikeTeamCodec;

