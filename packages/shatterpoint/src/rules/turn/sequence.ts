import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { TurnFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import { unitOfTurn } from './one-unit.js';

/** The turn goes on to its next step; where no unit was activated, from the order card straight to the effects of the turn's end. */
export const nextStep = rule('sp.turn.sequence', (turn: Frozen<TurnFrame>): Event => ({
  kind: 'step-reached',
  rule: 'sp.turn.sequence',
  step: turn.step === 2 && unitOfTurn(turn) === undefined ? 8 : turn.step + 1,
}));
