import { the } from '@regelwerk/core';
import { isImmune } from '../../keywords/immunity.js';
import type { Condition } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { suffer } from '../damage/take.js';
import { isAffected } from '../damage/wounded-attackable.js';
import { hasCondition } from './on-unit.js';

/** A condition that a unit is to get; in a combat tree what comes of it instead goes into the pool. */
export interface Gain {
  readonly condition: Condition;
  readonly pool: boolean;
}

const ID = 'sp.condition.duplicate';

/** A condition for a unit; where it lies already, 1 damage instead: into the pool of a running combat tree, or at once. */
export const gainCondition = rule(
  'sp.condition.duplicate',
  (state: State, unit: string, { condition, pool }: Gain): readonly Event[] => {
    if (!isAffected(state, unit) || isImmune(the(prepare(state.table).units, unit), condition)) return [];
    if (!hasCondition(state, unit, condition)) return [{ kind: 'condition-gained', rule: 'sp.condition.on-unit', unit, condition }];
    return pool ? [{ kind: 'damage-pooled', rule: ID, damage: 1 }] : suffer(state, unit, { damage: 1, rule: ID });
  },
);
