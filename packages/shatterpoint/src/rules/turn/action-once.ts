import { the } from '@regelwerk/core';
import { turnOf } from '../../agenda.js';
import type { ActionKind } from '../../model/effect.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import type { Verdict } from '../ability/cannot-beats-can.js';
import { modifiersOf } from '../ability/card-hooks.js';
import { mayDespite } from '../ability/forbid-vs-card.js';

/** May the unit take the action a second time? Its card can allow what the core rules forbid. */
const mayAgain = (state: State, unit: string, action: ActionKind): boolean => {
  const again = modifiersOf(the(prepare(state.table).units, unit), 'action-again').filter((one) => one.action === action);
  return mayDespite(state, { core: 'cannot', cards: again.map((): Verdict => 'can') });
};

/** A kind of action that the active unit has taken in this activation already, granted ones included. */
export const takenBefore = rule('sp.turn.action-once', (state: State, action: ActionKind): Refusal | undefined => {
  const turn = turnOf(state);
  if (turn === undefined) return undefined;
  const times = turn.actions.filter((one) => one === action).length;
  return times === 0 || (times === 1 && mayAgain(state, turn.unit, action)) ? undefined : { kind: 'action-taken', rule: 'sp.turn.action-once', action };
});
