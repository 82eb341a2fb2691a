import type { Frozen } from '@regelwerk/core';
import type { Effect } from '../../model/effect.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';
import { isDirected } from './directed-personal.js';

type Effects = readonly Frozen<Effect>[];

/** The effects of an option in the order in which they are carried out: what is directed first, or as printed. */
export const orderInOption = rule('sp.tree.effect-order-in-option', (effects: Effects, order: Options['tree.effectOrder']): Effects =>
  order === 'printed' ? effects : [...effects.filter(isDirected), ...effects.filter((effect) => !isDirected(effect))],
);
