import { left, right } from '@regelwerk/core';
import { run } from '../src/run.js';

/** What the program did: its exit code, what it printed, and the files afterwards. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Runs the program with files that exist in memory only. */
export const ran = (argv: readonly string[], before: Readonly<Record<string, string>> = {}, colour = false): Ran => {
  const files: Record<string, string> = { ...before };
  const printed: Record<'out' | 'error', string> = { out: '', error: '' };
  const code = run(argv, {
    colour,
    out: (text) => { printed.out += `${text}\n`; },
    error: (text) => { printed.error += `${text}\n`; },
    read: (path) => (path in files ? right(files[path] ?? '') : left({ path, expected: 'a file that can be read' })),
    write: (path, text) => {
      if (path.startsWith('/nowhere')) return left({ path, expected: 'a file that can be written' });
      files[path] = text;
      return right(undefined);
    },
  });
  return { code, ...printed, files };
};
