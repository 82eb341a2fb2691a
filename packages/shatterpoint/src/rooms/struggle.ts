import { left, right, type Frozen, type Room } from '@regelwerk/core';
import { struggleCardOf } from '../mission.js';
import type { Choice } from '../model/choice.js';
import type { StruggleFrame } from '../model/frame.js';
import type { State, Types } from '../model/state.js';
import { activeObjectives } from '../rules/objective/inactive.js';
import { activate, revealNext } from '../rules/struggle/next-card.js';
import { whyNotPlan } from '../rules/struggle/two-maps.js';
import { settleStruggle } from '../rules/struggle/win-resolved.js';
import { announce } from '../windows.js';

/** The plans of the revealed card while none is set. */
const plansOf = (state: State): number =>
  activeObjectives(state).length > 0 ? 0 : (struggleCardOf(state, state.play.struggle.card)?.plans.length ?? 0);

const isSettled = ({ play }: State): boolean => play.struggle.winner.length === 0;

/** The next struggle: its card is revealed, one of its plans set, and its rules speak. A struggle that is still to be settled is settled first. */
export const struggle: Room<Types, StruggleFrame> = {
  ask: (state, { chooser }: Frozen<StruggleFrame>) => {
    const { card } = state.play.struggle;
    return isSettled(state) && plansOf(state) > 1 ? { kind: 'pick', id: state.play.written, by: chooser, for: 'plan', listed: 'all', card } : undefined;
  },
  check: (state, _frame, choice) => {
    if (choice.kind !== 'plan') return left({ kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'plan' });
    const refusal = whyNotPlan(state, choice.plan);
    return refusal === undefined ? right(choice) : left(refusal);
  },
  reduce: (state, _frame, choice) => [activate(state, choice.kind === 'plan' ? choice.plan : 0)],
  advance: (state, frame) => {
    if (!isSettled(state)) return settleStruggle(state);
    if (state.play.struggle.card === '') return [revealNext(state, frame.card)];
    if (plansOf(state) > 0) return [activate(state, 0)];
    return [
      { kind: 'done', rule: 'sp.struggle.next-card', frame: 'struggle' },
      ...announce(state, { at: 'struggle-begun', about: '', other: '', rule: 'sp.setup.struggle-rules-apply' }),
    ];
  },
  candidates: (state, { chooser }) =>
    Array.from({ length: plansOf(state) }, (_, plan): Choice => ({ kind: 'plan', answers: state.play.written, by: chooser, plan })),
};
