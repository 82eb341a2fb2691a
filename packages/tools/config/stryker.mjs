/**
 * How mutants of a game's rules are made and run; `pnpm mutants` says of which files. Not part of `npm test`: an area takes minutes.
 *
 * What is not mutated, and why:
 *   - words (string literals): rule ids, kinds of events and decisions, reasons. They are members of unions: the compiler refuses any other
 *     word before a test could. Templates, which build the names of units and cards, are mutated.
 *   - the `default` of a switch that is closed by `absurd`: the compiler knows that nothing gets there.
 *   - what runs only while a module loads (`ignoreStatic`): no single test answers for it, so each would cost a run of all tests.
 */
const words = {
  kind: 'Ignore',
  name: 'words',
  value: {
    shouldIgnore: (path) => {
      if (path.isStringLiteral()) return 'a word of a union: the compiler holds it';
      if (path.isSwitchCase() && !path.node.test) return 'closed by absurd: the compiler knows that nothing gets there';
      return undefined;
    },
  },
};

export const strykerPlugins = [words];

export default {
  plugins: [new URL('../src/mutants/runner.mjs', import.meta.url).href, import.meta.url],
  ignorers: ['words'],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  // The sandbox is a copy: what is edited meanwhile changes nothing in a run.
  tempDirName: '.regelwerk/mutants/sandbox',
  ignorePatterns: ['/docs', 'dist', 'coverage', '.regelwerk', '*.tgz'],
  reporters: ['progress-append-only'],
  allowEmpty: true,
  timeoutMS: 5_000,
};
