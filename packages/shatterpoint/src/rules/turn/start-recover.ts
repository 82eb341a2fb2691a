import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { chooserOfRecovery } from './start-recover-choice.js';

/** A wounded unit that is activated turns injured: its damage goes, and one of its conditions. Others do nothing. */
export const recoverAtStart = rule('sp.turn.start-recover', (state: State, unit: string): readonly Event[] => {
  const { wounded, conditions } = the(state.play.units, unit);
  if (wounded === 0) return [];
  return [
    { kind: 'unit-recovered', rule: 'sp.turn.start-recover', unit },
    ...(conditions.length === 0 ? [] : [{ kind: 'begun', rule: 'sp.turn.start-recover', frame: { kind: 'recover', seat: chooserOfRecovery(state, unit), unit } } satisfies Event]),
  ];
});
