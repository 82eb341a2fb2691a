import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, filesBelow, games, readText, writeText, type Package } from '../workspace.js';
import { jsonSchema, type Codec } from './json-schema.js';

interface Exports {
  readonly codecs?: Readonly<Record<string, Codec>>;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const documents = async ({ folder, short }: Package): Promise<Readonly<Record<string, string>>> => {
  const { codecs = {} } = (await import(pathToFileURL(at(folder, 'dist/index.js')).href)) as Exports;
  return Object.fromEntries(
    Object.entries(codecs).map(([name, codec]) => [
      `${folder}/schema/${kebab(name)}.json`,
      `${JSON.stringify(jsonSchema(`${short}: ${kebab(name)}`, codec), null, 2)}\n`,
    ]),
  );
};

/** Compares (or writes) the schemas of each game with its codecs. */
export const schemas = async ({ write }: { readonly write: boolean }): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const game of games()) {
    const wanted = await documents(game);
    if (Object.keys(wanted).length === 0) faults.push(`${game.json.name} exports no codecs`);
    for (const path of filesBelow(`${game.folder}/schema`, /\.json$/)) {
      if (wanted[path] === undefined) faults.push(`${path} belongs to no codec`);
    }
    for (const [path, text] of Object.entries(wanted)) {
      if (write) writeText(path, text);
      else if (!existsSync(at(path)) || readText(path) !== text) faults.push(`${path} differs from its codec: pnpm schema`);
    }
  }
  return faults;
};
