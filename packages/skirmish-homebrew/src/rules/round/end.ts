import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { aimLostByRound } from '../action/aim-lasts.js';

/** The round ends: points left over lapse, unless the table keeps them. */
export const endRound = rule('hb.round.end', (state: State): readonly Event[] => [
  { kind: 'round-ended', rule: 'hb.round.end', round: state.play.round, keep: state.table.options.unspentAp === 'keep' },
  ...aimLostByRound(state),
]);
