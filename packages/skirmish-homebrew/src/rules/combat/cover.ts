import { the } from '@regelwerk/core';
import { baseOf } from '../../board/bases.js';
import { isCovered } from '../../board/sight.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** Is the target in cover from a ranged attack: does the line between both centres cross a piece agreed as cover that its base touches? */
export const inCover = rule('hb.combat.cover', (state: State, attacker: string, target: string): boolean => {
  const { sight } = prepare(state.table);
  if (sight.covers.length === 0) return false;
  return isCovered(sight, { from: the(state.play.figures, attacker), base: baseOf(state, target) }, state.table.options.coverTouch);
});
