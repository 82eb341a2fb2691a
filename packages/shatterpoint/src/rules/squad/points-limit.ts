import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Squad } from '../../model/unit.js';
import { under, unless } from '../../setup/unless.js';
import { buildSide } from '../info/stat-card-back.js';
import { frameOf } from './primary-leads.js';

/** The secondary and the support unit together cost at most the squad points of the primary unit. */
export const pointFaults = rule('sp.squad.points-limit', (squad: Frozen<Squad>, path: string): readonly Fault[] => {
  const { points } = frameOf(squad);
  const cost = squad.units.slice(1).reduce((sum, card) => sum + buildSide(card).points, 0);
  return unless(cost <= points, { path: under(path, 'units'), expected: `units of at most ${points} points beside the primary one, not ${cost}`, rule: 'sp.squad.points-limit' });
});
