import { rule } from '../../model/rule-id.js';

/** A way to compare attack and defence: from the successes of both, the life points that the target loses. */
export type Resolution = (attack: number, defence: number) => number;

/** Attack successes less the successes of the dodge or the defence: the life points lost. */
export const difference: Resolution = rule('hb.dice.opposed', (attack: number, defence: number): number => Math.max(0, attack - defence));

const MOST_LIFE = 1000;

/** The life points that a comparison costs, whoever brought it: a whole number, never below 0. */
export const compare = rule('hb.dice.opposed', (resolution: Resolution, attack: number, defence: number): number => {
  const lost = resolution(attack, defence);
  return lost >= 1 ? Math.min(Math.floor(lost), MOST_LIFE) : 0;
});
