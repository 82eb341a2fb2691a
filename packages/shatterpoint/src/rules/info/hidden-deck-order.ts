import type { Frozen } from '@regelwerk/core';
import type { SidePlay } from '../../model/play.js';
import { rule } from '../../model/rule-id.js';

/** Cards whose order nobody knows: a set that all may see, of which chance says one. No state holds more. */
export const unknownCards = rule('sp.info.hidden-deck-order', ({ deck }: Frozen<Pick<SidePlay, 'deck'>>): Readonly<Record<string, number>> => deck);
