import { rule } from '../../model/rule-id.js';

/** What several rules of one rank say of the same thing. */
export type Verdict = 'can' | 'cannot';

/** Of rules of the same rank, a prohibition wins. */
export const isAllowed = rule('sp.ability.cannot-beats-can', (verdicts: readonly Verdict[]): boolean =>
  verdicts.includes('can') && !verdicts.includes('cannot'),
);
