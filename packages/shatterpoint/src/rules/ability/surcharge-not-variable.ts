import type { Amount } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import { halve } from './round-up.js';

/** How strong an effect is: of a variable cost only what the player added counts, never what wounds make it dearer. */
export const strengthOf = rule('sp.ability.surcharge-not-variable', (amount: Amount, x: number): number => {
  if (amount === 'x') return x;
  return amount === 'half-x' ? halve(x) : amount;
});
