import type { Frozen } from '@regelwerk/core';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { Option, Tree } from '../../model/unit.js';
import { isRightward } from './column-skip.js';

/** An option to which no path leads from another, or only one to the left; within a column paths lead both ways. */
export const whyNoPath = rule(
  'sp.tree.path-direction',
  ({ paths }: Pick<Frozen<Tree>, 'paths'>, from: Frozen<Option>, to: Frozen<Option>): Refusal | undefined => {
    const joined = paths.some(([a, b]) => (a === from.id && b === to.id) || (b === from.id && a === to.id));
    if (joined && (to.column === from.column || isRightward(from, to))) return undefined;
    return { kind: 'no-path', rule: 'sp.tree.path-direction', from: from.id, to: to.id, why: joined ? 'left' : 'none' };
  },
);
