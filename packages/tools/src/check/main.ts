/**
 * The whole check of a clean clone, as `npm test` runs it: every step prints a line, a failed one its output as well.
 *   --only lint,atlas   these steps and what they need
 *   --seed <n>          the seed of the properties; drawn when not given, and printed first
 */
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SUMMARY, type Summary } from '../atlas/record.js';
import { at, readJson } from '../workspace.js';
import { carryOut, choose, type Done } from './schedule.js';
import { steps } from './steps.js';

const LANES = 2;
const MARK = { passed: '✓', failed: '✗', blocked: '–' } as const;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, seed: { type: 'string' } } });
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));

const tell = ({ name, state, seconds, output, note }: Done): void => {
  const comment = state === 'blocked' ? 'not run: a step that it needs failed' : (note ?? '');
  console.log(`${MARK[state]} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${comment}`.trimEnd());
  if (state === 'failed') console.log(`\n${output.trim()}\n`);
};

console.log(`seed ${seed}`);
rmSync(at(SUMMARY), { force: true });
const only = values.only.split(',').filter((name) => name !== '');
const done = await carryOut(choose(steps(seed), only), LANES, tell);

const wrong = done.filter(({ state }) => state !== 'passed').map(({ name }) => name);
console.log(wrong.length === 0 ? `${done.length} steps passed` : `${done.length - wrong.length} steps passed; not passed: ${wrong.join(', ')}`);
if (existsSync(at(SUMMARY))) {
  const { passed, failed } = readJson<Summary>(SUMMARY);
  console.log(`${passed} passed, ${failed} failed`);
}
process.exitCode = wrong.length === 0 ? 0 : 1;
