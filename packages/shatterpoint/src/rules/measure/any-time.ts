import type { Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { distanceOf, smallestRange } from './range.js';
import { mayMeasureWith } from './tools-only.js';

/** What is measured: between which characters, and with which tools. */
export interface Measuring {
  readonly from: string;
  readonly to: string;
  readonly tools: readonly string[];
}

/** What is found: the gap between two bases, and the smallest range that reaches over it (6 beyond all). */
export interface Measured {
  /** @unit ticks */
  readonly gap: Ticks;
  readonly range: number;
}

/** Anybody may measure at any time, and nothing follows from it; there is no answer only for tools that may not be used so. */
export const measure = rule('sp.measure.any-time', (state: State, { from, to, tools }: Measuring): Measured | undefined => {
  if (!mayMeasureWith(tools)) return undefined;
  const gap = distanceOf(state, from, to);
  return { gap, range: smallestRange(gap) };
});
