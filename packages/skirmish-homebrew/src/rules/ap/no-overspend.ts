import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { apOf, type Cost } from './actions-cost.js';

/** Why a figure cannot pay for an action; `undefined` if it can. */
export const tooDear = rule('hb.ap.no-overspend', (state: State, figure: string, { value, because }: Cost): Cited | undefined => {
  const ap = apOf(state, figure);
  return value <= ap ? undefined : { kind: 'too-few-ap', rule: 'hb.ap.no-overspend', figure, cost: value, ap, because };
});
