import { the } from '@regelwerk/core';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Cost } from '../ap/actions-cost.js';
import type { Dice } from '../combat/values.js';

const COST: Cost = { value: 2, because: ['hb.action.aim'] };
const ONE_DIE: Dice = { value: 1, because: ['hb.action.aim'] };

/** What aiming costs. */
export const aimCost = rule('hb.action.aim', (): Cost => COST);

/** What an aim adds to the first shot of the next ranged attack. */
export const aimDie = rule('hb.action.aim', (): Dice => ONE_DIE);

/** Why a figure does not aim again before its next ranged attack. */
export const aimedBefore = rule('hb.action.aim-once', ({ play }: State, figure: string): Cited | undefined => {
  const { aims } = the(play.figures, figure);
  return aims === 0 ? undefined : { kind: 'aimed-enough', rule: 'hb.action.aim-once', figure, aims, most: 1 };
});

/** Why a figure that has moved this round does not aim, where a table refuses it. */
export const movedBeforeAim = rule('hb.action.aim-after-move', ({ table, play }: State, figure: string): Cited | undefined =>
  table.options.aimAfterMove === 'refuse' && the(play.figures, figure).moves > 0
    ? { kind: 'has-moved', rule: 'hb.action.aim-after-move', figure }
    : undefined,
);
