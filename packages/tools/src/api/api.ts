import { existsSync } from 'node:fs';
import { at, entries, published, readText, specifier, writeText, type Package } from '../workspace.js';
import { surface } from './surface.js';

interface Conditions {
  readonly import?: { readonly types?: string };
}

const typesOf = (one: Package, entry: string): string => at(one.folder, (one.json.exports?.[entry] as Conditions | undefined)?.import?.types ?? '');

const report = (one: Package): string =>
  surface(
    one.json.name,
    entries(one).map((entry) => ({ specifier: specifier(one, entry), file: typesOf(one, entry) })),
  );

/** Compares (or writes) packages/<name>/etc/<name>.api.md with what the built package exports. */
export const api = ({ write }: { readonly write: boolean }): readonly string[] =>
  published().flatMap((one) => {
    const path = `${one.folder}/etc/${one.short}.api.md`;
    const wanted = report(one);
    if (existsSync(at(path)) && readText(path) === wanted) return [];
    if (write) writeText(path, wanted);
    return write ? [] : [`the public surface of ${one.json.name} is not what ${path} says: pnpm api, and look at the difference`];
  });
