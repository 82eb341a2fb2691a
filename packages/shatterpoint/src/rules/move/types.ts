import { absurd } from '@regelwerk/core';
import type { Board } from '../../board.js';
import type { Field } from '../../board/field.js';
import type { MoveKind } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import { fieldOfReposition } from '../displace/reposition.js';
import { fieldOfAdvance } from './advance.js';
import { fieldOfClimb } from './climb.js';
import { fieldOfDash } from './dash.js';
import type { From } from './impassable-scope.js';
import { fieldOfJump } from './jump.js';

/** Where a movement of each kind can lead. */
export const fieldOfMove = rule('sp.move.types', (board: Board, how: MoveKind, from: From): Field => {
  switch (how) {
    case 'advance':
      return fieldOfAdvance(board, from);
    case 'climb':
      return fieldOfClimb(board);
    case 'dash':
      return fieldOfDash(board, from);
    case 'jump':
      return fieldOfJump(board);
    case 'reposition':
      return fieldOfReposition(board, from);
    default:
      return absurd(how);
  }
});
