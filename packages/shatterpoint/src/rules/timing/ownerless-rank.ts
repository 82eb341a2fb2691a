import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Are the rules that belong to nobody carried out now: after the players' effects, or before them where the table agreed so? */
export const ownerlessNow = rule('sp.timing.ownerless-rank', ({ table }: State, playersLeft: boolean): boolean =>
  table.options['timing.ownerlessRank'] === 'before-players' || !playersLeft,
);
