import { describe, expect, test } from 'vitest';
import { expectation, fraction, toNumber, type Fraction } from '../chance.js';
import { meanOf, shareExactly, shareOf } from '../odds/answer.js';
import { follow } from '../odds/follow.js';
import { oddsOf, type OddsPlan } from '../odds/odds-of.js';
import { most } from '../odds/policy.js';
import { oddsIn, valuesOf, type Spread } from '../odds/spread.js';
import type { State } from '../odds/stage.js';
import { failedFirst, legionAttack, legionDefender, lossesOf, type LegionAttack } from './legion.js';

const named = (attack: LegionAttack): OddsPlan<string> => {
  const { start, policies } = legionDefender(attack);
  const aims = Array.from({ length: attack.aims ?? 0 }, (_, i) => [`aim ${i + 1}`, failedFirst(attack)] as const);
  return { start, policies: { ...policies, ...Object.fromEntries(aims) }, numbers: 'bigints' };
};

const ends = (attack: LegionAttack, plan: OddsPlan<string> = named(attack)): Spread<State> => {
  const found = oddsOf(legionAttack(attack), plan);
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left));
  return found.right;
};

const wounds = (attack: LegionAttack, plan?: OddsPlan<string>): Spread<number> =>
  valuesOf(ends(attack, plan), (state) => state['wounds'] ?? 0);

const mean = (spread: Spread<number>): Fraction | undefined => {
  const odds = oddsIn(spread);
  return odds && expectation(odds);
};

/** Hits and crits after aiming and conversion: an attack that nothing defends. */
const successes = (attack: Omit<LegionAttack, 'defence'>): Spread<number> => {
  const whole: LegionAttack = { ...attack, defence: 'red' };
  return valuesOf(ends(whole, { ...named(whole), without: ['defence'] }), (state) => state['wounds'] ?? 0);
};

/** Equal to six printed places. */
const close = (found: number, expected: number): void => expect(Math.abs(found - expected)).toBeLessThan(5.1e-7);

const over = (numerator: bigint, denominator: bigint): Fraction => fraction(numerator, denominator);

describe('means of hits and crits, worked out elsewhere: failed dice rerolled, the best colour first', () => {
  test.each([
    { says: '5 white', attack: { pool: { white: 5 } }, means: [over(5n, 4n), 1.74585, 2.225677] },
    { says: '5 white, surge to hit', attack: { pool: { white: 5 }, surge: 'hit' }, means: [over(15n, 8n), 2.596264, 3.232797] },
    { says: '5 white, surge to hit, precise 1', attack: { pool: { white: 5 }, surge: 'hit', precise: 1 }, means: [over(15n, 8n), over(751845n, 262144n)] },
    { says: '4 black', attack: { pool: { black: 4 } }, means: [over(2n, 1n), over(45n, 16n), over(107n, 32n)] },
    { says: '4 black, surge to hit', attack: { pool: { black: 4 }, surge: 'hit' }, means: [over(5n, 2n), 3.330383, 3.728037] },
    { says: '5 black, surge to hit', attack: { pool: { black: 5 }, surge: 'hit' }, means: [over(25n, 8n), 4.076977, 4.598683] },
    { says: '3 red', attack: { pool: { red: 3 } }, means: [over(9n, 4n), over(717n, 256n), 2.949463] },
    { says: '4 red, surge to crit', attack: { pool: { red: 4 }, surge: 'crit' }, means: [over(7n, 2n), 3.931091, 3.99124] },
    { says: '4 white 1 red', attack: { pool: { white: 4, red: 1 } }, means: [over(7n, 4n), 2.364502, 2.852753] },
    { says: '4 black 1 red, surge to hit', attack: { pool: { black: 4, red: 1 }, surge: 'hit' }, means: [over(27n, 8n), 4.277164, 4.705919] },
    { says: '8 white, surge to hit', attack: { pool: { white: 8 }, surge: 'hit' }, means: [over(3n, 1n), 3.747751, 4.480868] },
  ] as const)('$says', ({ attack, means }) => {
    means.forEach((expected, aims) => {
      const found = mean(successes({ ...attack, aims }));
      if (typeof expected === 'number') close(toNumber(found ?? fraction(0n, 0n)), expected);
      else expect(found).toEqual(expected);
    });
  });
});

describe('wounds, worked out elsewhere', () => {
  const rows: readonly (readonly [string, LegionAttack, Fraction, readonly number[]])[] = [
    ['S1', { pool: { red: 1 }, defence: 'white' }, over(5n, 8n), [0.375, 0.625]],
    ['S2', { pool: { white: 5 }, defence: 'white' }, over(25n, 24n), [0.310965, 0.409165, 0.21535, 0.056671, 0.007457, 0.000392]],
    ['S3', { pool: { white: 5 }, surge: 'hit', aims: 1, cover: 'light', defence: 'white', defenceSurge: true }, over(226865n, 147456n), [0.17251, 0.346077, 0.298081, 0.141395, 0.037585, 0.004352]],
    ['S4a', { pool: { black: 4 }, defence: 'red' }, over(1n, 1n), [0.316406, 0.421875, 0.210938, 0.046875, 0.003906]],
    ['S4b', { pool: { black: 4 }, cover: 'light', defence: 'red' }, over(7n, 8n), [0.372529, 0.417233, 0.175238, 0.032711, 0.00229]],
    ['S4c', { pool: { black: 4 }, cover: 'heavy', defence: 'red' }, over(3n, 4n), [0.435806, 0.402283, 0.139252, 0.021423, 0.001236]],
    ['S5', { pool: { red: 6 }, surge: 'crit', pierce: 3, defence: 'white', defenceSurge: true }, over(164850119n, 31850496n), [0.000004, 0.00016, 0.002804, 0.030064, 0.158908, 0.404206, 0.403854]],
    ['S6', { pool: { red: 6 }, surge: 'crit', pierce: 3, defence: 'red' }, over(41497533n, 8388608n), [0.000004, 0.00016, 0.002804, 0.053789, 0.230981, 0.41774, 0.294522]],
    ['S7', { pool: { red: 6 }, surge: 'crit', pierce: 3, impact: 3, armour: 1, defence: 'red' }, over(37522533n, 8388608n), [0.000004, 0.00016, 0.002804, 0.099424, 0.386698, 0.443259, 0.067652]],
    ['S8', { pool: { white: 4, red: 1 }, aims: 1, precise: 1, cover: 'heavy', defence: 'red', defenceSurge: true }, over(49915n, 73728n), [0.482492, 0.379558, 0.117943, 0.018503, 0.001458, 0.000046]],
    ['S9', { pool: { white: 2 }, surge: 'hit', defence: 'white' }, over(5n, 8n), [0.472656, 0.429688, 0.097656]],
    ['S10', { pool: { black: 2 }, surge: 'crit', aims: 1, defence: 'red' }, over(55n, 64n), [0.325256, 0.490112, 0.184631]],
    ['S10 without the aim', { pool: { black: 2 }, surge: 'crit', defence: 'red' }, over(5n, 8n), []],
    ['S11', { pool: { black: 5 }, surge: 'hit', aims: 1, cover: 'heavy', dodges: 1, defence: 'red' }, over(130746197n, 127401984n), [0.316539, 0.406664, 0.216328, 0.054951, 0.005514, 0.000004]],
    ['S12', { pool: { black: 5 }, surge: 'hit', cover: 'heavy', lowProfile: true, defence: 'red' }, over(79n, 96n), [0.400205, 0.409, 0.160397, 0.028471, 0.001927, 0.000001]],
    ['S13', { pool: { red: 4 }, impact: 2, armour: 3, defence: 'red' }, over(4769n, 4096n), [0.219345, 0.450134, 0.279999, 0.047913, 0.002609]],
    ['S13 without impact', { pool: { red: 4 }, armour: 3, defence: 'red' }, over(2673n, 8192n), []],
    ['S14', { pool: { black: 5 }, surge: 'hit', cover: 'heavy', backup: 2, defence: 'red', defenceSurge: true }, over(191n, 648n), [0.735765, 0.235064, 0.02784, 0.001317, 0.000014]],
    ['S15', { pool: { white: 8 }, surge: 'hit', cover: 'heavy', defence: 'white' }, over(35n, 18n), [0.107774, 0.276849, 0.311138, 0.199813, 0.0802, 0.020602]],
    ['S15 with blast', { pool: { white: 8 }, surge: 'hit', defence: 'white' }, over(5n, 2n), []],
  ];
  test.each(rows)('%s', (_, attack, expected, chances) => {
    const exact = wounds(attack);
    expect(mean(exact)).toEqual(expected);
    chances.forEach((chance, value) => close(shareExactly(exact, value).value, chance));
    const near = wounds(attack, { ...named(attack), numbers: 'floats' });
    expect(Math.abs(meanOf(near).value - toNumber(expected))).toBeLessThan(1e-12);
    exact.outcomes.forEach(({ value }) => {
      expect(Math.abs(shareExactly(near, value).value - shareExactly(exact, value).value)).toBeLessThan(1e-12);
    });
  });

  test.each([
    { says: 'F1', start: { crit: 1, hit: 2 }, attack: { cover: 'light', defence: 'white' }, expected: over(20n, 9n), chances: [0.015561, 0.148534, 0.434028, 0.401878] },
    { says: 'F2', start: { crit: 1, hit: 3 }, attack: { cover: 'heavy', defence: 'white' }, expected: over(5n, 2n), chances: [0.014632, 0.128029, 0.342936, 0.371513, 0.14289] },
    { says: 'F3', start: { crit: 1, hit: 4 }, attack: { cover: 'light', defence: 'white', defenceSurge: true }, expected: over(26n, 9n), chances: [0.013006, 0.091043, 0.251994, 0.345476, 0.234974, 0.063507] },
  ] as const)('$says, from a fixed roll', ({ start, attack, expected, chances }) => {
    const spread = wounds({ pool: {}, ...attack }, { start, numbers: 'bigints' });
    expect(mean(spread)).toEqual(expected);
    chances.forEach((chance, value) => close(shareExactly(spread, value).value, chance));
  });
});

test('2 red, 2 black, 2 white, surge to crit: nine quarters of hits, three halves of crits', () => {
  const attack: LegionAttack = { pool: { red: 2, black: 2, white: 2 }, surge: 'crit', defence: 'red' };
  const all = ends(attack, { ...named(attack), without: ['defence pool', 'defence'] });
  expect(mean(valuesOf(all, (state) => state['hit'] ?? 0))).toEqual(over(9n, 4n));
  expect(mean(valuesOf(all, (state) => state['crit'] ?? 0))).toEqual(over(3n, 2n));
});

describe('[DI-06] four white dice', () => {
  test.each([
    { says: 'no conversion', attack: {}, expected: over(1n, 1n) },
    { says: 'surge to hit', attack: { surge: 'hit' as const }, expected: over(3n, 2n) },
    { says: 'one surge token turns one surge, not all', attack: { surgeTokens: 1 }, expected: fraction(4096n + 1695n, 4096n) },
  ])('$says', ({ attack, expected }) => {
    expect(mean(successes({ pool: { white: 4 }, ...attack }))).toEqual(expected);
  });

  test('neither hit nor crit in 81 of 256 cases', () => {
    expect(shareExactly(successes({ pool: { white: 4 } }), 0).exact).toBe('81/256');
  });
});

test.each([
  { cover: 'heavy' as const, cancelled: over(1n, 1n), all: '1/27' },
  { cover: 'light' as const, cancelled: over(1n, 2n), all: '1/216' },
])('[DI-08] three hits, two crits, $cover cover: no more dice than hits, crits stay', ({ cover, cancelled, all }) => {
  const attack: LegionAttack = { pool: {}, cover, defence: 'white' };
  const spread = ends(attack, { start: { hit: 3, crit: 2 }, without: ['defence pool', 'defence'], numbers: 'bigints' });
  expect(mean(valuesOf(spread, (state) => 3 - (state['hit'] ?? 0)))).toEqual(cancelled);
  expect(shareOf(spread, (state) => state['hit'] === 0).exact).toBe(all);
  expect(shareOf(spread, (state) => state['crit'] === 2).exact).toBe('1');
});

describe('[DI-18] surges count as nothing until they are converted: surge, surge, blank', () => {
  const roll = { black: [0, 0, 2, 1] };
  const after = (attack: Partial<LegionAttack>): unknown => {
    const whole: LegionAttack = { pool: { black: 3 }, defence: 'red', ...attack };
    const events = follow(legionAttack(whole), { without: ['defence pool', 'defence'] }, { chance: () => roll });
    if (events._tag === 'Left') return events.left;
    const { hit, crit } = events.right[events.right.length - 1]?.state ?? {};
    return [hit, crit];
  };
  test('no token: nothing', () => expect(after({})).toEqual([0, 0]));
  test('one token: one hit', () => expect(after({ surgeTokens: 1 })).toEqual([1, 0]));
  test('three tokens: two hits, since there are two surges', () => expect(after({ surgeTokens: 3 })).toEqual([2, 0]));
});

test.each([
  { wounds: 3, left: 3, carried: 1 },
  { wounds: 5, left: 2, carried: 1 },
  { wounds: 8, left: 0, carried: 0 },
  { wounds: 9, left: 0, carried: 0 },
])('[DI-11] $wounds wounds against four miniatures of two: $left left, the next carries $carried', ({ wounds: suffered, left, carried }) => {
  expect(lossesOf(suffered, { miniatures: 4, threshold: 2 })).toEqual({ left, carried });
});

test('[DI-11] wounds spill over: the odds of who is left follow from the odds of wounds', () => {
  const left = valuesOf(wounds({ pool: { red: 6 }, surge: 'crit', pierce: 3, defence: 'red' }), (suffered) => lossesOf(suffered, { miniatures: 4, threshold: 2 }).left);
  expect(left.outcomes.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  expect(left.outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)).toBe(left.total);
});

describe('monotone where the game is', () => {
  const base: LegionAttack = { pool: { red: 1, black: 2, white: 2 }, surge: 'hit', cover: 'light', defence: 'red' };
  const value = (attack: LegionAttack): number => meanOf(wounds(attack)).value;
  test('one more attack die never lowers the mean', () => {
    for (const colour of ['red', 'black', 'white']) {
      for (let dice = 0; dice < 6; dice++) {
        const more = { ...base, pool: { ...base.pool, [colour]: dice + 1 } };
        expect(value(more)).toBeGreaterThanOrEqual(value({ ...base, pool: { ...base.pool, [colour]: dice } }));
      }
    }
  });
  test('heavier cover, one more dodge, a better save never raise the mean', () => {
    expect(value({ ...base, cover: 'heavy' })).toBeLessThan(value(base));
    expect(value({ ...base, dodges: 1 })).toBeLessThan(value(base));
    expect(value({ ...base, dodges: 2 })).toBeLessThan(value({ ...base, dodges: 1 }));
    expect(value({ ...base, defenceSurge: true })).toBeLessThan(value(base));
  });
  test('aims spent for the best are never worse than failed dice first, and more aims are never worse', () => {
    const best = (aims: number): number => {
      const attack: LegionAttack = { ...base, cover: 'heavy', aims };
      return meanOf(wounds(attack, { goal: most('wounds'), numbers: 'bigints' })).value;
    };
    for (const aims of [0, 1, 2]) {
      expect(best(aims)).toBeGreaterThanOrEqual(value({ ...base, cover: 'heavy', aims }));
      expect(best(aims + 1)).toBeGreaterThan(best(aims));
    }
  });
});
