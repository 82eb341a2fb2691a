import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** How far a unit has come on its way out of the game. */
export type Stage = 'fresh' | 'wounded' | 'injured' | 'defeated';

/** The stage of a unit: wounded as long as it has a wounded token, then injured, at last defeated. */
export const stageOf = rule('sp.damage.stages', ({ play }: State, unit: string): Stage => {
  const { defeated, wounded, injured } = the(play.units, unit);
  if (defeated) return 'defeated';
  if (wounded > 0) return 'wounded';
  return injured > 0 ? 'injured' : 'fresh';
});
