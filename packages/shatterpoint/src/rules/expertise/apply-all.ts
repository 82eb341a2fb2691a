import { absurd, type Frozen } from '@regelwerk/core';
import type { Dice } from '../../attacks/dice.js';
import type { Roll } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { Entry } from '../../model/unit.js';
import { turnDie } from './arrow.js';
import { addDamage, addDie } from './symbol.js';

const applied = (dice: Dice, of: Roll, entry: Frozen<Entry>): Dice => {
  switch (entry.kind) {
    case 'add':
      return addDie(dice, of, entry);
    case 'damage':
      return addDamage(dice, entry);
    case 'turn':
      return turnDie(dice, of, entry);
    case 'effect':
      return dice;
    default:
      return absurd(entry);
  }
};

/** The dice after all entries of a row of a roll's chart, one by one; effects are for later. */
export const applyAll = rule('sp.expertise.apply-all', (dice: Dice, of: Roll, entries: readonly Frozen<Entry>[]): Dice =>
  entries.reduce((now, entry) => applied(now, of, entry), dice),
);
