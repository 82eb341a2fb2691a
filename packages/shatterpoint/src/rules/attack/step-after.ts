import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { beginEffects } from '../../resolve.js';
import { afterOrder } from '../expertise/after-order.js';

/** What the charts have left over, a part for each time that this is asked (`told` counts them); nothing when all is done. */
export const leftOver = rule('sp.attack.step-after', (state: State, frame: Frozen<AttackFrame>): Event | undefined => {
  const batch = afterOrder(frame.later, state.table.options['expertise.afterOrder'])[frame.told];
  if (batch === undefined) return undefined;
  const { seat, attacker, defender } = frame;
  const [owner, source, target] = batch.of === 'attack' ? [seat, attacker, defender] : [otherSeat(prepare(state.table), seat), defender, attacker];
  return beginEffects({ seat: owner, from: 'chart', source, target, list: batch.effects, rule: 'sp.attack.step-after' });
});
