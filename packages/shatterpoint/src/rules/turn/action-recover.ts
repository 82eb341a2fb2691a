import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** A character of a recovering unit may use one heal effect. */
export const recover = rule('sp.turn.action-recover', (seat: string, character: string): readonly Event[] => [
  { kind: 'deed-left', rule: 'sp.turn.action-recover', character },
  { kind: 'begun', rule: 'sp.turn.action-recover', frame: { kind: 'heal', seat, character } },
]);
