import { expect } from './expect.mjs';

const titled = (title, row, i) => `${title.replaceAll(/\$(\w+)/g, (all, key) => (row === null || row[key] === undefined ? all : String(row[key])))} #${i}`;

/** What a test file imports from vitest, as far as tests of rules use it: `describe`, `test`, `test.each` and `expect`. */
export const collector = () => {
  const tests = [];
  const within = [];
  const test = (title, run) => tests.push({ title: [...within, title].join(' > '), run });
  test.each = (rows) => (title, run) => rows.forEach((row, i) => test(titled(title, row, i), () => (Array.isArray(row) ? run(...row) : run(row))));
  const describe = (title, inside) => {
    within.push(title);
    inside();
    within.pop();
  };
  return { tests, module: { describe, test, expect } };
};
