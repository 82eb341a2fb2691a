import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, type Package } from '../workspace.js';

/** An entry of a rulebook, as far as the workshop reads it. */
export interface Entry {
  readonly document: string;
  readonly section: string;
  readonly title: { readonly en: string; readonly de: string };
  readonly text: { readonly en: string; readonly de: string };
  readonly status: 'printed' | 'assumption';
  readonly options?: readonly string[];
}

export interface Waiting {
  readonly reason: { readonly en: string };
}

export interface Rulebook {
  readonly entries: Readonly<Record<string, Entry>>;
  readonly waiting: Readonly<Record<string, Waiting>>;
}

interface Exports {
  readonly rulebook: { readonly entries: Rulebook['entries'] };
  readonly waiting?: Rulebook['waiting'];
}

/** Reads the rulebook of a game: as built, or from another file. */
export const readRulebook = async ({ folder }: Package, file = at(folder, 'dist/rulebook.js')): Promise<Rulebook> => {
  if (!existsSync(file)) throw new Error(`${file} is not built.`);
  const { rulebook, waiting = {} } = (await import(pathToFileURL(file).href)) as Exports;
  return { entries: rulebook.entries, waiting };
};
