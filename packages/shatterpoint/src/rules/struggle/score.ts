import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { countedControl } from '../objective/determine.js';
import { controlAtEnd } from '../objective/when-determined.js';
import { judgePosition } from './momentum-behind.js';
import { isFirstTurn } from './first-turn.js';
import { isFrozen } from './first-win.js';
import { priorityBonus } from './priority-bonus.js';
import { ownSpace } from './track.js';
import { advanceToken, winStruggle } from './win.js';

/** The active player moves the struggle token: one space for each active objective that counts for it, and what a priority objective adds. */
const moveToken = (state: State, seat: string, controlled: readonly string[]): readonly Event[] => {
  const { token } = state.play.struggle;
  const start = ownSpace(state, seat, token);
  const steps = controlled.length + priorityBonus(state, controlled);
  const { to, won } = advanceToken(state, the(state.play.sides, seat), { from: start, steps });
  const landed = ownSpace(state, seat, to);
  return [
    ...(to === start ? [] : [{ kind: 'token-moved', rule: 'sp.struggle.score-move', from: token, to: landed } as const]),
    ...(won ? winStruggle(state, seat, 'sp.struggle.win-by-move') : judgePosition(state, seat, { token: landed, moved: to - start })),
  ];
};

/** Step 9 of a turn: who controls which objective, and what it is worth to the active player. A match that ends at once ends by the last event. */
export const scoreTurn = rule('sp.struggle.score-move', (state: State): readonly Event[] => {
  if (isFrozen(state)) return [];
  const seat = state.play.active;
  const changes = controlAtEnd(state);
  const { controlled, first } = countedControl(state, changes, seat);
  const scored = isFirstTurn(state) ? [] : moveToken(state, seat, controlled);
  return first ? [...changes, ...scored] : [...scored, ...changes];
});
