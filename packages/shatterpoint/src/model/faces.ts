import type { Face, Roll } from './effect.js';

/** The places of the faces in the counts of a roll, in the order in which the dice list them. */
export const FACES: Readonly<Record<Roll, readonly Face[]>> = {
  attack: ['critical', 'strike', 'expertise', 'failure'],
  defence: ['block', 'expertise', 'failure'],
};

/** How many dice of a roll show a face. */
export const shown = (roll: Roll, counts: readonly number[], face: Face): number => counts[FACES[roll].indexOf(face)] ?? 0;
