import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { at, entries, published, readText, specifier } from '../workspace.js';
import { failed, node, passed, run, type Outcome } from '../run.js';
import { tarballs } from './pack.js';

/** Every entry point of every package, as users write it. */
const specifiers = (): readonly string[] => published().flatMap((one) => entries(one).map((entry) => specifier(one, entry)));

const pinned = (name: string): string => new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(readText('pnpm-workspace.yaml'))?.[1] ?? '*';

const name = (i: number): string => `entry${i}`;

const asModule = (): string =>
  specifiers()
    .map((one, i) => `import * as ${name(i)} from '${one}';\nif (Object.keys(${name(i)}).length === 0) throw new Error('${one} is empty');`)
    .join('\n');

const asCommonJs = (): string =>
  specifiers()
    .map((one) => `if (Object.keys(require('${one}')).length === 0) throw new Error('${one} is empty');`)
    .join('\n');

const asConsumer = (): string => `${asModule()}\nexport const all: readonly object[] = [${specifiers().map((_, i) => name(i)).join(', ')}];\n`;

const options = (module: string, moduleResolution: string): string =>
  JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, target: 'ES2022', module, moduleResolution, types: [] },
    files: ['consumer.ts', ...(module === 'node16' ? ['consumer.cts'] : [])],
  });

const write = (folder: string): void => {
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(Object.entries(tarballs()).map(([pack, file]) => [pack, `file:${file}`])),
        'fast-check': pinned('fast-check'),
      },
    }),
    'module.mjs': asModule(),
    'common.cjs': asCommonJs(),
    'consumer.ts': asConsumer(),
    'consumer.cts': asConsumer(),
    'tsconfig.node16.json': options('node16', 'node16'),
    'tsconfig.bundler.json': options('esnext', 'bundler'),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
};

const bundles = async (folder: string): Promise<Outcome> => {
  const { errors } = await build({
    entryPoints: [join(folder, 'module.mjs')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  }).catch((error: unknown) => ({ errors: [{ text: String(error) }] }));
  return errors.length === 0 ? passed() : failed(...errors.map(({ text }) => text));
};

/** Installs the tarballs in an empty folder, as a user does, and loads every entry in every way. */
export const installed = async (): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-'));
  const tsc = at('node_modules/typescript/bin/tsc');
  const trials: readonly (readonly [string, () => Promise<Outcome>])[] = [
    ['npm install', () => run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], { cwd: folder })],
    ['import', () => node(['module.mjs'], { cwd: folder })],
    ['require', () => node(['common.cjs'], { cwd: folder })],
    ['bundle for browsers', () => bundles(folder)],
    ['types, node16', () => node([tsc, '-p', 'tsconfig.node16.json'], { cwd: folder })],
    ['types, bundler', () => node([tsc, '-p', 'tsconfig.bundler.json'], { cwd: folder })],
  ];
  try {
    write(folder);
    for (const [what, trial] of trials) {
      const { ok, output } = await trial();
      if (!ok) return failed(`${what}:`, output);
    }
    return passed(`${specifiers().length} entries`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
