/**
 * Runs tests against a mutant, for Stryker: in this process, each time with fresh modules. vitest needs a new worker for that, which costs
 * half a second for each of thousands of mutants; a bundle of a test with all that it imports is evaluated in some milliseconds.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Script } from 'node:vm';
import { buildSync } from 'esbuild';
import { collector } from './collect.mjs';

/** What takes seconds a test, or judges texts: properties, whole matches, the rulebook. A mutant that only they notice is a survivor. */
const NOT = /\.prop\.test\.ts$|(laws|\/matches)\.test\.ts$|\/(rulebook|import)\//;

/** Of so many test files a mutant is shown the tests, and of tests that take no longer than so many milliseconds. */
const MOST_FILES = 16;
const MOST_TIME = 150;

const PACKAGE = `packages/${process.env['REGELWERK_MUTANTS'] ?? ''}`;
const stryker = (globalThis['__stryker__'] ??= {});

const require = createRequire(resolve(PACKAGE, 'package.json'));
require('fast-check').configureGlobal({ numRuns: 15, seed: 1 });

const testFiles = () =>
  readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
    .map((file) => `${PACKAGE}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/(src|test)\/.*\.test\.ts$/.test(file) && !file.includes('node_modules') && !NOT.test(file))
    .sort();

const bundleOf = (file) => resolve('bundles', `${file.replaceAll(/[^a-z0-9]+/gi, '-')}.cjs`);

/**
 * Bundles every test with all that it imports, in the sandbox, where a process finds them again that starts anew after an endless loop.
 * It is done before the first run: Stryker takes what that run needs as a measure of how long to wait for a mutant.
 */
const init = () => {
  mkdirSync(resolve('bundles'), { recursive: true });
  for (const file of testFiles()) {
    if (existsSync(bundleOf(file))) continue;
    // Stryker goes to the sandbox after this file is read: esbuild is told where it is.
    const from = { absWorkingDir: process.cwd(), entryPoints: [file], tsconfig: 'tsconfig.json', external: ['vitest', 'fast-check'], mainFields: ['module', 'main'] };
    const { outputFiles } = buildSync({ ...from, bundle: true, write: false, platform: 'node', format: 'cjs', target: 'node20', logLevel: 'error' });
    const written = `${bundleOf(file)}.${process.pid}`;
    writeFileSync(written, outputFiles[0].text);
    renameSync(written, bundleOf(file));
  }
  return Promise.resolve();
};

const scripts = new Map();

const scriptOf = (file) => {
  const script = scripts.get(file) ?? new Script(`(require, module, exports) => {${readFileSync(bundleOf(file), 'utf8')}\n}`, { filename: bundleOf(file) });
  scripts.set(file, script);
  return script;
};

const testsOf = (file) => {
  const { tests, module: vitest } = collector();
  const made = { exports: {} };
  scriptOf(file).runInThisContext()((name) => (name === 'vitest' ? vitest : require(name)), made, made.exports);
  return tests.map(({ title, run }) => ({ id: `${file}#${title}`, title, run }));
};

/** Undefined if the test passes. */
const failureOf = async ({ run }) => {
  try {
    await run();
    return undefined;
  } catch (error) {
    return String(error?.message ?? error);
  }
};

const dryRun = async () => {
  stryker.activeMutant = undefined;
  const tests = [];
  for (const file of testFiles()) {
    for (const test of testsOf(file)) {
      const start = performance.now();
      stryker.currentTestId = test.id;
      const failureMessage = await failureOf(test);
      const timeSpentMs = performance.now() - start;
      stryker.currentTestId = undefined;
      if (timeSpentMs > MOST_TIME) delete stryker.mutantCoverage?.perTest[test.id];
      const result = { id: test.id, name: test.title, fileName: resolve(file), timeSpentMs };
      tests.push(failureMessage === undefined ? { ...result, status: 0 } : { ...result, status: 1, failureMessage });
    }
  }
  return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
};

/** Tests beside the mutant know it best; what these do not notice, hardly one notices. */
const nearest = (files, source) => {
  const beside = (file) => (source.includes(dirname(file)) ? 0 : 1);
  return [...files].sort((a, b) => beside(a) - beside(b)).slice(0, MOST_FILES);
};

const mutantRun = async ({ activeMutant, testFilter, hitLimit, sandboxFileName, mutantActivation }) => {
  const asked = new Set(testFilter);
  const files = testFilter === undefined ? testFiles() : [...new Set(testFilter.map((id) => id.split('#')[0]))];
  Object.assign(stryker, { hitCount: 0, hitLimit });
  let nrOfTests = 0;
  for (const file of nearest(files, sandboxFileName)) {
    stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const tests = testsOf(file).filter(({ id }) => testFilter === undefined || asked.has(id));
    stryker.activeMutant = activeMutant.id;
    for (const test of tests) {
      nrOfTests += 1;
      const failureMessage = await failureOf(test);
      if (stryker.hitCount > (hitLimit ?? Infinity)) return { status: 'timeout', reason: 'an endless loop' };
      if (failureMessage !== undefined) return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests };
    }
  }
  return { status: 'survived', nrOfTests };
};

const runner = () => ({ capabilities: () => ({ reloadEnvironment: true }), init, dryRun, mutantRun, dispose: () => Promise.resolve() });
runner.inject = [];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: runner }];
