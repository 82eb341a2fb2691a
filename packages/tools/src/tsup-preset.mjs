import { defineConfig } from 'tsup';
import { pureLoading } from './pure-loading.mjs';

/**
 * How every package is built: ESM and CommonJS with types for both.
 * fp-ts is bundled, since its sub-paths do not load in Node's ES modules (gcanti/fp-ts#1966).
 */
export const preset = (entry) =>
  defineConfig({
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    clean: true,
    splitting: true,
    // Rollup drops what esbuild leaves, and imports each name of another package once.
    treeshake: 'recommended',
    esbuildPlugins: [pureLoading],
    // tsup 8 injects baseUrl, which TypeScript 6 reports as deprecated (egoist/tsup#1388).
    // REGELWERK_TYPES=0: `npm start` only runs what is built.
    dts: process.env.REGELWERK_TYPES !== '0' && { compilerOptions: { ignoreDeprecations: '6.0' } },
    noExternal: [/^fp-ts(\/|$)/],
    esbuildOptions(options) {
      options.mainFields = ['module', 'main'];
    },
  });
