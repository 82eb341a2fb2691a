import { describe, expect, test } from 'vitest';
import { meanOf, shareExactly, shareOf } from '../odds/answer.js';
import { follow } from '../odds/follow.js';
import { decisionsOf, oddsOf, type OddsPlan } from '../odds/odds-of.js';
import { most, reach } from '../odds/policy.js';
import { valuesOf, type Spread } from '../odds/spread.js';
import type { Pipeline } from '../odds/stage.js';
import { applyChart, type Chart } from './chart.js';
import { shatterpointDice } from './dice.js';
import { shatterpointAttack, type ShatterpointAttack } from './shatterpoint.js';
import { pathsOf, resultsBySuccesses, type CombatTree } from './tree.js';

const pipelineOf = (attack: ShatterpointAttack): Pipeline<string> => {
  const pipeline = shatterpointAttack(attack);
  if (pipeline._tag === 'Left') throw new Error(JSON.stringify(pipeline.left));
  return pipeline.right;
};

const register = (name: string, attack: ShatterpointAttack, plan: OddsPlan<string> = {}): Spread<number> => {
  const found = oddsOf(pipelineOf(attack), { numbers: 'bigints', ...plan });
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left));
  return valuesOf(found.right, (state) => state[name] ?? 0);
};

describe('successes without expertise, worked out elsewhere', () => {
  test.each([
    { attack: 5, defence: 3, mean: '499243/294912', none: '1513/9216' },
    { attack: 5, defence: 5, mean: '1751945/1327104', none: '684005/2654208' },
    { attack: 6, defence: 4, mean: '1122415/589824', none: '20839/147456' },
    { attack: 7, defence: 5, mean: '358076447/169869312', none: '1289569/10616832' },
    { attack: 8, defence: 6, mean: '4706662613/2038431744', none: '6645061/63700992' },
  ])('$attack against $defence: $mean', ({ attack, defence, mean, none }) => {
    const exact = register('successes', { attack, defence });
    expect(meanOf(exact).exact).toBe(mean);
    expect(shareExactly(exact, 0).exact).toBe(none);
    const near = register('successes', { attack, defence }, { numbers: 'floats' });
    expect(Math.abs(meanOf(near).value - meanOf(exact).value)).toBeLessThan(1e-12);
    expect(Math.abs(shareExactly(near, 0).value - shareExactly(exact, 0).value)).toBeLessThan(1e-12);
  });
});

test('five dice each: criticals, strikes and expertise all tie in 9796887 of 268435456 cases', () => {
  const into = (side: string): Record<string, string> => ({ critical: `${side}-critical`, strike: `${side}-strike`, expertise: `${side}-expertise` });
  const registers = ['a', 'b'].flatMap((side) => Object.values(into(side)));
  const stages = ['a', 'b'].map((side) => ({ kind: 'roll' as const, name: side, dice: [{ die: shatterpointDice.attack, into: into(side), count: 5 }] }));
  const found = oddsOf({ registers, stages }, { numbers: 'bigints' });
  if (found._tag === 'Left') throw new Error(found.left.kind);
  const tie = shareOf(found.right, (state) => ['critical', 'strike', 'expertise'].every((face) => state[`a-${face}`] === state[`b-${face}`]));
  expect(tie.exact).toBe('9796887/268435456');
});

test('[DI-10] all tables of 0 to 12 attack dice against 0 to 10 defence dice add up to one', () => {
  for (let attack = 0; attack <= 12; attack += 3) {
    for (let defence = 0; defence <= 10; defence += 2) {
      const spread = register('successes', { attack, defence });
      expect(spread.outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)).toBe(spread.total);
      if (attack === 0) expect(shareExactly(spread, 0).exact).toBe('1');
    }
  }
});

describe('expertise charts', () => {
  const table = { critical: 0, strike: 0, failure: 0, block: 0, 'defence-failure': 0, damage: 0 };
  const arrowAndStrike: Chart = [{ from: 1, entries: [{ kind: 'turn', from: 'failure', to: 'strike' }, { kind: 'add', face: 'strike' }] }];

  test.each([
    { says: 'a failure turns and a strike is added', before: { strike: 2, failure: 2 }, after: { strike: 4, failure: 1 } },
    { says: 'without a failure the arrow does nothing', before: { strike: 4 }, after: { strike: 5 } },
  ])('[DI-15] $says', ({ before, after }) => {
    expect(applyChart(arrowAndStrike, 1, { ...table, ...before })).toEqual({ ...table, ...after });
  });

  test('exactly one row is used, and none below the first', () => {
    const chart: Chart = [
      { from: 1, to: 2, entries: [{ kind: 'add', face: 'strike' }] },
      { from: 3, entries: [{ kind: 'damage', damage: 2 }] },
    ];
    expect([0, 1, 2, 3, 9].map((symbols) => applyChart(chart, symbols, table))).toMatchObject([
      { strike: 0, damage: 0 },
      { strike: 1, damage: 0 },
      { strike: 1, damage: 0 },
      { strike: 0, damage: 2 },
      { strike: 0, damage: 2 },
    ]);
  });

  test('entries apply in printed order', () => {
    const added: Chart = [{ from: 1, entries: [{ kind: 'add', face: 'strike' }, { kind: 'turn', from: 'strike', to: 'critical' }] }];
    const turned: Chart = [{ from: 1, entries: [...(added[0]?.entries ?? [])].reverse() }];
    expect(applyChart(added, 1, table)).toMatchObject({ critical: 1, strike: 0 });
    expect(applyChart(turned, 1, table)).toMatchObject({ critical: 0, strike: 1 });
  });

  test('an arrow of the attacker turns blocks that were rolled, not those that the defence chart adds later', () => {
    const attackChart: Chart = [{ from: 0, entries: [{ kind: 'turn', from: 'block', to: 'defence-failure' }] }];
    const defenceChart: Chart = [{ from: 0, entries: [{ kind: 'add', face: 'block' }] }];
    const rolls = { attack: [0, 3, 0, 0], defence: [0, 0, 2] };
    const events = follow(pipelineOf({ attack: 3, defence: 2, attackChart, defenceChart }), {}, { chance: () => rolls });
    expect(events).toMatchObject({ right: [{}, {}, {}, { state: { block: 1 } }, { state: { successes: 2 } }] });
  });

  test.each([
    { says: 'of the defence turns a failure of the defence', from: 'defence-failure', successes: 1 },
    { says: 'of the attack is not there to turn', from: 'failure', successes: 2 },
  ] as const)('an arrow from the failure $says', ({ from, successes }) => {
    const defenceChart: Chart = [{ from: 0, entries: [{ kind: 'turn', from, to: 'block' }] }];
    const rolls = { attack: [0, 2, 0, 0], defence: [0, 0, 1] };
    const events = follow(pipelineOf({ attack: 2, defence: 1, defenceChart }), {}, { chance: () => rolls });
    if (events._tag === 'Left') throw new Error(JSON.stringify(events.left));
    expect(events.right.at(-1)?.state).toMatchObject({ successes });
  });

  test('the attack chart before the defence roll gives the same odds as after it', () => {
    const attackChart: Chart = [{ from: 1, entries: [{ kind: 'add', face: 'strike' }, { kind: 'damage', damage: 1 }] }];
    const never: Chart = [...attackChart, { from: 99, entries: [{ kind: 'turn', from: 'block', to: 'defence-failure' }] }];
    const defenceChart: Chart = [{ from: 1, to: 2, entries: [{ kind: 'turn', from: 'strike', to: 'failure' }] }];
    const [early, late] = [attackChart, never].map((chart) => register('successes', { attack: 4, defence: 3, attackChart: chart, defenceChart }));
    expect(early).toEqual(late);
  });
});

const TREE: CombatTree = {
  options: [
    { name: 'a', column: 1, effects: { damage: 1 } },
    { name: 'b', column: 1, effects: { shove: 1 } },
    { name: 'c', column: 2, effects: { damage: 1, shove: 1 } },
    { name: 'd', column: 2, effects: { damage: 3 } },
    { name: 'e', column: 3, effects: { damage: 2 } },
  ],
  starts: ['a', 'b'],
  paths: [['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'e'], ['a', 'e']],
};

describe('combat trees', () => {
  test('every path once: to the right, both ways within a column, no option twice', () => {
    const paths = pathsOf(TREE);
    if (paths._tag === 'Left') throw new Error(paths.left.kind);
    expect(paths.right.map(({ options }) => options.join('')).sort()).toEqual(['', 'a', 'ab', 'abd', 'ac', 'ace', 'ae', 'b', 'ba', 'bac', 'bace', 'bad', 'bae', 'bd'].filter((path) => path !== 'bad').sort());
  });

  test('one success is one option, more than the longest path is lost', () => {
    const paths = pathsOf(TREE);
    if (paths._tag === 'Left') throw new Error(paths.left.kind);
    const best = resultsBySuccesses(paths.right, 6).map((list) => Math.max(...list.map(({ effects }) => effects['damage'] ?? 0)));
    expect(best).toEqual([0, 1, 3, 4, 4, 4, 4]);
  });

  test.each([
    { says: 'a path back', tree: { ...TREE, paths: [['a', 'c'], ['c', 'a']] }, refusal: { kind: 'leads-back', from: 'c', to: 'a' } },
    { says: 'a path to itself', tree: { ...TREE, paths: [['a', 'a']] }, refusal: { kind: 'leads-back', from: 'a', to: 'a' } },
    { says: 'a path to nowhere', tree: { ...TREE, paths: [['a', 'z']] }, refusal: { kind: 'unknown-option', name: 'z' } },
    { says: 'no start', tree: { ...TREE, starts: [] }, refusal: { kind: 'no-start' } },
    { says: 'a name twice', tree: { ...TREE, options: [...TREE.options, { name: 'a', column: 4, effects: {} }] }, refusal: { kind: 'repeated-name', name: 'a' } },
    { says: 'damage below zero', tree: { ...TREE, options: [{ name: 'a', column: 1, effects: { damage: -1 } }], starts: ['a'], paths: [] }, refusal: { kind: 'not-a-count', name: 'damage', found: '-1' } },
    {
      says: 'a column in which every option leads to every other',
      tree: {
        options: Array.from({ length: 12 }, (_, i) => ({ name: `o${i}`, column: 1, effects: {} })),
        starts: ['o0'],
        paths: Array.from({ length: 144 }, (_, i) => [`o${i % 12}`, `o${Math.floor(i / 12)}`] as const).filter(([a, b]) => a < b),
      },
      refusal: { kind: 'too-many-paths', most: 10_000 },
    },
  ])('$says is refused', ({ tree, refusal }) => {
    expect(shatterpointAttack({ attack: 3, defence: 2, tree: tree as unknown as CombatTree })).toEqual({ _tag: 'Left', left: refusal });
  });

  test('the best path for damage is not the best for a shove', () => {
    const attack = { attack: 6, defence: 4, tree: TREE };
    const forDamage = { goal: most('damage') };
    const forShove = { goal: reach('shove', 1) };
    expect(meanOf(register('damage', attack, forDamage)).value).toBeGreaterThan(meanOf(register('damage', attack, forShove)).value);
    expect(meanOf(register('shove', attack, forDamage)).value).toBeLessThanOrEqual(meanOf(register('shove', attack, forShove)).value);
    const decisions = decisionsOf(pipelineOf(attack), forDamage);
    if (decisions._tag === 'Left') throw new Error(decisions.left.kind);
    const chosen = Object.fromEntries((decisions.right[0]?.decided ?? []).map(({ state, name }) => [state['successes'], name]));
    expect(chosen).toMatchObject({ 0: 'none', 1: 'a', 2: 'a → e', 3: 'a → b → d' });
  });

  test('one more attack die never lowers the mean damage, one more defence die never raises it', () => {
    const damage = (attack: number, defence: number): number => meanOf(register('damage', { attack, defence, tree: TREE }, { goal: most('damage') })).value;
    for (let dice = 0; dice < 7; dice++) {
      expect(damage(dice + 1, 3)).toBeGreaterThanOrEqual(damage(dice, 3));
      expect(damage(5, dice + 1)).toBeLessThanOrEqual(damage(5, dice));
    }
  });
});
