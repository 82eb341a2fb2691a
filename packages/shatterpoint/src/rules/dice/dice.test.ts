import { fraction, oddsOfCounts } from '@regelwerk/dice';
import { oddsOf, meanOf, shareExactly, valuesOf, type Pipeline } from '@regelwerk/dice/odds';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../model/faces.js';
import { DEFAULTS } from '../../model/options.js';
import { dice, duel, hit } from '../../testing/duel.js';
import { askedIn, done, refusalOf } from '../../testing/index.js';
import { attackFaces } from './attack.js';
import { defenceFaces } from './defence.js';
import { poolSize } from './pool-size.js';
import { diceIn, duelStages } from './reference-odds.js';
import { successRate } from './success.js';
import { dieOf, weightsOf } from './types.js';

const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);

describe('the two dice', () => {
  test('[sp.dice.types] eight sides and six', () => {
    expect([sum(weightsOf('attack')), sum(weightsOf('defence'))]).toEqual([8, 6]);
    expect([dieOf('attack'), dieOf('defence')].map(({ faces }) => faces.map(({ name }) => name))).toEqual([FACES.attack, FACES.defence]);
  });

  test('[sp.dice.types] they show symbols: a number of dice for each, and no more dice than were rolled', () => {
    const { state } = done(duel(), hit());
    expect(weightsOf('attack')).toEqual([1, 3, 2, 2]);
    expect(refusalOf(state, dice([0, 0, 0, 0, 0, 0, 1], [0, 0, 4]))).toMatchObject({ kind: 'malformed' });
    expect(refusalOf(state, dice([7, 0, 0, 0], [0, 0, 4]))).toMatchObject({ kind: 'impossible-roll', dice: 6 });
    expect(refusalOf(state, dice([6, 0, 0, 0], [0, 0, 4]))).toBeUndefined();
  });
});

test('[sp.dice.attack-faces] 1 critical, 3 strikes, 2 expertise, 2 failures', () => {
  const { die, into } = attackFaces();
  expect(Object.keys(into).map((face) => [face, die.faces.find(({ name }) => name === face)?.weight])).toEqual([['critical', 1], ['strike', 3], ['expertise', 2], ['failure', 2]]);
  expect(die.faces).toHaveLength(4);
});

test('[sp.dice.defence-faces] 2 blocks, 2 expertise, 2 failures', () => {
  const { die, into } = defenceFaces();
  expect(Object.keys(into).map((face) => [face, die.faces.find(({ name }) => name === face)?.weight])).toEqual([['block', 2], ['expertise', 2], ['failure', 2]]);
  expect(die.faces).toHaveLength(3);
});

test('[sp.dice.success-rate] one attack die in two is a success, one defence die in three a block', () => {
  expect(successRate('attack')).toEqual([4, 8]);
  expect(successRate('defence')).toEqual([2, 6]);
});

test.each([
  { says: 'no limit', dice: 11, most: 0, size: 11 },
  { says: 'never less than none', dice: -2, most: 0, size: 0 },
  { says: 'the limit of the table', dice: 11, most: 10, size: 10 },
  { says: 'at the limit', dice: 10, most: 10, size: 10 },
])('[sp.dice.pool-size] $says', ({ dice: n, most, size }) => {
  expect(poolSize(n, { 'dice.maxPool': most })).toBe(size);
});

test('[sp.dice.pool-size] a value of 8 and 3 more are 11 dice, unless the table plays with no more than its box holds', () => {
  const scene = { attacker: { melee: { attack: 8, defence: 4, chart: [] } }, characters: { 'north-a-1': { focus: 1 } }, cards: { 'north-a': { keywords: [{ keyword: 'impact', n: 2 }] } } } as const;
  expect(DEFAULTS['dice.maxPool']).toBe(0);
  expect(askedIn(done(duel(scene as never), hit()).state)).toMatchObject({ groups: [{ dice: 11 }, { dice: 4 }] });
  expect(askedIn(done(duel({ ...(scene as object), options: { 'dice.maxPool': 8 } }), hit()).state)).toMatchObject({ groups: [{ dice: 8 }, { dice: 4 }] });
});

describe('[sp.dice.reference-odds] bare duels, worked out elsewhere', () => {
  const pipeline = (attack: number, defence: number): Pipeline<string> => {
    const stages = duelStages(attack, defence);
    return {
      registers: [...Object.values(attackFaces().into), ...Object.values(defenceFaces().into), 'damage', 'successes'],
      stages: [{ kind: 'roll', name: 'attack', dice: [stages.attack] }, { kind: 'roll', name: 'defence', dice: [stages.defence] }, stages.result],
    };
  };

  test.each([
    { attack: 5, defence: 3, mean: '499243/294912', none: '1513/9216' },
    { attack: 5, defence: 5, mean: '1751945/1327104', none: '684005/2654208' },
    { attack: 6, defence: 4, mean: '1122415/589824', none: '20839/147456' },
    { attack: 7, defence: 5, mean: '358076447/169869312', none: '1289569/10616832' },
    { attack: 8, defence: 6, mean: '4706662613/2038431744', none: '6645061/63700992' },
  ])('$attack against $defence: on average $mean, none in $none', ({ attack, defence, mean, none }) => {
    const found = oddsOf(pipeline(attack, defence), { numbers: 'bigints' });
    const successes = found._tag === 'Right' ? valuesOf(found.right, (end) => end['successes'] ?? 0) : undefined;
    expect(successes && [meanOf(successes).exact, shareExactly(successes, 0).exact]).toEqual([mean, none]);
  });

  test('the counts are those of the match', () => {
    expect(diceIn({ critical: 1, strike: 2, expertise: 3, failure: 4, block: 5, 'defence-expertise': 6, 'defence-failure': 7, damage: 8 })).toEqual({ attack: [1, 2, 3, 4], defence: [5, 6, 7], damage: 8 });
  });

  test('five attack dice each tie in criticals, strikes and expertise with 9796887/268435456', () => {
    expect(duelStages(5, 5).attack.count).toBe(5);
    const { outcomes, total } = oddsOfCounts(dieOf('attack'), 5);
    const tie = outcomes.reduce((all, { weight }) => all + weight * weight, 0n);
    expect(fraction(tie, total * total)).toEqual(fraction(9_796_887n, 268_435_456n));
  });
});
