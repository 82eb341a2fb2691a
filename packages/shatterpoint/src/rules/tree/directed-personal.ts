import type { Frozen } from '@regelwerk/core';
import type { Effect } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';

/** Is an effect directed at the other character? All others are personal: they concern the one that causes them. */
export const isDirected = rule('sp.tree.directed-personal', (effect: Frozen<Effect>): boolean => 'to' in effect && effect.to === 'target');
