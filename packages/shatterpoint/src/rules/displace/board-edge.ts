import type { Stopper } from '@regelwerk/geometry/moves';
import { BOARD } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';

/** What the edge of the battlefield is called where it stops a base: the board. */
export const atBoardEdge = rule('sp.displace.board-edge', ({ kind }: Stopper): string | undefined => (kind === 'edge' ? BOARD : undefined));
