import { disc, type Disc } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Half of the 25.4 mm of an objective token, in ticks. */
const RADIUS = 1270;

/** The disc of an objective token: distances to it are measured from its edge. */
export const tokenAt = rule('sp.objective.token-size', ({ x, y }: { readonly x: number; readonly y: number }): Disc => disc({ x, y }, RADIUS));

/** Do objective tokens stand in the way of bases and tools? Only if the table has agreed so. */
export const tokensBlock = rule('sp.objective.token-in-move', ({ table }: State): boolean => table.options['objective.blocksMovement']);
