import { existsSync } from 'node:fs';
import { filesBelow, readText, type Package } from '../workspace.js';
import type { Evidence } from './evaluate.js';
import { RECORDS, type TestRecord } from './record.js';
import { readRulebook } from './rulebook.js';

const CITED = /\brule\(\s*('[^']+'|\[[^\]]+\])/g;
const QUOTED = /'([^']+)'/g;
const ID = /\b[a-z][a-z0-9]*(?:\.[a-z0-9-]+){2}/g;

const grouped = (pairs: readonly (readonly [string, string])[]): Readonly<Record<string, readonly string[]>> => {
  const groups: Record<string, string[]> = {};
  for (const [key, value] of pairs) {
    const group = (groups[key] ??= []);
    if (!group.includes(value)) group.push(value);
  }
  return groups;
};

/** Where each id is given to `rule(…)`. */
const codeOf = ({ folder }: Package): Evidence['code'] =>
  grouped(
    filesBelow(`${folder}/src`, /(?<!\.test)(?<!\.test-d)\.ts$/).flatMap((file) =>
      [...readText(file).matchAll(CITED)].flatMap(([, ids = '']) => [...ids.matchAll(QUOTED)].map(([, id = '']) => [id, file] as const)),
    ),
  );

const storiesOf = ({ folder }: Package): Evidence['stories'] =>
  Object.fromEntries(
    filesBelow(`${folder}/test/golden`, /\.story\.txt$/).map((file) => [file, [...new Set(readText(file).match(ID) ?? [])]]),
  );

/** The tests of the last recorded run. */
export const readRecords = (): readonly TestRecord[] => {
  if (!existsSync(RECORDS)) return [];
  return readText(RECORDS)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestRecord);
};

/** Rulebook, sources, stories and the last recorded test run. */
export const gather = async (game: Package): Promise<Evidence> => ({
  rulebook: await readRulebook(game),
  code: codeOf(game),
  tests: readRecords(),
  stories: storiesOf(game),
});
