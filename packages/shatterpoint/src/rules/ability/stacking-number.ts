import { rule } from '../../model/rule-id.js';

/** Effects with a number in brackets add up; at 0 nothing is left of them. */
export const stacked = rule('sp.ability.stacking-number', (effects: readonly { readonly n: number }[]): number =>
  effects.reduce((sum, { n }) => sum + n, 0),
);
