import { ask, check, isLeft, isOver, play, rest, type Frozen, type Seat } from '@regelwerk/core';
import { shatterpoint } from '../game.js';
import type { Choice } from '../model/choice.js';
import type { Decision } from '../model/decision.js';
import type { Event } from '../model/event.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';

// What tests do with a scene: let it come to rest, answer what is asked, look at what happened or why not.

/** A choice without the decision that it answers and who makes it. */
export type WithoutAnswer<C> = C extends unknown ? Frozen<Omit<C, 'answers' | 'by'>> : never;
/** A choice, but for the decision that it answers and, unless it is named, who makes it. */
export type Answer = WithoutAnswer<Choice> & { readonly by?: Seat };

/** The position at which somebody is asked. */
export const settled = (state: State): State => rest(shatterpoint, state).state;

/** What is asked; the match must not be over. */
export const askedIn = (state: State): Decision => {
  const asked = ask(shatterpoint, state);
  if (isOver<Types>(asked)) throw new Error('nobody is asked: the match is over');
  return asked;
};

const whole = (state: State, answer: Answer): Choice => {
  const { id, by } = askedIn(state);
  return { by, ...answer, answers: id } as unknown as Choice;
};

/** What answers cause, one after another, and the position after them. Each must be allowed. */
export const done = (state: State, ...answers: readonly Answer[]): { readonly state: State; readonly events: readonly Event[] } => {
  let now = settled(state);
  const events: Event[] = [];
  for (const answer of answers) {
    const step = play(shatterpoint, now, whole(now, answer));
    if (isLeft(step)) throw new Error(`refused ${JSON.stringify(answer)}: ${JSON.stringify(step.left)}; asked is ${JSON.stringify(askedIn(now))}`);
    events.push(...(step.right.events));
    now = step.right.state;
  }
  return { state: now, events };
};

/** Why an answer is refused; nothing if it is allowed. */
export const refusalOf = (state: State, answer: Answer): Refusal | undefined => {
  const now = settled(state);
  const checked = check(shatterpoint, now, whole(now, answer));
  return isLeft(checked) ? (checked.left as Refusal) : undefined;
};

/** The kinds of events. */
export const kinds = (events: readonly Event[]): readonly string[] => events.map(({ kind }) => kind);
