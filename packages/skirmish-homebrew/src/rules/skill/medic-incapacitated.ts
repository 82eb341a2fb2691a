import { the } from '@regelwerk/core';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Why a figure that is out gives no treatment, neither to itself nor to others. */
export const cannotTreat = rule('hb.skill.medic-incapacitated', ({ play }: State, figure: string): Cited | undefined =>
  the(play.figures, figure).able ? undefined : { kind: 'incapacitated', rule: 'hb.skill.medic-incapacitated', figure },
);
