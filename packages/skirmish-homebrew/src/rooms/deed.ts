import { right, type Room } from '@regelwerk/core';
import type { DeedFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { callDeed, settleDeed } from '../rules/action/perform.js';

/** A deed whose test is rolled. */
export const deed: Room<Types, DeedFrame> = {
  ask: () => undefined,
  check: (_state, _frame, choice) => right(choice),
  reduce: () => [],
  advance: (state, frame) => (frame.rolled.length === 0 ? [callDeed(state, frame)] : settleDeed(state, frame)),
  candidates: () => [],
};
