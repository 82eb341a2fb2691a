import { expect, test } from 'vitest';
import { renewed } from '../src/catalogue/catalogue.js';

const FILE = "import { citing } from '@regelwerk/core';\n\nexport type RuleId =\n  | 'xy.a.old';\n\nexport const rule = citing<RuleId>();\n";

test('the union follows the rulebook, sorted; what stands around it is kept', () => {
  expect(renewed(FILE, ['xy.b.new', 'xy.a.new'])).toBe(FILE.replace("  | 'xy.a.old';", "  | 'xy.a.new'\n  | 'xy.b.new';"));
});

test('an up-to-date file does not change', () => {
  const once = renewed(FILE, ['xy.a.new']);
  expect(renewed(once, ['xy.a.new'])).toBe(once);
});

test('a file without a union is written anew', () => {
  expect(renewed('', ['xy.a.new'])).toContain("export type RuleId =\n  | 'xy.a.new';");
});
