import type { Board } from '../../board.js';
import { rule } from '../../model/rule-id.js';
import { isNotHigher } from './not-higher.js';
import { sparesAnyPart } from './target-terrain-scope.js';
import type { Eyes } from './definition.js';

/** Does the part not interfere because it is no higher than a target that stands on its piece? */
export const isBelowTarget = rule('sp.los.target-on-terrain', ({ parts, table }: Board, place: number, target: Eyes): boolean => {
  const one = parts[place];
  return one !== undefined && isNotHigher(one, target.elevation) && (sparesAnyPart(table.options) || one.piece === parts[target.part]?.piece);
});
