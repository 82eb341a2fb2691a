import { rows } from './tester.js';

rows('rulebook-apart', [
  { says: 'inside the rulebook', in: 'legion/src/rulebook/index.ts', code: "import { move } from './move.js';" },
  { says: 'the test kit', in: 'legion/src/testing/index.ts', code: "import { rulebook } from '../rulebook/index.js';" },
  { says: 'a test', in: 'legion/src/game.test.ts', code: "import { rulebook } from './rulebook/index.js';" },
  { says: 'a rule', in: 'legion/src/rules/move/cost.ts', code: "import { rulebook } from '../../rulebook/index.js';", finds: ['apart'] },
  { says: 'by the package name', in: 'legion/src/game.ts', code: "import '@regelwerk/legion/rulebook';", finds: ['apart'] },
  { says: 'core has a file of that name', in: 'core/src/index.ts', code: "export { cite } from './rulebook.js';" },
]);

rows('games-apart', [
  { says: 'the base', code: "import '@regelwerk/core'; import '@regelwerk/dice'; import '../../game.js';" },
  { says: 'its own entry points', code: "import '@regelwerk/skirmish-homebrew/data';" },
  { says: 'another game', code: "import '@regelwerk/legion';", finds: ['apart'] },
  { says: 'another game by path', code: "import '../../../../legion/src/index.js';", finds: ['apart'] },
]);

rows('closed-switch', [
  { says: 'ends in absurd', code: 'switch (x.kind) { case 1: return; default: return absurd(x); }'.replace(/^/, 'const f = () => {') + ' }' },
  { says: 'throws absurd', code: 'switch (x.kind) { case 1: break; default: throw absurd(x); }' },
  { says: 'no default', code: 'switch (x.kind) { case 1: break; }', finds: ['open'] },
  { says: 'another default', code: 'switch (x.kind) { case 1: break; default: f(); }', finds: ['open'] },
]);

rows('reasoned-suppressions', [
  { says: 'a rule and a reason', code: '// eslint-disable-next-line eqeqeq -- both are numbers\nf();' },
  { says: 'no reason', code: '// eslint-disable-next-line eqeqeq\nf();', finds: ['reason'] },
  { says: 'the whole file, no reason', code: '/* eslint-disable */\nf();', finds: ['reason'] },
  { says: 'everything, with a reason', code: '/* eslint-disable -- generated code */\nf();', finds: ['which'] },
  { says: 'an expected error with a reason', code: '// @ts-expect-error -- a wrong id does not compile\nf();' },
  { says: 'an expected error without one', code: '// @ts-expect-error\nf();', finds: ['reason'] },
  { says: 'an ignored error', code: '// @ts-ignore -- whatever\nf();', finds: ['never'] },
]);
