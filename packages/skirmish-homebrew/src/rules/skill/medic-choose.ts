import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';

/** What the player states before the treatment: the skill, items, or both. */
export interface Stated {
  readonly skill: boolean;
  readonly items: readonly string[];
}

/** Why the healing is not settled: one thing heals, the skill or an item; they are never added. */
export const notOne = rule('hb.skill.medic-choose', ({ skill, items }: Stated): Cited | undefined => {
  const stated = items.length + (skill ? 1 : 0);
  return stated === 1 ? undefined : { kind: 'choose-one', rule: 'hb.skill.medic-choose', stated };
});
