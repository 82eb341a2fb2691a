import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { left, right, type Either, type Fault } from '@regelwerk/core';

/** Where the program reads and writes. */
export interface Io {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly colour: boolean;
  readonly read: (path: string) => Either<Fault, string>;
  readonly write: (path: string, text: string) => Either<Fault, undefined>;
}

const reason = (error: unknown): string => (error instanceof Error ? error.message.replace(/,.*$/, '') : String(error));

/** The files of this machine. */
export const files: Pick<Io, 'read' | 'write'> = {
  read: (path) => {
    try {
      return right(readFileSync(path, 'utf8'));
    } catch (error) {
      return left({ path, expected: `a file that can be read (${reason(error)})` });
    }
  },
  write: (path, text) => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return right(undefined);
    } catch (error) {
      return left({ path, expected: `a file that can be written (${reason(error)})` });
    }
  },
};
