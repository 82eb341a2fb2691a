import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Use } from '../../abilities.js';
import { spendsAction } from './action-ability.js';

/** An ability has been used: besides the two actions, unless it is one itself. */
export const tellUse = rule('sp.turn.abilities-besides-actions', (state: State, { unit, ability }: Pick<Use, 'unit' | 'ability'>, { free, by }: { readonly free: boolean; readonly by: Event['rule'] }): Event => ({
  kind: 'ability-used',
  rule: by,
  unit: unit.id,
  ability: ability.id,
  seat: unit.seat,
  free,
  action: spendsAction(state, ability, free),
}));
