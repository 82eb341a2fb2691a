import { copyPlain, freeze, isLeft, top, type Room } from '@regelwerk/core';
import type { Action, Bare } from '../actions/action.js';
import { aim } from '../actions/aim.js';
import { align, fire } from '../actions/heavy-weapon.js';
import { meleeAttack } from '../actions/melee-attack.js';
import { perform } from '../actions/perform.js';
import { rangedAttack } from '../actions/ranged-attack.js';
import { reload } from '../actions/reload.js';
import { search } from '../actions/search.js';
import { treat } from '../actions/treat.js';
import type { ActionChoice, Choice } from '../model/choice.js';
import type { Decision } from '../model/decision.js';
import type { Event } from '../model/event.js';
import type { Frame } from '../model/frame.js';
import type { Play } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { attackRoom } from '../rooms/attack.js';
import { deed } from '../rooms/deed.js';
import { recovery } from '../rooms/recovery.js';
import { roll } from '../rooms/roll.js';
import { treatment } from '../rooms/treatment.js';
import { window } from '../rooms/window.js';
import { difference, type Resolution } from '../rules/dice/opposed.js';
import { write } from '../write.js';

// One action of a scene with all that follows from it, without a whole match around it.

const ACTIONS = { aim, align, fire, 'melee-attack': meleeAttack, perform, 'ranged-attack': rangedAttack, reload, search, treat };

/** The choice of an action that is no movement. */
export type Act = Bare<Extract<ActionChoice, { kind: keyof typeof ACTIONS }>>;

/** An answer to the next question: successes of a roll (of each of its groups), its faces, or what is said to an offered reroll. */
export type Said = number | readonly number[] | { readonly counts: readonly (readonly number[])[] } | 'pass' | 'reroll' | { readonly reroll: Partial<Extract<Choice, { kind: 'reroll' }>> };

/** What came of an action. */
export interface Acted {
  readonly refusal: Refusal | undefined;
  readonly events: readonly Event[];
  readonly asked: readonly Decision[];
  readonly state: State;
}

const ROOMS = { deed, recovery, roll, treatment, window, attack: attackRoom({ difference }) };

/** Sixes for successes, ones for the rest. */
const fall = (dice: number, successes: number): number[] => [dice - successes, 0, 0, 0, 0, successes];

const answerTo = (state: State, decision: Decision, said: Said | undefined): Choice => {
  const { id, by } = decision;
  if (decision.kind === 'roll') {
    if (typeof said === 'object' && 'counts' in said) return { kind: 'roll', answers: id, by: 'chance', counts: said.counts.map((faces) => [...faces]) };
    const successes = typeof said === 'number' ? [said] : Array.isArray(said) ? said : [];
    return { kind: 'roll', answers: id, by: 'chance', counts: decision.groups.map(({ dice }, i) => fall(dice, Number(successes[i] ?? 0))) };
  }
  if (said === undefined || said === 'pass') return { kind: 'pass', answers: id, by };
  const frame = top(state.play.agenda as readonly Frame[]);
  const offered = frame?.kind === 'window' ? window.candidates(state, frame, 'dense').find(({ kind }) => kind === 'reroll') : undefined;
  return { ...offered, ...(typeof said === 'object' && 'reroll' in said ? said.reroll : {}) } as Choice;
};

const happen = (state: State, news: readonly Event[], events: Event[]): void => {
  for (const event of news) {
    write(state.play as Play, freeze(event) as Event);
    events.push(event);
  }
};

/** Lets events happen in a copy of the state, and all that follows until the round goes on; rolls and offers are answered in order. */
export const run = (from: State, first: readonly Event[], { said = [], resolution = difference, open = Infinity }: Script = {}): Acted => {
  const rooms = { ...ROOMS, attack: attackRoom({ difference: resolution }) };
  const state: State = { table: from.table, play: copyPlain(from.play) };
  const events: Event[] = [];
  const asked: Decision[] = [];
  happen(state, first, events);
  for (const rest = [...said]; ; ) {
    const frame = top(state.play.agenda as readonly Frame[]);
    if (frame === undefined || frame.kind === 'round' || frame.kind === 'draw') return { refusal: undefined, events, asked, state };
    const room = rooms[frame.kind] as unknown as Room<Types, Frame>;
    const decision = room.ask(state, frame);
    if (decision === undefined) {
      happen(state, room.advance(state, frame), events);
      continue;
    }
    asked.push(decision);
    if (asked.length > open) return { refusal: undefined, events, asked, state };
    const answer = answerTo(state, decision, rest.shift());
    const checked = room.check(state, frame, answer);
    if (isLeft(checked)) return { refusal: checked.left, events, asked, state };
    happen(state, room.reduce(state, frame, answer), events);
  }
};

/** The answers to all questions of an action, and how attack and defence compare. */
export interface Script {
  readonly said?: readonly Said[];
  readonly resolution?: Resolution;
  /** After how many answers the action is left as it is, with the next question open. */
  readonly open?: number;
}

/** An action with all that follows from it. Answers that are not given: no success, and every reroll is passed. */
export const act = (state: State, choice: Act, script: Script = {}): Acted => {
  const action = ACTIONS[choice.kind] as unknown as Action<ActionChoice>;
  const refusal = action.check(state, choice);
  if (refusal !== undefined) return { refusal, events: [], asked: [], state };
  return run(state, action.reduce(state, choice), script);
};

/** The rolls that were asked for: what for, and the dice of each group. */
export const rollsOf = ({ asked }: Acted): readonly string[] =>
  asked.flatMap((decision) => (decision.kind === 'roll' ? [`${decision.for} ${decision.groups.map(({ dice }) => dice).join('+')}`] : []));

/** The rule that refused an action, with its complaint; `allowed` if none did. */
export const verdict = ({ refusal }: Acted): string =>
  refusal === undefined ? 'allowed' : `${refusal.kind} ${'rule' in refusal ? refusal.rule : ''}`.trim();
