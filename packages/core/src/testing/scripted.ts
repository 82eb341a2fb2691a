import type { ScriptedAnswer } from '../chance/source.js';

/**
 * The answer to a roll from the faces that its dice show, as people write them down.
 *
 * @param faces - how many faces a die has
 * @param shown - the face of each die, counted from 1
 */
export const scriptedFaces = (faces: number, shown: readonly number[]): ScriptedAnswer => {
  const counts = Array<number>(faces).fill(0);
  for (const face of shown) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return { kind: 'roll', counts: [counts] };
};

/** The answers to draws of these cards, one after the other. */
export const scriptedCards = (...cards: readonly string[]): readonly ScriptedAnswer[] => cards.map((card) => ({ kind: 'draw', card }));
