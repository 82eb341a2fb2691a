import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Effect } from './effect.js';
import { Length, Name, ObjectiveId, Point, StruggleId, ThingId, oneOf } from './ids.js';
import { RULES } from './most.js';
import { Moment } from './trigger.js';

/** The symbols of a defence die, which can name an objective. */
export type DieSymbol = 'block' | 'expertise' | 'failure';
export const DieSymbol: t.KeyofC<Record<DieSymbol, null>> = oneOf('block', 'expertise', 'failure');

/** An objective token as the mission card shows it: its centre, seen with the first player's edge below. */
export interface Objective {
  id: string;
  at: Point;
}
export const Objective: t.Type<Objective> = t.strict({ id: ObjectiveId, at: Point }, 'an objective');

/** A plan of a struggle card: which objectives are active, and the symbol of each for drawing the priority objective. */
export interface Plan {
  active: { objective: string; symbol: DieSymbol | 'none' }[];
}
export const Plan: t.Type<Plan> = t.strict({ active: list(t.strict({ objective: ObjectiveId, symbol: t.union([DieSymbol, t.literal('none')]) }), 13, 1) }, 'a plan');

/** A special rule of a mission or a struggle card: effects at a moment, which belong to nobody; the active player carries them out. */
export interface SpecialRule {
  name: string;
  at: Moment;
  effects: Effect[];
}
export const SpecialRule: t.Type<SpecialRule> = t.strict({ name: Name, at: Moment, effects: list(Effect, 6, 1) }, 'a special rule');

/** A struggle card: one or two plans, and its special rules. */
export interface StruggleCard {
  id: string;
  name: string;
  plans: Plan[];
  rules: SpecialRule[];
}
export const StruggleCard: t.Type<StruggleCard> = t.strict({ id: StruggleId, name: Name, plans: list(Plan, 2, 1), rules: list(SpecialRule, RULES) }, 'a struggle card');

/** A mission set: the mission card, and struggle cards for the phases I, II and III. */
export interface Mission {
  name: string;
  objectives: Objective[];
  /** Spaces that a controlled priority objective moves the struggle token beyond its one. */
  priority: number;
  rules: SpecialRule[];
  phases: [StruggleCard[], StruggleCard[], StruggleCard[]];
}
export const Mission: t.Type<Mission> = t.strict(
  {
    name: Name,
    objectives: list(Objective, 20, 1),
    priority: whole(0, 5),
    rules: list(SpecialRule, RULES),
    phases: t.tuple([list(StruggleCard, 9, 1), list(StruggleCard, 9, 1), list(StruggleCard, 9, 1)]),
  },
  'a mission set',
);

/** A part of a terrain piece: a footprint from a bottom to a top, and what the players have agreed about it. */
export interface TerrainPart {
  id: string;
  /** The corners of its outline, in ticks. */
  footprint: Point[];
  /** Of its top: 0 is the ground. */
  elevation: number;
  /** Heights above the board, in ticks. */
  bottom: number;
  top: number;
  passable: 'traversable' | 'impassable';
  sight: 'see-through' | 'blocking';
  /** Whether one can stand on its top. */
  surface: boolean;
}
export const TerrainPart: t.Type<TerrainPart> = t.strict(
  {
    id: ThingId,
    footprint: list(Point, 64, 3),
    elevation: whole(0, 9),
    bottom: Length,
    top: Length,
    passable: oneOf('traversable', 'impassable'),
    sight: oneOf('see-through', 'blocking'),
    surface: t.boolean,
  },
  'a terrain part',
);
/** A terrain piece: parts that belong together. */
export interface TerrainPiece {
  id: string;
  name: string;
  parts: TerrainPart[];
}
export const TerrainPiece: t.Type<TerrainPiece> = t.strict({ id: ThingId, name: Name, parts: list(TerrainPart, 16, 1) }, 'a terrain piece');
/** A ladder's end, a lift's door: where it is, on which surface, and the points it is linked to. */
export interface IngressPoint {
  id: string;
  at: Point;
  /** `board`, or the id of a terrain part. */
  on: string;
  /** The ids of other ingress points. */
  to: string[];
}
export const IngressPoint: t.Type<IngressPoint> = t.strict({ id: ThingId, at: Point, on: ThingId, to: list(ThingId, 6, 1) }, 'an ingress point');
/** All terrain of a table, with its ingress points. */
export interface Terrain {
  name: string;
  pieces: TerrainPiece[];
  ingress: IngressPoint[];
}
export const Terrain: t.Type<Terrain> = t.strict({ name: text(60), pieces: list(TerrainPiece, 60), ingress: list(IngressPoint, 24) }, 'terrain');
