import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { house } from '../../src/eslint/house.js';

// RuleTester makes its own suites; under vitest these are vitest's.
Object.assign(RuleTester, { describe, it, itOnly: it.only });

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

/** A row: what it shows, the file it stands in (below packages/), the code, and the messages to expect. */
export interface Row {
  readonly says: string;
  readonly in?: string;
  readonly code: string;
  readonly finds?: readonly string[];
  readonly options?: readonly unknown[];
}

const HERE = 'skirmish-homebrew/src/rules/move/cost.ts';

/** Runs a house rule over rows; a row without `finds` is allowed. */
export const rows = (name: string, all: readonly Row[]): void => {
  const rule = house.rules[name];
  if (rule === undefined) throw new Error(`no rule ${name}`);
  const shape = ({ says, code, options, in: place = HERE }: Row): RuleTester.ValidTestCase => ({
    name: says,
    code,
    filename: `packages/${place}`,
    ...(options === undefined ? {} : { options: [...options] }),
  });
  tester.run(name, rule, {
    valid: all.filter(({ finds }) => finds === undefined).map(shape),
    invalid: all.flatMap((row) => (row.finds === undefined ? [] : [{ ...shape(row), errors: row.finds.map((messageId) => ({ messageId })) }])),
  });
};
