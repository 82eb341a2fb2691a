import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSuccesses } from './success.js';

const faces = fc.array(fc.nat(30), { minLength: 6, maxLength: 6 });

test('[hb.dice.success] a higher threshold never succeeds more often', () => {
  fc.assert(
    fc.property(faces, fc.integer({ min: 2, max: 5 }), (counts, from) => {
      expect(countSuccesses(counts, from + 1)).toBeLessThanOrEqual(countSuccesses(counts, from));
    }),
  );
});

test('[hb.dice.success] every die succeeds or does not', () => {
  fc.assert(
    fc.property(faces, fc.integer({ min: 2, max: 6 }), (counts, from) => {
      const failed = counts.slice(0, from - 1).reduce((sum, dice) => sum + dice, 0);
      expect(countSuccesses(counts, from) + failed).toBe(counts.reduce((sum, dice) => sum + dice, 0));
    }),
  );
});
