import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { announce } from '../../windows.js';

/** The attack has been resolved: most reactive abilities wait for this moment, the attacker's before the defender's. */
export const tellAfter = rule('sp.attack.reactive-window', (state: State, { attacker, defender }: Frozen<AttackFrame>): readonly Event[] =>
  announce(state, { at: 'after-attack', about: attacker, other: defender, rule: 'sp.attack.reactive-window' }),
);
