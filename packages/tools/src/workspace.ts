import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Commands run at the root of the workspace. */
export const ROOT = process.cwd();

export const at = (...path: readonly string[]): string => join(ROOT, ...path);

export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly main?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Package {
  readonly short: string;
  readonly folder: string;
  readonly json: Manifest;
}

export const readText = (path: string): string => readFileSync(at(path), 'utf8');

export const readJson = <A>(path: string): A => JSON.parse(readText(path)) as A;

/** Writes a file below the root, with the folders that it needs. */
export const writeText = (path: string, content: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
};

const foldersIn = (top: string): readonly string[] =>
  existsSync(at(top)) ? readdirSync(at(top)).filter((name) => existsSync(at(top, name, 'package.json'))) : [];

const packagesIn = (top: string): readonly Package[] =>
  foldersIn(top).map((short) => ({ short, folder: `${top}/${short}`, json: readJson<Manifest>(`${top}/${short}/package.json`) }));

export const everyPackage = (): readonly Package[] => [...packagesIn('packages'), ...packagesIn('examples')];

/** What users install. */
export const published = (): readonly Package[] => packagesIn('packages').filter(({ json }) => json.private !== true);

/** A game is a package with a rulebook of its own. */
export const games = (): readonly Package[] => published().filter(({ json }) => json.exports?.['./rulebook'] !== undefined);

/** The entry points of a package that are code: `.`, `./testing`, … */
export const entries = ({ json }: Package): readonly string[] => Object.keys(json.exports ?? {}).filter((key) => !/\.json$/.test(key));

/** How a user writes an entry point: `@regelwerk/core/testing`. */
export const specifier = ({ json }: Package, entry: string): string => json.name + entry.slice(1);

/** Every file below a folder whose path matches, as paths from the root, sorted. */
export const filesBelow = (folder: string, matching: RegExp): readonly string[] => {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1).replaceAll('\\', '/'))
    .filter((path) => matching.test(path))
    .sort();
};
