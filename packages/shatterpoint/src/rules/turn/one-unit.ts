import type { Frozen } from '@regelwerk/core';
import type { TurnFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';

/** The unit that acts in this turn: the one that its order card has activated, and no other; none if no card could be revealed. */
export const unitOfTurn = rule('sp.turn.one-unit', ({ unit }: Frozen<TurnFrame>): string | undefined => (unit === '' ? undefined : unit));
