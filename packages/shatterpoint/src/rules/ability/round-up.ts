import { rule } from '../../model/rule-id.js';

/** Half of a number, rounded up. */
export const halve = rule('sp.ability.round-up', (n: number): number => Math.ceil(n / 2));
