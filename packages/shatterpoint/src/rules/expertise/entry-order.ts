import type { Frozen } from '@regelwerk/core';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import type { Entry } from '../../model/unit.js';

type Entries = readonly Frozen<Entry>[];

/** The entries of a row in the order in which they are applied: as printed, or the dice that are added before all else. */
export const inOrder = rule('sp.expertise.entry-order', (entries: Entries, order: Options['expertise.entryOrder']): Entries =>
  order === 'printed' ? entries : [...entries.filter(({ kind }) => kind === 'add'), ...entries.filter(({ kind }) => kind !== 'add')],
);
