import type { Event } from '../../model/event.js';
import type { Refusal } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { tooLittleForce } from './insufficient.js';

/** What is paid, and the rules that made it so much. */
export interface Price {
  readonly force: number;
  readonly because: readonly RuleId[];
}

/** Force is paid: so many tokens are turned to their spent side and stay in the pool. */
export const spendForce = rule('sp.force.spend', (_state: State, seat: string, { force, because }: Price): readonly Event[] =>
  force === 0 ? [] : [{ kind: 'force-spent', rule: 'sp.force.spend', seat, force, because }],
);

/** Why a seat cannot pay so much force. */
export const whyNoForce = rule('sp.force.spend', (state: State, seat: string, ...[force, because]: [number, readonly RuleId[]]): Refusal | undefined =>
  tooLittleForce(state, seat, { force, because }),
);
