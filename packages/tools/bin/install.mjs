/** Installs what the lockfile says, with the pnpm that package.json pins, and only when something changed. Node alone. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WINDOWS, digest, packages, readJson, remember, remembered, say } from './workspace.mjs';

const STAMP = 'node_modules/.regelwerk-installed';

/** The pnpm on PATH when it is the pinned one, else the pinned one through npx. */
export const pnpm = () => {
  const pin = readJson('package.json').packageManager.replace(/\+.*$/, '');
  const found = spawnSync('pnpm', ['--version'], { cwd: ROOT, encoding: 'utf8', shell: WINDOWS });
  return `pnpm@${found.stdout?.trim()}` === pin ? ['pnpm'] : ['npx', '-y', pin];
};

/** Ends this process with the output of the installation when it fails; says one line otherwise. */
export const install = () => {
  const manifests = packages().map(({ folder }) => `${folder}/package.json`);
  const wanted = digest(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  if (remembered(STAMP) === wanted && existsSync(join(ROOT, 'node_modules/.modules.yaml'))) return;
  say('installing…');
  const [command, ...args] = [...pnpm(), 'install', '--frozen-lockfile', '--prefer-offline'];
  // CI: pnpm asks no question when it has to replace node_modules.
  const env = { ...process.env, CI: 'true' };
  const ran = spawnSync(command, args, { cwd: ROOT, env, encoding: 'utf8', shell: WINDOWS, maxBuffer: 1 << 28 });
  if (ran.status !== 0) {
    say(`${ran.stdout ?? ''}${ran.stderr ?? ''}${ran.error?.message ?? ''}`);
    say('The installation failed.');
    process.exit(ran.status ?? 1);
  }
  remember(STAMP, wanted);
};
