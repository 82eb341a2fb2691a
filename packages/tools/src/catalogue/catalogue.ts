import { existsSync } from 'node:fs';
import { readRulebook } from '../atlas/rulebook.js';
import { at, games, readText, writeText, type Package } from '../workspace.js';

const TYPE = /^export type RuleId =[^;]*;/m;

const NEW_FILE = `import { citing } from '@regelwerk/core';

// Generated from the rulebook by \`pnpm catalogue\`.

/** The id of a rule of this game. */
export type RuleId = never;

/** The way to write a rule of this game: the id and the function that applies it. */
export const rule = citing<RuleId>();
`;

const union = (ids: readonly string[]): string =>
  ids.length === 0 ? 'export type RuleId = never;' : `export type RuleId =\n${[...ids].sort().map((id) => `  | '${id}'`).join('\n')};`;

/** The file with its union renewed; what stands around it is kept. */
export const renewed = (source: string, ids: readonly string[]): string => (TYPE.test(source) ? source : NEW_FILE).replace(TYPE, union(ids));

interface Way {
  readonly write: boolean;
  /** Where the rulebook stands, when it is not the built one. */
  readonly from?: (game: Package) => string;
}

/** Compares (or writes) model/rule-id.ts of each game with the keys of its rulebook. */
export const catalogue = async ({ write, from }: Way): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const game of games()) {
    const path = `${game.folder}/src/model/rule-id.ts`;
    const { entries } = await readRulebook(game, from?.(game));
    const old = existsSync(at(path)) ? readText(path) : '';
    const wanted = renewed(old, Object.keys(entries));
    if (wanted === old) continue;
    if (write) writeText(path, wanted);
    else faults.push(`${path} differs from the rulebook: pnpm catalogue`);
  }
  return faults;
};
