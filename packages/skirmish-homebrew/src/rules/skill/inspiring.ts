import { find, the } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { levelOf, prepare } from '../../prepare.js';
import { isWholeRoll } from '../dice/whole-roll.js';
import { isAble } from '../life/incapacitated.js';

const NOBODY: readonly string[] = [];

/** The figures by which the roller's side can still repeat the roll this round: its able Inspiring figures on the table. */
export const inspirers = rule('hb.skill.inspiring', (state: State, roller: string): readonly string[] => {
  const { profiles, gangs } = prepare(state.table);
  const { seat } = the(profiles, roller);
  if (the(state.play.sides, seat).inspiringUsed) return NOBODY;
  return the(gangs, seat).filter((figure) => levelOf(the(profiles, figure), 'inspiring') > 0 && isAble(state, figure));
});

/** Why the bearer cannot inspire now: it must be able and on the table at this moment. */
export const cannotInspire = rule('hb.skill.inspiring-able-now', (state: State, bearer: string): Cited | undefined => {
  if (isAble(state, bearer)) return undefined;
  const kind = the(state.play.figures, bearer).gone ? 'off-table' : 'incapacitated';
  return { kind, rule: 'hb.skill.inspiring-able-now', figure: bearer };
});

/** Why a side repeats no further roll this round, however many Inspiring figures it has. */
export const inspiredBefore = rule('hb.skill.inspiring-no-stack', ({ play }: State, seat: string): Cited | undefined =>
  the(play.sides, seat).inspiringUsed
    ? { kind: 'reroll-used', rule: 'hb.skill.inspiring-no-stack', skill: 'inspiring', by: seat }
    : undefined,
);

/** Why a figure cannot inspire at all: it is without the skill, or of the other side. */
export const noInspirer = rule('hb.skill.inspiring', ({ table }: State, seat: string, bearer: string): Cited | undefined => {
  const profile = find(prepare(table).profiles, bearer);
  if (profile === undefined || levelOf(profile, 'inspiring') === 0) {
    return { kind: 'no-such-skill', rule: 'hb.skill.inspiring', figure: bearer, skill: 'inspiring' };
  }
  return profile.seat === seat ? undefined : { kind: 'not-your-figure', rule: 'hb.skill.inspiring', figure: bearer };
});

/** Why Inspiring does not repeat the roll of an opponent. */
export const notOwnRoll = rule(
  'hb.skill.inspiring',
  ({ table }: State, seat: string, { bearer, roller }: { readonly bearer: string; readonly roller: string }): Cited | undefined =>
    the(prepare(table).profiles, roller).seat === seat ? undefined : { kind: 'not-own-roll', rule: 'hb.skill.inspiring', figure: bearer, roller },
);

/** Why a part of a roll cannot be repeated by Inspiring: all of it or nothing. */
export const inspiringTakesAll = rule('hb.skill.inspiring', (dice: readonly number[], stated: readonly number[]): Cited | undefined =>
  isWholeRoll(dice, stated) ? undefined : { kind: 'whole-roll-only', rule: 'hb.skill.inspiring', dice: [...dice], stated: [...stated] },
);

/** A player repeats the roll of an own figure. */
export const repeatByInspiring = rule(
  'hb.skill.inspiring',
  (figure: string, seat: string, roller: string): EventOf<'roll-repeated'> => ({
    kind: 'roll-repeated',
    rule: 'hb.skill.inspiring',
    skill: 'inspiring',
    figure,
    seat,
    roller,
  }),
);
