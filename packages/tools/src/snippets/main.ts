/** Type-checks and runs every `ts` fence of README, guide and doc comments on the built packages. */
import { build } from '../../bin/build.mjs';
import { snippets } from './snippets.js';

const fault = await build();
if (fault !== undefined) throw new Error(fault);
const { ok, output, note = '' } = await snippets();
console.log(ok ? note : output);
process.exitCode = ok ? 0 : 1;
