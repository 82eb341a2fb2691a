import type { Frozen } from '@regelwerk/core';
import type { AttackType } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { Stance } from '../../model/unit.js';

/** The pair of numbers that a stance has for a kind of attack: dice for making one, and dice against one. */
export const valuesFor = rule('sp.info.stance-values', (stance: Frozen<Stance>, type: AttackType): Pick<Frozen<Stance>['melee'], 'attack' | 'defence'> => stance[type]);
