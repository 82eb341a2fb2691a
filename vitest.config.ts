import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(`./packages/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@regelwerk\/([a-z-]+)$/, replacement: source('$1/src/index.ts') },
      { find: /^@regelwerk\/([a-z-]+)\/(testing|rulebook|data)$/, replacement: source('$1/src/$2/index.ts') },
    ],
  },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'examples/*/test/**/*.test.ts'],
    isolate: false,
  },
});
