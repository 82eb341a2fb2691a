import type { Goal, Pipeline, Plan } from '@regelwerk/dice/odds';

/** What is asked: a pipeline, how it is run, and which register is the answer. */
export interface Question {
  readonly title: string;
  readonly pipeline: Pipeline<string>;
  readonly plan: Plan<string>;
  readonly goal: Goal<string>;
  readonly register: string;
}

/** The options of the command line, as text. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

/** A question, or what is wrong with the words. */
export type Asked = { readonly ok: true; readonly question: Question } | { readonly ok: false; readonly wrong: string };

/** Says what is wrong. */
export const wrong = (what: string): { readonly ok: false; readonly wrong: string } => ({ ok: false, wrong: what });

/** A small whole number, or nothing. */
export const wholeIn = (text: string): number | undefined => (/^\d{1,8}$/.test(text) ? Number(text) : undefined);

/** The first option that should be a whole number and is none. */
export const notWhole = (given: Given, names: readonly string[]): string | undefined => {
  const name = names.find((one) => typeof given[one] === 'string' && wholeIn(given[one]) === undefined);
  return name === undefined ? undefined : `--${name} wants a whole number, not '${String(given[name])}'`;
};

/** The first option that should be one of some words and is none. */
export const notAmong = (given: Given, words: Readonly<Record<string, readonly string[]>>): string | undefined => {
  const found = Object.entries(words).find(([name, list]) => typeof given[name] === 'string' && !list.includes(given[name]));
  return found === undefined ? undefined : `--${found[0]} wants ${found[1].join(' or ')}, not '${String(given[found[0]])}'`;
};
