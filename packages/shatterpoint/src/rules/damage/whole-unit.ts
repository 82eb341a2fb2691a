import type { EventOf } from '../../model/event.js';
import { rule, type RuleId } from '../../model/rule-id.js';

/** Damage tokens on a unit's stat card; which of its characters was hit is not told anywhere. `lost` found no place. */
export const damageUnit = rule(
  'sp.damage.whole-unit',
  (unit: string, { damage, lost }: { readonly damage: number; readonly lost: number }, because: RuleId): EventOf<'damage-suffered'> => ({
    kind: 'damage-suffered',
    rule: because,
    unit,
    damage,
    lost,
  }),
);
