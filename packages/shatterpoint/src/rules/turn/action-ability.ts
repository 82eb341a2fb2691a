import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Ability } from '../../model/unit.js';
import { waivesAction } from '../tree/active-icon-action.js';

/** Does an ability use up one of the two actions? If it is marked as an action; from a combat tree too, unless the table waives it. */
export const spendsAction = rule('sp.turn.action-ability', (state: State, ability: Frozen<Ability>, free: boolean): boolean =>
  ability.kind === 'active' && ability.action && !waivesAction(state, free),
);
