import type { Ticks } from '@regelwerk/geometry';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import type { Profile } from '../../prepare.js';

/**
 * What heavy armour takes off the normal range, where a table plays with it.
 * @unit ticks
 */
export const armourLoss = rule('hb.move.heavy-armour', (options: Pick<Options, 'heavyArmourLoss'>, { sheet }: Profile): Ticks =>
  sheet.heavyArmour ? options.heavyArmourLoss : 0,
);
