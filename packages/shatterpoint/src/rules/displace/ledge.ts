import { displace, type Displaced, type DisplaceStart, type Ground } from '@regelwerk/geometry/moves';
import type { Vec } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';

/**
 * Where a displaced base comes to lie: over a ledge on the highest surface below it, which nobody chooses; where it would hang over an edge,
 * back at the last place at which it lay wholly on a surface.
 */
export const comesToLie = rule(['sp.displace.ledge-landing', 'sp.displace.ledge-partial'], (start: DisplaceStart, direction: Vec, ground: Ground): Displaced => displace(start, direction, ground));
