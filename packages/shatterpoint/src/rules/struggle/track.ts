import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { directionOf } from './score-without-momentum.js';

/**
 * A space of the track as a seat counts them: 1 to 8 are its own half, below 0 is the opponent's. The same turns it back. (0 has no sign
 * here: a token on -0 would be another one in a replay.)
 */
export const ownSpace = rule('sp.struggle.track-shape', (state: State, seat: string, space: number): number =>
  directionOf(state, seat) === 1 ? space : 0 - space,
);

/** Does the struggle token stop on the last space? Else who would move it further wins. */
export const stopsAtEnd = rule('sp.struggle.track-end', ({ table }: State): boolean => table.options['struggle.trackEnd'] === 'clamp');
