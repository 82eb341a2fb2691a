import type { ChoiceOf } from '../model/choice.js';
import type { MoveKind } from '../model/effect.js';
import { BOARD } from '../model/ids.js';
import type { TerrainPart, TerrainPiece } from '../model/mission.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { whyNotMove } from '../moves/move.js';
import { MM } from './scene.js';

// Moves and terrain in few words, for tests. Lengths are in millimetres.

type Way = readonly [x: number, y: number];

/** A move of a character to a place; the tool lies straight in the direction of x unless it is said how. */
// eslint-disable-next-line max-params -- who, how, where, and, rarely, how the tool lies: named in this order in hundreds of rows
export const moveOf = (character: string, how: MoveKind, [x, y, on = BOARD]: readonly [number, number, string?], arms: readonly [Way, Way] = [[1, 0], [1, 0]]): ChoiceOf<'move'> => ({
  kind: 'move',
  answers: 0,
  by: character.split('-')[0] ?? '',
  character,
  how,
  to: { x: Math.round(x * MM), y: Math.round(y * MM), on },
  arms: [
    { x: arms[0][0], y: arms[0][1] },
    { x: arms[1][0], y: arms[1][1] },
  ],
  ingress: [],
});

/** Why a move is refused that is granted as it is, or `allowed`. */
export const moving = (state: State, choice: ChoiceOf<'move'>): Refusal['kind'] | 'allowed' =>
  whyNotMove(state, { character: choice.character, how: [choice.how] }, choice)?.kind ?? 'allowed';

/** A piece of terrain of some parts. */
export const piece = (id: string, ...parts: readonly TerrainPart[]): TerrainPiece => ({ id, name: id, parts: [...parts] });
