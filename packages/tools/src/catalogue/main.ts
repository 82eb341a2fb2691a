/** `pnpm catalogue`: writes each game's model/rule-id.ts from its rulebook; with --check it only compares. */
import { parseArgs } from 'node:util';
import { build as bundle } from 'esbuild';
import { build } from '../../bin/build.mjs';
import { at, games, published, type Package } from '../workspace.js';
import { catalogue } from './catalogue.js';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const alone = ({ short }: Package): string => at('.regelwerk/rulebooks', `${short}.mjs`);

const names = new Set(games().map(({ json }) => json.name));
const below = new Set(published().map(({ json }) => json.name).filter((name) => !names.has(name)));
const fault = await build({ wanted: ({ name }) => below.has(name), types: false });
if (fault !== undefined) throw new Error(fault);

// The rulebook alone: the rest of the game may not compile while an id is missing.
for (const game of games()) {
  await bundle({
    entryPoints: [at(game.folder, 'src/rulebook/index.ts')],
    outfile: alone(game),
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
}
const faults = await catalogue({ write: !values.check, from: alone });
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
