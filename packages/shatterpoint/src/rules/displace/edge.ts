import type { Displaced } from '@regelwerk/geometry/moves';
import { rule } from '../../model/rule-id.js';

/** The edge at which a base stays that would have come to lie over it: that of the surface it has gone back to. */
export const edgeOf = rule('sp.displace.edge-stop', ({ wentBack, floor }: Displaced, on: readonly string[]): string => (wentBack ? (on[floor] ?? '') : ''));
