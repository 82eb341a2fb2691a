import type { Room } from '@regelwerk/core';
import type { FrameOf } from '../model/frame.js';
import type { Types } from '../model/state.js';

/** To be written. */
export const turn: Room<Types, FrameOf<'turn'>> = undefined as never;
