import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** A leader swaps nothing. */
export const declineSwap = rule('hb.skill.leader-swap-optional', (seat: string, leader: string): Event => ({
  kind: 'swap-declined',
  rule: 'hb.skill.leader-swap-optional',
  seat,
  leader,
}));

/** Why more cards cannot be discarded than the hand holds. */
export const moreThanHand = rule(
  'hb.skill.leader-swap-optional',
  ({ play }: State, seat: string, cards: readonly string[]): Cited | undefined => {
    const most = the(play.sides, seat).hand.length;
    return cards.length <= most ? undefined : { kind: 'too-many-cards', rule: 'hb.skill.leader-swap-optional', stated: cards.length, most };
  },
);

/** Why no card is swapped any more in this round. */
export const swapsOver = rule('hb.skill.leader-swap-optional', (): Cited => ({
  kind: 'step-over',
  rule: 'hb.skill.leader-swap-optional',
  step: 'swaps',
}));
