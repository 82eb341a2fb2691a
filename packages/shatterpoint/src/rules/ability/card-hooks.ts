import type { Frozen } from '@regelwerk/core';
import type { Modifier, ModifierOf } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { UnitInfo } from '../../prepare.js';
import { innateOf } from './type-innate.js';

/** What cards change, by kind: costs, dice, cover, uses, deployment and what being engaged forbids. */
export const modifiersOf = rule(
  'sp.ability.card-hooks',
  <K extends Modifier['kind']>(unit: UnitInfo, kind: K): readonly Frozen<ModifierOf<K>>[] =>
    innateOf(unit).filter((one) => one.kind === kind) as unknown as readonly Frozen<ModifierOf<K>>[],
);
