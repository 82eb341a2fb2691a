import type { BoardPart } from '../../board.js';
import { rule } from '../../model/rule-id.js';

/** Where a base stands as a displacement begins, which counts for all of it. */
export interface Stood {
  readonly elevation: number;
  /** The height of its surface, in ticks. */
  readonly top: number;
}

/** Does a part stand in the way of a base? Of its starting elevation or higher it does; what is raised above it is passed below. */
export const isInWay = rule('sp.displace.fixed-elevation', ({ elevation, bottom }: Pick<BoardPart, 'elevation' | 'bottom'>, stood: Stood): boolean =>
  elevation >= stood.elevation && (elevation === stood.elevation || bottom <= stood.top),
);
