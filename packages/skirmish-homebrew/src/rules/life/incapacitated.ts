import { the, type Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { Options } from '../../model/options.js';
import type { Cited } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Can this figure act, lead and inspire: able, and on the table? */
export const isAble = rule('hb.life.incapacitated', ({ play }: State, figure: string): boolean => {
  const { able, gone } = the(play.figures, figure);
  return able && !gone;
});

/** Why a figure that is out does not act. */
export const notAble = rule('hb.life.incapacitated', ({ play }: State, figure: string): Cited | undefined =>
  the(play.figures, figure).able ? undefined : { kind: 'incapacitated', rule: 'hb.life.incapacitated', figure },
);

/** Is a figure with so many life points out? */
export const isOut = rule('hb.life.incapacitated', (life: number, { incapacitatedAt }: Frozen<Options>): boolean => life <= incapacitatedAt);

/** A figure to which harm is done, as it is at that moment. */
export interface Hurt {
  readonly figure: string;
  readonly life: number;
  readonly able: boolean;
}

/** What a loss of life points does, by the rule that takes them: life does not fall below 0, and who has too little of it is out. */
export const harm = rule(
  'hb.life.incapacitated',
  ({ table }: State, { figure, life, able }: Hurt, { lost, by }: { readonly lost: number; readonly by: RuleId }): readonly Event[] => {
    const taken = Math.min(lost, life);
    const events: Event[] = taken === 0 ? [] : [{ kind: 'life-lost', rule: by, figure, lost: taken }];
    if (able && isOut(life - taken, table.options)) events.push({ kind: 'figure-incapacitated', rule: 'hb.life.incapacitated', figure });
    return events;
  },
);
