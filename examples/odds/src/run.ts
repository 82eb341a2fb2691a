import { parseArgs } from 'node:util';
import { answer } from './answer.js';
import { HELP } from './help.js';
import { askLegion } from './legion.js';
import { lines } from './print.js';
import { notWhole, wrong, type Asked, type Given } from './question.js';
import { askShatterpoint } from './shatterpoint.js';

/** What a run prints, and its exit code: 0, or 2 if the words make no question. */
export interface Outcome {
  readonly code: 0 | 2;
  readonly out: string;
  readonly err: string;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const OPTIONS = {
  vs: text,
  save: flag,
  surge: text,
  'surge-tokens': text,
  aims: text,
  precise: text,
  cover: text,
  dodges: text,
  pierce: text,
  impact: text,
  armour: text,
  goal: text,
  'attack-chart': text,
  'defence-chart': text,
  runs: text,
  seed: text,
  costs: flag,
  json: flag,
  help: flag,
} as const;

type Words = { readonly given: Given; readonly words: readonly string[] } | { readonly wrong: string };

const wordsIn = (args: readonly string[]): Words => {
  const below = args.find((word) => /^-\d/.test(word));
  if (below !== undefined) return { wrong: `'${below}' is below zero: counts are whole numbers from 0` };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
    return { given: values, words: positionals };
  } catch (error) {
    // The first sentence says what is wrong; what follows is advice for another kind of program.
    return { wrong: error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error) };
  }
};

const ask = (game: string, words: readonly string[], given: Given): Asked => {
  if (game === 'legion') return askLegion(words, given);
  if (game === 'shatterpoint') return askShatterpoint(words, given);
  return wrong(game === '' ? 'which game? legion or shatterpoint' : `'${game}' is no game that this program knows: legion, shatterpoint`);
};

const refuse = (why: string): Outcome => ({ code: 2, out: '', err: `${why}\npnpm odds --help shows what can be asked.\n` });

/** Runs the program on some words. */
export const run = (args: readonly string[]): Outcome => {
  const read = wordsIn(args);
  if ('wrong' in read) return refuse(read.wrong);
  const { given, words } = read;
  if (given['help'] === true || (words.length === 0 && args.length === 0)) return { code: 0, out: HELP, err: '' };
  const asked = ask(words[0] ?? '', words.slice(1), given);
  if (!asked.ok) return refuse(asked.wrong);
  const fault = notWhole(given, ['runs']);
  if (fault !== undefined) return refuse(fault);
  const wish = { runs: Number(given['runs'] ?? 10_000), seed: String(given['seed'] ?? 'regelwerk'), costs: given['costs'] === true };
  const answered = answer(asked.question, wish);
  if (!answered.ok) return refuse(answered.wrong);
  const out = given['json'] === true ? JSON.stringify(answered.found, undefined, 2) : lines(answered.found, answered.bars).join('\n');
  return { code: 0, out: `${out}\n`, err: '' };
};
