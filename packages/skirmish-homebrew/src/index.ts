import { verbs, type Codec, type Frozen, type Step } from '@regelwerk/core';
import { skirmish } from './game.js';
import { Choice } from './model/choice.js';
import { OptionChanges } from './model/options.js';
import { Play } from './model/play.js';
import { Scenario } from './model/scenario.js';
import { Gang } from './model/sheet.js';
import type { Types } from './model/state.js';
import { Table } from './model/table.js';
import { TableInput } from './setup/table.js';

// The words: ids, sheets, scenarios, tables.
export type { RuleId } from './model/rule-id.js';
export type { CardId, Counts, FigureId, ItemId, Place, Point, Seat, SkillId, ThingId, WeaponId } from './model/ids.js';
export { DEFAULTS, OptionChanges, Options } from './model/options.js';
export type { Agreed, Climb, Piece, Way } from './model/terrain.js';
export type { ExtraSkill, Item, Sheet, SkillEffect, SkillEntry, Values, Weapon } from './model/sheet.js';
export { Gang } from './model/sheet.js';
export type { Consequence, Deed, DeedTest, Reach, SearchArea } from './model/deed.js';
export type { HeavyWeapon, Mount, Side } from './model/scenario.js';
export { Scenario } from './model/scenario.js';
export { EDITION, Table, type Consent } from './model/table.js';

// A match: what it is made of, what is asked, chosen, told and refused.
export type { Types, State } from './model/state.js';
export { Play, type Figure, type LastRoll, type MountPlay, type SidePlay } from './model/play.js';
export type { AttackFrame, DeedFrame, DrawFrame, Frame, Means, Purpose, RecoveryFrame, RollFrame, RoundFrame, TreatmentFrame, WindowFrame } from './model/frame.js';
export type { AllotmentDecision, Decision, RerollDecision, SwapDecision, TurnDecision } from './model/decision.js';
export { Choice, type ActionChoice, type ByChance, type BySeat, type ChoiceOf, type MoveChoice } from './model/choice.js';
export type { Event, EventOf } from './model/event.js';
export type { Cited, Refusal } from './model/refusal.js';
export type { Outcome } from './model/outcome.js';
export type { DecisionView, EventView, GangView, SideView, View } from './model/view.js';

// Before play: tables and gangs, checked with all faults at once.
export { layTable, TableInput, tableFaults } from './setup/table.js';
export { gangFaults, pointsOfGang, type GangCheck } from './setup/gang.js';
export { scenarioFaults } from './setup/scenario.js';
export { buyLevels, type PurchaseRefusal } from './rules/skill/levels-in-order.js';
export { writeSheet } from './rules/skill/sheet-highest.js';
export { baseSkills, type SkillPrice } from './rules/skill/base-list.js';
export type { Consenting } from './rules/skill/extensions-consent.js';
export { edition } from './rules/doc/edition.js';

// The game, and its verbs.
export { makeGame, skirmish, type HostRules } from './game.js';
export type { Resolution } from './rules/dice/opposed.js';

/** The codecs of everything that a user brings or keeps; JSON Schemas are made from them. */
export const codecs: Codecs = { scenario: Scenario, gang: Gang, table: Table, 'table-input': TableInput, options: OptionChanges, play: Play, choice: Choice };

/** A codec for each kind of file, by the name of its JSON Schema. */
export interface Codecs {
  readonly scenario: Codec<Scenario>;
  readonly gang: Codec<Gang>;
  readonly table: Codec<Table>;
  readonly 'table-input': Codec<TableInput>;
  readonly options: Codec<OptionChanges>;
  readonly play: Codec<Play>;
  readonly choice: Codec<Choice>;
}

const bound = verbs(skirmish);

/** The decision that is waited for, or how the match ended. */
export const ask = bound.ask;
/** Legal answers of the seat that is asked, under a density. */
export const choices = bound.choices;
/** May this choice be made now? Changes nothing. */
export const check = bound.check;
/** Answers the open decision, on an immutable state. */
export const play = bound.play;
/** A private copy of the match from here, driven in place. */
export const simulate = bound.simulate;
/** Starts a match on a table that has been laid. */
export const begin: (table: Table | Frozen<Table>) => Step<Types> = bound.begin;
/** Lets a position move by itself until somebody is asked. */
export const rest = bound.rest;
/** Reads a position as foreign JSON. */
export const readState = bound.readState;
/** Opens a match on a table or from a position, with sources of chance. */
export const openMatch = bound.openMatch;
/** Reads a replay of this game and plays it again, checked after every choice. */
export const openReplay = bound.openReplay;
/** What a viewer may know of a state. */
export const see = bound.see;
/** What a viewer may know of the open decision. */
export const seeDecision = bound.seeDecision;
/** What a viewer may know of what a choice caused. */
export const seeEvents = bound.seeEvents;
/** A full state that fits a view. */
export const imagine = bound.imagine;
/** One random legal answer of the seat that is asked. */
export const sample = bound.sample;
