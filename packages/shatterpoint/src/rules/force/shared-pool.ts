import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** The force that any unit of a seat can spend: one pool for all of them. */
export const readyForceOf = rule('sp.force.shared-pool', ({ play }: State, seat: string): number => the(play.sides, seat).force);
