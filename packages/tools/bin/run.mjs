/**
 * Runs a command of the workshop: `node packages/tools/bin/run.mjs <command> [options]`.
 * The commands are TypeScript files, src/<command>/main.ts; esbuild turns them into what Node runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { ROOT, say } from './workspace.mjs';

const [command = '', ...args] = process.argv.slice(2);
const source = join(ROOT, 'packages/tools/src', command, 'main.ts');
if (!/^[a-z-]+$/.test(command) || !existsSync(source)) {
  say(`There is no command '${command}'.`);
  process.exit(2);
}
install();
const { build } = await import('esbuild');
const outfile = join(ROOT, 'packages/tools/dist', `${command}.mjs`);
await build({ entryPoints: [source], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'warning' });
const { status } = spawnSync(process.execPath, ['--enable-source-maps', outfile, ...args], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
