import type { Frozen } from '@regelwerk/core';
import type { WindowFrame } from '../../model/frame.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';

/** A second reactive ability of a player for the same trigger. */
export const reactedBefore = rule('sp.ability.one-reactive-per-trigger', ({ reacted }: Frozen<WindowFrame>, seat: string): Refusal | undefined =>
  reacted.includes(seat) ? { kind: 'one-reactive', rule: 'sp.ability.one-reactive-per-trigger', seat } : undefined,
);
