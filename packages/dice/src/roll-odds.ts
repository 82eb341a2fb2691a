import type { Change } from './change.js';
import type { Counts } from './counts.js';
import { sidesOf, type Die } from './die.js';
import type { Face } from './face.js';
import { keyOfCounts } from './key.js';
import { certain, chainOdds, mapOdds, type Odds, type Outcome } from './odds.js';
import { diceIn, type Pool } from './pool.js';
import { resolve } from './resolve.js';
import { addRolls, countsIn, type Roll } from './roll.js';
import { bigints, doubles, EXACT, type Arithmetic, type Row } from './whole.js';

/** Odds of one die, in what its faces are worth. */
export const oddsOfDie = <A>(die: Die, worth: (face: Face) => A): Odds<A> => {
  const faces = die.faces.map((face) => ({ value: face, weight: BigInt(face.weight) }));
  return mapOdds({ outcomes: faces, total: BigInt(sidesOf(die)) }, worth);
};

/** Row n of the result says in how many ways k of n dice can be picked. */
const choices = <W>(dice: number, { zeros, one, add }: Arithmetic<W>): readonly Row<W>[] => {
  const rows: Row<W>[] = [];
  for (let n = 0; n <= dice; n++) {
    const row = zeros(n + 1);
    row[0] = row[n] = one;
    for (let k = 1; k < n; k++) row[k] = add(rows[n - 1]?.[k - 1] as W, rows[n - 1]?.[k] as W);
    rows.push(row);
  }
  return rows;
};

const powers = <W>(weight: number, dice: number, { zeros, one, multiply, from }: Arithmetic<W>): Row<W> => {
  const row = zeros(dice + 1);
  row[0] = one;
  for (let k = 1; k <= dice; k++) row[k] = multiply(row[k - 1] as W, from(BigInt(weight)));
  return row;
};

/** All counts with their number of ways: n! / (a! b! …) times the weight of each die's face. */
const spread = <W>(die: Die, dice: number, arithmetic: Arithmetic<W>): readonly Outcome<Counts>[] => {
  const { one, multiply, weigh } = arithmetic;
  const choose = choices(dice, arithmetic);
  const ways = die.faces.map(({ weight }) => powers(weight, dice, arithmetic));
  const last = die.faces.length - 1;
  const counts = die.faces.map(() => 0);
  const outcomes: Outcome<Counts>[] = [];
  const visit = (face: number, rest: number, weight: W): void => {
    for (let k = face === last ? rest : 0; k <= rest; k++) {
      counts[face] = k;
      const here = multiply(weight, multiply(choose[rest]?.[k] as W, ways[face]?.[k] as W));
      if (face === last) outcomes.push({ value: counts.slice(), weight: weigh(here) });
      else visit(face + 1, rest - k, here);
    }
  };
  visit(0, dice, one);
  return outcomes;
};

/**
 * Odds of the counts of faces that several dice show.
 * There are many: where only a sum matters, `sumOfSame(oddsOfDie(…), dice)` is quicker by far.
 */
export const oddsOfCounts = (die: Die, dice: number): Odds<Counts> => {
  const whole = dice > 0 ? Math.floor(dice) : 0;
  const sides = BigInt(sidesOf(die));
  let total = 1n;
  for (let i = 0; i < whole; i++) total *= sides;
  return { outcomes: total <= EXACT ? spread(die, whole, doubles) : spread(die, whole, bigints), total };
};

/**
 * Odds of the rolls that a pool can show.
 * @param dice - the dice that may stand in the pool
 */
export const oddsOfPool = (dice: readonly Die[], pool: Pool): Odds<Roll> =>
  dice.reduce((odds: Odds<Roll>, die) => {
    const counts = oddsOfCounts(die, diceIn(pool, die.name));
    return {
      outcomes: odds.outcomes.flatMap((roll) =>
        counts.outcomes.map(({ value, weight }) => ({
          value: { ...roll.value, [die.name]: value },
          weight: roll.weight * weight,
        })),
      ),
      total: odds.total * counts.total,
    };
  }, certain({}));

/**
 * Reads changes on all rolls at once, in order: the same changes that `resolve` reads on one roll.
 * @param dice - the dice of the rolls, those first that changes shall take first
 */
export const resolveOdds = (dice: readonly Die[], odds: Odds<Roll>, changes: readonly Change[]): Odds<Roll> => {
  const pools = new Map<unknown, Odds<Roll>>();
  const keyOfRoll = (roll: Roll): unknown => keyOfCounts(dice.flatMap((die) => countsIn(roll, die)));
  const rolled = (pool: Pool): Odds<Roll> => {
    const key = keyOfCounts(dice.map((die) => diceIn(pool, die.name)));
    const known = pools.get(key) ?? oddsOfPool(dice, pool);
    pools.set(key, known);
    return known;
  };
  const step = (roll: Roll, change: Change): Odds<Roll> => {
    const resolved = resolve(dice, roll, [change]);
    if (resolved.kind === 'settled') return certain(resolved.roll);
    // Different dice laid to the same dice stay different: nothing to be counted together here.
    const { outcomes, total } = rolled(resolved.pool);
    return {
      outcomes: outcomes.map(({ value, weight }) => ({ value: addRolls(dice, resolved.kept, value), weight })),
      total,
    };
  };
  return changes.reduce((before, change) => chainOdds(before, (roll) => step(roll, change), keyOfRoll), odds);
};
