import { find, the } from '@regelwerk/core';
import type { Event, EventOf } from '../../model/event.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { apOf } from '../ap/actions-cost.js';
import { isAble } from '../life/incapacitated.js';

/** Could this figure act: able, on the table, not done, with points to pay? */
export const couldAct = rule('hb.round.turns', (state: State, figure: string): boolean => {
  const { done } = the(state.play.figures, figure);
  return !done && isAble(state, figure) && apOf(state, figure) > 0;
});

/** The figures of a side that could act. */
export const figuresToAct = rule('hb.round.turns', (state: State, seat: string): readonly string[] =>
  the(prepare(state.table).gangs, seat).filter((figure) => couldAct(state, figure)),
);

/** Has a side passed, and is done for the round? */
export const hasPassed = rule('hb.round.turns', ({ play }: State, seat: string): boolean => the(play.sides, seat).passed);

/** Is a side still in the round: it has not passed, and a figure of it could act? */
export const isInRound = rule(
  'hb.round.turns',
  (state: State, seat: string): boolean =>
    !hasPassed(state, seat) && the(prepare(state.table).gangs, seat).some((figure) => couldAct(state, figure)),
);

/** Why this figure is not the seat's to act with: it must be one of its own, on the table. */
export const notYours = rule('hb.round.turns', (state: State, seat: string, figure: string): Refusal | undefined => {
  const profile = find(prepare(state.table).profiles, figure);
  if (profile === undefined) return { kind: 'unknown-id', what: 'figure', id: figure };
  if (profile.seat !== seat) return { kind: 'not-your-figure', rule: 'hb.round.turns', figure };
  return the(state.play.figures, figure).gone ? { kind: 'off-table', rule: 'hb.round.turns', figure } : undefined;
});

/** The turn goes to a seat. */
export const giveTurn = rule('hb.round.turns', (seat: string): EventOf<'turn-given'> => ({ kind: 'turn-given', rule: 'hb.round.turns', seat }));

/** Whose turn is next when a seat has acted: the other's, or still its own where sides act one after the other. */
export const afterAction = rule('hb.round.turns', ({ table }: State, seat: string): readonly Event[] =>
  table.options.turnOrder === 'sides' ? [] : [giveTurn(otherSeat(prepare(table), seat))],
);

/** A side passes and is done for the round. */
export const passRound = rule('hb.round.turns', ({ table }: State, seat: string): readonly Event[] => [
  { kind: 'side-passed', rule: 'hb.round.turns', seat },
  giveTurn(otherSeat(prepare(table), seat)),
]);
