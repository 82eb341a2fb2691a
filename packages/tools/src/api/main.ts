/** `pnpm api`: writes packages/<name>/etc/<name>.api.md, the public surface as text; with --check it only compares. */
import { parseArgs } from 'node:util';
import { build } from '../../bin/build.mjs';
import { api } from './api.js';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const fault = await build();
const faults = fault === undefined ? api({ write: !values.check }) : [fault];
for (const one of faults) console.log(one);
process.exitCode = faults.length === 0 ? 0 : 1;
