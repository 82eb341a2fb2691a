import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { SpecialRule, StruggleCard } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';

/** The struggle token is laid on the middle space. */
export const startToken = rule('sp.setup.struggle-token-start', (): Event => ({ kind: 'token-moved', rule: 'sp.setup.struggle-token-start', from: 0, to: 0 }));

/** The special rules of a struggle card: in force from the moment it lies open. */
export const rulesOfCard = rule('sp.setup.struggle-rules-apply', (card: Frozen<StruggleCard> | undefined): readonly Frozen<SpecialRule>[] => card?.rules ?? []);
