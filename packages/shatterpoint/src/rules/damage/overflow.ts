import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** How many tokens damage lays where there is room for so many before the unit is wounded. */
export const tokensLaid = rule('sp.damage.overflow', ({ table }: State, damage: number, room: number): number =>
  table.options['damage.overflow'] === 'keep' ? damage : Math.min(damage, room),
);
