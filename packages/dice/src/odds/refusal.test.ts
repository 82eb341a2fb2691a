import { describe, expect, test } from 'vitest';
import { d6, type Die } from '../die.js';
import { follow } from './follow.js';
import { oddsOf, type OddsPlan } from './odds-of.js';
import { takeFirst } from './policy.js';
import { sampleOf } from './sample.js';
import type { Pipeline, Stage } from './stage.js';

type K = string;
const coin: Die = { name: 'coin', faces: [{ name: 'heads', weight: 1, symbols: {} }, { name: 'tails', weight: 1, symbols: {} }] };
const registers = ['heads', 'tails', 'coins'];
const into = { heads: 'heads', tails: 'tails' };
const roll: Stage<K> = { kind: 'roll', name: 'roll', dice: [{ die: coin, into, count: 3 }] };
const of = (...stages: readonly unknown[]): Pipeline<K> => ({ registers, stages: stages as readonly Stage<K>[] });
const rolling = (dice: object): Pipeline<K> => of({ ...roll, dice: [{ die: coin, into, count: 3, ...dice }] });
const reroll = { kind: 'reroll', name: 'again', dice: [{ die: coin, into, from: ['tails'] }], most: 1 };
const policy = (at: number) => ({ name: 'odd', pick: () => at });
const big: Die = { name: 'big', faces: Array.from({ length: 12 }, (_, i) => ({ name: `f${i}`, weight: 1, symbols: {} })) };

interface Row {
  readonly says: string;
  readonly pipeline: Pipeline<K>;
  readonly plan?: OddsPlan<K>;
  readonly left: object;
}

const ROWS: readonly Row[] = [
  { says: 'fewer dice than none', pipeline: rolling({ count: -1 }), left: { kind: 'not-a-count', stage: 'roll', name: 'dice', found: '-1' } },
  { says: 'half a die', pipeline: rolling({ count: 0.5 }), left: { kind: 'not-a-count', stage: 'roll', name: 'dice', found: '0.5' } },
  { says: 'no number of dice', pipeline: rolling({ count: () => NaN }), left: { kind: 'not-a-count', found: 'NaN' } },
  { says: 'a million dice', pipeline: rolling({ count: 1_000_000 }), left: { kind: 'too-many-dice', stage: 'roll', found: 1_000_000, most: 1000 } },
  { says: 'an unknown face', pipeline: rolling({ into: { edge: 'heads' } }), left: { kind: 'unknown-face', stage: 'roll', die: 'coin', face: 'edge' } },
  { says: 'a face of all objects', pipeline: rolling({ into: { toString: 'heads' } }), left: { kind: 'unknown-face', face: 'toString' } },
  { says: 'an unknown register', pipeline: rolling({ into: { heads: 'head' } }), left: { kind: 'unknown-register', stage: 'roll', name: 'head' } },
  { says: 'an unknown register as number of dice', pipeline: rolling({ count: 'dice' }), left: { kind: 'unknown-register', name: 'dice' } },
  { says: 'a gain that is no whole number', pipeline: rolling({ into: { heads: { heads: 0.5 } } }), left: { kind: 'not-a-count', name: 'heads', found: '0.5' } },
  { says: 'a die without faces', pipeline: rolling({ die: { name: 'coin', faces: [] }, into: {} }), left: { kind: 'bad-die', die: 'coin' } },
  { says: 'a face without weight', pipeline: rolling({ die: { name: 'coin', faces: [{ name: 'heads', weight: 0, symbols: {} }] }, into: {} }), left: { kind: 'bad-die', die: 'coin' } },
  { says: 'a register that falls below zero', pipeline: rolling({ into: { heads: { coins: -1 } } }), left: { kind: 'not-a-count', stage: 'roll', name: 'coins', found: '-3' } },
  { says: 'two stages of one name', pipeline: of(roll, roll), left: { kind: 'repeated-name', name: 'roll' } },
  { says: 'two registers of one name', pipeline: { ...of(roll), registers: [...registers, 'tails'] }, left: { kind: 'repeated-name', name: 'tails' } },
  { says: 'one die read in two ways', pipeline: of({ ...roll, dice: [{ die: coin, into, count: 1 }, { die: coin, into: {}, count: 1 }] }), left: { kind: 'repeated-name', name: 'coin' } },
  { says: 'a policy for nothing', pipeline: of(roll), plan: { policies: { other: takeFirst } }, left: { kind: 'unknown-stage', name: 'other' } },
  { says: 'nothing left out', pipeline: of(roll), plan: { without: ['other'] }, left: { kind: 'unknown-stage', name: 'other' } },
  { says: 'a change to less than nothing', pipeline: of(roll, { kind: 'change', name: 'c', change: () => ({ heads: -1, tails: 0, coins: 0 }) }), left: { kind: 'not-a-count', stage: 'c', name: 'heads', found: '-1' } },
  { says: 'a change that forgets a register', pipeline: of(roll, { kind: 'change', name: 'c', change: () => ({ heads: 0 }) }), left: { kind: 'not-a-count', stage: 'c', name: 'tails', found: 'undefined' } },
  { says: 'a change to endlessly many', pipeline: of({ kind: 'change', name: 'c', change: () => ({ heads: Infinity, tails: 0, coins: 0 }) }), left: { kind: 'not-a-count', found: 'Infinity' } },
  { says: 'a change that reads what is not there', pipeline: of(roll, { kind: 'change', name: 'c', change: (state: unknown) => state, reads: ['edge'] }), left: { kind: 'unknown-register', stage: 'c', name: 'edge' } },
  { says: 'a conversion of half a die', pipeline: of(roll, { kind: 'convert', name: 'c', from: 'heads', to: 'tails', most: 0.5 }), left: { kind: 'not-a-count', stage: 'c', name: 'most' } },
  { says: 'a conversion to nowhere', pipeline: of(roll, { kind: 'convert', name: 'c', from: 'heads', to: 'edge' }), left: { kind: 'unknown-register', stage: 'c', name: 'edge' } },
  { says: 'a conversion to itself', pipeline: of(roll, { kind: 'convert', name: 'c', from: ['tails', 'heads'], to: 'heads' }), left: { kind: 'repeated-name', name: 'heads' } },
  { says: 'a conversion from nowhere', pipeline: of(roll, { kind: 'convert', name: 'c', from: ['edge'], to: 'heads' }), left: { kind: 'unknown-register', stage: 'c', name: 'edge' } },
  { says: 'a policy that picks what is not there', pipeline: of(roll, reroll), plan: { policies: { again: policy(5) } }, left: { kind: 'impossible-choice', stage: 'again', policy: 'odd' } },
  { says: 'a policy that picks half an option', pipeline: of(roll, reroll), plan: { policies: { again: policy(0.5) } }, left: { kind: 'impossible-choice', stage: 'again' } },
  { says: 'a policy that picks nothing', pipeline: of(roll, reroll), plan: { policies: { again: policy(-1) } }, left: { kind: 'impossible-choice', stage: 'again' } },
  { says: 'no options', pipeline: of(roll, { kind: 'choose', name: 'c', options: () => [] }), plan: { policies: { c: takeFirst } }, left: { kind: 'no-options', stage: 'c' } },
  { says: 'less than no rerolls', pipeline: of(roll, { ...reroll, most: -1 }), plan: { policies: { again: takeFirst } }, left: { kind: 'not-a-count', stage: 'again', name: 'most' } },
  { says: 'a reroll from an unknown register', pipeline: of(roll, { ...reroll, dice: [{ die: coin, into, from: ['edge'] }] }), plan: { policies: { again: takeFirst } }, left: { kind: 'unknown-register', name: 'edge' } },
  { says: 'a reroll of one register as two kinds of dice', pipeline: of(roll, { ...reroll, dice: [{ die: coin, into, from: ['tails'] }, { die: d6, into: {}, from: ['tails'] }] }), plan: { policies: { again: takeFirst } }, left: { kind: 'repeated-name', name: 'tails' } },
  { says: 'a token nobody has', pipeline: of(roll, { kind: 'spend', name: 's', token: 'gold', effect: (s: object) => s }), plan: { policies: { s: takeFirst } }, left: { kind: 'unknown-register', name: 'gold' } },
  { says: 'a start below zero', pipeline: of(roll), plan: { start: { heads: -1 } }, left: { kind: 'not-a-count', stage: 'start', name: 'heads', found: '-1' } },
  { says: 'an unknown start', pipeline: of(roll), plan: { start: { edge: 1 } }, left: { kind: 'unknown-register', stage: 'start', name: 'edge' } },
];

describe('refused, with the reason and the stage, in all three ways of running', () => {
  test.each(ROWS)('$says', ({ pipeline, plan = {}, left }) => {
    expect(oddsOf(pipeline, plan)).toMatchObject({ _tag: 'Left', left });
    expect(sampleOf(pipeline, { ...plan, luck: { seed: 1, path: [] }, runs: 100 })).toMatchObject({ _tag: 'Left', left: { kind: (left as { kind: string }).kind } });
  });
});

describe('refused where it shows', () => {
  test('a decision that nobody makes', () => {
    expect(oddsOf(of(roll, reroll))).toEqual({ _tag: 'Left', left: { kind: 'no-policy', stage: 'again' } });
    const rolled = { coin: [0, 3] };
    expect(follow(of(roll, reroll), {}, { chance: () => rolled })).toEqual({ _tag: 'Left', left: { kind: 'no-policy', stage: 'again' } });
  });

  test('a goal that is endless, and one that whole numbers cannot hold', () => {
    const worth = (value: number): OddsPlan<K> => ({ goal: { name: 'g', worth: () => value } });
    expect(oddsOf(of(roll, reroll), worth(Infinity))).toMatchObject({ left: { kind: 'worth-not-finite', goal: 'g' } });
    expect(oddsOf(of(roll, reroll), { ...worth(0.5), numbers: 'bigints' })).toMatchObject({ left: { kind: 'worth-not-whole', found: 0.5 } });
    expect(oddsOf(of(roll, reroll), worth(0.5))._tag).toBe('Right');
  });

  test('a roll that the pool cannot show', () => {
    expect(follow(of(roll), {}, { chance: () => ({ coin: [2, 2] }) })).toEqual({ _tag: 'Left', left: { kind: 'impossible-roll', stage: 'roll', die: 'coin' } });
    expect(follow(of(roll), {}, { chance: () => ({ coin: [4, -1] }) })).toEqual({ _tag: 'Left', left: { kind: 'impossible-roll', stage: 'roll', die: 'coin' } });
  });

  test.each([
    { says: 'a thousand dice with twelve different faces', dice: 1000, most: 0 },
    { says: 'forty dice with twelve different faces', dice: 40, most: 0 },
    { says: 'rerolls of any of many dice', dice: 5, most: 30 },
  ])('too many states are a refusal, at once: $says', ({ dice, most }) => {
    const names = big.faces.map(({ name }) => name);
    const reading = { die: big, into: Object.fromEntries(names.map((name) => [name, name])) };
    const stages: readonly Stage<K>[] = [
      { kind: 'roll', name: 'roll', dice: [{ ...reading, count: dice }] },
      ...(most > 0 ? [{ kind: 'reroll' as const, name: 'again', dice: [{ ...reading, from: names }], most }] : []),
    ];
    const begin = performance.now();
    expect(oddsOf({ registers: names, stages }, { goal: { name: 'none', worth: () => 0 } })).toMatchObject({ left: { kind: 'too-many-states', most: 2_000_000 } });
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
