import { the } from '@regelwerk/core';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { isAble } from '../life/incapacitated.js';
import { mostCards } from './leader-swap.js';

/** The leaders of a side that may swap cards this round: its highest, or each. None where there is no card in its hand. */
export const swappingLeaders = rule('hb.skill.leader-several', (state: State, seat: string): readonly string[] => {
  if (the(state.play.sides, seat).hand.length === 0) return [];
  const leaders = the(prepare(state.table).gangs, seat).filter((figure) => mostCards(state, figure) > 0 && isAble(state, figure));
  if (state.table.options.leaderSwap === 'each') return leaders;
  const highest = Math.max(0, ...leaders.map((figure) => mostCards(state, figure)));
  return leaders.filter((figure) => mostCards(state, figure) === highest).slice(0, 1);
});

/** Why another figure does not swap now: one leader is asked at a time. */
export const notTheLeader = rule('hb.skill.leader-several', (asked: string, figure: string): Cited | undefined =>
  asked === figure ? undefined : { kind: 'not-the-leader', rule: 'hb.skill.leader-several', figure },
);
