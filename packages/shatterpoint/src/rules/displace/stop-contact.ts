import type { Displaced } from '@regelwerk/geometry/moves';
import { rule } from '../../model/rule-id.js';
import type { Scene } from '../../board/scene.js';
import { atBoardEdge } from './board-edge.js';

/**
 * What a displaced base has stopped at: the character or part that it has touched, or the board's edge; nothing if it came all the way.
 * All floors lie below it: a part in its way is an obstacle.
 */
export const touchedBy = rule('sp.displace.stop-contact', ({ stoppedBy }: Displaced, { who, field }: Scene): string => {
  if (stoppedBy === undefined) return '';
  return atBoardEdge(stoppedBy) ?? (stoppedBy.kind === 'base' ? who : field.by)[stoppedBy.place] ?? '';
});
