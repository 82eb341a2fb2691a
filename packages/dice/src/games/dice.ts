import type { Die } from '../die.js';
import { dieOf } from './die-of.js';

/** The dice of Star Wars: Legion: attack dice with eight sides, defence dice with six. */
export const legionDice: Readonly<Record<'red' | 'black' | 'white' | 'redDefence' | 'whiteDefence', Die>> = {
  red: dieOf('red', { crit: 1, hit: 5, surge: 1, blank: 1 }),
  black: dieOf('black', { crit: 1, hit: 3, surge: 1, blank: 3 }),
  white: dieOf('white', { crit: 1, hit: 1, surge: 1, blank: 5 }),
  redDefence: dieOf('red-defence', { block: 3, surge: 1, blank: 2 }),
  whiteDefence: dieOf('white-defence', { block: 1, surge: 1, blank: 4 }),
};

/** The dice of Star Wars: Shatterpoint: attack dice with eight sides, defence dice with six. */
export const shatterpointDice: Readonly<Record<'attack' | 'defence', Die>> = {
  attack: dieOf('attack', { critical: 1, strike: 3, expertise: 2, failure: 2 }),
  defence: dieOf('defence', { block: 2, expertise: 2, failure: 2 }),
};
