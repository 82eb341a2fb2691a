import type { Face, Roll } from '../model/effect.js';
import { FACES } from '../model/faces.js';

/** What lies on the table in an attack: the dice of both rolls by the places of their faces, and the damage pool. */
export interface Dice {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly damage: number;
}

/** Dice in which so many more, or fewer, of a roll show a face; unchanged where that die has no such face. */
export const withFace = (dice: Dice, roll: Roll, { face, by }: { readonly face: Face; readonly by: number }): Dice => {
  const at = FACES[roll].indexOf(face);
  return { ...dice, [roll]: dice[roll].map((count, place) => (place === at ? count + by : count)) };
};
