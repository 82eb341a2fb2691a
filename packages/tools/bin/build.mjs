/** Builds the packages whose build is missing or older than their sources, in the order of their dependencies. Node alone. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT, digest, filesBelow, list, packages, remember, remembered, say } from './workspace.mjs';

const AT_ONCE = 2;
const SHARED = ['tsconfig.base.json', 'packages/tools/src/tsup-preset.mjs', 'pnpm-lock.yaml'];

const sources = (folder) => {
  const top = list(folder).filter((entry) => entry.isFile()).map((entry) => `${folder}/${entry.name}`);
  return [...filesBelow(`${folder}/src`), ...top].filter((file) => /\.(m?ts|json)$/.test(file) && !/\.test(-d)?\.ts$/.test(file));
};

/** Every package with a build, each with the digest of all that its build depends on. */
const builds = (all) => {
  const known = new Map();
  const visit = (one) => {
    if (known.has(one.name)) return known.get(one.name);
    const below = one.needs.map((name) => visit(all.find((other) => other.name === name)).print);
    const print = one.json.scripts?.build === undefined ? '' : digest([...sources(one.folder), ...SHARED], below);
    known.set(one.name, { ...one, print, stamp: `.regelwerk/built/${one.name.replace(/^.*\//, '')}` });
    return known.get(one.name);
  };
  all.forEach(visit);
  return [...known.values()].filter(({ print }) => print !== '');
};

/** What the stamp says when only programs were built, no types. */
const runs = (print) => `${print} without types`;

const isStale = ({ folder, print, stamp }, types) => {
  if (!existsSync(join(ROOT, folder, 'dist'))) return true;
  const made = remembered(stamp);
  return made !== print && (types || made !== runs(print));
};

const make = ({ folder, name, json }, types) =>
  new Promise((resolve) => {
    const path = [join(ROOT, folder, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const child = spawn(json.scripts.build, { cwd: join(ROOT, folder), shell: true, env: { ...process.env, PATH: path, REGELWERK_TYPES: types ? '1' : '0' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve(code === 0 ? undefined : `${output}\n${name} does not build.`));
  });

/** Runs each task once those it needs are done, a few at a time; stops at the first fault and returns it. */
const inOrder = async (todo, types) => {
  const waiting = new Set(todo);
  const running = new Map();
  while (waiting.size + running.size > 0) {
    const blocked = new Set([...waiting, ...running.keys()].map(({ name }) => name));
    for (const one of waiting) {
      if (running.size >= AT_ONCE || one.needs.some((name) => blocked.has(name))) continue;
      waiting.delete(one);
      running.set(one, make(one, types).then((fault) => ({ one, fault })));
    }
    const { one, fault } = await Promise.race(running.values());
    running.delete(one);
    if (fault !== undefined) return fault;
    remember(one.stamp, types ? one.print : runs(one.print));
  }
  return undefined;
};

/**
 * Builds what is stale among the packages that `wanted` accepts; without `types` only what runs, in a fraction of the time.
 * Returns what went wrong, or undefined.
 */
export const build = async ({ wanted = () => true, types = true } = {}) => {
  const todo = builds(packages()).filter((one) => wanted(one) && isStale(one, types));
  if (todo.length > 0) say('building…');
  return inOrder(todo, types);
};
