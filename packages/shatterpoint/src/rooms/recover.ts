import { left, right, type Room } from '@regelwerk/core';
import type { Choice } from '../model/choice.js';
import type { Condition } from '../model/effect.js';
import type { Event } from '../model/event.js';
import type { RecoverFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { conditionsOf } from '../rules/condition/list.js';

const RULE = 'sp.turn.start-recover';

const remove = (unit: string, condition: Condition | undefined): readonly Event[] => [
  ...(condition === undefined ? [] : [{ kind: 'condition-lost', rule: RULE, unit, condition } as const]),
  { kind: 'done', rule: RULE, frame: 'recover' },
];

/** A unit that turns injured loses one condition: the only one unasked, else the one that is chosen by whom the frame names. */
export const recover: Room<Types, RecoverFrame> = {
  ask: (state, { seat, unit }) => {
    const conditions = conditionsOf(state, unit);
    return conditions.length < 2 ? undefined : { kind: 'pick', id: state.play.written, by: seat, for: 'recover', listed: 'all', unit, conditions };
  },
  check: (state, { unit }, choice) => {
    if (choice.kind !== 'condition') return left({ kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'recover' });
    if (conditionsOf(state, unit).includes(choice.condition)) return right(choice);
    return left({ kind: 'no-such-condition', rule: 'sp.turn.start-recover-choice', condition: choice.condition });
  },
  reduce: (_state, { unit }, choice) => remove(unit, choice.kind === 'condition' ? choice.condition : undefined),
  advance: (state, { unit }) => remove(unit, conditionsOf(state, unit)[0]),
  candidates: (state, { seat, unit }) =>
    conditionsOf(state, unit).map((condition): Choice => ({ kind: 'condition', answers: state.play.written, by: seat, condition })),
};
