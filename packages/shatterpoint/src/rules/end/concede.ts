import { left, right, type Either } from '@regelwerk/core';
import type { Choice } from '../../model/choice.js';
import type { Event } from '../../model/event.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';

/** Conceding is allowed unless the table has agreed otherwise. */
export const mayConcede = rule('sp.end.concede', ({ table }: State, choice: Choice): Either<Refusal, Choice> => {
  if (!table.seats.includes(choice.by)) return left({ kind: 'unknown-id', what: 'seat', id: choice.by });
  return table.options['end.concede'] === 'allow' ? right(choice) : left({ kind: 'no-conceding', rule: 'sp.end.concede' });
});

/** Who concedes loses; the opponent has won. */
export const concede = rule('sp.end.concede', ({ table }: State, { by }: Choice): readonly Event[] => [
  { kind: 'match-ended', rule: 'sp.end.concede', seat: otherSeat(prepare(table), by), why: 'conceded' },
]);
