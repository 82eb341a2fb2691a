import { isLeft, left, type Either, type Fault } from '@regelwerk/core';
import { layTable, type OptionChanges, type Table } from '@regelwerk/skirmish-homebrew';
import { lanterns, relay, saltRoad, strongbox } from '@regelwerk/skirmish-homebrew/data';
import type { Io } from './io.js';

const SHIPPED: Readonly<Record<string, unknown>> = { relay, strongbox };

/** House rules that show much of the game: cards in hand, magazines that run empty, points enough for each action of the table. */
export const OPTIONS = { sideAp: 18, handSize: 3, magazineRule: 'on', roundLimit: 5 } as const satisfies OptionChanges;

const under = (path: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, path: `${path}: ${fault.path.replace(/^scenario\.?/, '') || '(all of it)'}` }));

const lay = (scenario: unknown): Either<readonly Fault[], Table> =>
  layTable({ scenario, gangs: [lanterns, saltRoad], options: OPTIONS, consents: [] });

/** Lays the table for a shipped scenario, by its name, or for one from a file. */
export const tableFor = (scenario: string, { read }: Pick<Io, 'read'>): Either<readonly Fault[], Table> => {
  if (Object.hasOwn(SHIPPED, scenario)) return lay(SHIPPED[scenario]);
  const text = read(scenario);
  if (isLeft(text)) return left([text.left]);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.right);
  } catch (error) {
    return left([{ path: scenario, expected: `JSON (${error instanceof Error ? error.message : 'unreadable'})` }]);
  }
  const table = lay(parsed);
  return isLeft(table) ? left(under(scenario, table.left)) : table;
};
