import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** No path leads on: what is left of the successes is lost. */
export const treeEnds = rule('sp.tree.end', (successes: number): readonly Event[] =>
  successes > 0 ? [{ kind: 'successes-lost', rule: 'sp.tree.end', successes }] : [],
);
