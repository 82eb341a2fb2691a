import type { AttackType } from '../../model/effect.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { stanceOf } from '../../attacks/stance.js';
import { canAttackSo } from './dash-value.js';

/** Why an attack of a kind cannot be declared: another one is granted, or the character cannot attack so at all. */
export const whyNotDeclare = rule(
  'sp.attack.step-declare',
  (state: State, { character, type: granted }: { readonly character: string; readonly type: AttackType | 'any' }, type: AttackType): Refusal | undefined => {
    if (granted !== 'any' && granted !== type) return { kind: 'cannot-attack-so', rule: 'sp.attack.step-declare', type };
    return canAttackSo(stanceOf(state, character), type) ? undefined : { kind: 'cannot-attack-so', rule: canAttackSo.rule, type };
  },
);
