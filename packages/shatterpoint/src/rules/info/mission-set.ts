import type { Fault } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import { unless } from '../../setup/unless.js';

/** A mission set has struggle cards for each of three phases. */
export const phaseFaults = rule('sp.info.mission-set', (cards: readonly number[], path: string): readonly Fault[] => [
  ...unless(cards.length === 3, { path, expected: `three phases, not ${cards.length}`, rule: 'sp.info.mission-set' }),
  ...cards.flatMap((count, i) => unless(count > 0, { path: `${path}.${i}`, expected: 'a struggle card at least', rule: 'sp.info.mission-set' })),
]);
