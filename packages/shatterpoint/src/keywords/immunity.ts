import type { Condition } from '../model/effect.js';
import { rule } from '../model/rule-id.js';
import type { UnitInfo } from '../prepare.js';

/** Can the unit never get the condition? It then suffers no damage in its place either. */
export const isImmune = rule('sp.keyword.immunity', ({ card }: UnitInfo, condition: Condition): boolean =>
  card.keywords.some((one) => one.keyword === 'immunity' && one.condition === condition),
);
