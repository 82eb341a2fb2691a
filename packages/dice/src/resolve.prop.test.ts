import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkChange } from './change.js';
import { checkCounts, countDice, countsFrom, facesIn } from './counts.js';
import { checkDie } from './die.js';
import { checkPool, poolSize } from './pool.js';
import { resolve } from './resolve.js';
import { countsIn, poolOf, rollBy } from './roll.js';
import { oddsOfPool, resolveOdds } from './roll-odds.js';
import { arbitraryChange, arbitraryCounts, arbitraryDice, arbitraryDie, arbitraryPool } from './testing/arbitraries.js';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const arbitraryTable = arbitraryDice().chain((dice) =>
  fc.record({
    dice: fc.constant(dice),
    counts: fc.tuple(...dice.map((die) => arbitraryCounts(die, 5))),
    changes: fc.array(arbitraryChange(dice), { maxLength: 4 }),
  }),
);

test('a die, a pool and a change survive the way through JSON', () => {
  fc.assert(
    fc.property(
      arbitraryDice().chain((dice) => fc.tuple(fc.constant(dice), arbitraryPool(dice, 9), arbitraryChange(dice))),
      ([dice, pool, change]) => {
        for (const die of dice) expect(checkDie(json(die))).toEqual({ _tag: 'Right', right: die });
        expect(checkPool(dice, json(pool))).toEqual({ _tag: 'Right', right: pool });
        expect(checkChange(dice, json(change))).toEqual({ _tag: 'Right', right: change });
      },
    ),
  );
});

test('no input makes a check throw', () => {
  fc.assert(
    fc.property(fc.anything(), arbitraryDie(), (input, die) => {
      checkDie(input);
      checkDie({ name: 'a', faces: input });
      checkPool([die], input);
      checkChange([die], input);
      checkCounts(die, 2, input);
    }),
  );
});

test('faces read out and counted again give the same counts', () => {
  fc.assert(
    fc.property(
      arbitraryDie().chain((die) => fc.tuple(fc.constant(die), arbitraryCounts(die, 7))),
      ([die, counts]) => {
        expect(countsFrom(die, facesIn(die, counts))).toEqual({ _tag: 'Right', right: counts });
        expect(checkCounts(die, 7, json(counts))).toEqual({ _tag: 'Right', right: counts });
      },
    ),
  );
});

test('no die gets lost: those kept and those to roll are those that lay there, those added and those taken away', () => {
  fc.assert(
    fc.property(arbitraryTable, ({ dice, counts, changes }) => {
      const roll = rollBy(dice, (die) => counts[dice.indexOf(die)] ?? []);
      const before = poolSize(poolOf(dice, roll));
      for (const change of changes) {
        const resolved = resolve(dice, roll, [change]);
        const kept = resolved.kind === 'settled' ? resolved.roll : resolved.kept;
        const after = poolSize(poolOf(dice, kept)) + (resolved.kind === 'settled' ? 0 : poolSize(resolved.pool));
        expect(dice.every((die) => countsIn(kept, die).every((count) => count >= 0))).toBe(true);
        if (change.kind === 'reroll' || change.kind === 'convert') expect(after).toBe(before);
        else if (change.kind === 'add') expect(after).toBe(before + change.dice);
        else expect(after).toBeLessThanOrEqual(before);
      }
    }),
  );
});

test('changes resolved at once or one after another lead to the same', () => {
  fc.assert(
    fc.property(arbitraryTable, ({ dice, counts, changes }) => {
      const roll = rollBy(dice, (die) => counts[dice.indexOf(die)] ?? []);
      const at = resolve(dice, roll, changes);
      const [first, ...rest] = changes;
      const step = resolve(dice, roll, first === undefined ? [] : [first]);
      if (step.kind === 'settled') expect(resolve(dice, step.roll, rest)).toEqual(at);
      else expect({ ...step, rest }).toEqual(at);
    }),
  );
});

test('after a change the weights still add up to the total, and a reroll keeps the number of dice', () => {
  fc.assert(
    fc.property(
      arbitraryDie().chain((die) => fc.tuple(fc.constant(die), arbitraryChange([die]))),
      ([die, change]) => {
        const odds = resolveOdds([die], oddsOfPool([die], { die: 3 }), [change]);
        expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
        if (change.kind !== 'reroll') return;
        expect(odds.outcomes.every(({ value }) => countDice(countsIn(value, die)) === 3)).toBe(true);
      },
    ),
  );
});
