import type { Frozen } from '@regelwerk/core';
import type { Effect } from '../../model/effect.js';
import type { EffectsFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';

/** The effect that is carried out now: those of one ability come in the order in which they are listed. */
export const effectDue = rule('sp.ability.effect-order', ({ list }: Frozen<EffectsFrame>): Frozen<Effect> | undefined => list[0]);
