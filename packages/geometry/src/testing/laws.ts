// What every question about two shapes owes, ready to be run by users over questions of their own.
import fc from 'fast-check';
import type { Shape } from '../shape.js';
import type { Ticks } from '../units.js';
import { arbitraryShape } from './arbitraries.js';
import { type Motion, arbitraryMotion, moveShape, reverseShape } from './motions.js';

/** A question about two shapes. */
export type PairQuestion = (a: Shape, b: Shape) => boolean | number;

/** One law, and how to run it: `check` throws a counterexample, as `fc.assert` does. */
export interface Law {
  readonly says: string;
  readonly check: (parameters?: { readonly numRuns?: number; readonly seed?: number }) => void;
}

/**
 * The answer does not change when both shapes move alike, or are written the other way round.
 * @unit ticks
 */
export const rigidLaws = (question: PairQuestion, size: Ticks): readonly Law[] => {
  const shape = arbitraryShape(size);
  const motion = arbitraryMotion(4 * size);
  return [
    {
      says: 'the answer is the same after a translation, a quarter turn or a mirror',
      check: (parameters = {}) => {
        const same = (a: Shape, b: Shape, by: Motion): boolean => question(moveShape(a, by), moveShape(b, by)) === question(a, b);
        fc.assert(fc.property(shape, shape, motion, same), parameters);
      },
    },
    {
      says: 'the answer is the same for shapes written the other way round',
      check: (parameters = {}) => {
        const same = (a: Shape, b: Shape): boolean => question(reverseShape(a), reverseShape(b)) === question(a, b);
        fc.assert(fc.property(shape, shape, same), parameters);
      },
    },
  ];
};

/**
 * The answer does not change when the shapes are swapped, or as `rigidLaws` say.
 * @unit ticks
 */
export const symmetricLaws = (question: PairQuestion, size: Ticks): readonly Law[] => {
  const shape = arbitraryShape(size);
  return [
    {
      says: 'the answer is the same when the shapes are swapped',
      check: (parameters = {}) => {
        fc.assert(fc.property(shape, shape, (a, b) => question(a, b) === question(b, a)), parameters);
      },
    },
    ...rigidLaws(question, size),
  ];
};
