import { the, type Explained } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { Purpose, WindowFrame } from '../../model/frame.js';
import type { Counts } from '../../model/ids.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** The rolls of an attack whose shots have so many dice: one for each shot, or one for all of them. */
export const volleysOf = rule('hb.dice.whole-roll', ({ table }: State, shots: readonly number[]): readonly (readonly number[])[] =>
  table.options.rollUnit === 'shot' ? shots.map((dice) => [dice]) : [shots],
);

/** A roll that is due: who rolls, what for, by which rule, and the dice of each of its shots. */
export interface Call {
  readonly by: RuleId;
  readonly purpose: Purpose;
  readonly figure: string;
  readonly pools: readonly Explained<number, RuleId>[];
}

/** A roll is due. Its label is made of the round, the figure and the figure's own count of rolls, so that other rolls do not change it. */
export const callRoll = rule('hb.dice.whole-roll', ({ play }: State, { by, purpose, figure, pools }: Call): EventOf<'roll-called'> => ({
  kind: 'roll-called',
  rule: by,
  purpose,
  figure,
  label: `r${play.round}.${figure}.${the(play.figures, figure).rolls + 1}`,
  dice: pools.map(({ value }) => value),
  because: [...new Set(pools.flatMap(({ because }) => because))],
}));

/** The dice of a roll lie; `offers` are the ways in which it may still be repeated. */
export const rollLies = rule(
  'hb.dice.whole-roll',
  (figure: string, counts: readonly Counts[], offers: readonly WindowFrame['offers'][]): EventOf<'dice-rolled'> => ({
    kind: 'dice-rolled',
    rule: 'hb.dice.whole-roll',
    figure,
    counts: counts.map((faces) => [...faces]),
    offers: [...offers],
  }),
);

/** Are these all the dice of the roll, no die fewer and no die more? */
export const isWholeRoll = rule(
  'hb.dice.whole-roll',
  (dice: readonly number[], stated: readonly number[]): boolean => dice.length === stated.length && dice.every((count, i) => stated[i] === count),
);
