/**
 * Two commands, one script of package.json:
 *
 *   npm test [-- --only lint,atlas]   the whole check of a clean clone: installs, then runs every step. Needs Node and npm only.
 *   pnpm test [filter…]               the inner loop: vitest alone, on the sources, in seconds. Arguments go to vitest.
 *
 * pnpm names itself in `npm_config_user_agent`; whoever calls this file by hand gets the whole check.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

const args = process.argv.slice(2);
const run = (script, more) => {
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...more, ...args], { cwd: ROOT, stdio: 'inherit' });
  process.exit(status ?? 1);
};

if (process.env.npm_config_user_agent?.startsWith('pnpm/')) run('node_modules/vitest/vitest.mjs', ['run']);
install();
run('packages/tools/bin/run.mjs', ['check']);
