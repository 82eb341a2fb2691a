import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { Agreed } from '../../model/terrain.js';

/** Do the players count a piece as a small obstacle? */
export const isSmallObstacle = rule(
  'hb.terrain.small-obstacle-agreed',
  ({ agreed }: { readonly agreed: readonly Agreed[] }): boolean => agreed.includes('small-obstacle'),
);

/** Why a way does not lead over a piece that could have been agreed as a small obstacle: it was not. */
export const noSmallObstacle = rule('hb.terrain.small-obstacle-agreed', (by: string, leg: number): Cited => ({
  kind: 'way-blocked', rule: 'hb.terrain.small-obstacle-agreed', by, why: 'wall', leg,
}));
