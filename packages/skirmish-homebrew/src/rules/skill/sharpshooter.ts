import { the } from '@regelwerk/core';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { levelOf, type Profile } from '../../prepare.js';
import type { Cost } from '../ap/actions-cost.js';
import type { Dice } from '../combat/values.js';

const MOST = 3;
const AGAIN: Cost = { value: 2, because: ['hb.skill.sharpshooter'] };
const THIRD: Cost = { value: 3, because: ['hb.skill.sharpshooter'] };

/** May this figure aim several times? */
export const isSharpshooter = rule('hb.skill.sharpshooter', (profile: Profile): boolean => levelOf(profile, 'sharpshooter') > 0);

/** What a further aim of a sharpshooter costs: the second 2 AP, the third 3 AP. */
export const furtherAimCost = rule('hb.skill.sharpshooter', (aims: number): Cost => (aims < 2 ? AGAIN : THIRD));

/** Why a sharpshooter does not aim once more. */
export const aimedEnough = rule('hb.skill.sharpshooter', ({ play }: State, figure: string): Cited | undefined => {
  const { aims } = the(play.figures, figure);
  return aims < MOST ? undefined : { kind: 'aimed-enough', rule: 'hb.skill.sharpshooter', figure, aims, most: MOST };
});

/** What all aims since the last ranged attack add to the first shot of the next one. */
export const dicePerAim = rule('hb.skill.sharpshooter-count', (aims: number): Dice => ({ value: aims, because: ['hb.skill.sharpshooter-count'] }));

/** Why a sharpshooter that has moved does not aim a second or third time. */
export const movedBefore = rule('hb.skill.sharpshooter-still', ({ table, play }: State, figure: string): Cited | undefined => {
  const { moves, moved } = the(play.figures, figure);
  return moves > 0 || (table.options.sharpshooterStill === 'match' && moved)
    ? { kind: 'has-moved', rule: 'hb.skill.sharpshooter-still', figure }
    : undefined;
});
