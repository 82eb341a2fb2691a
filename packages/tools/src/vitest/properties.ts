/**
 * How long properties run, and from which seed: REGELWERK_RUNS (15 unless told otherwise, 50 in the whole check) and REGELWERK_SEED.
 * fast-check prints the seed of a counterexample; `npm test` draws one for the whole run and prints it first.
 */
import fc from 'fast-check';

const number = (name: string): number | undefined => {
  const text = process.env[name];
  return text === undefined || text === '' ? undefined : Number(text);
};

const seed = number('REGELWERK_SEED');
fc.configureGlobal({ numRuns: number('REGELWERK_RUNS') ?? 15, ...(seed === undefined ? {} : { seed }) });
