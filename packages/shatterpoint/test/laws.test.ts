import { laws } from '@regelwerk/core/testing';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { kitOf, RUNS } from './kit.js';
import { tables } from './tables.js';

describe('the laws that every game owes', () => {
  test.each(laws(kitOf(tables)).map((law) => [law.name, law] as const))('%s', { timeout: 600_000 }, (_name, law) => {
    fc.assert(law.property(), { numRuns: RUNS });
  });
});
