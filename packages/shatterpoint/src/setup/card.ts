import type { Fault, Frozen } from '@regelwerk/core';
import type { Effect } from '../model/effect.js';
import type { Ability, Chart, Stance, Tree, UnitCard } from '../model/unit.js';
import { chartsOf } from '../rules/info/stance-charts.js';
import { identityFaults } from '../rules/ability/type-innate.js';
import { optionIn, graphFaults } from '../rules/tree/structure.js';
import { shapeFaults } from '../rules/tree/shape.js';
import { whyNoPath } from '../rules/tree/path-direction.js';
import { repeated, under, unless } from './unless.js';

// What a unit card must have besides its shape: bands that do not overlap, trees that can be walked, names that name something.

type Faults = readonly Fault[];

/** Rows come in ascending order, none reaches into the next, and nothing follows one without end. */
const chartFaults = (chart: Frozen<Chart>, path: string): Faults =>
  chart.flatMap(({ from, to }, i) => {
    const before = chart[i - 1];
    return [
      ...unless(to === 0 || to >= from, { path: `${path}.${i}.to`, expected: `at least ${from}, or 0 for a row without end`, rule: 'sp.expertise.bands' }),
      ...unless(before === undefined || (before.to !== 0 && before.to < from), {
        path: `${path}.${i}.from`,
        expected: before?.to === 0 ? 'no row after one without end' : `more than ${before?.to ?? 0}, where the row before ends`,
        rule: 'sp.expertise.row',
      }),
    ];
  });

/** The options to which a walk can come. */
const reached = (tree: Frozen<Tree>): ReadonlySet<string> => {
  const found = new Set(tree.options.filter(({ start }) => start).map(({ id }) => id));
  for (const id of found) {
    const from = optionIn(tree, id);
    for (const to of tree.options) if (from !== undefined && whyNoPath(tree, from, to) === undefined) found.add(to.id);
  }
  return found;
};

const treeFaults = (tree: Frozen<Tree>, path: string): Faults => {
  const graph = graphFaults(tree, path);
  if (graph.length > 0) return graph;
  const walked = reached(tree);
  const places = tree.options.map(({ column, row }) => `${column}.${row}`);
  return [
    ...shapeFaults(tree, path),
    ...repeated(places, (i) => `${path}.options.${i}`, 'sp.tree.shape'),
    ...tree.options.flatMap(({ id }, i) => unless(walked.has(id), { path: `${path}.options.${i}`, expected: 'an option that can be reached from a start', rule: 'sp.tree.structure' })),
  ];
};

const usesX = (effects: readonly Frozen<Effect>[], path: string): Faults =>
  effects.flatMap((effect, i) =>
    unless(!('n' in effect) || typeof effect.n === 'number', { path: `${path}.${i}.n`, expected: 'a number: only an ability of variable cost has an x', rule: 'sp.ability.surcharge-not-variable' }),
  );

const stanceFaults = (stance: Frozen<Stance>, path: string): Faults => [
  ...chartsOf(stance).flatMap(([at, chart]) => [
    ...chartFaults(chart, `${path}.${at}`),
    ...chart.flatMap(({ entries }, i) => entries.flatMap((entry, j) => (entry.kind === 'effect' ? usesX([entry.effect], `${path}.${at}.${i}.entries.${j}`) : []))),
  ]),
  ...treeFaults(stance.tree, `${path}.tree`),
  ...stance.tree.options.flatMap(({ effects }, i) => usesX(effects, `${path}.tree.options.${i}.effects`)),
];

const abilityFaults = (ability: Frozen<Ability>, path: string, ids: readonly string[]): Faults => {
  if (ability.kind === 'innate') {
    return ability.modifiers.flatMap((one, i) =>
      unless(one.kind !== 'uses' || ids.includes(one.ability), { path: `${path}.modifiers.${i}.ability`, expected: 'an ability of the card', rule: 'sp.ability.once-per-turn' }),
    );
  }
  const deaf = 'on' in ability && ability.on.at === 'tactics';
  return [
    ...unless(!deaf, { path: `${path}.on.at`, expected: 'another moment: tactic abilities alone speak at that one', rule: 'sp.turn.start-tactics' }),
    ...('cost' in ability && ability.cost.x > 0 ? [] : usesX(ability.effects, `${path}.effects`)),
  ];
};

/** All that is wrong with a unit card that has the right form, with paths and rules. */
export const cardFaults = (card: Frozen<UnitCard>, path: string): Faults => {
  const at = (below: string): string => under(path, below);
  const ids = card.abilities.map(({ id }) => id);
  return [
    ...unless(card.base > 0 && card.base % 2 === 0, { path: at('base'), expected: 'an even diameter above 0, so that its radius is whole', rule: 'sp.measure.base-sizes' }),
    ...unless(card.eras.from <= card.eras.to, { path: at('eras'), expected: 'eras in the order of the time line', rule: 'sp.squad.cross-era-table' }),
    ...repeated(ids, (i) => at(`abilities.${i}.id`)),
    ...repeated(card.tactics.map(({ id }) => id), (i) => at(`tactics.${i}.id`)),
    ...card.stances.flatMap((stance, i) => stanceFaults(stance, at(`stances.${i}`))),
    ...identityFaults(card, path),
    ...card.abilities.flatMap((ability, i) => abilityFaults(ability, at(`abilities.${i}`), ids)),
    ...card.tactics.flatMap(({ effects }, i) => usesX(effects, at(`tactics.${i}.effects`))),
  ];
};
