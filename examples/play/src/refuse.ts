import type { Fault, Lang } from '@regelwerk/core';
import type { Io } from './io.js';
import { COLOURED, PLAIN } from './paint.js';
import { WORDS } from './words.js';

const FAULT = 2;

/** Tells what is wrong, each fault with its path, and gives the exit code for it. */
export const refuse = ({ error, colour }: Io, lang: Lang, faults: readonly Fault[]): number => {
  const { bad } = colour ? COLOURED : PLAIN;
  const words = WORDS[lang];
  error(bad(words.faults(faults.length)));
  for (const { path, expected, rule } of faults) error(`  ${path}: ${words.expected} ${expected}${rule === undefined ? '' : ` [${rule}]`}`);
  return FAULT;
};

/** Quotes a path for a command line where it needs that. */
export const quoted = (path: string): string => (/^[\w./\\:-]+$/.test(path) ? path : JSON.stringify(path));
