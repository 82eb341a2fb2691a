/**
 * `pnpm mutants --package <name> --area <area>…`: changes the rules of an area in small ways, one at a time, and asks whether a test notices.
 * Prints the score of each area and every change that no test noticed. An area is a folder of src/rules or of src, or a file.
 * Without an area: all folders of src/rules. Takes minutes for an area; keeps its results in .regelwerk/mutants and asks again only
 * what changed in the area's files and tests.
 *   --fresh   forgets the results of before
 *   --show    only prints the results of before
 */
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { at, filesBelow, readJson } from '../workspace.js';
import { scoresOf, survivorsOf, type Report } from './report.js';

const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    area: { type: 'string', multiple: true, default: [] },
    fresh: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});

const name = values.package ?? '';
const sources = filesBelow(`packages/${name}/src`, /\.ts$/).filter((file) => !file.endsWith('.test.ts'));
if (name === '' || sources.length === 0) {
  console.error('Which package? pnpm mutants --package shatterpoint --area turn');
  process.exit(2);
}

const inArea = (area: string): readonly string[] =>
  sources.filter((file) => [`src/rules/${area}/`, `src/${area}/`].some((folder) => file.startsWith(`packages/${name}/${folder}`)) || file.endsWith(`/${area}`));
const areas = values.area.flatMap((area) => area.split(','));
const files = areas.length === 0 ? sources.filter((file) => file.includes('/src/rules/')) : areas.flatMap(inArea);
if (files.length === 0) {
  console.error(`No file of ${name} is in ${areas.join(', ')}.`);
  process.exit(2);
}

const results = `.regelwerk/mutants/${name}.json`;
if (!values.show) {
  const stryker = at('node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = ['run', 'packages/tools/config/stryker.mjs', '--mutate', files.join(','), '--incrementalFile', results, ...(values.fresh ? ['--force'] : [])];
  const { status } = spawnSync(process.execPath, [stryker, ...args], { stdio: 'inherit', env: { ...process.env, REGELWERK_MUTANTS: name } });
  if (status !== 0) process.exit(status ?? 1);
}
if (!existsSync(at(results))) {
  console.error('Nothing was run yet.');
  process.exit(2);
}
const report = readJson<Report>(results);
for (const line of [...survivorsOf(report, files), '', ...scoresOf(report, files)]) console.log(line);
