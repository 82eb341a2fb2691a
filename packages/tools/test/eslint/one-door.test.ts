import { rows } from './tester.js';

const options = [{ immer: ['core/play.ts'], 'io-ts': ['core/.+', '(?!geometry|dice|bots|tools)[^/]+/.+'] }];

rows('one-door', [
  { says: 'the door itself', in: 'core/src/play.ts', code: "import { produce } from 'immer';", options },
  { says: 'another file of core', in: 'core/src/match.ts', code: "import { produce } from 'immer';", options, finds: ['door'] },
  { says: 'the same file name in a game', in: 'legion/src/play.ts', code: "import { produce } from 'immer';", options, finds: ['door'] },
  { says: 'a path inside the library', in: 'dice/src/die.ts', code: "export * from 'immer/dist/x';", options, finds: ['door'] },
  { says: 'an import at run time', in: 'core/src/match.ts', code: "const i = import('immer');", options, finds: ['door'] },
  { says: 'a library whose name only begins alike', in: 'core/src/match.ts', code: "import 'immerse';", options },
  { says: 'codecs in a game', in: 'legion/src/model/play.ts', code: "import * as t from 'io-ts';", options },
  { says: 'codecs in dice', in: 'dice/src/die.ts', code: "import * as t from 'io-ts';", options, finds: ['door'] },
]);
