import { find, the } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { levelOf, prepare } from '../../prepare.js';
import { isWholeRoll } from '../dice/whole-roll.js';

/** Can this figure still repeat a roll of its own this round? Being incapacitated does not take its luck. */
export const hasLuck = rule(
  'hb.skill.luck',
  ({ table, play }: State, figure: string): boolean =>
    levelOf(the(prepare(table).profiles, figure), 'luck') > 0 && !the(play.figures, figure).luckUsed,
);

/** Why the Luck of a figure cannot be used: it has none, or has used it this round. */
export const noLuck = rule('hb.skill.luck', ({ table, play }: State, figure: string): Cited | undefined => {
  const profile = find(prepare(table).profiles, figure);
  if (profile === undefined || levelOf(profile, 'luck') === 0) return { kind: 'no-such-skill', rule: 'hb.skill.luck', figure, skill: 'luck' };
  return the(play.figures, figure).luckUsed ? { kind: 'reroll-used', rule: 'hb.skill.luck', skill: 'luck', by: figure } : undefined;
});

/** Why a part of a roll cannot be repeated by Luck: all of it or nothing. */
export const luckTakesAll = rule('hb.skill.luck', (dice: readonly number[], stated: readonly number[]): Cited | undefined =>
  isWholeRoll(dice, stated) ? undefined : { kind: 'whole-roll-only', rule: 'hb.skill.luck', dice: [...dice], stated: [...stated] },
);

/** A figure repeats its own roll. */
export const repeatByLuck = rule(
  'hb.skill.luck',
  (figure: string, seat: string): EventOf<'roll-repeated'> => ({
    kind: 'roll-repeated',
    rule: 'hb.skill.luck',
    skill: 'luck',
    figure,
    seat,
    roller: figure,
  }),
);

/** Why the Luck of a figure does not repeat this roll: somebody else rolls. */
export const notItsRoll = rule('hb.skill.luck-own-roll', (figure: string, roller: string): Cited | undefined =>
  figure === roller ? undefined : { kind: 'not-own-roll', rule: 'hb.skill.luck-own-roll', figure, roller },
);
