import type { Pipeline, Stage, State } from '../odds/stage.js';
import { left, right, type Result } from '../result.js';
import { applyChart, touches, type Chart, type Table } from './chart.js';
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

type Register = string;

const at = (state: State, name: string): number => state[name] ?? 0;

/** Applies a chart, for the symbols in a register, which are not counted on. */
const charting = (name: string, symbols: string, chart: Chart): Stage<Register> => ({
  kind: 'change',
  name,
  change: (state) => {
    const table: Table = {
      critical: at(state, 'critical'),
      strike: at(state, 'strike'),
      failure: at(state, 'failure'),
      block: at(state, 'block'),
      damage: at(state, 'damage'),
    };
    return { ...state, ...applyChart(chart, at(state, symbols), table), [symbols]: 0 };
  },
});

/** Failures matter only as long as an arrow may turn them. */
const forget = (name: string, register: string): Stage<Register> => ({
  kind: 'change',
  name,
  change: (state) => ({ ...state, [register]: 0 }),
});

const cancelling: Stage<Register> = {
  kind: 'change',
  name: 'cancel',
  change: (state) => ({
    ...state,
    successes: at(state, 'critical') + Math.max(0, at(state, 'strike') - at(state, 'block')),
    critical: 0,
    strike: 0,
    failure: 0,
    block: 0,
  }),
};

const rolling = ({ attack, defence }: ShatterpointAttack): readonly [Stage<Register>, Stage<Register>] => [
  {
    kind: 'roll',
    name: 'attack',
    dice: [{ die: shatterpointDice.attack, into: { critical: 'critical', strike: 'strike', expertise: 'expertise', failure: 'failure' }, count: attack }],
  },
  {
    kind: 'roll',
    name: 'defence',
    dice: [{ die: shatterpointDice.defence, into: { block: 'block', expertise: 'defence-expertise' }, count: defence }],
  },
];

/** The attack chart comes before the defence chart; it may come before the defence roll, too, unless it turns blocks. */
const contest = (attack: ShatterpointAttack): readonly Stage<Register>[] => {
  const { attackChart = [], defenceChart = [] } = attack;
  const [rollAttack, rollDefence] = rolling(attack);
  const charted = charting('attack chart', 'expertise', attackChart);
  const defended = charting('defence chart', 'defence-expertise', defenceChart);
  if (touches(attackChart, ['block'])) return [rollAttack, rollDefence, charted, defended, cancelling];
  const unseen = touches(defenceChart, ['failure']) ? [] : [forget('failures', 'failure')];
  return [rollAttack, charted, ...unseen, rollDefence, defended, cancelling];
};

const walking = (tree: CombatTree, most: number): Result<TreeRefusal, Stage<Register>> => {
  const paths = pathsOf(tree);
  if (paths._tag === 'Left') return paths;
  const results = resultsBySuccesses(paths.right, most);
  return right({
    kind: 'choose',
    name: 'tree',
    options: (state) =>
      (results[Math.min(most, at(state, 'successes'))] ?? []).map(({ name, effects }) => {
        const next: Record<string, number> = { ...state, successes: 0 };
        for (const [effect, count] of Object.entries(effects)) next[effect] = (next[effect] ?? 0) + count;
        return { name, state: next };
      }),
  });
};

const REGISTERS = ['critical', 'strike', 'failure', 'expertise', 'block', 'defence-expertise', 'damage', 'successes'];

/** The pipeline of an attack: to `successes`, or with a tree to `damage` and whatever else the tree does. */
export const shatterpointAttack = (attack: ShatterpointAttack): Result<TreeRefusal, Pipeline<Register>> => {
  const stages = contest(attack);
  if (attack.tree === undefined) return right({ registers: REGISTERS, stages });
  const walk = walking(attack.tree, attack.tree.options.length);
  if (walk._tag === 'Left') return left(walk.left);
  const effects = attack.tree.options.flatMap((option) => Object.keys(option.effects));
  return right({ registers: [...new Set([...REGISTERS, ...effects])], stages: [...stages, walk.right] });
};
