import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, difference } from './opposed.js';

const successes = fc.nat(200);

test('[hb.dice.opposed] one success more in attack never costs less', () => {
  fc.assert(
    fc.property(successes, successes, (attack, defence) => {
      expect(compare(difference, attack + 1, defence)).toBeGreaterThanOrEqual(compare(difference, attack, defence));
    }),
  );
});

test('[hb.dice.opposed] one success more in defence never costs more', () => {
  fc.assert(
    fc.property(successes, successes, (attack, defence) => {
      expect(compare(difference, attack, defence + 1)).toBeLessThanOrEqual(compare(difference, attack, defence));
    }),
  );
});

test('[hb.dice.opposed] whatever a host brings, a whole number of life points is lost', () => {
  fc.assert(
    fc.property(fc.double(), (answer) => {
      const lost = compare(() => answer, 1, 1);
      expect(Number.isInteger(lost) && lost >= 0).toBe(true);
    }),
  );
});
