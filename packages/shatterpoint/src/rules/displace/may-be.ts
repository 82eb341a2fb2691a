import type { DisplaceFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';

/** May the player whose effect it is leave it out? Only where the effect says "may". */
export const mayDecline = rule('sp.displace.may-be', ({ may }: Pick<DisplaceFrame, 'may'>): boolean => may);
