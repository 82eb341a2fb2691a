import { left, right, type Room } from '@regelwerk/core';
import { attackCandidates, beginAttack, canAttack, whyNotAttack } from '../attacks/attack.js';
import type { FrameOf } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { whyNotIts } from '../rules/attack/per-character.js';

const DONE = { kind: 'done', rule: whyNotIts.rule, frame: 'strike' } as const;

/** An attack that an effect grants, as long as there is somebody to be attacked: its player chooses the kind and the target, or passes. */
export const strike: Room<Types, FrameOf<'strike'>> = {
  ask: (state, frame) => {
    if (!canAttack(state, frame)) return undefined;
    const { seat: by, character, type, dice } = frame;
    return { kind: 'pick', id: state.play.written, by, for: 'strike', listed: 'all', character, type, dice };
  },
  check: (state, frame, choice) => {
    if (choice.kind === 'pass') return right(choice);
    if (choice.kind !== 'attack') return left({ kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'strike' });
    const why = whyNotAttack(state, frame, choice);
    return why === undefined ? right(choice) : left(why);
  },
  reduce: (state, frame, choice) => (choice.kind === 'attack' ? [DONE, ...beginAttack(state, frame, choice)] : [DONE]),
  advance: () => [DONE],
  candidates: (state, frame) => [...attackCandidates(state, frame), { kind: 'pass', answers: state.play.written, by: frame.seat }],
};
