import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Effect, Moment } from './effect.js';
import { Length, Name, ObjectiveId, Point, StruggleId, ThingId } from './ids.js';

/** The symbols of a defence die, which can name an objective. */
export const DieSymbol = t.keyof({ block: null, expertise: null, failure: null });
export type DieSymbol = t.TypeOf<typeof DieSymbol>;

/** An objective token as the mission card shows it: its centre, seen with the first player's edge below. */
export const Objective = t.strict({ id: ObjectiveId, at: Point }, 'an objective');
export interface Objective extends t.TypeOf<typeof Objective> {}

const planCodec = t.strict({ active: list(t.strict({ objective: ObjectiveId, symbol: t.union([DieSymbol, t.literal('none')]) }), 13, 1) }, 'a plan');
/** A plan of a struggle card: which objectives are active, and the symbol of each for drawing the priority objective. */
export interface Plan extends t.TypeOf<typeof planCodec> {}
/** A plan of a struggle card: which objectives are active, and the symbol of each for drawing the priority objective. */
export const Plan: t.Type<Plan> = planCodec;

const specialRuleCodec = t.strict({ name: Name, at: Moment, effects: list(Effect, 6, 1) }, 'a special rule');
/** A special rule of a mission or a struggle card: effects at a moment, which belong to nobody; the active player carries them out. */
export interface SpecialRule extends t.TypeOf<typeof specialRuleCodec> {}
/** A special rule of a mission or a struggle card: effects at a moment, which belong to nobody; the active player carries them out. */
export const SpecialRule: t.Type<SpecialRule> = specialRuleCodec;

const struggleCardCodec = t.strict({ id: StruggleId, name: Name, plans: list(Plan, 2, 1), rules: list(SpecialRule, 4) }, 'a struggle card');
/** A struggle card: one or two plans, and its special rules. */
export interface StruggleCard extends t.TypeOf<typeof struggleCardCodec> {}
/** A struggle card: one or two plans, and its special rules. */
export const StruggleCard: t.Type<StruggleCard> = struggleCardCodec;

const missionCodec = t.strict(
  {
    name: Name,
    objectives: list(Objective, 20, 1),
    /** Spaces that a controlled priority objective moves the struggle token beyond its one. */
    priority: whole(0, 5),
    rules: list(SpecialRule, 4),
    phases: t.tuple([list(StruggleCard, 9, 1), list(StruggleCard, 9, 1), list(StruggleCard, 9, 1)]),
  },
  'a mission set',
);
/** A mission set: the mission card, and struggle cards for the phases I, II and III. */
export interface Mission extends t.TypeOf<typeof missionCodec> {}
/** A mission set: the mission card, and struggle cards for the phases I, II and III. */
export const Mission: t.Type<Mission> = missionCodec;

const terrainPartCodec = t.strict(
  {
    id: ThingId,
    footprint: list(Point, 64, 3),
    elevation: whole(0, 9),
    bottom: Length,
    top: Length,
    passable: t.keyof({ traversable: null, impassable: null }),
    sight: t.keyof({ 'see-through': null, blocking: null }),
    /** Whether one can stand on its top. */
    surface: t.boolean,
  },
  'a terrain part',
);
/** A part of a terrain piece: a footprint from a bottom to a top, and what the players have agreed about it. */
export interface TerrainPart extends t.TypeOf<typeof terrainPartCodec> {}
/** A part of a terrain piece: a footprint from a bottom to a top, and what the players have agreed about it. */
export const TerrainPart: t.Type<TerrainPart> = terrainPartCodec;
const terrainPieceCodec = t.strict({ id: ThingId, name: Name, parts: list(TerrainPart, 16, 1) }, 'a terrain piece');
/** A terrain piece: parts that belong together. */
export interface TerrainPiece extends t.TypeOf<typeof terrainPieceCodec> {}
/** A terrain piece: parts that belong together. */
export const TerrainPiece: t.Type<TerrainPiece> = terrainPieceCodec;
const ingressPointCodec = t.strict({ id: ThingId, at: Point, on: ThingId, to: list(ThingId, 6, 1) }, 'an ingress point');
/** A ladder's end, a lift's door: where it is, on which surface, and the points it is linked to. */
export interface IngressPoint extends t.TypeOf<typeof ingressPointCodec> {}
/** A ladder's end, a lift's door: where it is, on which surface, and the points it is linked to. */
export const IngressPoint: t.Type<IngressPoint> = ingressPointCodec;
const terrainCodec = t.strict({ name: text(60), pieces: list(TerrainPiece, 60), ingress: list(IngressPoint, 24) }, 'terrain');
/** All terrain of a table, with its ingress points. */
export interface Terrain extends t.TypeOf<typeof terrainCodec> {}
/** All terrain of a table, with its ingress points. */
export const Terrain: t.Type<Terrain> = terrainCodec;
