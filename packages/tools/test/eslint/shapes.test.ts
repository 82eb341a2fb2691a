import { rows } from './tester.js';

rows('plain-shapes', [
  { says: 'functions and data', code: 'export const x = { kind: "move" }; export const f = (): number => 1;' },
  { says: 'a class', code: 'export class A {}', finds: ['class'] },
  { says: 'a class in an expression', code: 'export const a = class {};', finds: ['class'] },
  { says: 'an enum', code: 'enum A { B }', finds: ['enum'] },
  { says: 'a default export', code: 'export default 1;', finds: ['default'] },
]);

rows('no-throw-in-rules', [
  { says: 'a throw outside rules', in: 'legion/src/setup.ts', code: 'throw new Error();' },
  { says: 'absurd may be thrown', code: 'switch (1) { default: throw absurd(x); }' },
  { says: 'a throw in a rule', code: 'export const f = () => { throw new Error(); };', finds: ['throws'] },
  { says: 'core may throw', in: 'core/src/rules/x.ts', code: 'throw new Error();' },
]);

const body = (lines: number): string => Array.from({ length: lines }, () => 'g();').join('\n');
const cases = (many: number): string => Array.from({ length: many }, (_, i) => `case ${i}:\n  return;`).join('\n');

rows('short-functions', [
  { says: 'exactly at the limit', code: `const f = () => {\n${body(8)}\n};`, options: [10] },
  { says: 'one line beyond', code: `const f = () => {\n${body(9)}\n};`, options: [10], finds: ['long'] },
  { says: 'a long closed switch of short cases', code: `const f = (x) => {\nswitch (x) {\n${cases(20)}\n}\n};`, options: [10] },
  { says: 'a switch with a long case', code: `const f = (x) => {\nswitch (x) {\ncase 1:\n${body(12)}\n}\n};`, options: [10], finds: ['long'] },
]);

rows('documented-exports', [
  { says: 'a sentence', code: '/** Half of it. */\nexport const half = 1;' },
  { says: 'a private thing needs none', code: 'const half = 1;' },
  { says: 'a codec and its type share one', code: '/** A move. */\nexport const Move = t.strict({});\nexport interface Move extends X {}' },
  { says: 'no sentence', code: 'export const half = 1;', finds: ['silent'] },
  { says: 'another kind of comment', code: '// half\nexport const half = 1;', finds: ['silent'] },
]);
