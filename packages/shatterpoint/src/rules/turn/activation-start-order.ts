import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { hunkerAfterRest, loseHunker } from '../cover/hunker.js';
import { recoverAtStart } from './start-recover.js';
import { startTactics } from './start-tactics.js';

/** What happens next at the start of an activation: recovery, then hunker tokens go, then tactic abilities. A unit that has recovered may cost those that it is engaged with theirs, too. Called until none is left. */
export const startOfActivation = rule('sp.turn.activation-start-order', (state: State, unit: string): readonly Event[] => {
  const { wounded, hunker } = the(state.play.units, unit);
  if (wounded > 0) return recoverAtStart(state, unit);
  if (hunker > 0) return loseHunker(state, unit, 'sp.cover.hunker-lost-activation');
  const lost = hunkerAfterRest(state);
  return lost.length > 0 ? lost : startTactics(state, unit);
});
