import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Effect, Face, Modifier } from './effect.js';
import { AbilityId, CardId, Few, Length, Name, OptionId, Range, Tag, oneOf } from './ids.js';
import { Keyword } from './keyword.js';
import { ABILITIES } from './most.js';
import { If, Trigger } from './trigger.js';

// What a player brings of a unit: what stands on its stat card, its stance card and its order cards.

/** One entry of a row: a die more that shows a face, damage at once, an arrow that turns a die, or an effect for after the attack. */
export type Entry =
  | { kind: 'add'; face: 'critical' | 'strike' | 'block' }
  | { kind: 'damage'; damage: number }
  | { kind: 'turn'; from: Face; to: Face }
  | { kind: 'effect'; effect: Effect };
export const Entry: t.Type<Entry> = t.union([
  t.strict({ kind: t.literal('add'), face: oneOf('critical', 'strike', 'block') }),
  t.strict({ kind: t.literal('damage'), damage: whole(1, 10) }),
  t.strict({ kind: t.literal('turn'), from: Face, to: Face }),
  t.strict({ kind: t.literal('effect'), effect: Effect }),
]);
/** The entry of a kind. */
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

/** A row of an expertise chart: from so many symbols up to so many; a `to` of 0 is without end ("n+"). */
export interface Row {
  from: number;
  to: number;
  entries: Entry[];
}
export const Row: t.Type<Row> = t.strict({ from: whole(0, 30), to: whole(0, 30), entries: list(Entry, 8) }, 'a row of a chart');
/** An expertise chart: rows by number of symbols. */
export type Chart = Row[];
export const Chart: t.Type<Chart> = list(Row, 6);

/** A box of a combat tree: its column and row count from 1, from the left and from above. */
export interface Option {
  id: string;
  column: number;
  row: number;
  /** Whether a walk through the tree may begin here. */
  start: boolean;
  effects: Effect[];
}
export const Option: t.Type<Option> = t.strict(
  { id: OptionId, column: whole(1, 8), row: whole(1, 3), start: t.boolean, effects: list(Effect, 6, 1) },
  'an option of a combat tree',
);
/** Options, and the paths between them: to the right, or both ways within a column. */
export interface Tree {
  options: Option[];
  /** Ids of options: from, to. */
  paths: [string, string][];
}
export const Tree: t.Type<Tree> = t.strict({ options: list(Option, 24, 1), paths: list(t.tuple([OptionId, OptionId]), 72) }, 'a combat tree');

const AttackValue = t.union([Few, t.literal('none')]);

/** One side of a stance card. Where the attack value is `none`, the unit cannot attack so at all. `chart` is for attacks, `defence` the chart for defending. */
export interface Stance {
  name: string;
  melee: { attack: number | 'none'; defence: number; chart: Chart };
  /** `range` is the longest range at which it can shoot, 1 to 5. */
  ranged: { attack: number | 'none'; defence: number; range: number; chart: Chart };
  defence: Chart;
  tree: Tree;
}
export const Stance: t.Type<Stance> = t.strict(
  {
    name: Name,
    melee: t.strict({ attack: AttackValue, defence: Few, chart: Chart }),
    ranged: t.strict({ attack: AttackValue, defence: Few, range: Range, chart: Chart }),
    defence: Chart,
    tree: Tree,
  },
  'a stance',
);

/** What an ability costs, in force unless it says otherwise. With `x`, the player adds up to so much of its own choice. */
export interface Cost {
  of: 'force' | 'momentum' | 'hunker';
  n: number;
  x: number;
}
export const Cost: t.Type<Cost> = t.strict({ of: oneOf('force', 'momentum', 'hunker'), n: whole(0, 10), x: whole(0, 10) });

const ability = { id: AbilityId, name: Name };

/** An ability. What it does is data; its own text stays on the card. All that `when` names must hold. */
export type Ability =
  /** Used by its player in an activation; `action`: as one of its actions. */
  | { kind: 'active'; id: string; name: string; action: boolean; cost: Cost; when: If[]; effects: Effect[] }
  /** May answer a moment. */
  | { kind: 'reactive'; id: string; name: string; cost: Cost; on: Trigger; when: If[]; effects: Effect[] }
  /** Speaks at the start of its unit's activation. */
  | { kind: 'tactic'; id: string; name: string; when: If[]; effects: Effect[] }
  | { kind: 'identity'; id: string; name: string; on: Trigger; when: If[]; effects: Effect[] }
  /** Always in force. */
  | { kind: 'innate'; id: string; name: string; modifiers: Modifier[] }
  /** An innate ability that a moment triggers. */
  | { kind: 'triggered'; id: string; name: string; on: Trigger; when: If[]; effects: Effect[] };
export const Ability: t.Type<Ability> = t.union(
  [
    t.strict({ kind: t.literal('active'), ...ability, action: t.boolean, cost: Cost, when: list(If, 4), effects: list(Effect, 8, 1) }),
    t.strict({ kind: t.literal('reactive'), ...ability, cost: Cost, on: Trigger, when: list(If, 4), effects: list(Effect, 8, 1) }),
    t.strict({ kind: t.literal('tactic'), ...ability, when: list(If, 4), effects: list(Effect, 8, 1) }),
    t.strict({ kind: t.literal('identity'), ...ability, on: Trigger, when: list(If, 4), effects: list(Effect, 8, 1) }),
    t.strict({ kind: t.literal('innate'), ...ability, modifiers: list(Modifier, 6) }),
    t.strict({ kind: t.literal('triggered'), ...ability, on: Trigger, when: list(If, 4), effects: list(Effect, 8, 1) }),
  ],
  'an ability',
);
/** The ability of a kind. */
export type AbilityOf<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

/** A battle tactics card that a unit adds to its player's order deck. */
export interface TacticsCard {
  id: CardId;
  name: string;
  effects: Effect[];
}
export const TacticsCard: t.Type<TacticsCard> = t.strict({ id: CardId, name: Name, effects: list(Effect, 8, 1) }, 'a battle tactics card');

/** One of the three places in a squad. */
export type UnitType = 'primary' | 'secondary' | 'support';
export const UnitType: t.KeyofC<Record<UnitType, null>> = oneOf('primary', 'secondary', 'support');
/** Eras on their time line, 1 to 4; of a unit of one era both are the same (sp.squad.cross-era). */
export interface Eras {
  from: number;
  to: number;
}
export const Eras: t.Type<Eras> = t.strict({ from: whole(1, 4), to: whole(1, 4) });

/** A unit card with everything that belongs to it. `points` are squad points on a primary unit, a point cost on others. */
export interface UnitCard {
  id: CardId;
  name: string;
  /** Two units with the same unique name never stand in one strike team. */
  unique: string;
  type: UnitType;
  eras: Eras;
  points: number;
  /** The force tokens that it brings to its player's pool. */
  force: number;
  stamina: number;
  durability: number;
  /** How many characters the unit has. */
  characters: number;
  /** The diameter of its round bases, in ticks. */
  base: number;
  tags: string[];
  keywords: Keyword[];
  abilities: Ability[];
  /** The stance card: one side, or two. */
  stances: Stance[];
  tactics: TacticsCard[];
}
export const UnitCard: t.Type<UnitCard> = t.strict(
  {
    id: CardId,
    name: Name,
    unique: Name,
    type: UnitType,
    eras: Eras,
    points: whole(0, 30),
    force: whole(0, 10),
    stamina: whole(1, 30),
    durability: whole(1, 10),
    characters: whole(1, 6),
    base: Length,
    tags: list(Tag, 12),
    keywords: list(Keyword, 8),
    abilities: list(Ability, ABILITIES),
    stances: list(Stance, 2, 1),
    tactics: list(TacticsCard, 6),
  },
  'a unit card',
);

/** Three units: primary, secondary, support. `era` is the era that the squad's player has chosen for it, 1 to 4. */
export interface Squad {
  era: number;
  units: [UnitCard, UnitCard, UnitCard];
}
export const Squad: t.Type<Squad> = t.strict({ era: whole(1, 4), units: t.tuple([UnitCard, UnitCard, UnitCard]) }, 'a squad');
/** A strike team: what a player brings besides a mission. */
export interface StrikeTeam {
  name: string;
  squads: [Squad, Squad];
}
export const StrikeTeam: t.Type<StrikeTeam> = t.strict({ name: text(60), squads: t.tuple([Squad, Squad]) }, 'a strike team');
