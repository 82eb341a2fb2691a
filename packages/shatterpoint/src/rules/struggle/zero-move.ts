import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Does the place of the struggle token bring momentum after so many spaces? Also after none, unless the table has agreed otherwise. */
export const isJudged = rule('sp.struggle.zero-move', ({ table }: State, moved: number): boolean => moved !== 0 || table.options['struggle.judgeOnZeroMove']);
