import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { endMatch } from '../end/immediate.js';
import { isSecondCard } from '../end/two-struggles.js';
import { closeStruggle } from './board-stays.js';
import { takeCard } from './winner-takes-card.js';
import { chooserAfter } from './two-maps.js';

/** Step 11: a struggle that was won in this turn is settled. The second card ends the match; else the next card is to be revealed. */
export const settleStruggle = rule('sp.struggle.win-resolved-late', (state: State): readonly Event[] => {
  const [winner] = state.play.struggle.winner;
  if (winner === undefined) return [];
  if (isSecondCard(state, winner)) return [takeCard(state, winner), endMatch(winner)];
  return [
    ...closeStruggle(state, winner),
    { kind: 'begun', rule: 'sp.struggle.next-card', frame: { kind: 'struggle', chooser: chooserAfter(state, winner), card: '' } },
  ];
});
