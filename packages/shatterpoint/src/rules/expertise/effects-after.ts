import type { Frozen } from '@regelwerk/core';
import type { Effect } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { Entry } from '../../model/unit.js';

/** What of a row waits until the attack has been resolved: movements and all other effects. */
export const effectsAfter = rule('sp.expertise.effects-after', (entries: readonly Frozen<Entry>[]): readonly Frozen<Effect>[] =>
  entries.flatMap((entry) => (entry.kind === 'effect' ? [entry.effect] : [])),
);
