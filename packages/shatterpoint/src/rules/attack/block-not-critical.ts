import type { Dice } from '../../attacks/dice.js';
import { shown } from '../../model/faces.js';
import { rule } from '../../model/rule-id.js';

/** How many strikes the blocks of the defence remove: one each, as far as there are strikes; criticals they cannot touch. */
export const cancelled = rule('sp.attack.block-not-critical', ({ attack, defence }: Pick<Dice, 'attack' | 'defence'>): number =>
  Math.min(shown('attack', attack, 'strike'), shown('defence', defence, 'block')),
);
