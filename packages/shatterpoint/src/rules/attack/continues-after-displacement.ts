import type { Frozen } from '@regelwerk/core';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { whyNoTarget } from './step-check-targets.js';

/** Does the walk through the tree go on? Wherever its options have moved the two, unless the table checks the target again after each. */
export const goesOn = rule('sp.attack.continues-after-displacement', (state: State, frame: Frozen<AttackFrame>): boolean =>
  state.table.options['attack.recheckTarget'] === 'never' || frame.path.length === 0 || whyNoTarget(state, frame, frame.defender) === undefined,
);
