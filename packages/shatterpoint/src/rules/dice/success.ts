import { sidesOf } from '@regelwerk/dice';
import type { Roll } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import { dieOf } from './types.js';

const WORTH: Readonly<Record<Roll, readonly string[]>> = { attack: ['critical', 'strike'], defence: ['block'] };

/** How many sides of a die, of how many, count by themselves: successes of the attack, blocks of the defence. */
export const successRate = rule('sp.dice.success-rate', (roll: Roll): readonly [number, number] => {
  const die = dieOf(roll);
  return [die.faces.reduce((sum, { name, weight }) => sum + (WORTH[roll].includes(name) ? weight : 0), 0), sidesOf(die)];
});
