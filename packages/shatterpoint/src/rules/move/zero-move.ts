import { the } from '@regelwerk/core';
import { isSameSurface } from '../../board/flush.js';
import type { Spot } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** May a character that may move stay where it is? */
export const mayStay = rule('sp.move.zero-move', ({ table }: State): boolean => table.options['move.zeroMove'] === 'allow');

/** Does a move lead to where the character stands? */
export const isZero = rule('sp.move.zero-move', ({ play, table }: State, character: string, { x, y, on }: Spot): boolean => {
  const at = the(play.characters, character);
  return at.x === x && at.y === y && isSameSurface(prepare(table).board, at.on, on);
});
