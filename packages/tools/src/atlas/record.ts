/** One test as it ran. */
export interface TestRecord {
  /** From the outermost `describe` to the test. */
  readonly names: readonly string[];
  readonly file: string;
  readonly state: string;
  /** The rules whose code ran. */
  readonly ran: readonly string[];
}

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Where the last recorded run stands. */
export const RECORDS = '.regelwerk/atlas/tests.jsonl';
export const SUMMARY = '.regelwerk/atlas/summary.json';

const LEADING = /^\s*\[([^\]\s]+)\]/;
const ID = /^[a-z][a-z0-9]*(\.[a-z0-9-]+){2,}$/;

const leadingIds = (name: string): readonly string[] => {
  const ids: string[] = [];
  let rest = name;
  for (let found = LEADING.exec(rest); found !== null; found = LEADING.exec(rest)) {
    const id = found[1] ?? '';
    if (ID.test(id)) ids.push(id);
    rest = rest.slice(found[0].length);
  }
  return ids;
};

/** The rules that a test names: in brackets at the start of its name, or of the name of a `describe` around it. */
export const idsOf = ({ names }: Pick<TestRecord, 'names'>): readonly string[] => [...new Set(names.flatMap(leadingIds))];
