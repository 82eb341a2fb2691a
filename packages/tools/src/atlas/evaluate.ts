import { idsOf, type TestRecord } from './record.js';
import type { Rulebook } from './rulebook.js';

/** All that is known about one game when its tests have run. */
export interface Evidence {
  readonly rulebook: Rulebook;
  /** Rule id → source files that hold its code. */
  readonly code: Readonly<Record<string, readonly string[]>>;
  readonly tests: readonly TestRecord[];
  /** Story → the ids that stand in it. */
  readonly stories: Readonly<Record<string, readonly string[]>>;
}

/** What the atlas knows about one rule. */
export interface Row {
  readonly id: string;
  readonly code: readonly string[];
  readonly tests: readonly TestRecord[];
  readonly rows: number;
  readonly properties: number;
  readonly stories: readonly string[];
  readonly waits: boolean;
}

export interface Atlas {
  readonly rows: readonly Row[];
  readonly faults: readonly string[];
}

const isProperty = ({ file }: TestRecord): boolean => /\.prop\.test\.ts$/.test(file);
const nameOf = ({ names, file }: TestRecord): string => `${file} › ${names.join(' › ')}`;

/** `hb` of `hb.move.cost-escalates`. */
const prefixOf = (id: string): string => id.slice(0, id.indexOf('.'));

const rowOf = ({ rulebook, code, tests, stories }: Evidence, id: string): Row => {
  const own = tests.filter((test) => test.state === 'passed' && idsOf(test).includes(id));
  return {
    id,
    code: code[id] ?? [],
    tests: own,
    rows: own.filter((test) => !isProperty(test)).length,
    properties: own.filter(isProperty).length,
    stories: Object.keys(stories).filter((story) => stories[story]?.includes(id)),
    waits: rulebook.waiting[id] !== undefined,
  };
};

/** Ids that are used but stand in no entry. A test of another package may name its own invented rules. */
const unknown = ({ rulebook, code, tests, stories }: Evidence): readonly string[] => {
  const known = new Set(Object.keys(rulebook.entries));
  const ours = new Set([...known].map(prefixOf));
  const lost = (ids: readonly string[]): readonly string[] => ids.filter((id) => ours.has(prefixOf(id)) && !known.has(id));
  return [
    ...Object.keys(rulebook.waiting).filter((id) => !known.has(id)).map((id) => `unknown id ${id} on the waiting list`),
    ...Object.entries(code).flatMap(([id, files]) => (known.has(id) ? [] : [`unknown id ${id} in ${files.join(', ')}`])),
    ...tests.flatMap((test) => lost(idsOf(test)).map((id) => `unknown id ${id} in the test ${nameOf(test)}`)),
    ...Object.entries(stories).flatMap(([story, ids]) => lost(ids).map((id) => `unknown id ${id} in the story ${story}`)),
  ];
};

/** Passed tests that name a rule whose code they did not run. */
const empty = ({ rulebook, code, tests }: Evidence): readonly string[] =>
  tests
    .filter(({ state }) => state === 'passed')
    .flatMap((test) =>
      idsOf(test)
        .filter((id) => rulebook.entries[id] !== undefined && code[id] !== undefined && !test.ran.includes(id))
        .map((id) => `the test ${nameOf(test)} names ${id} but does not run its code`),
    );

const missing = ({ id, code, tests, waits }: Row): readonly string[] => {
  if (waits) return [];
  if (code.length === 0) return [`${id} has no code and does not stand on the waiting list`];
  return tests.length === 0 ? [`${id} has no passing test and does not stand on the waiting list`] : [];
};

/** Judges a game: one row per rule, and every reason why the atlas fails. */
export const evaluate = (evidence: Evidence): Atlas => {
  const rows = Object.keys(evidence.rulebook.entries).map((id) => rowOf(evidence, id));
  return { rows, faults: [...unknown(evidence), ...rows.flatMap(missing), ...empty(evidence)] };
};
