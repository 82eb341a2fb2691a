import type { Seat } from './decision.js';

/**
 * A moment at which seats may react, as data for a frame. `waiting` are the seats that may still answer, in the order in which
 * they are asked; the window closes when nobody is waiting.
 */
export interface Waiting {
  /** `once`: a seat leaves when it has answered or passed. `until-passed`: an answer lets all who can answer speak again. */
  readonly mode: 'once' | 'until-passed';
  readonly seats: readonly Seat[];
  readonly waiting: readonly Seat[];
}

/**
 * Opens a window for seats in the order the rules give them priority.
 *
 * @param mode - what an answer does to the others
 * @param seats - who is entitled, first come first
 * @param canAnswer - who has an answer; give `() => true` where skipping a seat would betray what it holds
 */
export const openWindow = (mode: Waiting['mode'], seats: readonly Seat[], canAnswer: (seat: Seat) => boolean): Waiting => ({
  mode,
  seats: [...seats],
  waiting: seats.filter(canAnswer),
});

/** Whose turn it is to answer or pass; `undefined` when the window is closed. */
export const priority = ({ waiting }: Pick<Waiting, 'waiting'>): Seat | undefined => waiting[0];

/** The window after a seat has passed: it is asked no more. */
export const afterPass = (window: Waiting, seat: Seat): Waiting => ({
  ...window,
  waiting: window.waiting.filter((other) => other !== seat),
});

/** The window after a seat has answered: it has had its one answer, or everybody who can may speak again after it. */
export const afterAnswer = (window: Waiting, seat: Seat, canAnswer: (seat: Seat) => boolean): Waiting => {
  if (window.mode === 'once') return afterPass(window, seat);
  const from = window.seats.indexOf(seat) + 1;
  const round = [...window.seats.slice(from), ...window.seats.slice(0, from)];
  return { ...window, waiting: round.filter(canAnswer) };
};

/** Effects that happen at the same time, each with the seat that is entitled to order it. */
export interface Simultaneous {
  readonly by: Seat;
  readonly effect: string;
}

/** A seat that has several effects to put in order; `undefined` when the order of all is settled. */
export interface Ordering {
  readonly seat: Seat;
  readonly effects: readonly string[];
}

/** Gathers simultaneous effects seat by seat, in the order in which the rules entitle the seats. */
export const gather = (seats: readonly Seat[], effects: readonly Simultaneous[]): readonly Ordering[] =>
  seats
    .map((seat) => ({ seat, effects: effects.filter(({ by }) => by === seat).map(({ effect }) => effect) }))
    .filter((ordering) => ordering.effects.length > 0);

/** Is the answer the same effects in another (or the same) order? */
export const isOrderOf = (order: readonly string[], { effects }: Ordering): boolean => {
  if (order.length !== effects.length) return false;
  const left = [...effects].sort();
  return [...order].sort().every((effect, i) => effect === left[i]);
};

/** All orders of the effects, for listing: at most `most` of them. */
export const ordersOf = ({ effects }: Ordering, most: number): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = [];
  const extend = (done: readonly string[], rest: readonly string[]): void => {
    if (found.length >= most) return;
    if (rest.length === 0) found.push(done);
    rest.forEach((next, i) => {
      if (rest.indexOf(next) === i) extend([...done, next], [...rest.slice(0, i), ...rest.slice(i + 1)]);
    });
  };
  extend([], effects);
  return found;
};
