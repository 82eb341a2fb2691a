import type { Frozen } from '@regelwerk/core';
import { unitOf } from '../../attacks/stance.js';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { afterResolving } from '../condition/strained.js';

/** The attack has been resolved: most reactive abilities wait for this moment, the attacker's before the defender's; then what belongs to nobody. */
export const tellAfter = rule('sp.attack.reactive-window', (state: State, { attacker, defender }: Frozen<AttackFrame>): readonly Event[] =>
  afterResolving(state, unitOf(state, attacker).id, { at: 'after-attack', about: attacker, other: defender, rule: 'sp.attack.reactive-window' }),
);
