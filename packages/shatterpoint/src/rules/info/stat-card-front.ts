import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { UnitCard } from '../../model/unit.js';

/** How much a unit bears, as the play side of its stat card says: damage until it is wounded, injured tokens until it is defeated. */
export const toughness = rule('sp.info.stat-card-front', ({ stamina, durability }: Pick<Frozen<UnitCard>, 'stamina' | 'durability'>) => ({
  wounds: stamina,
  defeats: durability,
}));
