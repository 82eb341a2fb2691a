import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { RECORDS, SUMMARY, type Summary, type TestRecord } from './record.js';

const namesOf = (test: TestCase): readonly string[] => {
  const names = [test.name];
  for (let suite = test.parent; suite.type === 'suite'; suite = suite.parent) names.unshift(suite.name);
  return names;
};

const recordOf = (root: string, test: TestCase): TestRecord => ({
  names: namesOf(test),
  file: relative(root, test.module.moduleId).replaceAll('\\', '/'),
  state: test.result().state,
  ran: (test.meta() as { rules?: readonly string[] }).rules ?? [],
});

const count = (records: readonly TestRecord[], state: string): number => records.filter((one) => one.state === state).length;

/** Writes each test of a run as a line of JSON, with the rules that ran in it, and the sums. */
export const recorder = (root: string): Reporter => ({
  onTestRunEnd: (modules: readonly TestModule[]): void => {
    const records = modules.flatMap((module) => [...module.children.allTests()].map((test) => recordOf(root, test)));
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    const summary: Summary = {
      passed: count(records, 'passed'),
      failed: count(records, 'failed') + broken,
      skipped: count(records, 'skipped'),
    };
    mkdirSync(join(root, dirname(RECORDS)), { recursive: true });
    writeFileSync(join(root, RECORDS), records.map((one) => `${JSON.stringify(one)}\n`).join(''));
    writeFileSync(join(root, SUMMARY), JSON.stringify(summary));
  },
});
