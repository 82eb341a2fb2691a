import { verbs, type Codec, type Frozen, type Step } from '@regelwerk/core';
import { shatterpoint } from './game.js';
import { Choice } from './model/choice.js';
import { Mission, Terrain } from './model/mission.js';
import { OptionChanges } from './model/options.js';
import { Play } from './model/play.js';
import type { Types } from './model/state.js';
import { Table, TableInput } from './model/table.js';
import { StrikeTeam, UnitCard } from './model/unit.js';

// The words: what players bring, and tables.
export type { RuleId } from './model/rule-id.js';
export { BOARD, type CardId, type CharacterId, type Direction, type Point, type Seat, type Spot, type UnitId } from './model/ids.js';
export { DEFAULTS, OptionChanges, Options } from './model/options.js';
export {
  type ActionKind, type Amount, type AttackType, type Chosen, type Condition, type EffectOf, type Face, type Modifier, type ModifierOf, type MoveKind, type Roll, type Side, type To,
  Effect,
} from './model/effect.js';
export type { If, Moment, Trigger } from './model/trigger.js';
export type { Keyword } from './model/keyword.js';
export {
  type Ability, type AbilityOf, type Chart, type Cost, type Entry, type EntryOf, type Eras, type Option, type Row, type Squad, type Stance, type TacticsCard, type Tree, type UnitType,
  StrikeTeam, UnitCard,
} from './model/unit.js';
export { type DieSymbol, type IngressPoint, type Objective, type Plan, type SpecialRule, type StruggleCard, type TerrainPart, type TerrainPiece, Mission, Terrain } from './model/mission.js';
export { BOARD_SIDE, EDITION, Table, TableInput } from './model/table.js';

// A match: what it is made of, what is asked, chosen, told and refused.
export type { State, Types } from './model/state.js';
export { type CharacterPlay, type Edge, type ObjectivePlay, type SidePlay, type StrugglePlay, type UnitPlay, Play } from './model/play.js';
export type {
  AttackFrame, DeckFrame, DeedFrame, DisplaceFrame, DrawFrame, EffectsFrame, Frame, FrameOf, FreeFrame, HealFrame, MoveFrame, RecoverFrame, RestFrame, RollFrame, SetupFrame, StrikeFrame,
  StruggleFrame, TurnFrame, WindowFrame,
} from './model/frame.js';
export type { Decision, DecisionFor, PickFor, PlaceFor } from './model/decision.js';
export { Choice, type ByChance, type BySeat, type ChoiceOf, type Ingress } from './model/choice.js';
export type { Event, EventOf } from './model/event.js';
export type { Cited, Refusal } from './model/refusal.js';
export type { Outcome } from './model/outcome.js';
export type { DecisionView, EventView, View } from './model/view.js';

// Before play: tables, strike teams and cards, checked with all faults at once.
export { layTable, tableFaults } from './setup/table.js';
export { checkTeam, teamFaults } from './setup/team.js';
export { measure, type Measured, type Measuring } from './rules/measure/any-time.js';

export { standing, type Standing } from './rules/objective/no-victory-points.js';

// The game, and its verbs.
export { makeGame, shatterpoint } from './game.js';
export type { HostRules, Registered } from './host.js';

/** The codecs of everything that a user brings or keeps; JSON Schemas are made from them. */
export const codecs: Codecs = {
  unit: UnitCard, team: StrikeTeam, mission: Mission, terrain: Terrain, table: Table, 'table-input': TableInput, options: OptionChanges, play: Play, choice: Choice,
};

/** A codec for each kind of file, by the name of its JSON Schema. */
export interface Codecs {
  readonly unit: Codec<UnitCard>;
  readonly team: Codec<StrikeTeam>;
  readonly mission: Codec<Mission>;
  readonly terrain: Codec<Terrain>;
  readonly table: Codec<Table>;
  readonly 'table-input': Codec<TableInput>;
  readonly options: Codec<OptionChanges>;
  readonly play: Codec<Play>;
  readonly choice: Codec<Choice>;
}

const bound = verbs(shatterpoint);

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
