import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** Dice have been rolled, by whoever answers for chance: the roll is told by its name and what it showed. */
export const tellRoll = rule('sp.timing.random-sources', (label: string, counts: readonly (readonly number[])[]): Event => ({
  kind: 'dice-rolled',
  rule: 'sp.timing.random-sources',
  label,
  counts,
}));
