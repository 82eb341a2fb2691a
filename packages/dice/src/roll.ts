import { addCounts, checkCountsAt, countDice, countFace, countSymbol, noCounts, type Counts } from './counts.js';
import type { Die } from './die.js';
import { checkRecord, own, type Fault } from './fault.js';
import { diceIn, type Pool } from './pool.js';
import { left, right, type Result } from './result.js';

/** What the dice of a pool show: counts of faces for each name of a die. Plain JSON. */
export type Roll = Readonly<Record<string, Counts>>;

/** What the dice of one kind show in a roll. */
export const countsIn = (roll: Roll, die: Die): Counts => own(roll, die.name) ?? noCounts(die);

/** Makes a roll that has counts for each of the dice, in their order. */
export const rollBy = (dice: readonly Die[], countsOf: (die: Die) => Counts): Roll => {
  const roll: Record<string, Counts> = {};
  for (const die of dice) roll[die.name] = countsOf(die);
  return roll;
};

/** Both rolls lying together on the table. */
export const addRolls = (dice: readonly Die[], one: Roll, other: Roll): Roll =>
  rollBy(dice, (die) => addCounts(countsIn(one, die), countsIn(other, die)));

/** How often a symbol shows on all dice of a roll. */
export const countSymbolIn = (dice: readonly Die[], roll: Roll, symbol: string): number =>
  dice.reduce((sum, die) => sum + countSymbol(die, countsIn(roll, die), symbol), 0);

/** How many dice of a roll show a face of this name. */
export const countFaceIn = (dice: readonly Die[], roll: Roll, face: string): number =>
  dice.reduce((sum, die) => sum + countFace(die, countsIn(roll, die), face), 0);

/** Which dice lie in a roll, how many. */
export const poolOf = (dice: readonly Die[], roll: Roll): Pool => {
  const pool: Record<string, number> = {};
  for (const die of dice) {
    const count = countDice(countsIn(roll, die));
    if (count > 0) pool[die.name] = count;
  }
  return pool;
};

/**
 * Accepts a roll that the pool can show; a kind without dice may be left out.
 * @param dice - the dice that may stand in the pool
 */
export const checkRoll = (dice: readonly Die[], pool: Pool, input: unknown): Result<Fault, Roll> => {
  const record = checkRecord(input, []);
  if (record._tag === 'Left') return record;
  const stranger = Object.keys(record.right).find((name) => !dice.some((die) => die.name === name));
  if (stranger !== undefined) return left({ kind: 'unknown-die', path: [stranger] });
  const roll: Record<string, Counts> = {};
  for (const die of dice) {
    const expected = diceIn(pool, die.name);
    const counts = own(record.right, die.name);
    if (counts === undefined && expected === 0) continue;
    const checked = checkCountsAt({ die, dice: expected }, counts, [die.name]);
    if (checked._tag === 'Left') return checked;
    roll[die.name] = checked.right;
  }
  return right(roll);
};
