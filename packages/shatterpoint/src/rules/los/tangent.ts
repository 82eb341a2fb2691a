import type { Polygon } from '@regelwerk/geometry';
import { widenOutline } from '@regelwerk/geometry/sight';
import { rule } from '../../model/rule-id.js';
import type { Options } from '../../model/options.js';

/**
 * What stops a line of the outline of a part: to enter it does, to touch it does not. Where the table has agreed that touching stops it,
 * too, the outline counts as one tick wider: no line is free that touches a part or passes it by less than a hundredth of a millimetre.
 */
export const stoppingOutline = rule('sp.los.tangent', (options: Pick<Options, 'los.tangent'>, outline: Polygon): Polygon =>
  options['los.tangent'] === 'clear' ? outline : widenOutline(outline),
);
