import type { Dice } from '../../attacks/dice.js';
import { shown } from '../../model/faces.js';
import { rule } from '../../model/rule-id.js';
import { cancelled } from './block-not-critical.js';

/** What the duel of the dice leaves to the attacker: criticals, and strikes that no block has removed. */
export const successesIn = rule('sp.attack.duel', (dice: Pick<Dice, 'attack' | 'defence'>): number =>
  shown('attack', dice.attack, 'critical') + shown('attack', dice.attack, 'strike') - cancelled(dice),
);
