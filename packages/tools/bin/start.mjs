/**
 * `npm start [-- options]`: installs and builds what is missing, then plays a match in the terminal (examples/play).
 * Needs Node and npm only. All options and the exit code are those of the program.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { ROOT, readJson, say } from './workspace.mjs';

install();
const fault = await build({ types: false });
if (fault !== undefined) {
  say(fault);
  process.exit(1);
}
const program = join(ROOT, 'examples/play', readJson('examples/play/package.json').main);
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
