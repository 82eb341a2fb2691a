import { parseArgs } from 'node:util';
import { left, right, type Either, type Fault, type Lang } from '@regelwerk/core';

/** What the program is asked to do. */
export interface Wishes {
  readonly lang: Lang;
  readonly seed: number;
  /** `relay`, `strongbox` or a file. */
  readonly scenario: string;
  /** Where the replay is written to. */
  readonly out: string;
  /** A replay to verify, instead of a match to play. */
  readonly verify: string | undefined;
  readonly help: boolean;
}

/** What is wrong with the options, and the language to say it in. */
export interface Complaint {
  readonly lang: Lang;
  readonly faults: readonly Fault[];
}

const OPTIONS = {
  lang: { type: 'string' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  out: { type: 'string' },
  verify: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Name = keyof typeof OPTIONS;
type Values = Partial<Record<Name, string>>;

const isName = (name: string): name is Name => Object.hasOwn(OPTIONS, name);

interface Read {
  readonly values: Values;
  readonly faults: readonly Fault[];
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

const faultOf = (token: Token): Fault | undefined => {
  if (token.kind === 'positional') return { path: token.value, expected: 'an option' };
  if (token.kind !== 'option') return undefined;
  const known = Object.keys(OPTIONS).map((name) => `--${name}`);
  if (!isName(token.name)) return { path: token.rawName, expected: `one of ${known.join(', ')}` };
  if (OPTIONS[token.name].type === 'boolean') return token.value === undefined ? undefined : { path: token.rawName, expected: 'no value' };
  return token.value === undefined || token.value === '' ? { path: token.rawName, expected: 'a value' } : undefined;
};

/** Node's parser throws at the first fault; its tokens tell them all. */
const read = (argv: readonly string[]): Read => {
  const { tokens } = parseArgs({ args: [...argv], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  const faults = tokens.flatMap((token) => faultOf(token) ?? []);
  const pairs = tokens.flatMap((token) => (token.kind === 'option' && isName(token.name) ? [[token.name, token.value ?? ''] as const] : []));
  return { values: Object.fromEntries(pairs), faults };
};

/** A match in which much of what the game has is seen. */
const SEED = 10;

const seedOf = (seed: string): number | undefined => (/^-?\d{1,16}$/.test(seed) && Number.isSafeInteger(Number(seed)) ? Number(seed) : undefined);

/** Reads the options; all faults at once. */
export const readArguments = (argv: readonly string[]): Either<Complaint, Wishes> => {
  const { values, faults: found } = read(argv);
  const faults = [...found];
  const lang: Lang = values.lang === 'de' ? 'de' : 'en';
  if (values.lang && values.lang !== lang) faults.push({ path: '--lang', expected: 'en or de' });
  const seed = values.seed === undefined ? SEED : seedOf(values.seed);
  if (values.seed && seed === undefined) faults.push({ path: '--seed', expected: 'a whole number' });
  if (faults.length > 0) return left({ lang, faults });
  return right({
    lang,
    seed: seed ?? SEED,
    scenario: values.scenario ?? 'relay',
    out: values.out ?? '.regelwerk/replay.json',
    verify: values.verify,
    help: values.help !== undefined,
  });
};
