import { rows } from './tester.js';

rows('cited-rules', [
  { says: 'a cited function', code: "export const cost = rule('hb.move.cost-escalates', (made: number): number => made);" },
  { says: 'a constant and a type', code: 'export const MOST = 3; export type A = 1; export const list = ["a"] as const;' },
  { says: 'a private helper', code: 'const half = (x: number): number => x / 2;' },
  { says: 'the same outside rules', in: 'legion/src/setup.ts', code: 'export const f = (): number => 1;' },
  { says: 'a bare arrow', code: 'export const f = (): number => 1;', finds: ['cite'] },
  { says: 'a bare function', code: 'export function f(): number { return 1; }', finds: ['cite'] },
  { says: 'exported further down', code: 'const f = (): number => 1; export { f };', finds: ['cite'] },
]);

const cite = (id: string): string => `export const f = rule('${id}', () => 1);`;

rows('id-is-address', [
  { says: 'the whole slug', in: 'skirmish-homebrew/src/rules/move/cost-escalates.ts', code: cite('hb.move.cost-escalates') },
  { says: 'its beginning, at a dash', code: cite('hb.move.cost-escalates') },
  { says: 'its beginning, inside a word', in: 'skirmish-homebrew/src/rules/move/cos.ts', code: cite('hb.move.cost-escalates'), finds: ['address'] },
  { says: 'another area', code: cite('hb.climb.cost-x'), finds: ['address'] },
  { says: 'a numbered step', in: 'legion/src/rules/attack/4-roll.ts', code: cite('le.attack.roll-dice') },
  { says: 'a step that is a folder', in: 'legion/src/rules/attack/4-roll/4a-change.ts', code: cite('le.attack.roll-dice') },
  { says: 'a keyword', in: 'legion/src/keywords/impact.ts', code: cite('le.keyword.impact') },
  { says: 'outside rules', in: 'legion/src/setup.ts', code: cite('le.setup.table'), finds: ['address'] },
  { says: 'an id that is computed', code: 'export const f = rule(ID, () => 1);', finds: ['literal'] },
]);
