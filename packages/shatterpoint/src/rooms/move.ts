import { checkBy, type Frozen, type Room } from '@regelwerk/core';
import { isOnBoard } from '../board/on-board.js';
import type { Choice, ChoiceOf } from '../model/choice.js';
import type { MoveFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { anyMove, makeMove, makeStay, moveCandidates, movesFor, sampleMove, whyNotMove, whyNotStay } from '../moves/move.js';

const stay = (state: State, { seat, character }: Frozen<MoveFrame>): ChoiceOf<'stay'> => ({ kind: 'stay', answers: state.play.written, by: seat, character });

const whyNot = (state: State, frame: Frozen<MoveFrame>, choice: Choice): Refusal | undefined => {
  if (choice.kind === 'move') return whyNotMove(state, frame, choice);
  if (choice.kind !== 'stay') return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'move' };
  return choice.character === frame.character ? whyNotStay(state, frame) : { kind: 'not-the-unit', rule: 'sp.move.types', unit: choice.character, wanted: [frame.character] };
};

/** A character may make one of some movements, or stay. */
export const move: Room<Types, MoveFrame> = {
  ask: (state, { seat, character, how }) => {
    if (!isOnBoard(state, character)) return undefined;
    const kinds = movesFor(state, character, how);
    return kinds.length === 0 ? undefined : { kind: 'place', id: state.play.written, by: seat, for: 'move', character, how: kinds };
  },
  check: checkBy(whyNot),
  reduce: (state, { character }, choice) => [
    { kind: 'done', rule: 'sp.move.types', frame: 'move' },
    ...(choice.kind === 'move' ? makeMove(state, choice) : makeStay(state, character)),
  ],
  advance: (state, { character }) => [
    { kind: 'done', rule: 'sp.move.types', frame: 'move' },
    ...(isOnBoard(state, character) ? makeStay(state, character) : []),
  ],
  candidates: (state, frame, density) => {
    const moves = moveCandidates(state, frame, density);
    if (whyNotStay(state, frame) === undefined) return [...moves, stay(state, frame)];
    // It must move: where few are wanted and none is easy, the first of many, or one that is hard to find.
    return moves.length > 0 ? moves : [anyMove(state, frame) ?? stay(state, frame)];
  },
  sample: (state, frame, luck) => sampleMove(state, frame, luck) ?? anyMove(state, frame) ?? stay(state, frame),
};
