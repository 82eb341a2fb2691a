import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { isAllowed } from './cannot-beats-can.js';
import { ranking, type Ranked } from './card-over-core.js';

/** May it, where a card allows what a core rule forbids? The card goes first, unless the table lets every prohibition win. */
export const mayDespite = rule('sp.ability.forbid-vs-card', ({ table }: State, ranked: Ranked): boolean =>
  isAllowed(table.options['ability.precedence'] === 'card-first' ? ranking(ranked) : [ranked.core, ...ranked.cards]),
);
