import type { AttackFrame } from '../model/frame.js';

/** An attack in melee of `north-a` on `south-a` that is past its roll, with empty dice. */
export const attackFrame = (changes: Partial<AttackFrame> = {}): AttackFrame => ({
  kind: 'attack', seat: 'north', step: 6, told: 0, type: 'melee', attacker: 'north-a-1', defender: 'south-a-1', fixed: 0, pools: { attack: 6, defence: 4 },
  more: { attack: 0, defence: 0 }, attack: [0, 0, 0, 0], defence: [0, 0, 0], expert: { attack: true, defence: true }, successes: 0, damage: 0, path: [], later: [],
  steadfast: false, ...changes,
});
