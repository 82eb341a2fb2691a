import type { Keyword } from '../model/keyword.js';
import { rule } from '../model/rule-id.js';
import type { UnitInfo } from '../prepare.js';
import { stacked } from '../rules/ability/stacking-number.js';

/** Does the unit have a keyword? The one word on its card stands for the longer rule of the same name. */
export const hasKeyword = rule('sp.keyword.definition', ({ card }: UnitInfo, keyword: Keyword['keyword']): boolean =>
  card.keywords.some((one) => one.keyword === keyword),
);

/** The number beside a keyword on the unit's card, or their sum where it stands there more than once; 0 where it does not have it. */
export const strengthOf = rule('sp.keyword.definition', ({ card }: UnitInfo, keyword: 'impact' | 'sharpshooter'): number =>
  stacked(card.keywords.flatMap((one) => (one.keyword === keyword ? [one] : []))),
);
