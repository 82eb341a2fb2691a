import { laws } from '@regelwerk/core/testing';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { anyTables } from './any-cards.js';
import { kitOf, RUNS } from './kit.js';

describe('the laws on any cards and house rules', () => {
  test.each(laws(kitOf(anyTables)).map((law) => [law.name, law] as const))('%s', { timeout: 600_000 }, (_name, law) => {
    fc.assert(law.property(), { numRuns: RUNS });
  });
});
