import { contains, type Disc } from '@regelwerk/geometry';
import type { Scene } from '../../board/scene.js';
import { rule } from '../../model/rule-id.js';

/** Does a base lie on the battlefield, all of it? Nothing ever leaves it. */
export const liesOnBoard = rule('sp.move.stay-on-board', ({ ground }: Scene, base: Disc): boolean => contains(ground.edge, base));
