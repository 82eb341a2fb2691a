import { MOST_DICE } from './counts.js';
import type { Die } from './die.js';
import { checkRecord, checkWhole, own, type Fault } from './fault.js';
import { left, right, type Result } from './result.js';

/** Which dice, how many: a number for each name of a die, as in `{ d6: 3 }`. Plain JSON. */
export type Pool = Readonly<Record<string, number>>;

/** How many dice of one kind are in a pool. */
export const diceIn = (pool: Pool, die: string): number => own(pool, die) ?? 0;

/** How many dice of all kinds are in a pool. */
export const poolSize = (pool: Pool): number => Object.values(pool).reduce((sum, dice) => sum + dice, 0);

const withDice = (pool: Pool, die: string, dice: number): Pool => {
  if (dice === diceIn(pool, die)) return pool;
  return dice > 0
    ? { ...pool, [die]: dice }
    : Object.fromEntries(Object.entries(pool).filter(([name]) => name !== die));
};

/** Adds dice of one kind. */
export const addDice = (pool: Pool, die: string, dice: number): Pool =>
  withDice(pool, die, diceIn(pool, die) + Math.max(0, dice));

/** Takes dice of one kind away, at most as many as there are. */
export const removeDice = (pool: Pool, die: string, dice: number): Pool =>
  withDice(pool, die, Math.max(0, diceIn(pool, die) - Math.max(0, dice)));

/** Keeps at most this many dice of one kind. */
export const capDice = (pool: Pool, die: string, most: number): Pool =>
  withDice(pool, die, Math.max(0, Math.min(diceIn(pool, die), most)));

/** Swaps dice of one kind for another, at most as many as there are: upgrades and downgrades. */
export const swapDice = (
  pool: Pool,
  dice: number,
  { from, to }: { readonly from: string; readonly to: string },
): Pool => {
  const swapped = Math.max(0, Math.min(diceIn(pool, from), dice));
  return addDice(removeDice(pool, from, swapped), to, swapped);
};

/**
 * Accepts a pool of known dice.
 * @param dice - the dice that may stand in it
 */
export const checkPool = (dice: readonly Die[], input: unknown): Result<Fault, Pool> => {
  const record = checkRecord(input, []);
  if (record._tag === 'Left') return record;
  const pool: Record<string, number> = {};
  for (const [name, value] of Object.entries(record.right)) {
    if (!dice.some((die) => die.name === name)) return left({ kind: 'unknown-die', path: [name] });
    const count = checkWhole(value, [name], { from: 0, to: MOST_DICE });
    if (count._tag === 'Left') return count;
    if (count.right > 0) pool[name] = count.right;
  }
  return right(pool);
};
