import type { Room } from '@regelwerk/core';
import type { RoundFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { advanceOpening, askOpening, checkOpening, openingCandidates, reduceOpening, sampleOpening } from './opening.js';
import { advanceTurns, askTurn, checkTurn, reduceTurn, sampleTurn, turnCandidates } from './turns.js';

/** The round: its opening steps, then turns. */
export const round: Room<Types, RoundFrame> = {
  ask: (state, frame) => (frame.step === 'turns' ? askTurn(state) : askOpening(state, frame)),
  check: (state, frame, choice) => (frame.step === 'turns' ? checkTurn(state, choice) : checkOpening(state, frame, choice)),
  reduce: (state, frame, choice) => (frame.step === 'turns' ? reduceTurn(state, choice) : reduceOpening(state, frame, choice)),
  advance: (state, frame) => (frame.step === 'turns' ? advanceTurns(state) : advanceOpening(state, frame)),
  candidates: (state, frame, density) =>
    frame.step === 'turns' ? turnCandidates(state, density) : openingCandidates(state, frame, density),
  sample: (state, frame, luck) => (frame.step === 'turns' ? sampleTurn(state, luck) : sampleOpening(state, frame, luck)),
};
