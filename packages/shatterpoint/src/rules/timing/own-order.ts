import { rule } from '../../model/rule-id.js';

/** Is there an order for a player to decide? Where only one thing can happen and must, it simply does. */
export const mustChoose = rule('sp.timing.own-order', (must: number, may: number): boolean => must > 1 || may > 0);
