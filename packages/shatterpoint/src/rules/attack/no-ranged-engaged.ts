import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { heldBy } from './engaged.js';

/** Why a character cannot shoot at anybody: an enemy that is not wounded is engaged with it. */
export const whyNoShot = rule('sp.attack.no-ranged-engaged', (state: State, character: string): Refusal | undefined => {
  const [by] = heldBy(state, character);
  return by === undefined ? undefined : { kind: 'engaged', rule: 'sp.attack.no-ranged-engaged', character, by };
});
