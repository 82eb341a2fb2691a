import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { UnitCard } from '../../model/unit.js';

/** The build side of a stat card: all that counts when a team is put together, and nothing else of it. */
export const buildSide = rule('sp.info.stat-card-back', ({ name, type, eras, characters, force, points }: Frozen<UnitCard>) => ({
  name,
  type,
  eras,
  characters,
  force,
  points,
}));
