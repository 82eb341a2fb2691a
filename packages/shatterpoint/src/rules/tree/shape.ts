import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Tree } from '../../model/unit.js';
import { optionIn } from './structure.js';

/** The most icons in an option, and the most options to start with. */
const MOST = { icons: 4, starts: 3 };

/** What of a tree does not look like one: starts beyond the leftmost column, too many of them, options too full, paths to the left. */
export const shapeFaults = rule('sp.tree.shape', (tree: Frozen<Tree>, path: string): readonly Fault[] => {
  const fault = (at: string, expected: string): Fault => ({ path: `${path}.${at}`, expected, rule: 'sp.tree.shape' });
  const left = Math.min(...tree.options.map(({ column }) => column));
  const icons = (effects: Frozen<Tree>['options'][number]['effects']): number =>
    effects.reduce((sum, effect) => sum + ('n' in effect && typeof effect.n === 'number' && effect.do !== 'dice' ? effect.n : 1), 0);
  return [
    ...tree.options.flatMap(({ start, column, effects }, i) => [
      ...(start && column > left ? [fault(`options.${i}.start`, 'starts in the leftmost column only')] : []),
      ...(icons(effects) > MOST.icons || icons(effects) < 1 ? [fault(`options.${i}.effects`, `1 to ${MOST.icons} icons`)] : []),
    ]),
    ...(tree.options.filter(({ start }) => start).length > MOST.starts ? [fault('options', `at most ${MOST.starts} starts`)] : []),
    ...tree.paths.flatMap(([from = '', to = ''], i) => {
      const [a, b] = [optionIn(tree, from), optionIn(tree, to)];
      return a !== undefined && b !== undefined && (b.column < a.column || a === b) ? [fault(`paths.${i}`, 'a path to the right or within a column')] : [];
    }),
  ];
});
