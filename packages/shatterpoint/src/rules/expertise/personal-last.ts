import type { Frozen } from '@regelwerk/core';
import type { Effect } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import { isDirected } from '../tree/directed-personal.js';

/** The effects of a chart with the directed ones before the personal ones, as printed within both. */
export const personalLast = rule('sp.expertise.personal-last', (effects: readonly Frozen<Effect>[]): readonly Frozen<Effect>[] => [
  ...effects.filter(isDirected),
  ...effects.filter((effect) => !isDirected(effect)),
]);
