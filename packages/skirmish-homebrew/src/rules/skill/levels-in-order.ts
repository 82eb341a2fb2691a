import { left, right, type Either } from '@regelwerk/core';
import type { RuleId } from '../../model/rule-id.js';
import { rule } from '../../model/rule-id.js';
import type { SkillPrice } from './base-list.js';
import { costOfLevels } from './levels-add.js';
import { aboveMaximum } from './max-level.js';
import { boughtTwice } from './unlevelled-once.js';

/** Why a purchase is refused. */
export type PurchaseRefusal =
  | { readonly kind: 'level-missing'; readonly rule: RuleId; readonly missing: number; readonly points: number }
  | { readonly kind: 'level-too-high'; readonly rule: RuleId; readonly level: number; readonly most: number }
  | { readonly kind: 'bought-twice'; readonly rule: RuleId; readonly skill: string }
  | { readonly kind: 'level-owned'; readonly rule: RuleId; readonly level: number };

/** The first level that is neither owned nor among those bought; `undefined` if none is passed over. */
export const levelMissing = rule('hb.skill.levels-in-order', (owned: number, bought: readonly number[]): number | undefined => {
  const top = Math.max(owned, ...bought);
  for (let level = owned + 1; level < top; level += 1) if (!bought.includes(level)) return level;
  return undefined;
});

/**
 * Buys levels of a skill: the level then reached and the points for the levels bought.
 *
 * @param skill - from the list
 * @param owned - the level that the figure has, 0 without the skill
 * @param bought - the levels to buy, each to be paid for
 */
export const buyLevels = rule(
  'hb.skill.levels-in-order',
  (skill: SkillPrice, owned: number, bought: readonly number[]): Either<PurchaseRefusal, { readonly level: number; readonly points: number }> => {
    const top = Math.max(owned, ...bought);
    const again = bought.find((level) => level <= owned);
    if (!skill.levelled && (again !== undefined || bought.length > 1 || boughtTwice(skill, top))) {
      return left({ kind: 'bought-twice', rule: boughtTwice.rule, skill: skill.id });
    }
    if (again !== undefined) return left({ kind: 'level-owned', rule: 'hb.skill.levels-in-order', level: again });
    if (aboveMaximum(skill, top)) return left({ kind: 'level-too-high', rule: aboveMaximum.rule, level: top, most: skill.levels });
    const missing = levelMissing(owned, bought);
    const points = costOfLevels(skill, top) - costOfLevels(skill, owned);
    if (missing !== undefined) return left({ kind: 'level-missing', rule: 'hb.skill.levels-in-order', missing, points });
    return right({ level: top, points });
  },
);
