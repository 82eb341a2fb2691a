import { left, right, type Frozen, type Room } from '@regelwerk/core';
import { ATTACK_OVER } from '../agenda.js';
import { unitOf } from '../attacks/stance.js';
import { breakOff, STEPS } from '../attacks/steps.js';
import { mayTake, take } from '../attacks/tree.js';
import type { Choice } from '../model/choice.js';
import type { DecisionFor } from '../model/decision.js';
import type { FrameOf } from '../model/frame.js';
import type { State, Types } from '../model/state.js';
import { nextStep } from '../rules/attack/steps.js';
import { optionsNow } from '../rules/attack/step-tree.js';
import { stopsAttack } from '../rules/damage/wounded-during-attack.js';
import { stopEarly } from '../rules/tree/stop-early.js';

type Attack = Frozen<FrameOf<'attack'>>;

const stops = (state: State, { attacker }: Attack): boolean => stopsAttack(state, unitOf(state, attacker).id);

const askOption = (state: State, frame: Attack): DecisionFor<'tree'> | undefined => {
  if (frame.step !== 8 || frame.successes === 0 || stops(state, frame)) return undefined;
  const options = optionsNow(state, frame);
  if (options.length === 0) return undefined;
  const { seat: by, attacker, defender, successes, damage } = frame;
  return { kind: 'pick', id: state.play.written, by, for: 'tree', listed: 'all', attacker, defender, successes, damage, options };
};

/** An attack, step by step; it waits for its player only in the combat tree. */
export const attack: Room<Types, FrameOf<'attack'>> = {
  ask: askOption,
  check: (state, frame, choice) => {
    if (choice.kind === 'option') return mayTake(state, frame, choice);
    return choice.kind === 'pass' ? right(choice) : left({ kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'tree' });
  },
  reduce: (state, frame, choice) =>
    choice.kind === 'option' ? take(state, frame, choice.option) : [stopEarly(frame.successes), nextStep(frame.step, 0)],
  advance: (state, frame) =>
    stops(state, frame) && frame.step < ATTACK_OVER ? breakOff(state, frame) : (STEPS[frame.step]?.(state, frame) ?? []),
  candidates: (state, frame) => {
    const answer = { answers: state.play.written, by: frame.seat };
    return [...optionsNow(state, frame).map((option): Choice => ({ kind: 'option', ...answer, option })), { kind: 'pass', ...answer }];
  },
};
