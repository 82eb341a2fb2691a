import type { Frozen } from '@regelwerk/core';
import type { BoardPart } from '../../board.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import { isNotHigher } from './not-higher.js';
import { sparesAnyPart } from './target-terrain-scope.js';
import type { Eyes } from './definition.js';

/** Does the part not interfere because it is no higher than a target that stands on its piece? */
export const isBelowTarget = rule('sp.los.target-on-terrain', (options: Frozen<Options>, one: BoardPart, { elevation, parts }: Eyes): boolean =>
  isNotHigher(one, elevation) && (sparesAnyPart(options) || parts.some(({ piece }) => piece === one.piece)),
);
