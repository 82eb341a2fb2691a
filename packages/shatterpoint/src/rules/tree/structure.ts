import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Option, Tree } from '../../model/unit.js';

/** The option of a tree with an id. */
export const optionIn = rule('sp.tree.structure', ({ options }: Pick<Frozen<Tree>, 'options'>, id: string): Frozen<Option> | undefined =>
  options.find((option) => option.id === id),
);

/** What is wrong with a tree as a graph: two options of one name, paths to options that it does not have, nowhere to begin. */
export const graphFaults = rule('sp.tree.structure', (tree: Frozen<Tree>, path: string): readonly Fault[] => {
  const fault = (at: string, expected: string): Fault => ({ path: `${path}.${at}`, expected, rule: 'sp.tree.structure' });
  const ids = tree.options.map(({ id }) => id);
  return [
    ...ids.flatMap((id, i) => (ids.indexOf(id) === i ? [] : [fault(`options.${i}.id`, 'an id of its own')])),
    ...tree.paths.flatMap((ends, i) => ends.flatMap((end, j) => (ids.includes(end) ? [] : [fault(`paths.${i}.${j}`, 'an option of the tree')]))),
    ...(tree.options.some(({ start }) => start) ? [] : [fault('options', 'an option to start with')]),
  ];
});
