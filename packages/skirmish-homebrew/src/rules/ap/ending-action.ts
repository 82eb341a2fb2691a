import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { pooled } from './pool.js';

/**
 * What an ending action does to the figure that made it: it is done for the round, and points of its own that are left are lost.
 *
 * @param state - before the price is paid
 * @param figure - who made the ending action
 * @param paid - what the action costs
 */
export const endFigure = rule('hb.ap.ending-action', (state: State, figure: string, paid: number): readonly Event[] => {
  if (state.table.options.endingAction === 'turn') return [];
  const lost = pooled(state) ? 0 : the(state.play.figures, figure).ap - paid;
  return [{ kind: 'figure-done', rule: 'hb.ap.ending-action', figure, lost }];
});

/** Why a figure that is done does not act any more this round. */
export const isDone = rule('hb.ap.ending-action', ({ play }: State, figure: string): Cited | undefined =>
  the(play.figures, figure).done ? { kind: 'done', rule: 'hb.ap.ending-action', figure } : undefined,
);
