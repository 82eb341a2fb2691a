import type { EventOf } from '../../model/event.js';
import type { Counts } from '../../model/ids.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';

/** Why a roll is not repeated once more, by whatever skill. */
export const repeatedBefore = rule('hb.skill.reroll-once', (roll: string, rerolled: boolean): Cited | undefined =>
  rerolled ? { kind: 'already-rerolled', rule: 'hb.skill.reroll-once', roll } : undefined,
);

/** The repeated roll lies. It stands: no window opens any more. */
export const secondRollLies = rule(
  'hb.skill.reroll-once',
  (figure: string, counts: readonly Counts[]): EventOf<'dice-rerolled'> => ({
    kind: 'dice-rerolled',
    rule: 'hb.skill.reroll-once',
    figure,
    counts: counts.map((faces) => [...faces]),
  }),
);
