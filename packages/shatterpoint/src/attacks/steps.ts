import type { Frozen } from '@regelwerk/core';
import { ATTACK_OVER } from '../agenda.js';
import type { Event } from '../model/event.js';
import type { AttackFrame } from '../model/frame.js';
import type { State } from '../model/state.js';
import { goesOn } from '../rules/attack/continues-after-displacement.js';
import { modifyAttack, modifyDefence, useCharts } from '../rules/attack/modify.js';
import { tellAfter } from '../rules/attack/reactive-window.js';
import { leftOver } from '../rules/attack/step-after.js';
import { attackPool } from '../rules/attack/step-attack-pool.js';
import { tellTarget } from '../rules/attack/step-choose-target.js';
import { dealPool } from '../rules/attack/step-damage.js';
import { defencePool } from '../rules/attack/step-defence-pool.js';
import { determine } from '../rules/attack/step-result.js';
import { rollPools } from '../rules/attack/step-roll.js';
import { nextStep } from '../rules/attack/steps.js';
import { barAttackExpertise, endDisarmed } from '../rules/condition/disarmed.js';
import { barDefenceExpertise, endExposed } from '../rules/condition/exposed.js';
import { afterTrigger } from '../rules/condition/strained.js';
import { stopsAttack } from '../rules/damage/wounded-during-attack.js';
import { treeEnds } from '../rules/tree/end.js';
import { unitOf } from './stance.js';

/** What a step causes. */
type Step = (state: State, frame: Frozen<AttackFrame>) => readonly Event[];

const told = (parts: number): Event => ({ kind: 'moment-told', rule: nextStep.rule, told: parts });
const next = ({ step, successes }: Frozen<AttackFrame>): Event => nextStep(step, successes);

/** Does something else go first now? Then it was said last. */
const interrupts = ({ kind }: Event): boolean => kind === 'begun';

/** Parts of a step, each of which may let something else go first, and the last of which may do something itself; then the next step. `told` counts the parts that are done. */
const inParts =
  (...parts: readonly Step[]): Step =>
  (state, frame) => {
    for (const [i, part] of parts.entries()) {
      const events = i < frame.told ? [] : part(state, frame);
      if (events.some(interrupts)) return [told(i + 1), ...events];
      if (events.length > 0) return [...events, next(frame)];
    }
    return [next(frame)];
  };

const build: Step = (state, frame) => {
  const [attack, defence] = [attackPool(state, frame), defencePool(state, frame)];
  const { focus = 0 } = state.play.characters[frame.attacker] ?? {};
  return [
    { kind: 'pools-built', rule: attackPool.rule, attack: attack.value, defence: defence.value, because: [...new Set([...attack.because, ...defence.because])] },
    ...(focus > 0 ? [{ kind: 'focus-lost', rule: 'sp.turn.action-focus', character: frame.attacker } as const] : []),
    next(frame),
  ];
};

/** Right after the roll, before anybody modifies it: expertise that is barred is taken out. */
const bar: Step = (state, { attacker, defender }) => [
  ...barAttackExpertise(state, unitOf(state, attacker).id),
  ...barDefenceExpertise(state, unitOf(state, defender).id),
];

const settle: Step = (state, frame) => {
  const result = determine(frame);
  return [
    result,
    ...(frame.expert.attack ? [] : endDisarmed(state, unitOf(state, frame.attacker).id)),
    ...(frame.expert.defence ? [] : endExposed(state, unitOf(state, frame.defender).id)),
    nextStep(frame.step, result.successes),
  ];
};

/** More parts than both charts can have left over. */
const ALL_TOLD = 9;

const after: Step = (state, frame) => {
  const left = leftOver(state, frame);
  if (left !== undefined) return [told(frame.told + 1), left];
  const heard = frame.told < ALL_TOLD ? tellAfter(state, frame) : [];
  return heard[0]?.kind === 'begun' ? [told(ALL_TOLD), ...heard] : [next(frame), ...heard];
};

const over: Step = () => [{ kind: 'done', rule: nextStep.rule, frame: 'attack' }];

/** An attack is broken off: strained counts it, unless what comes after it has been told already. */
export const breakOff: Step = (state, { attacker, told: parts }) => [
  { kind: 'step-reached', rule: stopsAttack.rule, step: ATTACK_OVER },
  ...(parts < ALL_TOLD ? afterTrigger(state, unitOf(state, attacker).id) : []),
];

/** What is left of the successes: no path leads on, or the target is checked again and is none any more. */
const lost: Step = (state, frame) => {
  const events = treeEnds(frame.successes);
  return goesOn(state, frame) ? events : events.map((event) => ({ ...event, rule: goesOn.rule }));
};

/** The steps of an attack from the choice of a target on, by their numbers. */
export const STEPS: Readonly<Record<number, Step>> = {
  3: inParts(tellTarget),
  4: build,
  5: inParts(rollPools, bar),
  6: inParts(modifyAttack, modifyDefence, useCharts),
  7: settle,
  8: (state, frame) => [...lost(state, frame), next(frame)],
  9: inParts(dealPool),
  10: after,
  11: over,
};
