import type { Frozen } from '@regelwerk/core';
import type { DeedFrame } from '../../model/frame.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';

/** A character whose turn in the action it is not: of another unit, or one that has carried it out. Else the order is its player's. */
export const hasCarriedOut = rule('sp.turn.multi-character-action', ({ left, unit }: Frozen<DeedFrame>, character: string): Refusal | undefined => {
  if (left.includes(character)) return undefined;
  // A unit's name may be the beginning of another's.
  return character.startsWith(`${unit}-`) && !character.includes('-', unit.length + 1)
    ? { kind: 'has-acted', rule: 'sp.turn.multi-character-action', character }
    : { kind: 'not-the-unit', rule: 'sp.turn.multi-character-action', unit: character, wanted: [unit] };
});
