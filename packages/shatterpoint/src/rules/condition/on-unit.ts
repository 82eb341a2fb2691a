import { the } from '@regelwerk/core';
import type { Condition } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Does the condition lie on the unit's card? It then concerns each of its characters. */
export const hasCondition = rule('sp.condition.on-unit', ({ play }: State, unit: string, condition: Condition): boolean =>
  the(play.units, unit).conditions.includes(condition),
);
