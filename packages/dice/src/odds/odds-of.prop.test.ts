import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectation, fraction, toNumber, type Fraction } from '../chance.js';
import { keyOf } from '../key.js';
import { arbitraryPipeline } from '../testing/arbitrary-pipeline.js';
import { bruteBest, bruteEnds } from '../testing/brute-pipeline.js';
import { follow } from './follow.js';
import { decisionsOf, oddsOf, type OddsPlan } from './odds-of.js';
import { policyOf } from './policy.js';
import { oddsIn, valuesOf, type Spread } from './spread.js';
import type { Goal, Pipeline, Policy, State } from './stage.js';

const start = { aims: 1 };

const spreadOf = (pipeline: Pipeline<string>, plan: OddsPlan<string>): Spread<State> => {
  const found = oddsOf(pipeline, { start, ...plan });
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left));
  return found.right;
};

/** Decides by the state, alike in both twins: names are compared by text. */
const chooser = (salt: number) => (state: State, names: readonly string[]): string => {
  const sorted = [...names].sort();
  const sum = Object.values(state).reduce((total, value, i) => total + value * (i + 1), salt);
  return sorted[sum % sorted.length] ?? '';
};

const policiesBy = (pipeline: Pipeline<string>, salt: number): Readonly<Record<string, Policy<string>>> => {
  const choose = chooser(salt);
  const policy: Policy<string> = {
    name: 'by the state',
    pick: (state, options) => {
      const name = choose(state, options.map((option) => option.name));
      return options.findIndex((option) => option.name === name);
    },
  };
  return Object.fromEntries(pipeline.stages.map(({ name }) => [name, policy]));
};

const goal: Goal<string> = { name: 'worth', worth: ({ hits = 0, misses = 0, gold = 0, aims = 0 }) => 3 * hits + 2 * gold + aims - misses };

const meanWorth = (spread: Spread<State>): Fraction => {
  const odds = oddsIn(valuesOf(spread, goal.worth));
  return odds === undefined ? fraction(0n, 0n) : expectation(odds);
};

const shares = (spread: Spread<State>): Readonly<Record<string, Fraction>> =>
  Object.fromEntries(
    (oddsIn(spread)?.outcomes ?? []).map(({ value, weight }) => [String(keyOf(value)), fraction(weight, BigInt(spread.total))]),
  );

describe('against every roll, one by one', () => {
  test('the ends under a policy are what counting finds, to the last digit', () => {
    fc.assert(
      fc.property(arbitraryPipeline(), fc.nat(5), (pipeline, salt) => {
        const quick = spreadOf(pipeline, { policies: policiesBy(pipeline, salt), numbers: 'bigints' });
        const choose = chooser(salt);
        const slow = bruteEnds(pipeline, { start }, (_, state, names) => choose(state, names));
        expect(shares(quick)).toEqual(Object.fromEntries(slow.map(({ value, share }) => [String(keyOf(value)), share])));
      }),
    );
  });

  test('the best decisions are worth what trying all of them finds, to the last digit', () => {
    fc.assert(
      fc.property(arbitraryPipeline(), (pipeline) => {
        const best = bruteBest(pipeline, { start }, goal.worth);
        expect(meanWorth(spreadOf(pipeline, { goal, numbers: 'bigints' }))).toEqual(best);
      }),
    );
  });
});

describe('laws', () => {
  test('weights add up to the total, in bigints exactly, in floats to twelve digits', () => {
    fc.assert(
      fc.property(arbitraryPipeline(), (pipeline) => {
        const exact = spreadOf(pipeline, { goal, numbers: 'bigints' });
        expect(exact.outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)).toBe(exact.total);
        const near = spreadOf(pipeline, { goal });
        expect(near.total).toBeCloseTo(1, 12);
      }),
    );
  });

  test('floats are within 1e-12 of what bigints say, under one policy for both', () => {
    fc.assert(
      fc.property(arbitraryPipeline(), fc.nat(5), (pipeline, salt) => {
        const policies = policiesBy(pipeline, salt);
        const exact = shares(spreadOf(pipeline, { policies, numbers: 'bigints' }));
        for (const { value, weight } of spreadOf(pipeline, { policies }).outcomes) {
          expect(Math.abs(Number(weight) - toNumber(exact[String(keyOf(value))] ?? fraction(0n, 1n)))).toBeLessThan(1e-12);
        }
      }),
    );
  });

  test('floats decide as well as bigints do, within 1e-12', () => {
    fc.assert(
      fc.property(arbitraryPipeline(), (pipeline) => {
        const exact = toNumber(meanWorth(spreadOf(pipeline, { goal, numbers: 'bigints' })));
        const near = valuesOf(spreadOf(pipeline, { goal }), goal.worth);
        const mean = near.outcomes.reduce((sum, { value, weight }) => sum + value * Number(weight), 0);
        expect(Math.abs(mean - exact)).toBeLessThan(1e-11);
      }),
    );
  });

  test('what is best is never worse than any policy', () => {
    fc.assert(
      fc.property(arbitraryPipeline(), fc.nat(9), (pipeline, salt) => {
        const best = meanWorth(spreadOf(pipeline, { goal, numbers: 'bigints' }));
        const named = meanWorth(spreadOf(pipeline, { policies: policiesBy(pipeline, salt), numbers: 'bigints' }));
        expect(named.numerator * best.denominator <= best.numerator * named.denominator).toBe(true);
      }),
    );
  });

  test('decisions that are read off and played as policies give the same odds', () => {
    fc.assert(
      fc.property(arbitraryPipeline(), (pipeline) => {
        const decisions = decisionsOf(pipeline, { start, goal, numbers: 'bigints' });
        if (decisions._tag === 'Left') throw new Error(decisions.left.kind);
        const policies = Object.fromEntries(decisions.right.map((decision) => [decision.stage, policyOf(decision)]));
        const played = shares(spreadOf(pipeline, { policies, numbers: 'bigints' }));
        expect(played).toEqual(shares(spreadOf(pipeline, { goal, numbers: 'bigints' })));
      }),
    );
  });

  test('a match on given rolls ends in a state that the odds know', () => {
    fc.assert(
      fc.property(arbitraryPipeline(), fc.nat(5), fc.infiniteStream(fc.nat(99)), (pipeline, salt, luck) => {
        const policies = policiesBy(pipeline, salt);
        const events = follow(pipeline, { start, policies }, {
          chance: ({ dice, pool }) =>
            Object.fromEntries(
              dice.map((die) => {
                const counts = die.faces.map(() => 0);
                for (let i = 0; i < (pool[die.name] ?? 0); i++) {
                  const at = (luck.next().value ?? 0) % counts.length;
                  counts[at] = (counts[at] ?? 0) + 1;
                }
                return [die.name, counts];
              }),
            ),
        });
        if (events._tag === 'Left') throw new Error(events.left.kind);
        const end = events.right[events.right.length - 1]?.state;
        expect(Object.keys(shares(spreadOf(pipeline, { policies, numbers: 'bigints' })))).toContain(String(keyOf(end)));
      }),
    );
  });
});
