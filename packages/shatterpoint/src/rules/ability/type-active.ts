import type { Frozen } from '@regelwerk/core';
import { isActive } from '../../agenda.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Ability } from '../../model/unit.js';
import type { UnitInfo } from '../../prepare.js';

/** An active ability is for its unit's own activation. */
export const notActiveNow = rule('sp.ability.type-active', (state: State, unit: UnitInfo, ability: Frozen<Ability>): Refusal | undefined =>
  ability.kind === 'active' && isActive(state, unit.id) ? undefined : { kind: 'ability-not-now', rule: 'sp.ability.type-active', ability: ability.id },
);
