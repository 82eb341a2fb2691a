import { describe, expect, test } from 'vitest';
import { d6 } from '../die.js';
import { meanOf, quantileOf, shareAtLeast, shareExactly, shareOf, summaryOf, varianceOf } from './answer.js';
import { compare, costOfStages } from './compare.js';
import { oddsOf, type OddsPlan } from './odds-of.js';
import { oddsIn, valuesOf, type Spread } from './spread.js';
import type { Pipeline } from './stage.js';

const PIPS = Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((face) => [face, { pips: Number(face) }]));

const pips = (count: number): Pipeline<'pips'> => ({ registers: ['pips'], stages: [{ kind: 'roll', name: 'roll', dice: [{ die: d6, into: PIPS, count }] }] });

const spread = (count: number, numbers: OddsPlan<'pips'>['numbers'] = 'bigints'): Spread<number> => {
  const found = oddsOf(pips(count), { numbers });
  if (found._tag === 'Left') throw new Error(found.left.kind);
  return valuesOf(found.right, (state) => state.pips);
};

const two = spread(2);

test('answers are plain JSON: a number, where it comes from, and the fraction if nothing was rounded', () => {
  expect(meanOf(two)).toEqual({ value: 7, label: { kind: 'exact', numbers: 'bigints' }, exact: '7' });
  expect(varianceOf(two)).toMatchObject({ value: 35 / 6, exact: '35/6' });
  expect(shareAtLeast(two, 10)).toMatchObject({ value: 1 / 6, exact: '1/6' });
  expect(shareExactly(two, 7).exact).toBe('1/6');
  expect(shareOf(two, (value) => value % 2 === 0).exact).toBe('1/2');
  const summary = summaryOf(two);
  expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
});

test('floats say the same without a fraction', () => {
  const near = spread(2, 'floats');
  expect(meanOf(near)).toEqual({ value: expect.closeTo(7, 12) as number, label: { kind: 'exact', numbers: 'floats' } });
  expect(varianceOf(near).value).toBeCloseTo(35 / 6, 12);
  expect(shareAtLeast(near, 10).value).toBeCloseTo(1 / 6, 12);
  expect(oddsIn(near)).toBeUndefined();
});

test.each([
  { share: 0, is: 2 },
  { share: 0.05, is: 3 },
  { share: 0.5, is: 7 },
  { share: 0.95, is: 11 },
  { share: 1, is: 12 },
])('quantile $share of two dice is $is, in both kinds of numbers', ({ share, is }) => {
  expect(quantileOf(two, share)).toBe(is);
  expect(quantileOf(spread(2, 'floats'), share)).toBe(is);
});

test('many dice that add up to few numbers: no more states than sums, and twelve digits', () => {
  const many = meanOf(spread(60, 'floats')).value;
  expect(Math.abs(many - 210)).toBeLessThan(1e-10);
});

test('simulated numbers carry an interval, which stays between zero and one for shares', () => {
  const label = { kind: 'simulated' as const, runs: 100, seed: 1 };
  const never: Spread<number> = { label, outcomes: [{ value: 3, weight: 100 }], total: 100 };
  expect(shareExactly(never, 3)).toEqual({ value: 1, label, between: [expect.closeTo(0.9023, 3) as number, 1] });
  expect(shareExactly(never, 4).between?.[0]).toBeCloseTo(0, 12);
  expect(meanOf(never).between).toEqual([3, 3]);
});

test('a joint distribution: several numbers of one end together', () => {
  const found = oddsOf(pips(2), { numbers: 'bigints' });
  if (found._tag === 'Left') throw new Error(found.left.kind);
  const joint = valuesOf(found.right, ({ pips: sum }) => ({ even: sum % 2 === 0, high: sum > 7 }));
  expect(joint.outcomes).toHaveLength(4);
  expect(shareOf(joint, ({ even, high }) => even && high).exact).toBe('1/4');
});

describe('compare', () => {
  test('two pools that do not depend on each other', () => {
    expect(compare(spread(1), spread(1))).toMatchObject({ more: { exact: '5/12' }, same: { exact: '1/6' }, less: { exact: '5/12' }, difference: { exact: '0' } });
    expect(compare(spread(3), spread(2)).difference.exact).toBe('7/2');
  });

  test('the weaker label travels on', () => {
    expect(compare(two, spread(1, 'floats')).label).toEqual({ kind: 'exact', numbers: 'floats' });
    const label = { kind: 'simulated' as const, runs: 10, seed: 1 };
    const simulated: Spread<number> = { label, outcomes: [{ value: 3, weight: 10 }], total: 10 };
    expect(compare(two, simulated).label).toEqual(label);
    expect(compare(simulated, two).more.between).toBeDefined();
  });
});

test('which stage cost how much: each left out in turn', () => {
  const stages: Pipeline<'pips'>['stages'] = [
    ...pips(2).stages,
    { kind: 'change', name: 'armour', change: ({ pips: sum }) => ({ pips: Math.max(0, sum - 2) }) },
    { kind: 'change', name: 'cap', change: ({ pips: sum }) => ({ pips: Math.min(20, sum) }) },
  ];
  const costs = costOfStages({ registers: ['pips'], stages }, { numbers: 'bigints' }, { worth: ({ pips: sum }) => sum });
  expect(costs).toMatchObject({
    right: [
      { stage: 'roll', without: { exact: '0' }, cost: { exact: '5' } },
      { stage: 'armour', without: { exact: '7' }, cost: { exact: '-2' } },
      { stage: 'cap', cost: { exact: '0' } },
    ],
  });
  expect(costOfStages({ registers: ['pips'], stages }, {}, { worth: () => 0, stages: ['nothing'] })).toMatchObject({ left: { kind: 'unknown-stage', name: 'nothing' } });
});
