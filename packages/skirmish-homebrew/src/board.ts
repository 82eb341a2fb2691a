import type { Frozen } from '@regelwerk/core';
import type { Scenario } from './model/scenario.js';

/** The terrain of a table, prepared for the questions of movement, cover and sight. */
export interface Board {
  readonly width: number;
  readonly depth: number;
}

/** Prepares the terrain of a scenario. */
export const prepareBoard = ({ width, depth }: Frozen<Scenario>): Board => ({ width, depth });
