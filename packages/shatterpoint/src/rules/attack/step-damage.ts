import type { Frozen } from '@regelwerk/core';
import { unitOf } from '../../attacks/stance.js';
import { protectedDamage } from '../../keywords/protection.js';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { suffer } from '../damage/take.js';

/** The whole damage pool is dealt to the defender's unit, at once. */
export const dealPool = rule('sp.attack.step-damage', (state: State, { defender, damage }: Frozen<AttackFrame>): readonly Event[] => {
  const unit = unitOf(state, defender);
  const dealt = protectedDamage(unit, damage);
  return suffer(state, unit.id, { damage: dealt, rule: 'sp.attack.step-damage' });
});
