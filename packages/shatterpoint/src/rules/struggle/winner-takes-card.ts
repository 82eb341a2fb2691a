import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** The winner of a struggle takes its card. */
export const takeCard = rule('sp.struggle.winner-takes-card', ({ play }: State, seat: string): Event => ({
  kind: 'struggle-card-taken',
  rule: 'sp.struggle.winner-takes-card',
  seat,
  card: play.struggle.card,
}));
