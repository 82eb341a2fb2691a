import { byId, list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { CardId, DecisionId, FigureId, ItemId, Place, Seat, ThingId, WeaponId } from './ids.js';

const seat = { answers: DecisionId, by: Seat };
const chance = { answers: DecisionId, by: t.literal('chance') };
const Dice = whole(0, 100_000);

/** Spreads the points of a side over its able figures. */
export const Allot = t.strict({ kind: t.literal('allot'), ...seat, ap: byId('a figure', whole(0, 1000), 30) });
/** A leader's swap of hand cards; no cards decline it. */
export const Swap = t.strict({ kind: t.literal('swap'), ...seat, leader: FigureId, cards: list(CardId, 60) });
/** A walk or a ride along a way: its bends and its end, without the place where it starts. */
export const Walk = t.strict({ kind: t.literal('walk'), ...seat, figure: FigureId, path: list(Place, 40, 1) });
/** A jump straight to a place. */
export const Jump = t.strict({ kind: t.literal('jump'), ...seat, figure: FigureId, to: Place });
/** A climb along an edge; as many directly consecutive climbs as it needs. */
export const ClimbChoice = t.strict({ kind: t.literal('climb'), ...seat, figure: FigureId, along: ThingId, to: Place });
/** An aim for the first shot of the next ranged attack. */
export const Aim = t.strict({ kind: t.literal('aim'), ...seat, figure: FigureId });
/** All shots of a weapon at a target. */
export const RangedAttack = t.strict({ kind: t.literal('ranged-attack'), ...seat, figure: FigureId, weapon: WeaponId, target: FigureId });
/** A melee attack on a figure in contact. */
export const MeleeAttack = t.strict({ kind: t.literal('melee-attack'), ...seat, figure: FigureId, target: FigureId });
/** A medical treatment; the player states what heals: the skill or one item. */
export const Treat = t.strict({ kind: t.literal('treat'), ...seat, figure: FigureId, patient: FigureId, skill: t.boolean, items: list(ItemId, 5) });
/** Fills the magazine of a weapon. */
export const Reload = t.strict({ kind: t.literal('reload'), ...seat, figure: FigureId, weapon: WeaponId });
/** Gets on a mount, or into a vehicle. */
export const MountChoice = t.strict({ kind: t.literal('mount'), ...seat, figure: FigureId, mount: ThingId });
/** Gets off, to a place beside the mount. */
export const Dismount = t.strict({ kind: t.literal('dismount'), ...seat, figure: FigureId, to: Place });
/** Does a deed that the scenario demands. */
export const Perform = t.strict({ kind: t.literal('perform'), ...seat, figure: FigureId, deed: ThingId });
/** Re-aligns a heavy weapon on a target, where its rule prices that apart from firing. */
export const Align = t.strict({ kind: t.literal('align'), ...seat, figure: FigureId, weapon: ThingId, target: FigureId });
/** Fires a heavy weapon, re-aligning it where its rule prices both together. */
export const Fire = t.strict({ kind: t.literal('fire'), ...seat, figure: FigureId, weapon: ThingId, target: FigureId });
/** Searches an area of the scenario. */
export const Search = t.strict({ kind: t.literal('search'), ...seat, figure: FigureId, area: ThingId });
/** Passes: a turn (and with it the round), or an offered reroll. */
export const Pass = t.strict({ kind: t.literal('pass'), ...seat });
/** Repeats a whole roll, named by its label, by the Luck or the Inspiring of a figure; `dice` are the dice to roll again. */
export const Reroll = t.strict({
  kind: t.literal('reroll'),
  ...seat,
  skill: t.keyof({ luck: null, inspiring: null }),
  figure: FigureId,
  roll: text(120),
  dice: list(Dice, 6),
});
/** Rolled dice: counts of the six faces for each group. */
export const Roll = t.strict({ kind: t.literal('roll'), ...chance, counts: list(list(Dice, 6, 6), 6) });
/** A drawn card. */
export const Draw = t.strict({ kind: t.literal('draw'), ...chance, card: CardId });

/** An answer to a decision. */
export const Choice = t.union(
  [Allot, Swap, Walk, Jump, ClimbChoice, Aim, RangedAttack, MeleeAttack, Treat, Reload, MountChoice, Dismount, Perform, Align, Fire, Search, Pass, Reroll, Roll, Draw],
  'a choice',
);
export type Choice = t.TypeOf<typeof Choice>;
/** The choice of a kind. */
export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { kind: K }>;
/** A choice with which a figure acts in a turn. */
export type ActionChoice = Extract<Choice, { figure: string }> extends infer A ? Exclude<A, { kind: 'reroll' }> : never;
/** A movement action. */
export type MoveChoice = ChoiceOf<'walk' | 'jump' | 'climb'>;
