import type { Frozen } from '@regelwerk/core';
import type { Effect } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import { beginEffects } from '../../resolve.js';

/** All effects of an option begin; only those that say "may" can be declined, each for itself. */
export const applyOption = rule(
  'sp.tree.option-complete',
  ({ seat, attacker, defender }: Frozen<AttackFrame>, list: readonly Frozen<Effect>[]): Event =>
    beginEffects({ seat, from: 'tree', source: attacker, target: defender, list, rule: 'sp.tree.option-complete' }),
);
