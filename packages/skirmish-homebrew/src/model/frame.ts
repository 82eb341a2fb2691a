import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { FigureId, ItemId, Seat, ThingId, WeaponId } from './ids.js';

/** What is tested or fought for with a roll. */
export type Purpose = 'ranged-attack' | 'dodge' | 'melee-attack' | 'defence' | 'treatment' | 'deed' | 'recovery';
export const Purpose: t.Type<Purpose> = t.keyof({ 'ranged-attack': null, dodge: null, 'melee-attack': null, defence: null, treatment: null, deed: null, recovery: null });

/** What an attack is made with. */
export type Means = { kind: 'melee' } | { kind: 'weapon'; weapon: WeaponId } | { kind: 'heavy-weapon'; weapon: ThingId };
export const Means: t.Type<Means> = t.union([
  t.strict({ kind: t.literal('melee') }),
  t.strict({ kind: t.literal('weapon'), weapon: WeaponId }),
  t.strict({ kind: t.literal('heavy-weapon'), weapon: ThingId }),
]);

/** The round: recovery tests, then card swaps, then allotments, then turns. */
export interface RoundFrame {
  kind: 'round';
  step: 'deal' | 'recovery' | 'swaps' | 'allotments' | 'turns';
  /** The figures or seats still to come. */
  waiting: string[];
}

/** Cards to draw for a seat. */
export interface DrawFrame {
  kind: 'draw';
  seat: Seat;
  /** How many are still to be drawn. */
  cards: number;
}

/** An attack. */
export interface AttackFrame {
  kind: 'attack';
  attacker: FigureId;
  target: FigureId;
  means: Means;
  /** Is the target in cover? */
  cover: boolean;
  /** The rolls still to be made, each with the dice of its shots; the first is under way. */
  volleys: number[][];
  /** Counts the shots before the first of them. */
  shot: number;
  /** The settled attack roll, then the settled answer: counts of faces for each group of dice. */
  rolled: number[][][];
}

/** A medical treatment. */
export interface TreatmentFrame {
  kind: 'treatment';
  medic: FigureId;
  patient: FigureId;
  /** The item that heals, or none where the skill does. */
  item: ItemId[];
  /** By how much at least one success heals. */
  heals: number;
  /** The settled roll, if there is one yet. */
  rolled: number[][][];
}

/** A deed whose test is rolled. */
export interface DeedFrame {
  kind: 'deed';
  figure: FigureId;
  deed: ThingId;
  /** The settled roll, if there is one yet. */
  rolled: number[][][];
}

/** A recovery test. */
export interface RecoveryFrame {
  kind: 'recovery';
  figure: FigureId;
  /** The settled roll, if there is one yet. */
  rolled: number[][][];
}

/** A roll: first the dice, then the offers of rerolls that are still to come, then it is settled for the frame beneath. */
export interface RollFrame {
  kind: 'roll';
  purpose: Purpose;
  figure: FigureId;
  /** Names the roll for seeded luck and for rerolls. */
  label: string;
  /** How many dice of each group. */
  dice: number[];
  /** Counts of the six faces for each group, once rolled. */
  counts: number[][];
  rerolled: boolean;
  offers: ('luck' | 'inspiring')[];
}

/** Who may repeat the roll beneath, and by what. */
export interface WindowFrame {
  kind: 'window';
  offers: 'luck' | 'inspiring';
  /** The seats that have not answered yet. */
  waiting: Seat[];
}

/** What is still to do. */
export type Frame = RoundFrame | DrawFrame | AttackFrame | TreatmentFrame | DeedFrame | RecoveryFrame | RollFrame | WindowFrame;

const Dice = whole(0, 100_000);
/** Counts of faces for each group of dice. */
const Rolled = list(list(Dice, 6, 6), 6);
const Rolls = list(Rolled, 2);
const Offer = t.keyof({ luck: null, inspiring: null });

export const Frame: t.Type<Frame> = t.union([
  t.strict({
    kind: t.literal('round'),
    step: t.keyof({ deal: null, recovery: null, swaps: null, allotments: null, turns: null }),
    waiting: list(t.string, 60),
  }),
  t.strict({ kind: t.literal('draw'), seat: Seat, cards: whole(0, 60) }),
  t.strict({
    kind: t.literal('attack'),
    attacker: FigureId,
    target: FigureId,
    means: Means,
    cover: t.boolean,
    volleys: list(list(Dice, 6), 6),
    shot: whole(0, 6),
    rolled: Rolls,
  }),
  t.strict({ kind: t.literal('treatment'), medic: FigureId, patient: FigureId, item: list(ItemId, 1), heals: whole(0, 10), rolled: Rolls }),
  t.strict({ kind: t.literal('deed'), figure: FigureId, deed: ThingId, rolled: Rolls }),
  t.strict({ kind: t.literal('recovery'), figure: FigureId, rolled: Rolls }),
  t.strict({
    kind: t.literal('roll'),
    purpose: Purpose,
    figure: FigureId,
    label: text(120),
    dice: list(Dice, 6),
    counts: Rolled,
    rerolled: t.boolean,
    offers: list(Offer, 2),
  }),
  t.strict({ kind: t.literal('window'), offers: Offer, waiting: list(Seat, 2) }),
]);
