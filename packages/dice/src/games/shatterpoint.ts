import type { Pipeline, Stage } from '../odds/stage.js';
import { left, right, type Result } from '../result.js';
import { applyRow, touches, turnedIn, type Chart } from './chart.js';
import { shatterpointDice } from './dice.js';
import { pathsOf, resultsBySuccesses, type CombatTree, type TreeRefusal } from './tree.js';

/** An attack of Shatterpoint: both pools, both expertise charts, and the tree that successes walk. Plain JSON. */
export interface ShatterpointAttack {
  readonly attack: number;
  readonly defence: number;
  readonly attackChart?: Chart;
  readonly defenceChart?: Chart;
  readonly tree?: CombatTree;
}

/** What every attack counts; trees add their own. */
const REGISTERS = ['critical', 'strike', 'failure', 'expertise', 'block', 'defence-expertise', 'defence-failure', 'damage', 'successes'] as const;

type Register = string;
type Counts = Record<(typeof REGISTERS)[number], number>;

/** Applies a chart, for the symbols in a register, which are not counted on; beyond them it looks at dice that it turns. */
const charting = (name: string, symbols: 'expertise' | 'defence-expertise', chart: Chart): Stage<Register> => ({
  kind: 'change',
  name,
  change: (state) => {
    const next = { ...state } as Counts;
    applyRow(chart, next[symbols], next);
    next[symbols] = 0;
    return next;
  },
  reads: [symbols, ...turnedIn(chart)],
});

/** Failures matter only as long as an arrow may turn them. */
const failures: Stage<Register> = { kind: 'convert', name: 'failures', from: 'failure' };

const cancelling: Stage<Register> = {
  kind: 'change',
  name: 'cancel',
  change: (state) => {
    const next = { ...state } as Counts;
    next.successes = next.critical + Math.max(0, next.strike - next.block);
    next.critical = next.strike = next.failure = next.block = next['defence-failure'] = 0;
    return next;
  },
  reads: ['critical', 'strike', 'failure', 'block', 'defence-failure'],
};

/** Failures of the defence are counted only where an arrow turns them. */
const defenceFaces = (charts: readonly Chart[]): Readonly<Record<string, Register>> => ({
  block: 'block',
  expertise: 'defence-expertise',
  ...(charts.some((chart) => touches(chart, ['defence-failure'])) && { failure: 'defence-failure' }),
});

const rolling = ({ attack, defence, attackChart = [], defenceChart = [] }: ShatterpointAttack): readonly [Stage<Register>, Stage<Register>] => [
  {
    kind: 'roll',
    name: 'attack',
    dice: [{ die: shatterpointDice.attack, into: { critical: 'critical', strike: 'strike', expertise: 'expertise', failure: 'failure' }, count: attack }],
  },
  {
    kind: 'roll',
    name: 'defence',
    dice: [{ die: shatterpointDice.defence, into: defenceFaces([attackChart, defenceChart]), count: defence }],
  },
];

/** The attack chart comes before the defence chart; it may come before the defence roll, too, unless it turns dice of the defence. */
const contest = (attack: ShatterpointAttack): readonly Stage<Register>[] => {
  const { attackChart = [], defenceChart = [] } = attack;
  const [rollAttack, rollDefence] = rolling(attack);
  const charted = charting('attack chart', 'expertise', attackChart);
  const defended = charting('defence chart', 'defence-expertise', defenceChart);
  if (touches(attackChart, ['block', 'defence-failure'])) return [rollAttack, rollDefence, charted, defended, cancelling];
  const unseen = touches(defenceChart, ['failure']) ? [] : [failures];
  return [rollAttack, charted, ...unseen, rollDefence, defended, cancelling];
};

const walking = (tree: CombatTree, most: number): Result<TreeRefusal, Stage<Register>> => {
  const paths = pathsOf(tree);
  if (paths._tag === 'Left') return paths;
  const results = resultsBySuccesses(paths.right, most).map((list) =>
    list.map(({ name, effects }) => ({ name, effects: Object.entries(effects) })),
  );
  return right({
    kind: 'choose',
    name: 'tree',
    options: (state) =>
      (results[Math.min(most, state['successes'] ?? 0)] ?? []).map(({ name, effects }) => {
        const next: Record<string, number> = { ...state };
        next['successes'] = 0;
        for (const [effect, count] of effects) next[effect] = (next[effect] ?? 0) + count;
        return { name, state: next };
      }),
  });
};

/** The pipeline of an attack: to `successes`, or with a tree to `damage` and whatever else the tree does. */
export const shatterpointAttack = (attack: ShatterpointAttack): Result<TreeRefusal, Pipeline<Register>> => {
  const stages = contest(attack);
  if (attack.tree === undefined) return right({ registers: REGISTERS, stages });
  const walk = walking(attack.tree, attack.tree.options.length);
  if (walk._tag === 'Left') return left(walk.left);
  const effects = attack.tree.options.flatMap((option) => Object.keys(option.effects));
  return right({ registers: [...new Set([...REGISTERS, ...effects])], stages: [...stages, walk.right] });
};
