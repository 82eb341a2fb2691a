import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** Damage of an option goes into the pool before the next option is chosen; whom it is for suffers it only when the pool is dealt. */
export const poolDamage = rule('sp.tree.damage-at-once', (damage: number): Event => ({ kind: 'damage-pooled', rule: 'sp.tree.damage-at-once', damage }));
