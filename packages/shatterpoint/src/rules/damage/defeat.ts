import { the } from '@regelwerk/core';
import { turnOf } from '../../agenda.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { defeat } from './defeated.js';

/** The unit that can be defeated in this turn: the one that was activated, none in the setup. */
export const defeatable = rule('sp.damage.defeat-only-own-activation', (state: State): string => turnOf(state)?.activated ?? '');

/** Step 10: the activated unit is defeated if it has at least as many injured tokens as its durability. Wounded tokens do not count. */
export const checkDefeat = rule('sp.damage.defeat-check', (state: State): readonly Event[] => {
  const unit = prepare(state.table).units[defeatable(state)];
  if (unit === undefined) return [];
  const { defeated, injured } = the(state.play.units, unit.id);
  return defeated || injured < unit.card.durability ? [] : defeat(state, unit.id);
});
