import type { Rulebook } from './rulebook.js';

const START = '<!-- waiting:start -->';
const END = '<!-- waiting:end -->';

/** The waiting list as it stands in the README. */
export const waitingList = (books: Readonly<Record<string, Rulebook>>): string => {
  const lines = Object.entries(books).flatMap(([game, { waiting }]) =>
    Object.entries(waiting).map(([id, { reason }]) => `| ${game} | \`${id}\` | ${reason.en} |`),
  );
  if (lines.length === 0) return 'Nothing waits: every rule of every rulebook has code and tests.';
  return ['| game | rule | why it waits |', '| --- | --- | --- |', ...lines].join('\n');
};

/** The README with this list between its markers, or undefined when it has no markers. */
export const withList = (readme: string, list: string): string | undefined => {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start) return undefined;
  return `${readme.slice(0, start + START.length)}\n${list}\n${readme.slice(end)}`;
};
