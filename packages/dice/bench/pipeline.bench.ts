import { legionAttack, shatterpointAttack, type Chart, type CombatTree, type LegionAttack } from '../src/games/index.js';
import { meanOf, most, oddsOf, sampleOf, valuesOf, type OddsPlan, type Pipeline } from '../src/odds/index.js';
import { microseconds, type Row } from './row.js';
import { simulateLegion, simulateShatterpoint } from './simulation.js';

const ATTACK: LegionAttack = { pool: { red: 6, black: 6 }, surge: 'hit', cover: 'heavy', defence: 'red', defenceSurge: true };

/** Twelve options in three rows, as rich as trees are. */
const TREE: CombatTree = {
  options: Array.from({ length: 12 }, (_, i) => ({
    name: `o${i}`,
    column: 1 + Math.floor(i / 3),
    effects: i % 3 === 1 ? { damage: 1 + Math.floor(i / 6), shove: 1 } : { damage: 1 + (i % 2) },
  })),
  starts: ['o0', 'o1', 'o2'],
  paths: [0, 3, 6].flatMap((i) => [
    [`o${i}`, `o${i + 3}`],
    [`o${i}`, `o${i + 4}`],
    [`o${i + 1}`, `o${i + 4}`],
    [`o${i + 2}`, `o${i + 5}`],
    [`o${i}`, `o${i + 1}`],
    [`o${i + 1}`, `o${i + 2}`],
  ] as const),
};

const ATTACK_CHART: Chart = [
  { from: 1, to: 2, entries: [{ kind: 'add', face: 'strike' }] },
  { from: 3, entries: [{ kind: 'add', face: 'critical' }, { kind: 'damage', damage: 1 }] },
];
const DEFENCE_CHART: Chart = [{ from: 1, entries: [{ kind: 'add', face: 'block' }, { kind: 'turn', from: 'critical', to: 'strike' }] }];

/** Half a second to warm up: what is measured is the tenth answer on a page, not the first. */
const warm = (task: () => unknown): number => {
  const begin = performance.now();
  while (performance.now() - begin < 500) task();
  return microseconds(task);
};

const timed = (attack: LegionAttack, plan: OddsPlan<string> = {}): number => {
  const pipeline = legionAttack(attack);
  return warm(() => oddsOf(pipeline, plan));
};

const meanWounds = (attack: LegionAttack): number => {
  const odds = oddsOf(legionAttack(attack));
  return odds._tag === 'Right' ? meanOf(valuesOf(odds.right, (state) => state['wounds'] ?? 0)).value : NaN;
};

const growing = (dice: number): readonly Row[] => {
  const attack = { ...ATTACK, pool: { red: dice / 2, black: dice / 2 } };
  return [
    { name: `odds: ${dice} dice, floats`, value: timed(attack), unit: 'µs' },
    { name: `odds: ${dice} dice, one aim for the best, floats`, value: timed({ ...attack, aims: 1 }, { goal: most('wounds') }) / 1000, unit: 'ms' },
  ];
};

const shatterpoint = (): Pipeline<string> => {
  const pipeline = shatterpointAttack({ attack: 9, defence: 7, attackChart: ATTACK_CHART, defenceChart: DEFENCE_CHART, tree: TREE });
  return pipeline._tag === 'Right' ? pipeline.right : { registers: [], stages: [] };
};

/** Exact odds against ten thousand simulated attacks, which know the mean to one digit in a hundred. */
export const bench = ({ seed }: { readonly seed: number }): readonly Row[] => {
  const simulated = warm(() => simulateLegion(10_000, seed));
  const against = { name: '10 000 simulated', value: simulated };
  const inMs = { name: '10 000 simulated', value: simulated / 1000 };
  const [exact, near] = [meanWounds(ATTACK), simulateLegion(100_000, seed)];
  const aimed = { ...ATTACK, aims: 2 };
  const goal = most('wounds');
  const tree = shatterpoint();
  const walked = warm(() => simulateShatterpoint(10_000, seed, [0, 1, 3, 4, 6, 8, 9]));
  return [
    { name: `odds: 6 red 6 black, heavy cover, floats (mean ${exact.toFixed(4)}, simulated ${near.toFixed(4)})`, value: timed(ATTACK), unit: 'µs', against },
    { name: 'odds: the same in bigints', value: timed(ATTACK, { numbers: 'bigints' }) / 1000, unit: 'ms', against: inMs },
    { name: 'odds: two aims for the best, floats', value: timed(aimed, { goal }) / 1000, unit: 'ms' },
    { name: 'odds: two aims for the best, bigints', value: timed(aimed, { goal, numbers: 'bigints' }) / 1000, unit: 'ms' },
    {
      name: 'odds: 9 against 7, charts, best path of 12 options',
      value: warm(() => oddsOf(tree, { goal: most('damage') })) / 1000,
      unit: 'ms',
      against: { name: '10 000 simulated without charts', value: walked / 1000 },
    },
    { name: 'odds: 1 000 attacks played through the pipeline', value: warm(() => sampleOf(legionAttack(ATTACK), { luck: { seed, path: [] }, runs: 1000 })) / 1000, unit: 'ms' },
    ...[6, 12, 24, 48].flatMap(growing),
  ];
};
