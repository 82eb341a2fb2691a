import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Does the tracker rest because the struggle has been won in this turn? */
export const isFrozen = rule('sp.struggle.first-win-counts', ({ table, play }: State): boolean =>
  play.struggle.winner.length > 0 && table.options['struggle.afterWin'] === 'freeze',
);
