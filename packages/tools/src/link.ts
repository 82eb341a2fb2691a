import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { at, published } from './workspace.js';

/** What a program outside the packages may import by name: our packages as built, and what their users have at hand. */
const BESIDES = ['fast-check', 'fp-ts', 'io-ts'];

const link = (name: string, target: string): void => {
  const path = at('.regelwerk/node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path, 'junction');
};

/** Makes programs below `.regelwerk/` resolve `@regelwerk/…` to the built packages. */
export const linkPackages = (): void => {
  const all = published();
  for (const { folder, json } of all) link(json.name, at(folder));
  for (const name of BESIDES) {
    const home = all.map(({ folder }) => at(folder, 'node_modules', name)).find((path) => existsSync(path));
    if (home !== undefined) link(name, home);
  }
};
