import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** May a unit use abilities at all? A wounded one may, a defeated one may not. */
export const hasAbilities = rule('sp.ability.wounded-may-use', ({ play }: State, unit: string): boolean => !the(play.units, unit).defeated);
