import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { cardsOf } from './not-by-kills.js';

/** Would one more struggle card be a seat's second, which wins the match? */
export const isSecondCard = rule('sp.end.two-struggles', (state: State, seat: string): boolean => cardsOf(state, seat) + 1 >= 2);
