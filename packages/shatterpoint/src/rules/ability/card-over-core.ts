import { rule } from '../../model/rule-id.js';
import type { Verdict } from './cannot-beats-can.js';

/** What a core rule says, and what cards say to it. */
export interface Ranked {
  readonly core: Verdict;
  readonly cards: readonly Verdict[];
}

/** The verdicts that count: those of cards where there are any, else that of the core rules. */
export const ranking = rule('sp.ability.card-over-core', ({ core, cards }: Ranked): readonly Verdict[] => (cards.length > 0 ? cards : [core]));
