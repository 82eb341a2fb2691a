import type { Frozen } from '@regelwerk/core';
import type { SidePlay } from './model/play.js';

/** The spaces of each half of the track. */
export const SPACES = 8;

/** The momentum tokens of a side: how many, and which spaces outside the innermost lie free. */
export type Row = Pick<Frozen<SidePlay>, 'momentum' | 'gaps'>;

/** The space of the innermost token; one beyond the track if there is none. */
export const innermost = ({ momentum, gaps }: Row): number => SPACES + 1 - momentum - gaps.length;

/** Does a token lie on the space? */
export const liesOn = (row: Row, space: number): boolean => space >= innermost(row) && space <= SPACES && !row.gaps.includes(space);
