import type { Frozen } from '@regelwerk/core';
import type { AttackType } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { Stance } from '../../model/unit.js';

/** Can a unit attack so at all? Not where its card shows a dash, however many dice it would get; 0 is a number. */
export const canAttackSo = rule('sp.attack.dash-value', (stance: Frozen<Stance>, type: AttackType): boolean => stance[type].attack !== 'none');
