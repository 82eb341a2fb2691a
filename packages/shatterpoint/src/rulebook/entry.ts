import type { RulebookEntry } from '@regelwerk/core';

/** An area of the rulebook. */
export type Entries = Readonly<Record<string, RulebookEntry>>;
