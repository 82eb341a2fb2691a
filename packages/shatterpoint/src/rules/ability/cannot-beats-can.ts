import type { ModifierOf } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { UnitInfo } from '../../prepare.js';
import { modifiersOf } from './card-hooks.js';

/** What several rules of one rank say of the same thing. */
export type Verdict = 'can' | 'cannot';

/** Of rules of the same rank, a prohibition wins. */
export const isAllowed = rule('sp.ability.cannot-beats-can', (verdicts: readonly Verdict[]): boolean =>
  verdicts.includes('can') && !verdicts.includes('cannot'),
);

/** May a unit climb, shoot or be moved at all? Whatever says that it may, a card of its own that says it cannot wins. */
export const mayAtAll = rule('sp.ability.cannot-beats-can', (unit: UnitInfo, what: ModifierOf<'cannot'>['what']): boolean =>
  isAllowed(['can', ...modifiersOf(unit, 'cannot').map((one): Verdict => (one.what === what ? 'cannot' : 'can'))]),
);

/** May a player's effect move a character of the unit? A card can keep it from being moved by enemies. */
export const mayBeMoved = rule('sp.ability.cannot-beats-can', (unit: UnitInfo, by: string): boolean => by === unit.seat || mayAtAll(unit, 'be-moved'));
