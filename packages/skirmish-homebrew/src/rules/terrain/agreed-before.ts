import { rule } from '../../model/rule-id.js';
import type { Agreed } from '../../model/terrain.js';

/** Have the players agreed this of a piece before play? What is not in its list does not hold. */
export const isAgreed = rule(
  'hb.terrain.agreed-before',
  ({ agreed }: { readonly agreed: readonly Agreed[] }, what: Agreed): boolean => agreed.includes(what),
);
