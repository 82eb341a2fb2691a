import { gapBetween, touching } from '../../board/bases.js';
import { whyNoFoe } from '../../foes.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Why a figure is no target for a melee attack: only able enemies on the table are. */
export const noOpponent = rule('hb.combat.melee-contact', (state: State, attacker: string, target: string): Cited | undefined => {
  const why = whyNoFoe(state, attacker, target);
  return why === undefined ? undefined : { kind: 'wrong-target', rule: 'hb.combat.melee-contact', target, why };
});

/** Do the bases touch, or come as close as the table's reach? */
export const isInReach = rule('hb.combat.melee-contact', (state: State, attacker: string, target: string): boolean =>
  touching(state, [attacker, target], state.table.options.meleeReach),
);

/** Why the target is out of reach. */
export const outOfReach = rule('hb.combat.melee-contact', (state: State, attacker: string, target: string): Cited | undefined => {
  if (isInReach(state, attacker, target)) return undefined;
  const reach = state.table.options.meleeReach;
  return { kind: 'no-contact', rule: 'hb.combat.melee-contact', with: target, gap: gapBetween(state, attacker, target), reach };
});
