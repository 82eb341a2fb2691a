import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { FigureId, ItemId, Seat, ThingId, WeaponId } from './ids.js';

const Dice = whole(0, 100_000);
const CountsOf = list(Dice, 6, 6);
/** A settled roll: counts of faces for each group of dice. */
const Rolled = list(CountsOf, 6);
const Rolls = list(Rolled, 2);

/** What is tested or fought for with a roll. */
export const Purpose = t.keyof({ 'ranged-attack': null, dodge: null, 'melee-attack': null, defence: null, treatment: null, deed: null, recovery: null });
export type Purpose = t.TypeOf<typeof Purpose>;

/** The round: recovery tests, then card swaps, then allotments, then turns. `waiting` are the figures or seats still to come. */
export const RoundFrame = t.strict({
  kind: t.literal('round'),
  step: t.keyof({ deal: null, recovery: null, swaps: null, allotments: null, turns: null }),
  waiting: list(t.string, 60),
});
/** Cards to draw for a seat. */
export const DrawFrame = t.strict({ kind: t.literal('draw'), seat: Seat, cards: whole(0, 60) });

/** What an attack is made with. */
export const Means = t.union([
  t.strict({ kind: t.literal('melee') }),
  t.strict({ kind: t.literal('weapon'), weapon: WeaponId }),
  t.strict({ kind: t.literal('heavy-weapon'), weapon: ThingId }),
]);
export type Means = t.TypeOf<typeof Means>;

/**
 * An attack. `volleys` are the rolls still to be made, each with the dice of its shots; the first is under way, and `shot` counts
 * the shots before it. `rolled` holds the settled attack roll, then the settled answer.
 */
export const AttackFrame = t.strict({
  kind: t.literal('attack'),
  attacker: FigureId,
  target: FigureId,
  means: Means,
  cover: t.boolean,
  volleys: list(list(Dice, 6), 6),
  shot: whole(0, 6),
  rolled: Rolls,
});
/** A medical treatment: what heals, and by how much at least one success would. */
export const TreatmentFrame = t.strict({
  kind: t.literal('treatment'),
  medic: FigureId,
  patient: FigureId,
  item: list(ItemId, 1),
  heals: whole(0, 10),
  rolled: Rolls,
});
/** A deed whose test is rolled. */
export const DeedFrame = t.strict({ kind: t.literal('deed'), figure: FigureId, deed: ThingId, rolled: Rolls });
/** A recovery test. */
export const RecoveryFrame = t.strict({ kind: t.literal('recovery'), figure: FigureId, rolled: Rolls });

/** A roll: first the dice, then the offers of rerolls that are still to come, then it is settled for the frame beneath. */
export const RollFrame = t.strict({
  kind: t.literal('roll'),
  purpose: Purpose,
  figure: FigureId,
  label: text(120),
  dice: list(Dice, 6),
  counts: Rolled,
  rerolled: t.boolean,
  offers: list(t.keyof({ luck: null, inspiring: null }), 2),
});
/** Who may repeat the roll beneath, and by what. */
export const WindowFrame = t.strict({
  kind: t.literal('window'),
  offers: t.keyof({ luck: null, inspiring: null }),
  waiting: list(Seat, 2),
});

/** What is still to do. */
export const Frame = t.union([RoundFrame, DrawFrame, AttackFrame, TreatmentFrame, DeedFrame, RecoveryFrame, RollFrame, WindowFrame]);
export type Frame = t.TypeOf<typeof Frame>;
export type RoundFrame = t.TypeOf<typeof RoundFrame>;
export type DrawFrame = t.TypeOf<typeof DrawFrame>;
export type AttackFrame = t.TypeOf<typeof AttackFrame>;
export type TreatmentFrame = t.TypeOf<typeof TreatmentFrame>;
export type DeedFrame = t.TypeOf<typeof DeedFrame>;
export type RecoveryFrame = t.TypeOf<typeof RecoveryFrame>;
export type RollFrame = t.TypeOf<typeof RollFrame>;
export type WindowFrame = t.TypeOf<typeof WindowFrame>;
