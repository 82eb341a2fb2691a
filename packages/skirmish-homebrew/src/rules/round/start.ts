import type { Event, EventOf } from '../../model/event.js';
import type { RoundFrame } from '../../model/frame.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { needsRecovery } from '../life/recovery.js';

/** The side that is first in a round. */
export const firstIn = rule('hb.round.start', ({ table }: State, round: number): string => {
  const { seats } = prepare(table);
  return table.options.firstSide === 'alternate' && round % 2 === 0 ? seats[1] : seats[0];
});

/** A round opens with recovery tests. */
export const startRound = rule('hb.round.start', (state: State, round: number): readonly Event[] => {
  const first = firstIn(state, round);
  const ours = (figure: string): boolean => prepare(state.table).profiles[figure]?.seat === first;
  const tested = needsRecovery(state);
  return [
    { kind: 'round-started', rule: 'hb.round.start', round, first },
    beginStep('recovery', [...tested.filter(ours), ...tested.filter((figure) => !ours(figure))], first),
  ];
});

/** The next step of the round's opening, the first side before the other. */
export const beginStep = rule(
  'hb.round.start',
  (step: RoundFrame['step'], waiting: readonly string[], next: string): EventOf<'step-begun'> => ({
    kind: 'step-begun',
    rule: 'hb.round.start',
    step,
    waiting,
    next,
  }),
);

/** Somebody for whom the step was waiting has been seen to. */
export const seenTo = rule('hb.round.start', (who: string): EventOf<'waiting-done'> => ({ kind: 'waiting-done', rule: 'hb.round.start', who }));

/** The seats, first of this round before the other. */
export const inOrder = rule('hb.round.start', ({ table, play }: State): readonly string[] => [play.first, otherSeat(prepare(table), play.first)]);

/** Why points are not allotted any more. */
export const allotmentsOver = rule('hb.round.start', (): Cited => ({ kind: 'step-over', rule: 'hb.round.start', step: 'allotments' }));
