import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, type Package } from '../workspace.js';

/** A document and the place in it. */
interface Whereabouts {
  readonly document: string;
  readonly section?: string;
  readonly page?: number;
}

/** An entry of a rulebook, as far as the workshop reads it. */
export interface Entry extends Whereabouts {
  readonly also?: readonly Whereabouts[];
  readonly title: { readonly en: string; readonly de: string };
  readonly text: { readonly en: string; readonly de: string };
  readonly status: 'printed' | 'assumption';
  readonly options?: readonly string[];
}

/** `aktionen, Bewegung` or `rules, p. 12`, and where else the rule stands. */
export const placeOf = ({ also = [], ...first }: Entry): string =>
  [first, ...also].map(({ document, section, page }) => `${document}, ${section ?? `p. ${page ?? '?'}`}`).join(' · ');

interface Waiting {
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
