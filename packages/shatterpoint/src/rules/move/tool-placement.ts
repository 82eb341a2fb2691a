import { disc, distanceDiscSegment, type Disc, type Ticks, type Vec } from '@regelwerk/geometry';
import { layTool, type Arms, type Lay, type Tool } from '@regelwerk/geometry/moves';
import { rule } from '../../model/rule-id.js';

/** A tool as it lies with its notch against a base, bent as wished. */
export const laidAgainst = rule('sp.move.tool-placement', ({ center, radius }: Disc, tool: Tool, arms: Arms): Lay => layTool(tool, arms, { center, reach: radius }));

/** How far a base that is to end at a place would be from the tool; 0 where it touches any part of it. */
export const gapToTool = rule('sp.move.tool-placement', ({ spine: [first, second] }: Lay, end: Vec, radius: Ticks): Ticks => {
  const base = disc(end, radius);
  return Math.min(distanceDiscSegment(base, first), distanceDiscSegment(base, second));
});
