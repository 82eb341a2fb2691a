import { the } from '@regelwerk/core';
import { isWithinDiscDisc, type Ticks } from '@regelwerk/geometry';
import { baseOf, gapBetween } from '../../board/bases.js';
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

/** Is the target within range: from base edge to base edge, as seen from above? The edge of the range is within it. */
export const isInRange = rule('hb.combat.ranged-target', (state: State, { attacker, target }: Aimed, range: Ticks): boolean =>
  isWithinDiscDisc(baseOf(state, attacker).disc, baseOf(state, target).disc, range),
);

/** Why the target is out of range. */
export const outOfRange = rule('hb.combat.ranged-target', (state: State, aimed: Aimed, range: Ticks): Cited | undefined => {
  if (isInRange(state, aimed, range)) return undefined;
  const { attacker, target } = aimed;
  return { kind: 'out-of-range', rule: 'hb.combat.ranged-target', target, distance: gapBetween(state, attacker, target), range };
});

/** Why the target is not seen: a piece that blocks sight lies across the line between both centres. */
export const noSight = rule('hb.combat.ranged-target', ({ table, play }: State, { attacker, target }: Aimed): Cited | undefined => {
  const { sight } = prepare(table);
  if (sight.blockers.length === 0 || table.options.sight === 'off') return undefined;
  const by = blockerBetween(sight, the(play.figures, attacker), the(play.figures, target));
  return by === undefined ? undefined : { kind: 'no-sight', rule: 'hb.combat.ranged-target', target, by };
});
