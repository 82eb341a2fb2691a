/**
 * `pnpm atlas`: runs the tests, noting which rules each one runs, and holds code, tests, stories and rulebooks against each other.
 *   --all     one line per rule, not per area
 *   --write   brings the waiting list of the README up to date
 *   --reuse   takes the records of the last run (of `npm test`, say) instead of running the tests
 */
import { parseArgs } from 'node:util';
import { build } from '../../bin/build.mjs';
import { tool } from '../run.js';
import { atlas } from './atlas.js';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { all: flag, write: flag, reuse: flag } });

const fault = await build();
if (fault !== undefined) throw new Error(fault);
if (!values.reuse) {
  const { ok, output } = await tool('vitest', ['run'], { env: { REGELWERK_ATLAS: '1' } });
  if (!ok) console.log(output);
}
const { lines, faults } = await atlas(values);
for (const line of [...faults.map((text) => `✗ ${text}`), ...lines]) console.log(line);
process.exitCode = faults.length === 0 ? 0 : 1;
