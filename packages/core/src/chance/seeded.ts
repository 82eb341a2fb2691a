import { pickWeighted, rollCounts, type Luck } from '@regelwerk/dice';
import type { DrawChoice, DrawDecision, RollChoice, RollDecision, RollGroup } from '../decision.js';

const countsOf = (luck: Luck, label: string, { die, weights, dice }: RollGroup): readonly number[] =>
  rollCounts(luck, label, { name: die, faces: weights.map((weight) => ({ name: '', weight, symbols: {} })) }, dice);

/**
 * What seeded luck answers. It depends on the seed, the decision's label, the group and the place of the die in its group, and on
 * nothing else: one more roll somewhere, or one more die in another group, changes no other.
 */
export const seededAnswer = (luck: Luck, decision: RollDecision | DrawDecision): RollChoice | DrawChoice => {
  const head = { answers: decision.id, by: decision.by };
  if (decision.kind === 'roll') {
    const counts = decision.groups.map((group, i) => countsOf(luck, `${decision.label}/${i}`, group));
    return { kind: 'roll', ...head, counts };
  }
  const cards = Object.keys(decision.from).sort();
  const drawn = pickWeighted(luck, decision.label, 0, cards.map((card) => decision.from[card] ?? 0));
  return { kind: 'draw', ...head, card: cards[drawn] ?? '' };
};
