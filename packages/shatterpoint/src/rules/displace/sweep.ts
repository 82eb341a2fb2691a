import { overlaps, type Disc, type Shape } from '@regelwerk/geometry';
import type { Frozen } from '@regelwerk/core';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** Can a displaced base touch something? All along its way it can; or, if the table has agreed so, only where its way would end. */
export const canTouch = rule('sp.displace.sweep', (options: Frozen<Pick<Options, 'displace.contactModel'>>, end: Disc, shape: Shape): boolean =>
  options['displace.contactModel'] === 'swept-disc' || overlaps(end, shape),
);
