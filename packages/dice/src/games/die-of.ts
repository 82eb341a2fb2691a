import type { Die } from '../die.js';

/** A symbol die whose faces each show the one symbol that they are called; blanks and failures show none. */
export const dieOf = (name: string, weights: Readonly<Record<string, number>>): Die => ({
  name,
  faces: Object.entries(weights).map(([face, weight]) => ({
    name: face,
    weight,
    symbols: face === 'blank' || face === 'failure' ? {} : { [face]: 1 },
  })),
});
