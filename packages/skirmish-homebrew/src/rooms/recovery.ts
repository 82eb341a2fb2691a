import { right, type Room } from '@regelwerk/core';
import type { RecoveryFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { callRecovery, settleRecovery } from '../rules/life/recovery.js';

/** A recovery test. */
export const recovery: Room<Types, RecoveryFrame> = {
  ask: () => undefined,
  check: (_state, _frame, choice) => right(choice),
  reduce: () => [],
  advance: (state, frame) => [frame.rolled.length === 0 ? callRecovery(state, frame.figure) : settleRecovery(state, frame)],
  candidates: () => [],
};
