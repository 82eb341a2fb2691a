import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** The first player chooses one of the two mission sets, whoever brought it. */
export const chooseMission = rule('sp.setup.choose-mission', (mission: number): Event => ({
  kind: 'mission-chosen',
  rule: 'sp.setup.choose-mission',
  mission: mission === 1 ? 1 : 0,
}));
