import { existsSync } from 'node:fs';
import { build } from '../../bin/build.mjs';
import { api } from '../api/api.js';
import { atlas } from '../atlas/atlas.js';
import { catalogue } from '../catalogue/catalogue.js';
import { apiPages } from '../docs/docs.js';
import { failed, passed, run, tool, verdict, type Outcome } from '../run.js';
import { schemas } from '../schema/schema.js';
import { snippets } from '../snippets/snippets.js';
import { at } from '../workspace.js';
import { browser } from './browser.js';
import { pack, publishable, typesOfPackages } from './pack.js';
import { pins } from './pins.js';
import type { Step } from './schedule.js';
import { size } from './size.js';
import { installed } from './tarballs.js';

const CONFIG = 'packages/tools/config';

const built = async (): Promise<Outcome> => {
  const fault = await build();
  return fault === undefined ? passed() : failed(fault);
};

/** Longer than the inner loop: more cases of each property, ten thousand broken inputs, hundreds of whole matches. The environment can ask for more still. */
const LONG = { REGELWERK_RUNS: '50', REGELWERK_FUZZ: '2500', REGELWERK_MATCHES: '210' };

const tests = (seed: string): Promise<Outcome> =>
  tool('vitest', ['run'], { env: { ...LONG, ...asked(Object.keys(LONG)), REGELWERK_ATLAS: '1', REGELWERK_SEED: seed, NO_COLOR: '1' } });

const asked = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }));

const mapped = async (): Promise<Outcome> => {
  const { lines, faults } = await atlas({ all: false, write: false });
  return verdict(faults, lines.at(-1));
};

/** Reads .changeset and its configuration. Whether a change needs a changeset is asked of pull requests, not of work in progress. */
const changesets = async (): Promise<Outcome> => {
  const clone = await run('git', ['rev-parse', '--verify', 'HEAD']);
  if (!clone.ok || !existsSync(at('.git'))) return passed('skipped: not a git clone');
  const status = await tool('changeset', ['status', '--since=HEAD']);
  return status.output.includes('no changesets were found') ? passed() : status;
};

/** The whole check. Long steps that others wait for come first. */
export const steps = (seed: string): readonly Step[] => [
  { name: 'pins', needs: [], run: pins },
  { name: 'build', needs: [], run: built },
  { name: 'lint', needs: [], run: () => tool('eslint', ['.', '--max-warnings', '0']) },
  { name: 'typecheck', needs: [], run: () => tool('tsc', ['--noEmit']) },
  { name: 'test', needs: [], run: () => tests(seed) },
  { name: 'pack', needs: ['build'], run: pack },
  { name: 'tarballs', needs: ['pack'], run: installed },
  { name: 'publint', needs: ['pack'], run: publishable },
  { name: 'attw', needs: ['pack'], run: typesOfPackages },
  { name: 'docs', needs: ['build'], run: apiPages },
  { name: 'snippets', needs: ['build'], run: snippets },
  { name: 'size', needs: ['build'], run: size },
  { name: 'catalogue', needs: ['build'], run: async () => verdict(await catalogue({ write: false })) },
  { name: 'schema', needs: ['build'], run: async () => verdict(await schemas({ write: false })) },
  { name: 'api', needs: ['build'], run: () => Promise.resolve(verdict(api({ write: false }))) },
  { name: 'atlas', needs: ['build', 'test'], run: mapped },
  { name: 'knip', needs: ['build'], run: () => tool('knip', ['--config', `${CONFIG}/knip.json`, '--no-config-hints', '--no-progress']) },
  { name: 'arrows', needs: [], run: () => tool('depcruise', ['--config', `${CONFIG}/arrows.cjs`, ...['packages', 'examples'].filter((top) => existsSync(at(top)))]) },
  { name: 'browser', needs: ['build'], run: browser },
  { name: 'changesets', needs: [], run: changesets },
];
