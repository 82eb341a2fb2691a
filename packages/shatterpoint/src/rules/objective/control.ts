import type { EventOf } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** The control token on an objective, which only the other player's replaces: nobody has to stay near it. */
export const putControl = rule(
  ['sp.objective.control-token', 'sp.objective.control-persists'],
  (objective: string, before: string | undefined, now: string | undefined): readonly EventOf<'control-changed'>[] =>
    now === undefined || now === before ? [] : [{ kind: 'control-changed', rule: 'sp.objective.control-token', objective, seat: now }],
);
