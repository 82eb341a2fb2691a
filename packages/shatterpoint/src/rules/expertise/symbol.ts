import type { Frozen } from '@regelwerk/core';
import { withFace, type Dice } from '../../attacks/dice.js';
import type { Roll } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { EntryOf } from '../../model/unit.js';
import { whoseDie } from './whose-die.js';

/** A symbol of a row: a die more that shows it, though it was not rolled. */
export const addDie = rule('sp.expertise.symbol-adds-die', (dice: Dice, of: Roll, { face }: Frozen<EntryOf<'add'>>): Dice =>
  withFace(dice, whoseDie(of, face), { face, by: 1 }),
);

/** A damage symbol of a row: into the damage pool, before the combat tree. */
export const addDamage = rule('sp.expertise.symbol-adds-damage', (dice: Dice, { damage }: Frozen<EntryOf<'damage'>>): Dice => ({
  ...dice,
  damage: dice.damage + damage,
}));
