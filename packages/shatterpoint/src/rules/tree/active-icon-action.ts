import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Does an ability that is marked as an action spend none, because a combat tree gives it? Only where the table has agreed so: the icon waives force. */
export const waivesAction = rule('sp.tree.active-icon-action', ({ table }: State, free: boolean): boolean =>
  free && table.options['tree.activeIconActionAbility'] === 'free',
);
