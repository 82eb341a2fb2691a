import { files } from './io.js';
import { run } from './run.js';

const { stdout, stderr, argv, env } = process;

process.exitCode = run(argv.slice(2), {
  ...files,
  out: (text) => stdout.write(`${text}\n`),
  error: (text) => stderr.write(`${text}\n`),
  colour: stdout.isTTY && !env['NO_COLOR'],
});
