import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { isSecondCard } from './two-struggles.js';

/** The match ends with the second card: no new card, no refresh, no further turn. */
export const endMatch = rule('sp.end.immediate', (seat: string): Event => ({ kind: 'match-ended', rule: 'sp.end.two-struggles', seat, why: 'struggles' }));

/** A struggle that decides the match has been won: that waits for step 11, unless the table ends the match at once. */
export const endAtOnce = rule('sp.end.immediate', (state: State, seat: string): readonly Event[] =>
  state.table.options['end.moment'] === 'at-once' && isSecondCard(state, seat)
    ? [{ kind: 'begun', rule: 'sp.end.immediate', frame: { kind: 'struggle', chooser: otherSeat(prepare(state.table), seat), card: '' } }]
    : [],
);
