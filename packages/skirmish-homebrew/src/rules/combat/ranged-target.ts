import { the } from '@regelwerk/core';
import { distanceDiscDisc, isWithinDiscDisc, type Ticks } from '@regelwerk/geometry';
import { baseOf } from '../../board/bases.js';
import { blockerBetween } from '../../board/sight.js';
import { whyNoFoe } from '../../foes.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** Who shoots at whom. */
export interface Aimed {
  readonly attacker: string;
  readonly target: string;
}

/** Why a figure is no target for a ranged attack: only able enemies on the table are. */
export const noTarget = rule('hb.combat.ranged-target', (state: State, { attacker, target }: Aimed): Cited | undefined => {
  const why = whyNoFoe(state, attacker, target);
  return why === undefined ? undefined : { kind: 'wrong-target', rule: 'hb.combat.ranged-target', target, why };
});

/** Why the target is out of range: from base edge to base edge, as seen from above; the edge of the range is within it. */
export const outOfRange = rule('hb.combat.ranged-target', (state: State, { attacker, target }: Aimed, range: Ticks): Cited | undefined => {
  const from = baseOf(state, attacker).disc;
  const to = baseOf(state, target).disc;
  if (isWithinDiscDisc(from, to, range)) return undefined;
  return { kind: 'out-of-range', rule: 'hb.combat.ranged-target', target, distance: distanceDiscDisc(from, to), range };
});

/** Why the target is not seen: a piece that blocks sight lies across the line between both centres. */
export const noSight = rule('hb.combat.ranged-target', ({ table, play }: State, { attacker, target }: Aimed): Cited | undefined => {
  const { sight } = prepare(table);
  if (sight.blockers.length === 0 || table.options.sight === 'off') return undefined;
  const by = blockerBetween(sight, the(play.figures, attacker), the(play.figures, target));
  return by === undefined ? undefined : { kind: 'no-sight', rule: 'hb.combat.ranged-target', target, by };
});
