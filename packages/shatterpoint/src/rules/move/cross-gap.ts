import type { MoveKind } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import { overcomesHeight } from '../terrain/climb-jump-height.js';
import { isNoClimb } from './down.js';

/** May a movement from an elevation end on another? What lies between them, a gap for one, is not asked. */
export const mayEndOn = rule('sp.move.cross-gap', (how: MoveKind, from: number, to: number): boolean => isNoClimb(from, to) || overcomesHeight(how));
