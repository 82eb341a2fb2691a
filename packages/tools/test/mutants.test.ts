import { expect, test } from 'vitest';
import { scoresOf, survivorsOf, type Mutant } from '../src/mutants/report.js';

const mutant = (status: string, line: number): Mutant => ({ status, mutatorName: 'EqualityOperator', replacement: 'a >\n  b', location: { start: { line, column: 3 } } });
const turn = 'packages/game/src/rules/turn/pass.ts';
const moves = 'packages/game/src/moves/goals.ts';
const report = {
  files: {
    [turn]: { mutants: [mutant('Survived', 9), mutant('Killed', 1), mutant('Timeout', 2), mutant('NoCoverage', 4), mutant('Ignored', 5), mutant('CompileError', 6)] },
    [moves]: { mutants: [mutant('Ignored', 1)] },
  },
};

test('survivors are told in the order of the file, and where no test gets', () => {
  expect(survivorsOf(report, [turn])).toEqual([`${turn}:4:3 EqualityOperator a > b (no test gets there)`, `${turn}:9:3 EqualityOperator a > b`]);
});

test('the score counts what was noticed; what is not mutated or does not compile does not count', () => {
  expect(scoresOf(report, [turn, moves])).toEqual(['turn          50.0%  2 noticed, 2 not', 'moves           –    0 noticed, 0 not']);
});
