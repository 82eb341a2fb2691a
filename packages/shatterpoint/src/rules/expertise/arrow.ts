import type { Frozen } from '@regelwerk/core';
import { withFace, type Dice } from '../../attacks/dice.js';
import type { Roll } from '../../model/effect.js';
import { FACES, shown } from '../../model/faces.js';
import { rule } from '../../model/rule-id.js';
import type { EntryOf } from '../../model/unit.js';
import { whoseDie } from './whose-die.js';

/** An arrow of a row: one die that shows the first face is turned to the second; without such a die nothing changes. */
export const turnDie = rule('sp.expertise.arrow', (dice: Dice, of: Roll, { from, to }: Frozen<EntryOf<'turn'>>): Dice => {
  const roll = whoseDie(of, from);
  if (shown(roll, dice[roll], from) === 0 || !FACES[roll].includes(to)) return dice;
  return withFace(withFace(dice, roll, { face: from, by: -1 }), roll, { face: to, by: 1 });
});
