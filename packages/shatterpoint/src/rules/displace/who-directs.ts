import type { Frozen } from '@regelwerk/core';
import type { DisplaceFrame } from '../../model/frame.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** Who chooses the direction of a push or pull: the player whose effect causes it, or nobody where it always goes straight. */
export const directorOf = rule('sp.displace.who-directs', (options: Frozen<Pick<Options, 'displace.director'>>, { seat }: Pick<DisplaceFrame, 'seat'>): string | undefined =>
  options['displace.director'] === 'effect-controller' ? seat : undefined,
);
