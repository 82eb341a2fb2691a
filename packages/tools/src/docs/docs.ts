import { published } from '../workspace.js';
import { tool, type Outcome } from '../run.js';

const CONFIG = 'packages/tools/config/typedoc.json';

/** The API pages of every published package, in docs/api; a warning is a failure. */
export const apiPages = async (): Promise<Outcome> =>
  tool('typedoc', ['--options', CONFIG, ...published().flatMap(({ folder }) => ['--entryPoints', folder])]);
