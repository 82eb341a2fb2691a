import { build } from 'esbuild';
import base from '../../../../vitest.config.js';

/** What takes seconds a test, or judges texts: whole matches, properties, the rulebook. A mutant that only they notice counts as a survivor. */
const NOT = ['**/*.prop.test.ts', '**/{laws,matches}.test.ts', '**/{rulebook,import}/**'];

/**
 * Every mutant gets fresh modules, and a package has hundreds of them. A test that comes as one module, with all that it imports,
 * is read several times faster.
 */
const whole = {
  name: 'one-module-per-test',
  enforce: 'pre' as const,
  load: async (id: string): Promise<string | undefined> => {
    if (!id.endsWith('.test.ts')) return undefined;
    const { outputFiles } = await build({
      entryPoints: [id],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      mainFields: ['module', 'main'],
      tsconfig: 'tsconfig.json',
      external: ['vitest', 'fast-check'],
      logLevel: 'error',
    });
    return outputFiles[0]?.text;
  },
};

/** The tests of one package, as Stryker runs them against each mutant; `pnpm mutants` names the package. */
export default {
  ...base,
  plugins: [whole],
  test: {
    ...base.test,
    include: [`packages/${process.env['REGELWERK_MUTANTS'] ?? '*'}/{src,test}/**/*.test.ts`],
    exclude: ['**/node_modules/**', ...NOT],
    testTimeout: 20_000,
  },
};
