import { rule } from '../../model/rule-id.js';
import type { Agreed } from '../../model/terrain.js';

/** Do the players count a piece as a small obstacle? */
export const isSmallObstacle = rule(
  'hb.terrain.small-obstacle-agreed',
  ({ agreed }: { readonly agreed: readonly Agreed[] }): boolean => agreed.includes('small-obstacle'),
);
