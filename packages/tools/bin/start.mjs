/**
 * `npm start [-- options]`: installs and builds what is missing, then plays a match in the terminal (examples/play).
 * `--example=<name>` as the first option runs another example: `pnpm odds` is `--example=odds`.
 * Needs Node and npm only. All options and the exit code are those of the program.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { ROOT, packages, readJson, say } from './workspace.mjs';

const args = process.argv.slice(2);
const example = args[0]?.startsWith('--example=') ? `examples/${args.shift().slice('--example='.length)}` : 'examples/play';

install();

/** The example and all that it is built on, and nothing else. */
const all = packages();
const needed = new Set([readJson(`${example}/package.json`).name]);
for (const name of needed) all.find((one) => one.name === name)?.needs.forEach((need) => needed.add(need));
const fault = await build({ types: false, wanted: ({ name }) => needed.has(name) });
if (fault !== undefined) {
  say(fault);
  process.exit(1);
}
const program = join(ROOT, example, readJson(`${example}/package.json`).main);
const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
