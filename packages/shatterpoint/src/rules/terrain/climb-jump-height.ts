import type { MoveKind } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';

/** Does a movement overcome differences of height? Then it overcomes any. */
export const overcomesHeight = rule('sp.terrain.climb-jump-height', (how: MoveKind): boolean => how === 'climb' || how === 'jump');
