import type { Frozen } from '@regelwerk/core';
import type { Ticks } from '@regelwerk/geometry';
import type { Tool } from '@regelwerk/geometry/moves';
import type { MoveKind } from '../../model/effect.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import { touchesOutline } from '../move/tool-touch.js';
import { bendLimit } from './hinge.js';

/** The two movement tools. */
export type MoveTool = 'advance' | 'dash';

/** The tool of a movement: the long one for an advance and what is one, the short one for all others. */
export const toolFor = rule('sp.measure.move-tools', (how: MoveKind): MoveTool => (how === 'advance' || how === 'reposition' ? 'advance' : 'dash'));

/**
 * How long a tool is when it is straight, from the notch to the middle of the flat end.
 * @unit ticks
 */
export const lengthOfTool = rule('sp.measure.move-tool-lengths', (tool: MoveTool): Ticks => (tool === 'advance' ? 15_000 : 8500));

/** The two arms of a tool: it has one hinge, in its middle. */
export const armsOf = rule('sp.measure.move-tool-hinge', (tool: MoveTool): Tool['arms'] => [lengthOfTool(tool) / 2, lengthOfTool(tool) / 2]);

/**
 * How wide the tools are, which the table has agreed.
 * @unit ticks
 */
export const widthOfTools = rule('sp.measure.move-tool-width', (options: Frozen<Pick<Options, 'measure.moveToolWidth'>>): Ticks => options['measure.moveToolWidth']);

/** The tool of a movement, as geometry lays it. */
export const layable = rule('sp.measure.move-tools', (options: Frozen<Options>, how: MoveKind): Tool => ({
  arms: armsOf(toolFor(how)),
  width: widthOfTools(options),
  limit: bendLimit(options),
  touch: touchesOutline(options) ? 'outline' : 'middle-line',
}));
