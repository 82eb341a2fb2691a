import type { Density, Frozen } from '@regelwerk/core';
import type { ActionChoice } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { Refusal } from '../model/refusal.js';
import type { Scenario } from '../model/scenario.js';
import type { State } from '../model/state.js';
import type { Profile } from '../prepare.js';

/** The choice of an action without what every answer carries. */
export type Bare<C extends ActionChoice> = C extends unknown ? Omit<C, 'answers' | 'by'> : never;

/**
 * One action of the table of actions. The turn has already seen to it that the figure exists, belongs to the seat that is asked,
 * is on the table, able and not done; an action looks at everything else, in the order of the book, and at its price last.
 */
export interface Action<C extends ActionChoice> {
  /** Why it is not allowed; `undefined` if it is. */
  readonly check: (state: State, choice: Bare<C>) => Refusal | undefined;
  /** The fewest action points for which it can be had: who has fewer need not look for candidates. */
  readonly least: number;
  /** Could this figure ever do it on this table: has it a weapon, are there mounts? Judged once for each figure. */
  readonly everBy: (profile: Profile, scenario: Frozen<Scenario>) => boolean;
  /** What it causes, its price first. */
  readonly reduce: (state: State, choice: Bare<C>) => readonly Event[];
  /** Legal answers of this kind worth looking at, for a figure that has the fewest points. Without loss of time where there are none. */
  readonly candidates: (state: State, figure: string, density: Density) => readonly Bare<C>[];
}
