import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { announce } from '../../windows.js';

/** The tactic abilities of the active unit are resolved, in an order that its player chooses; told once. */
export const startTactics = rule('sp.turn.start-tactics', (state: State, unit: string): readonly Event[] => [
  { kind: 'moment-told', rule: 'sp.turn.start-tactics', told: 1 },
  ...announce(state, { at: 'tactics', about: `${unit}-1`, other: '', rule: 'sp.turn.start-tactics' }),
]);
