import type { ActionKind } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** The unit as a whole has taken the action, whatever its characters do in it. */
export const takeAction = rule('sp.turn.multi-character-counts-all', (unit: string, action: ActionKind, granted: boolean): Event => ({
  kind: 'action-taken',
  rule: granted ? 'sp.turn.extra-action' : 'sp.turn.action-limit',
  unit,
  action,
  granted,
}));
