import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';

/** An option that has been taken in this attack. */
export const whyRepeated = rule('sp.tree.no-repeat', (path: readonly string[], option: string): Refusal | undefined =>
  path.includes(option) ? { kind: 'option-repeated', rule: 'sp.tree.no-repeat', option } : undefined,
);
