import { checkBy, type Frozen, type Room } from '@regelwerk/core';
import { draw } from '@regelwerk/dice';
import { isOnBoard } from '../board/on-board.js';
import type { Choice } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { DisplaceFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { directionCandidates, placeCandidates, sampleDisplacement, straightOf } from '../moves/displace-candidates.js';
import { place, push, whyNotDirection, whyNotSpotOfPlace } from '../moves/displacing.js';
import { mayDecline } from '../rules/displace/may-be.js';
import { answerTo } from '../rules/displace/types.js';
import { directorOf } from '../rules/displace/who-directs.js';

type Frame = Frozen<DisplaceFrame>;

const answers = (state: State, frame: Frame, density: 'sparse' | 'standard' | 'dense'): readonly Choice[] =>
  answerTo(frame.how) === 'place' ? placeCandidates(state, frame, density) : directionCandidates(state, frame, density);

const pass = ({ play }: State, { seat }: Frame): Choice => ({ kind: 'pass', answers: play.written, by: seat });

/** Is there nothing to decide: it must happen, and always goes straight? */
const isDecided = (state: State, frame: Frame): boolean =>
  !mayDecline(frame) && frame.how !== 'place' && directorOf(state.table.options, frame) === undefined && straightOf(state, frame) !== undefined;

const whyNot = (state: State, frame: Frame, choice: Choice): Refusal | undefined => {
  if (choice.kind === 'pass') return mayDecline(frame) || answers(state, frame, 'standard').length === 0 ? undefined : { kind: 'must-resolve', rule: 'sp.displace.may-be' };
  if (choice.kind === 'displace' && answerTo(frame.how) === 'displace') return whyNotDirection(state, frame, choice);
  if (choice.kind === 'place' && answerTo(frame.how) === 'place') return whyNotSpotOfPlace(state, frame, choice);
  return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'displace' };
};

const declined = ({ character }: Frame): Event => ({ kind: 'displacement-declined', rule: 'sp.displace.may-be', character });
const done = { kind: 'done', rule: 'sp.displace.types', frame: 'displace' } as const;

/** A character is pushed, pulled or placed: the player whose effect it is directs it, or leaves it out where it may. */
export const displace: Room<Types, DisplaceFrame> = {
  ask: (state, frame) => {
    const { seat, character, how, range, may } = frame;
    if (!isOnBoard(state, character) || isDecided(state, frame)) return undefined;
    return { kind: 'place', id: state.play.written, by: directorOf(state.table.options, frame) ?? seat, for: 'displace', character, how, range, may };
  },
  check: checkBy(whyNot),
  reduce: (state, frame, choice) => {
    if (choice.kind === 'displace') return [done, ...push(state, frame, choice)];
    if (choice.kind === 'place') return [done, ...place(frame, choice)];
    return [done, declined(frame)];
  },
  advance: (state, frame) => {
    const direction = isOnBoard(state, frame.character) ? straightOf(state, frame) : undefined;
    if (direction === undefined) return [done];
    const straight = { direction, ingress: [] };
    return [done, ...(whyNotDirection(state, frame, straight) === undefined ? push(state, frame, straight) : [declined(frame)])];
  },
  candidates: (state, frame, density) => {
    const found = answers(state, frame, density);
    return mayDecline(frame) || found.length === 0 ? [...found, pass(state, frame)] : found;
  },
  sample: (state, frame, luck) =>
    (mayDecline(frame) && draw(luck, 'decline', 0, 0, 3) === 0 ? undefined : sampleDisplacement(state, frame, luck)) ??
    (mayDecline(frame) ? pass(state, frame) : (answers(state, frame, 'standard')[0] ?? pass(state, frame))),
};
