import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** A defeated unit: all its characters leave the board. */
export const defeat = rule('sp.damage.defeated', (_state: State, unit: string): readonly Event[] => [{ kind: 'unit-defeated', rule: 'sp.damage.defeated', unit }]);
