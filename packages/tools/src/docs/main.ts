/** `pnpm docs:api`: the API pages of every published package, in docs/api. */
import { build } from '../../bin/build.mjs';
import { apiPages } from './docs.js';

const fault = await build();
if (fault !== undefined) throw new Error(fault);
const { ok, output } = await apiPages();
console.log(output.trim());
process.exitCode = ok ? 0 : 1;
