import { checkBy, type Frozen, type Room } from '@regelwerk/core';
import { healCandidates, healUnit, whyNotHeal } from '../heals.js';
import type { Choice } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { HealFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';

const DONE: Event = { kind: 'done', rule: 'sp.damage.heal', frame: 'heal' };

const whyNot = (state: State, { character }: Frozen<HealFrame>, choice: Choice): Refusal | undefined => {
  if (choice.kind === 'pass') return undefined;
  return choice.kind === 'heal'
    ? whyNotHeal(state, character, choice)
    : { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'heal' };
};

/** A heal effect: it may be used on what can be healed, or declined. */
export const heal: Room<Types, HealFrame> = {
  ask: (state, frame) => {
    const units = [...new Set(healCandidates(state, frame).map(({ unit }) => unit))];
    const { seat, character } = frame;
    return units.length === 0 ? undefined : { kind: 'pick', id: state.play.written, by: seat, for: 'heal', listed: 'all', character, units };
  },
  check: checkBy(whyNot),
  reduce: (state, _frame, choice) => [...(choice.kind === 'heal' ? healUnit(state, choice) : []), DONE],
  advance: () => [DONE],
  candidates: (state, frame) => [...healCandidates(state, frame), { kind: 'pass', answers: state.play.written, by: frame.seat }],
};
