import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { UnitInfo } from '../../prepare.js';
import { isAllowed, type Verdict } from './cannot-beats-can.js';
import { modifiersOf } from './card-hooks.js';
import { ranking, type Ranked } from './card-over-core.js';

/** What the cards of a unit say of climbing or shooting while it is engaged. */
const verdicts = (unit: UnitInfo, what: 'climb' | 'shoot'): readonly Verdict[] => [
  ...modifiersOf(unit, `${what}-engaged`).map((): Verdict => 'can'),
  ...modifiersOf(unit, 'cannot').filter((one) => one.what === what).map((): Verdict => 'cannot'),
];

/** May it, where a card allows what a core rule forbids? The card goes first, unless the table lets every prohibition win. */
export const mayDespite = rule('sp.ability.forbid-vs-card', ({ table }: State, ranked: Ranked): boolean =>
  isAllowed(table.options['ability.precedence'] === 'card-first' ? ranking(ranked) : [ranked.core, ...ranked.cards]),
);

/** May a unit climb or shoot although it is engaged, which the core rules forbid and a card can allow? */
export const mayWhileEngaged = rule('sp.ability.forbid-vs-card', (state: State, unit: UnitInfo, what: 'climb' | 'shoot'): boolean =>
  mayDespite(state, { core: 'cannot', cards: verdicts(unit, what) }),
);
