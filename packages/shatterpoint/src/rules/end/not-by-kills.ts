import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** What counts toward winning the match: struggle cards, whoever has defeated how many units. */
export const cardsOf = rule('sp.end.not-by-kills', ({ play }: State, seat: string): number => the(play.sides, seat).won.length);
