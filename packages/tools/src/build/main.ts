/** `pnpm build`: builds every package whose build is missing or older than its sources; `--force` builds all. */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../../bin/build.mjs';
import { at } from '../workspace.js';

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
if (values.force) rmSync(at('.regelwerk/built'), { recursive: true, force: true });

const fault = await build();
if (fault !== undefined) console.log(fault);
process.exitCode = fault === undefined ? 0 : 1;
