import { rule } from '../../model/rule-id.js';
import { kindOfTool } from './tool-set.js';

/** Are two tools of different kinds? Then they may lie on the table at the same time; two range tools of different lengths are of one kind. */
export const areDifferentKinds = rule('sp.measure.different-kinds', (a: string, b: string): boolean => kindOfTool(a) !== kindOfTool(b));
