import type { Frozen } from '@regelwerk/core';
import type { BoardPart } from '../../board.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import type { Eyes } from './definition.js';
import { isNotHigher } from './not-higher.js';
import { isOwnTerrain } from './own-terrain.js';
import { isBelowTarget } from './target-on-terrain.js';
import { isSeeThrough } from './through-see-through.js';

/** Does a part stop the lines between two? Only one that blocks sight and is higher than who looks, and not what either of them stands on. */
export const canStop = rule('sp.los.blocked-only-by-higher', (options: Frozen<Options>, part: BoardPart, [viewer, target]: readonly [Eyes, Eyes]): boolean =>
  !isSeeThrough(part) && !isNotHigher(part, viewer.elevation) && !isOwnTerrain(options, part, viewer) && !isBelowTarget(options, part, target),
);
