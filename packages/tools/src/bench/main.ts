/**
 * `pnpm bench`: runs packages/<name>/bench/*.bench.ts on the built packages and prints what they measured.
 * A bench exports `bench(options): readonly Row[] | Promise<readonly Row[]>`.
 *   --with-rivals   installs the rivals (below .regelwerk/, nowhere else) and measures them in the same run
 *   --only <text>   benches whose file or row name contains the text
 *   --seed <n>      another seed
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build as bundle } from 'esbuild';
import { build } from '../../bin/build.mjs';
import { run } from '../run.js';
import { at, filesBelow, writeText } from '../workspace.js';
import { table, type Bench, type Row } from './table.js';

const RIVALS = { 'boardgame.io': '0.50.2' };

const { values } = parseArgs({
  options: { 'with-rivals': { type: 'boolean', default: false }, only: { type: 'string', default: '' }, seed: { type: 'string', default: '1' } },
});

const installRivals = async (): Promise<void> => {
  const folder = '.regelwerk/rivals';
  if (Object.keys(RIVALS).every((name) => existsSync(at(folder, 'node_modules', name)))) return;
  console.error('installing the rivals…');
  writeText(`${folder}/package.json`, JSON.stringify({ name: 'rivals', private: true, dependencies: RIVALS }));
  const { ok, output } = await run('npm', ['install', '--prefix', at(folder), '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: at(folder) });
  if (!ok) throw new Error(output);
};

/** Bundles a bench with all that it imports: its own package's private files, the built packages, their libraries. */
const load = async (file: string): Promise<Bench> => {
  const outfile = at('.regelwerk/bench', `${file.replaceAll(/[^a-z0-9-]+/g, '_')}.mjs`);
  await bundle({ entryPoints: [at(file)], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' });
  return ((await import(pathToFileURL(outfile).href)) as { readonly bench: Bench }).bench;
};

const fault = await build();
if (fault !== undefined) throw new Error(fault);
if (values['with-rivals']) await installRivals();

// Libraries are measured as they ship, ours and the rivals' alike.
process.env['NODE_ENV'] ??= 'production';
const cores = cpus();
console.log(`${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, Node ${process.version}, seed ${values.seed}`);
const rows: Row[] = [];
const all = filesBelow('packages', /^packages\/[^/]+\/bench\/[^/]+\.bench\.ts$/);
const named = all.filter((file) => file.includes(values.only));
for (const file of named.length > 0 ? named : all) {
  const bench = await load(file);
  const measured = await bench({ seed: Number(values.seed), rivals: values['with-rivals'], rivalsFrom: at('.regelwerk/rivals/package.json'), only: values.only });
  rows.push(...measured.filter(({ name }) => file.includes(values.only) || name.includes(values.only)));
}
for (const line of table(rows)) console.log(line);
