import type { Frozen } from '@regelwerk/core';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { Option, Tree } from '../../model/unit.js';
import { whyRepeated } from './no-repeat.js';
import { whyNoPath } from './path-direction.js';
import { whyNoStart } from './start.js';
import { optionIn } from './structure.js';

/** Why an option cannot follow those taken so far, the last one being where the attacker is. */
export const whyNotNext = rule('sp.tree.branch', (tree: Frozen<Tree>, path: readonly string[], option: Frozen<Option>): Refusal | undefined => {
  const from = optionIn(tree, path[path.length - 1] ?? '');
  return from === undefined ? whyNoStart(option) : (whyRepeated(path, option.id) ?? whyNoPath(tree, from, option));
});

/** The options among which the attacker chooses: those to start with, then whatever a path leads to from where it is. */
export const nextOptions = rule('sp.tree.branch', (tree: Frozen<Tree>, path: readonly string[]): readonly string[] =>
  tree.options.flatMap((option) => (whyNotNext(tree, path, option) === undefined ? [option.id] : [])),
);
