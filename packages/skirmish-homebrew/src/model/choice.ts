import { byId, list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { CardId, DecisionId, FigureId, ItemId, Place, Seat, ThingId, WeaponId } from './ids.js';

const seat = { answers: DecisionId, by: Seat };
const chance = { answers: DecisionId, by: t.literal('chance') };
const Dice = whole(0, 100_000);

/** The decision that a choice answers, by its `id`, and the seat that answers. */
export interface BySeat {
  answers: number;
  by: Seat;
}
/** The decision that a roll or a draw answers, by its `id`. */
export interface ByChance {
  answers: number;
  by: 'chance';
}

/** An answer to a decision: what a seat chooses, or what chance brings. */
export type Choice =
  | (BySeat & (
      /** Spreads the points of a side over its able figures. */
      | { kind: 'allot'; ap: Record<FigureId, number> }
      /** A leader's swap of hand cards; no cards decline it. */
      | { kind: 'swap'; leader: FigureId; cards: CardId[] }
      /** A walk or a ride along a way: its bends and its end, without the place where it starts. */
      | { kind: 'walk'; figure: FigureId; path: Place[] }
      /** A jump straight to a place. */
      | { kind: 'jump'; figure: FigureId; to: Place }
      /** A climb along an edge; as many directly consecutive climbs as it needs. */
      | { kind: 'climb'; figure: FigureId; along: ThingId; to: Place }
      /** An aim for the first shot of the next ranged attack. */
      | { kind: 'aim'; figure: FigureId }
      /** All shots of a weapon at a target. */
      | { kind: 'ranged-attack'; figure: FigureId; weapon: WeaponId; target: FigureId }
      /** A melee attack on a figure in contact. */
      | { kind: 'melee-attack'; figure: FigureId; target: FigureId }
      /** A medical treatment; the player states what heals: the skill or one item. */
      | { kind: 'treat'; figure: FigureId; patient: FigureId; skill: boolean; items: ItemId[] }
      /** Fills the magazine of a weapon. */
      | { kind: 'reload'; figure: FigureId; weapon: WeaponId }
      /** Gets on a mount, or into a vehicle. */
      | { kind: 'mount'; figure: FigureId; mount: ThingId }
      /** Gets off, to a place beside the mount. */
      | { kind: 'dismount'; figure: FigureId; to: Place }
      /** Does a deed that the scenario demands. */
      | { kind: 'perform'; figure: FigureId; deed: ThingId }
      /** Re-aligns a heavy weapon on a target, where its rule prices that apart from firing. */
      | { kind: 'align'; figure: FigureId; weapon: ThingId; target: FigureId }
      /** Fires a heavy weapon, re-aligning it where its rule prices both together. */
      | { kind: 'fire'; figure: FigureId; weapon: ThingId; target: FigureId }
      /** Searches an area of the scenario. */
      | { kind: 'search'; figure: FigureId; area: ThingId }
      /** Passes: a turn (and with it the round), or an offered reroll. */
      | { kind: 'pass' }
      /** Repeats a whole roll, named by its label, by the Luck or the Inspiring of a figure; `dice` are the dice to roll again. */
      | { kind: 'reroll'; skill: 'luck' | 'inspiring'; figure: FigureId; roll: string; dice: number[] }
    ))
  | (ByChance & (
      /** Rolled dice: counts of the six faces for each group. */
      | { kind: 'roll'; counts: number[][] }
      /** A drawn card. */
      | { kind: 'draw'; card: CardId }
    ));
export const Choice: t.Type<Choice> = t.union(
  [
    t.strict({ kind: t.literal('allot'), ...seat, ap: byId('a figure', whole(0, 1000), 30) }),
    t.strict({ kind: t.literal('swap'), ...seat, leader: FigureId, cards: list(CardId, 60) }),
    t.strict({ kind: t.literal('walk'), ...seat, figure: FigureId, path: list(Place, 40, 1) }),
    t.strict({ kind: t.literal('jump'), ...seat, figure: FigureId, to: Place }),
    t.strict({ kind: t.literal('climb'), ...seat, figure: FigureId, along: ThingId, to: Place }),
    t.strict({ kind: t.literal('aim'), ...seat, figure: FigureId }),
    t.strict({ kind: t.literal('ranged-attack'), ...seat, figure: FigureId, weapon: WeaponId, target: FigureId }),
    t.strict({ kind: t.literal('melee-attack'), ...seat, figure: FigureId, target: FigureId }),
    t.strict({ kind: t.literal('treat'), ...seat, figure: FigureId, patient: FigureId, skill: t.boolean, items: list(ItemId, 5) }),
    t.strict({ kind: t.literal('reload'), ...seat, figure: FigureId, weapon: WeaponId }),
    t.strict({ kind: t.literal('mount'), ...seat, figure: FigureId, mount: ThingId }),
    t.strict({ kind: t.literal('dismount'), ...seat, figure: FigureId, to: Place }),
    t.strict({ kind: t.literal('perform'), ...seat, figure: FigureId, deed: ThingId }),
    t.strict({ kind: t.literal('align'), ...seat, figure: FigureId, weapon: ThingId, target: FigureId }),
    t.strict({ kind: t.literal('fire'), ...seat, figure: FigureId, weapon: ThingId, target: FigureId }),
    t.strict({ kind: t.literal('search'), ...seat, figure: FigureId, area: ThingId }),
    t.strict({ kind: t.literal('pass'), ...seat }),
    t.strict({ kind: t.literal('reroll'), ...seat, skill: t.keyof({ luck: null, inspiring: null }), figure: FigureId, roll: text(120), dice: list(Dice, 6) }),
    t.strict({ kind: t.literal('roll'), ...chance, counts: list(list(Dice, 6, 6), 6) }),
    t.strict({ kind: t.literal('draw'), ...chance, card: CardId }),
  ],
  'a choice',
);
/** The choice of a kind. */
export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { kind: K }>;
/** A choice with which a figure acts in a turn. */
export type ActionChoice = Extract<Choice, { figure: string }> extends infer A ? Exclude<A, { kind: 'reroll' }> : never;
/** A movement action. */
export type MoveChoice = ChoiceOf<'walk' | 'jump' | 'climb'>;
