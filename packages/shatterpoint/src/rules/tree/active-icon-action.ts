import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Ability } from '../../model/unit.js';

/** Does using an ability spend an action? One that is marked so does, also through the icon, unless the table has agreed otherwise. */
export const spendsAction = rule('sp.tree.active-icon-action', ({ table }: State, ability: Frozen<Ability>, free: boolean): boolean =>
  ability.kind === 'active' && ability.action && !(free && table.options['tree.activeIconActionAbility'] === 'free'),
);
