import { onceFor, type Frozen } from '@regelwerk/core';
import type { Modifier } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { UnitInfo } from '../../prepare.js';

const modifiers = onceFor((unit: UnitInfo): readonly Frozen<Modifier>[] =>
  unit.card.abilities.flatMap((ability) => (ability.kind === 'innate' ? ability.modifiers : [])),
);

/** What the innate abilities of a unit change: always in force, at no cost, whether it is wounded or not. */
export const innateOf = rule('sp.ability.type-innate', (unit: UnitInfo): readonly Frozen<Modifier>[] => modifiers(unit));
