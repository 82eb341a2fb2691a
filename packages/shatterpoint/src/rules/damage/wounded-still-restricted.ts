import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Can enemies hold the unit's characters? It makes no difference that it is wounded itself, unless the table has agreed so. */
export const canBeHeld = rule(
  'sp.damage.wounded-still-restricted',
  ({ table, play }: State, unit: string): boolean => table.options['engage.woundedSelf'] === 'restricted' || the(play.units, unit).wounded === 0,
);
