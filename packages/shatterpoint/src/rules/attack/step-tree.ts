import type { Frozen } from '@regelwerk/core';
import { stanceOf } from '../../attacks/stance.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { nextOptions } from '../tree/branch.js';
import { mayGoOn } from '../tree/one-success-one-option.js';
import { goesOn } from './continues-after-displacement.js';

/** The options that the attacker may take now in the tree of its active stance: every success, critical or strike, is worth one. */
export const optionsNow = rule('sp.attack.step-tree', (state: State, frame: Frozen<AttackFrame>): readonly string[] =>
  mayGoOn(frame.successes) && goesOn(state, frame) ? nextOptions(stanceOf(state, frame.attacker).tree, frame.path) : [],
);
