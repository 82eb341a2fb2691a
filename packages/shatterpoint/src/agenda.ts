import { nearest, type Frozen } from '@regelwerk/core';
import type { AttackFrame, Frame, TurnFrame } from './model/frame.js';
import type { State } from './model/state.js';

/** The frame of the turn; none during the setup. */
export const turnOf = ({ play }: State): Frozen<TurnFrame> | undefined => {
  const [bottom] = play.agenda as readonly Frozen<Frame>[];
  return bottom?.kind === 'turn' ? bottom : undefined;
};

/** The end of an attack: all ten steps are done. */
export const ATTACK_OVER = 11;

/** The attack that is being made, if one is: the innermost. */
export const attackOf = ({ play }: State): Frozen<AttackFrame> | undefined => nearest(play.agenda as readonly Frozen<Frame>[], 'attack');

/** Is the unit in its own activation? */
export const isActive = (state: State, unit: string): boolean => turnOf(state)?.unit === unit;
