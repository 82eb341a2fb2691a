import { right, the, type Room } from '@regelwerk/core';
import type { AttackFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { callAnswer, callAttack, endAttack, settleVolley } from '../rules/combat/sequence.js';
import type { Resolution } from '../rules/dice/opposed.js';

/** An attack: for each of its rolls the attack, the answer, and what comes of both, compared as the table has it. */
export const attackRoom = (resolutions: Readonly<Record<string, Resolution>>): Room<Types, AttackFrame> => ({
  ask: () => undefined,
  check: (_state, _frame, choice) => right(choice),
  reduce: () => [],
  advance: (state, frame) => {
    if (frame.volleys.length === 0) return [endAttack(frame)];
    if (frame.rolled.length === 0) return [callAttack(state, frame)];
    if (frame.rolled.length === 1) return [callAnswer(state, frame)];
    return settleVolley(state, frame, the(resolutions, state.table.options.combatResolution));
  },
  candidates: () => [],
});
