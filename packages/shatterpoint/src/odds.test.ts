import { fraction, oddsOfCounts, type Fraction } from '@regelwerk/dice';
import { pathsOf, shatterpointAttack, type Chart, type CombatTree } from '@regelwerk/dice/games';
import { most, oddsOf, summaryOf, valuesOf } from '@regelwerk/dice/odds';
import { describe, expect, test } from 'vitest';
import { walksIn } from './odds/walks.js';
import { odds, type Duel as Attack, type DuelPlan } from './odds.js';
import type { Effect } from './model/effect.js';
import type { Row, Stance, Tree } from './model/unit.js';
import { dieOf } from './rules/dice/types.js';
import { A, dice, duel, hit, option, X, type Duel } from './testing/duel.js';
import { askedIn, done, stance } from './testing/index.js';

const told = (attack: Partial<Attack> & Pick<Attack, 'state'>, plan: DuelPlan = {}) => {
  const found = odds({ attacker: A, defender: X, type: 'melee', ...attack }, { numbers: 'bigints', ...plan });
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left));
  return found.right;
};

const row = (from: number, to: number, ...entries: Row['entries']): Row => ({ from, to, entries });
const damage = (n: number): Effect => ({ do: 'damage', n, to: 'target' });
const exposed: Effect = { do: 'condition', condition: 'exposed', to: 'target' };

/** Two starts; the way to the right is worth more than another option in the column. */
const TREE: Tree = {
  options: [
    { id: 'a', column: 1, row: 1, start: true, effects: [damage(1)] },
    { id: 'b', column: 1, row: 2, start: true, effects: [exposed] },
    { id: 'c', column: 2, row: 1, start: false, effects: [damage(2), exposed] },
  ],
  paths: [['a', 'b'], ['a', 'c'], ['b', 'c']],
};

const bare = (attack: number, defence: number): Duel => ({
  attacker: { melee: { attack, defence: 4, chart: [] } },
  defender: { melee: { attack: 6, defence, chart: [] } },
});

describe('bare duels, worked out elsewhere', () => {
  test.each([
    { attack: 5, defence: 3, mean: '499243/294912', none: '1513/9216' },
    { attack: 6, defence: 4, mean: '1122415/589824', none: '20839/147456' },
    { attack: 8, defence: 6, mean: '4706662613/2038431744', none: '6645061/63700992' },
  ])('$attack against $defence', ({ attack, defence, mean, none }) => {
    const { successes } = told({ state: duel(bare(attack, defence)) });
    expect([successes.mean.exact, successes.lines.find(({ value }) => value === 0)?.exactly.exact]).toEqual([mean, none]);
  });
});

/** The best walk for damage, for so many successes, with what the pool gets. */
const BEST: readonly (readonly string[])[] = [[], ['a'], ['a', 'c'], ['b', 'a', 'c']];

const stances = (chart: readonly Row[], defence: readonly Row[], pools: readonly [number, number]): { readonly attacker: Partial<Stance>; readonly defender: Partial<Stance> } => ({
  attacker: { melee: { attack: pools[0], defence: 4, chart: [...chart] }, tree: TREE },
  defender: { melee: { attack: 6, defence: pools[1], chart: [] }, defence: [...defence] },
});

interface Played {
  readonly pools: readonly [number, number];
  readonly chart: readonly Row[];
  readonly defence: readonly Row[];
  readonly scene: object;
  readonly goal?: 'exposed';
  readonly walks?: readonly (readonly string[])[];
}

interface Ends {
  readonly damage: Readonly<Record<number, Fraction>>;
  readonly wounded: Fraction;
  readonly exposed: Fraction;
}

/** The same attack played through whatever its dice may show, along given walks. */
const playedThrough = (scene: Duel, pools: readonly [number, number], walks: readonly (readonly string[])[]): Ends => {
  const [attack, defence] = [oddsOfCounts(dieOf('attack'), pools[0]), oddsOfCounts(dieOf('defence'), pools[1])];
  const total = attack.total * defence.total;
  const ways: Record<string, bigint> = {};
  const add = (key: string, weight: bigint): void => {
    ways[key] = (ways[key] ?? 0n) + weight;
  };
  const state = done(duel(scene), hit()).state;
  const before = state.play.units['south-a'];
  for (const a of attack.outcomes) {
    for (const d of defence.outcomes) {
      let now = done(state, dice(a.value, d.value)).state;
      const asked = askedIn(now);
      if (asked.kind === 'pick' && asked.for === 'tree') {
        const walk = walks[Math.min(asked.successes, walks.length - 1)] ?? [];
        now = done(now, ...walk.map(option)).state;
        if (askedIn(now).for === 'tree') now = done(now, { kind: 'pass' }).state;
      }
      const after = now.play.units['south-a'];
      const weight = a.weight * d.weight;
      add(`damage ${(after?.damage ?? 0) - (before?.damage ?? 0)}`, weight);
      if ((after?.wounded ?? 0) > (before?.wounded ?? 0)) add('wounded', weight);
      if (after?.conditions.includes('exposed') === true) add('exposed', weight);
    }
  }
  const share = (key: string): Fraction => fraction(ways[key] ?? 0n, total);
  return {
    damage: Object.fromEntries(Object.keys(ways).filter((key) => key.startsWith('damage')).map((key) => [Number(key.slice(7)), share(key)])),
    wounded: share('wounded'),
    exposed: share('exposed'),
  };
};

const text = ({ numerator, denominator }: Fraction): string => (denominator === 1n ? String(numerator) : `${String(numerator)}/${String(denominator)}`);

describe('the quick way against the slow one: all faces through the rooms of the match', () => {
  const chart = [row(1, 1, { kind: 'add', face: 'strike' }), row(2, 0, { kind: 'damage', damage: 1 }, { kind: 'turn', from: 'block', to: 'failure' })];
  const defence = [row(1, 1, { kind: 'turn', from: 'strike', to: 'failure' }), row(2, 0, { kind: 'turn', from: 'failure', to: 'block' }, { kind: 'add', face: 'block' })];

  test.each([
    { says: '2 dice against 1, no charts', pools: [2, 1] as const, chart: [], defence: [], scene: {} },
    { says: '2 against 1, charts', pools: [2, 1] as const, chart, defence, scene: {} },
    { says: '3 against 2, charts', pools: [3, 2] as const, chart, defence, scene: {} },
    { says: '3 against 2, charts, protection', pools: [3, 2] as const, chart, defence, scene: { cards: { 'south-a': { keywords: [{ keyword: 'protection' as const }] } } } },
    { says: '3 against 2, disarmed and exposed', pools: [3, 2] as const, chart, defence, scene: { units: { 'north-a': { conditions: ['disarmed' as const] }, 'south-a': { conditions: ['exposed' as const] } } } },
    { says: '3 against 2, a wounded defender who can only be exposed', pools: [3, 2] as const, chart, defence, scene: { units: { 'south-a': { damage: 8, wounded: 1 } } }, goal: 'exposed' as const, walks: [[], ['b']] },
  ])('$says', ({ pools, chart: one, defence: other, scene, goal, walks = BEST }: Played) => {
    const all = { ...stances(one, other, pools), ...scene } as Duel;
    const { damage: dealt, wound, conditions } = told({ state: duel(all) }, goal === undefined ? {} : { goal });
    const slow = playedThrough(all, pools, walks);
    expect(Object.fromEntries(dealt.lines.map(({ value, exactly }) => [value, exactly.exact]))).toEqual(
      Object.fromEntries(Object.entries(slow.damage).map(([value, share]) => [value, text(share)])),
    );
    expect([wound.exact, conditions.exposed.exact]).toEqual([text(slow.wounded), text(slow.exposed)]);
  });

  test('3 against 2 along a named path, and how likely a wound is', () => {
    const all: Duel = { ...stances(chart, defence, [3, 2]), units: { 'south-a': { damage: 5 } } };
    const { wound, conditions } = told({ state: duel(all) }, { path: ['b', 'c'] });
    const slow = playedThrough(all, [3, 2], [[], ['b'], ['b', 'c']]);
    expect([wound.exact, conditions.exposed.exact]).toEqual([text(slow.wounded), text(slow.exposed)]);
    expect(wound.value).toBeGreaterThan(0);
  });
});

describe('what may be supposed', () => {
  const state = duel({ gap: 150, units: { 'south-a': { hunker: 1 } }, cards: { 'north-a': { keywords: [{ keyword: 'sharpshooter', n: 1 }] } } });

  test('focus, and cover, as in the match or otherwise', () => {
    const ranged = { state, type: 'ranged' as const };
    expect(told(ranged)).toMatchObject({ attack: { value: 5 }, defence: { value: 5, because: ['sp.attack.ranged-values', 'sp.cover.hunker-cover'] } });
    expect(told(ranged, { focused: true }).attack).toEqual({ value: 7, because: ['sp.attack.ranged-values', 'sp.turn.action-focus', 'sp.keyword.sharpshooter'] });
    expect([0, 2].map((cover) => told(ranged, { cover }).defence.value)).toEqual([4, 6]);
    expect(told({ ...ranged, dice: 3 }).attack.value).toBe(3);
  });

  test('a second condition of a kind is damage, and an immune unit gets none', () => {
    const sure = { attacker: { melee: { attack: 1, defence: 4, chart: [] }, tree: { options: [{ id: 'b', column: 1, row: 1, start: true, effects: [{ do: 'condition', condition: 'pinned', to: 'target' } as const] }], paths: [] } } };
    const pinned = told({ state: duel({ ...sure, defender: { melee: { attack: 6, defence: 0, chart: [] } } }) });
    const again = told({ state: duel({ ...sure, defender: { melee: { attack: 6, defence: 0, chart: [] } }, units: { 'south-a': { conditions: ['pinned'] } } }) });
    const immune = told({ state: duel({ ...sure, defender: { melee: { attack: 6, defence: 0, chart: [] } }, cards: { 'south-a': { keywords: [{ keyword: 'immunity', condition: 'pinned' }], stances: [stance({ melee: { attack: 6, defence: 0, chart: [] } })] } } }) }, { goal: 'pinned' });
    expect([pinned, again, immune].map((one) => [one.damage.mean.exact, one.conditions.pinned.exact])).toEqual([['0', '0'], ['1/2', '0'], ['0', '0']]);
    expect(told({ state: duel({ ...sure, defender: { melee: { attack: 6, defence: 0, chart: [] } } }) }, { goal: 'pinned' }).conditions.pinned.exact).toBe('1/2');
  });

  test('a reroll of one failure never makes it worse, and by how much', () => {
    const scene: Duel = { attacker: { melee: { attack: 1, defence: 4, chart: [] } }, defender: { melee: { attack: 6, defence: 0, chart: [] } } };
    const rerolls = [{ do: 'reroll' as const, roll: 'attack' as const, n: 1, faces: ['failure' as const, 'expertise' as const] }];
    expect(told({ state: duel(scene) }).successes.mean.exact).toBe('1/2');
    expect(told({ state: duel(scene) }, { rerolls }).successes.mean.exact).toBe('3/4');
  });

  test('a path that the tree does not have is refused', () => {
    expect(odds({ state: duel({ attacker: { tree: TREE } }), attacker: A, defender: X, type: 'melee' }, { path: ['a', 'c', 'b'] })).toMatchObject({ _tag: 'Left', left: { kind: 'no-path', why: 'left' } });
    expect(odds({ state: duel(), attacker: A, defender: X, type: 'melee' }, { path: ['z'] })).toMatchObject({ _tag: 'Left', left: { kind: 'no-such-option' } });
  });

  test('floats say the same', () => {
    const exact = told({ state: duel({ attacker: { tree: TREE } }) });
    const quick = told({ state: duel({ attacker: { tree: TREE } }) }, { numbers: 'floats' });
    expect(quick.damage.mean.value).toBeCloseTo(exact.damage.mean.value, 12);
  });
});

describe('the same as the dice library\'s own account of such an attack', () => {
  const chartFor = (defence: boolean): Row[] => [row(1, 2, { kind: 'add', face: defence ? 'block' : 'critical' }, { kind: 'turn', from: 'strike', to: defence ? 'failure' : 'critical' }), row(3, 0, { kind: 'damage', damage: 1 }, { kind: 'add', face: defence ? 'block' : 'strike' })];
  const bands = (rows: readonly Row[]): Chart => rows.map(({ from, to, entries }) => ({ from, ...(to === 0 ? {} : { to }), entries: entries as Chart[number]['entries'] }));
  const tree: Tree = { options: [1, 2, 3].flatMap((column) => [1, 2].map((line) => ({ id: `o${column}${line}`, column, row: line, start: column === 1, effects: [damage(line === 1 ? 1 : column)] }))), paths: [['o11', 'o12'], ['o11', 'o21'], ['o12', 'o22'], ['o21', 'o31'], ['o21', 'o22'], ['o12', 'o31'], ['o31', 'o32']] };
  const options = tree.options.map(({ id, column, effects: [effect] }) => ({ name: id, column, effects: { damage: effect?.do === 'damage' ? Number(effect.n) : 0 } }));
  const combat: CombatTree = { options, starts: ['o11', 'o12'], paths: tree.paths };

  test.each([
    [4, 0],
    [5, 3],
    [7, 5],
  ])('%i dice against %i', (attack, defence) => {
    const [one, other] = [chartFor(false), chartFor(true)];
    const mine = told({ state: duel({ attacker: { melee: { attack, defence: 4, chart: one }, tree }, defender: { melee: { attack: 6, defence, chart: [] }, defence: other } }) });
    const theirs = shatterpointAttack({ attack, defence, attackChart: bands(one), defenceChart: bands(other), tree: combat });
    const found = theirs._tag === 'Right' ? oddsOf(theirs.right, { numbers: 'bigints', goal: most('damage') }) : undefined;
    const lines = found?._tag === 'Right' ? summaryOf(valuesOf(found.right, (end) => end['damage'] ?? 0)).lines : [];
    expect(mine.damage.lines.map(({ value, exactly }) => [value, exactly.exact])).toEqual(lines.map(({ value, exactly }) => [value, exactly.exact]));
  });

  test('the walks are the same, too', () => {
    const paths = pathsOf(combat);
    expect(new Set(walksIn(tree).map((walk) => walk.join(' ')))).toEqual(new Set(paths._tag === 'Right' ? paths.right.map((path) => path.options.join(' ')) : []));
  });
});
