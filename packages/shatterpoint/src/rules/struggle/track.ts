import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { directionOf } from './score-without-momentum.js';

/** Where the struggle token stands, seen from a seat: on 1 to 8 of its own half, in the middle, or below 0 on the opponent's. */
export const ownSpace = rule('sp.struggle.track-shape', (state: State, seat: string, token: number): number => token * directionOf(state, seat));

/** Does the struggle token stop on the last space? Else who would move it further wins. */
export const stopsAtEnd = rule('sp.struggle.track-end', ({ table }: State): boolean => table.options['struggle.trackEnd'] === 'clamp');
