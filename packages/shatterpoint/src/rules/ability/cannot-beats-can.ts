import { rule } from '../../model/rule-id.js';
import type { UnitInfo } from '../../prepare.js';
import { modifiersOf } from './card-hooks.js';

/** What several rules of one rank say of the same thing. */
export type Verdict = 'can' | 'cannot';

/** Of rules of the same rank, a prohibition wins. */
export const isAllowed = rule('sp.ability.cannot-beats-can', (verdicts: readonly Verdict[]): boolean =>
  verdicts.includes('can') && !verdicts.includes('cannot'),
);

/** May a player's effect move a character of the unit? Whatever says that it may, a card that says it cannot be moved by enemies wins. */
export const mayBeMoved = rule('sp.ability.cannot-beats-can', (unit: UnitInfo, by: string): boolean =>
  isAllowed(['can', ...(by === unit.seat ? [] : modifiersOf(unit, 'cannot').map(({ what }): Verdict => (what === 'be-moved' ? 'cannot' : 'can')))]),
);
