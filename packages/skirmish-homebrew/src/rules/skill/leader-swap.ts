import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { levelOf, prepare } from '../../prepare.js';

/** How many cards a leader may swap: its level. */
export const mostCards = rule('hb.skill.leader-swap', ({ table }: State, leader: string): number =>
  levelOf(the(prepare(table).profiles, leader), 'leader'),
);

/** Why a leader may not swap so many cards. */
export const tooManyCards = rule('hb.skill.leader-swap', (state: State, leader: string, cards: readonly string[]): Cited | undefined => {
  const most = mostCards(state, leader);
  return cards.length <= most ? undefined : { kind: 'too-many-cards', rule: 'hb.skill.leader-swap', stated: cards.length, most };
});

/** Hand cards are discarded, and as many are to be drawn. */
export const swapCards = rule('hb.skill.leader-swap', (seat: string, cards: readonly string[]): readonly Event[] => [
  { kind: 'cards-discarded', rule: 'hb.skill.leader-swap', seat, cards: [...cards] },
  { kind: 'cards-due', rule: 'hb.skill.leader-swap', seat, cards: cards.length },
]);
