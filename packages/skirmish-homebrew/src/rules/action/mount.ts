import type { Cited } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { mountOf } from '../../board/bases.js';
import type { Cost } from '../ap/actions-cost.js';

const BECAUSE: readonly RuleId[] = ['hb.action.mount'];

/** What mounting or dismounting, getting in or out costs each time. */
export const mountCost = rule('hb.action.mount', (): Cost => ({ value: 1, because: BECAUSE }));

/** Why a figure does not mount: it sits on a mount already. */
export const mountedAlready = rule('hb.action.mount', (state: State, figure: string): Cited | undefined => {
  const mount = mountOf(state, figure);
  return mount === undefined ? undefined : { kind: 'mounted', rule: 'hb.action.mount', figure, mount };
});

/** Why a figure does not dismount: it is on foot. */
export const onFoot = rule('hb.action.mount', (state: State, figure: string): Cited | undefined =>
  mountOf(state, figure) === undefined ? { kind: 'not-mounted', rule: 'hb.action.mount', figure } : undefined,
);
