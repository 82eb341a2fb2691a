import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { recorder } from './packages/tools/src/atlas/reporter.js';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const source = (path: string): string => `${ROOT}packages/${path}`;

/** The atlas asks which rules ran in which test; the inner loop does not pay for that. */
const recording = process.env['REGELWERK_ATLAS'] === '1';

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@regelwerk\/([a-z-]+)$/, replacement: source('$1/src/index.ts') },
      { find: /^@regelwerk\/([a-z-]+)\/(testing|rulebook|data|moves|reach|sight|odds|games|picture)$/, replacement: source('$1/src/$2/index.ts') },
    ],
  },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'examples/*/test/**/*.test.ts'],
    isolate: false,
    maxWorkers: '100%',
    // The names of rows are told whole.
    chaiConfig: { truncateThreshold: 0 },
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    setupFiles: [source('tools/src/vitest/properties.ts'), ...(recording ? [source('tools/src/atlas/setup.ts')] : [])],
    reporters: recording ? ['default', recorder(ROOT)] : ['default'],
  },
});
