/** The workspace as files: its packages, digests of what they are made from, stamps of what was done. Node alone. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
export const WINDOWS = process.platform === 'win32';

export const say = (line) => process.stderr.write(`${line}\n`);
export const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
export const list = (folder) => (existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder), { withFileTypes: true }) : []);

/** Every file below a folder, as paths from the root. */
export const filesBelow = (folder) =>
  list(folder).flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));

/** Every workspace package: its folder, its package.json, the workspace packages it needs. */
export const packages = () => {
  const found = ['packages', 'examples']
    .flatMap((top) => list(top).map((entry) => `${top}/${entry.name}`))
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => ({ folder, json: readJson(`${folder}/package.json`) }));
  const names = new Set(found.map(({ json }) => json.name));
  return found.map(({ folder, json }) => {
    const needs = Object.keys({ ...json.dependencies, ...json.devDependencies }).filter((name) => names.has(name));
    return { folder, name: json.name, json, needs };
  });
};

/** One digest of many files (and of a few texts besides). */
export const digest = (files, texts = []) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text}\0`);
  for (const file of [...files].sort()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file))).update('\0');
  return hash.digest('hex');
};

/** What a stamp file remembers, or undefined. */
export const remembered = (stamp) => (existsSync(join(ROOT, stamp)) ? readFileSync(join(ROOT, stamp), 'utf8') : undefined);

export const remember = (stamp, value) => {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true });
  writeFileSync(join(ROOT, stamp), value);
};
