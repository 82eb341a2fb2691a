/** `pnpm schema`: writes packages/<game>/schema/*.json from the game's codecs; with --check it only compares. */
import { parseArgs } from 'node:util';
import { build } from '../../bin/build.mjs';
import { schemas } from './schema.js';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const fault = await build();
const faults = fault === undefined ? await schemas({ write: !values.check }) : [fault];
for (const one of faults) console.log(one);
process.exitCode = faults.length === 0 ? 0 : 1;
