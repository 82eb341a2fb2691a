import type { Frozen } from '@regelwerk/core';
import { distance, distanceDiscSegment, type Disc, type Ticks } from '@regelwerk/geometry';
import type { Lay, Tool } from '@regelwerk/geometry/moves';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** Does a tool count as wide as it is where bases are to touch it? Else they touch its middle line, whose length is the one that is printed. */
export const touchesOutline = rule('sp.move.tool-touch', (options: Frozen<Pick<Options, 'move.toolTouch'>>): boolean => options['move.toolTouch'] === 'outline');

/** How far a base is from what of a tool it has to touch: its middle line, or all that it covers, as the tool says. */
export const gapTo = rule('sp.move.tool-touch', ({ spine: [first, second], plates, hinge }: Lay, base: Disc, { touch }: Tool): Ticks =>
  touch === 'outline' ? Math.min(...[...plates, hinge].map((shape) => distance(base, shape))) : Math.min(distanceDiscSegment(base, first), distanceDiscSegment(base, second)),
);
