import { parseArgs } from 'node:util';
import { left, right, type Either, type Fault, type Lang } from '@regelwerk/core';

/** What the program is asked to do with a match of Shatterpoint. */
export interface Wishes {
  readonly lang: Lang;
  readonly seed: number;
  /** `drydock`, `moonwell`, `saltworks` or a file. */
  readonly table: string;
  /** Where the replay is written to. */
  readonly out: string;
  /** A replay to verify, instead of a match to play. */
  readonly verify: string | undefined;
  readonly help: boolean;
}

/** The seed of a match for which none is named: its story is kept. */
export const SEED = '43';

const OPTIONS = {
  lang: { type: 'string', default: 'en' },
  seed: { type: 'string', default: SEED },
  table: { type: 'string', default: 'drydock' },
  out: { type: 'string', default: '.regelwerk/shatterpoint.json' },
  verify: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const faultsOf = ({ lang, seed }: { readonly lang: string; readonly seed: string }): readonly Fault[] => [
  ...(lang === 'en' || lang === 'de' ? [] : [{ path: '--lang', expected: 'en or de' }]),
  ...(/^\d{1,9}$/.test(seed) ? [] : [{ path: '--seed', expected: 'a whole number of at most nine digits' }]),
];

/** Reads the options; what is wrong with them is listed. */
export const readArguments = (argv: readonly string[]): Either<readonly Fault[], Wishes> => {
  try {
    const { values } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: false });
    const { lang, seed, table, out, verify, help } = values;
    const faults = faultsOf({ lang, seed });
    return faults.length > 0 ? left(faults) : right({ lang: lang as Lang, seed: Number(seed), table, out, verify, help });
  } catch (error) {
    return left([{ path: 'options', expected: `only ${Object.keys(OPTIONS).map((name) => `--${name}`).join(', ')} (${error instanceof Error ? error.message.split('.')[0] : ''})` }]);
  }
};
