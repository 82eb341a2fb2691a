import { rule } from '../../model/rule-id.js';
import { areDifferentKinds } from './different-kinds.js';
import { kindOfTool } from './tool-set.js';

/** May one measure with these tools together? Only with those of the game, and with one of a kind at a time. */
export const mayMeasureWith = rule('sp.measure.tools-only', (tools: readonly string[]): boolean =>
  tools.every((tool, i) => kindOfTool(tool) !== undefined && tools.slice(0, i).every((other) => areDifferentKinds(tool, other))),
);
