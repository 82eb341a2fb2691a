import type { Disc, Ticks } from '@regelwerk/geometry';
import { layTool, type Arms, type Lay, type Tool } from '@regelwerk/geometry/moves';
import { rule } from '../../model/rule-id.js';
import { gapTo } from './tool-touch.js';

/** A tool as it lies with its notch against a base, bent as wished. */
export const laidAgainst = rule('sp.move.tool-placement', ({ center, radius }: Disc, tool: Tool, arms: Arms): Lay => layTool(tool, arms, { center, reach: radius }));

/** How far a base that is to end at a place would be from the tool; 0 where it touches any part of it. */
export const gapToTool = rule('sp.move.tool-placement', (lay: Lay, base: Disc, tool: Tool): Ticks => gapTo(lay, base, tool));
