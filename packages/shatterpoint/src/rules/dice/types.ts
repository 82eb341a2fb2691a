import type { Die } from '@regelwerk/dice';
import { shatterpointDice } from '@regelwerk/dice/games';
import type { Roll } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';

/** The die of a roll: attack dice have eight sides, defence dice six, and they show symbols. */
export const dieOf = rule('sp.dice.types', (roll: Roll): Die => shatterpointDice[roll]);

const weights = (roll: Roll): readonly number[] => shatterpointDice[roll].faces.map(({ weight }) => weight);
const WEIGHTS: Readonly<Record<Roll, readonly number[]>> = { attack: weights('attack'), defence: weights('defence') };

/** How many sides of the die of a roll show each of its faces, in their order: the weights with which it is rolled. */
export const weightsOf = rule('sp.dice.types', (roll: Roll): readonly number[] => WEIGHTS[roll]);
