import { existsSync, rmSync } from 'node:fs';
import { at, games, readText, writeText } from '../workspace.js';
import { evaluate, type Row } from './evaluate.js';
import { gather } from './gather.js';
import { pagesOf } from './pages.js';
import type { Rulebook } from './rulebook.js';
import { lastLine, longTable, shortTable } from './table.js';
import { waitingList, withList } from './waiting.js';

export interface Report {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

const README = 'README.md';

const readmeFaults = (books: Readonly<Record<string, Rulebook>>, write: boolean): readonly string[] => {
  const readme = existsSync(at(README)) ? readText(README) : '';
  const wanted = withList(readme, waitingList(books));
  if (wanted === undefined) return [`${README} has no <!-- waiting:start --> … <!-- waiting:end -->`];
  if (wanted === readme) return [];
  if (write) writeText(README, wanted);
  return write ? [] : [`the waiting list of ${README} is not up to date: pnpm atlas --write`];
};

/** Reads everything, writes docs/atlas, says what is wrong. */
export const atlas = async ({ all, write }: { readonly all: boolean; readonly write: boolean }): Promise<Report> => {
  rmSync(at('docs/atlas'), { recursive: true, force: true });
  const books: Record<string, Rulebook> = {};
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const game of games()) {
    const evidence = await gather(game);
    const found = evaluate(evidence);
    books[game.short] = evidence.rulebook;
    rows.push(...found.rows);
    faults.push(...found.faults);
    for (const { path, text } of pagesOf(game.short, evidence.rulebook, found)) writeText(path, text);
  }
  faults.push(...readmeFaults(books, write));
  return { lines: [...(all ? longTable(rows) : shortTable(rows)), lastLine(rows)], faults };
};
