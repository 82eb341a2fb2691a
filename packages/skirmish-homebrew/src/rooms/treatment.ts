import { right, type Frozen, type Room } from '@regelwerk/core';
import type { Event } from '../model/event.js';
import type { TreatmentFrame } from '../model/frame.js';
import type { State, Types } from '../model/state.js';
import { callTreatment, endTreatment, failByItem, healByItem, treatmentSucceeds } from '../rules/action/treat.js';
import { endFigure } from '../rules/ap/ending-action.js';
import { healBySkill } from '../rules/skill/medic-heal.js';
import { failBySkill } from '../rules/skill/medic-no-success.js';

const settle = (state: State, frame: Frozen<TreatmentFrame>): readonly Event[] => {
  const byItem = frame.item.length > 0;
  if (treatmentSucceeds(state, frame)) return byItem ? healByItem(state, frame) : healBySkill(state, frame);
  return byItem ? failByItem(frame) : failBySkill(frame);
};

/** A medical treatment: the patient's test, what it heals, and the end of the medic's round. */
export const treatment: Room<Types, TreatmentFrame> = {
  ask: () => undefined,
  check: (_state, _frame, choice) => right(choice),
  reduce: () => [],
  advance: (state, frame) =>
    frame.rolled.length === 0
      ? [callTreatment(state, frame)]
      : [...settle(state, frame), ...endFigure(state, frame.medic, 0), endTreatment(frame)],
  candidates: () => [],
};
