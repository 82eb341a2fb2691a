import type { RollGroup } from '../decision.js';
import type { ChanceChoice, ChanceDecision } from './source.js';

/** One answer that chance could give, with its exact weight. */
export interface Weighed {
  readonly choice: ChanceChoice;
  readonly weight: bigint;
}

interface Counted {
  readonly counts: readonly number[];
  readonly weight: bigint;
}

/** Ways to choose `k` of `n`, exactly. */
const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
};

const power = (base: number, times: number): bigint => {
  let product = 1n;
  for (let i = 0; i < times; i += 1) product *= BigInt(base);
  return product;
};

/** Every way in which the dice that are left can fall on the faces from here on. */
const fallsFrom = (weights: readonly number[], dice: number): readonly Counted[] => {
  const [weight, ...others] = weights;
  if (weight === undefined) return dice === 0 ? [{ counts: [], weight: 1n }] : [];
  const found: Counted[] = [];
  for (let here = 0; here <= (weight === 0 ? 0 : dice); here += 1) {
    const ways = choose(dice, here) * power(weight, here);
    for (const rest of fallsFrom(others, dice - here)) found.push({ counts: [here, ...rest.counts], weight: ways * rest.weight });
  }
  return found;
};

interface Rolled {
  readonly counts: readonly (readonly number[])[];
  readonly weight: bigint;
}

const rollsOf = (groups: readonly RollGroup[]): readonly Rolled[] => {
  let rolls: readonly Rolled[] = [{ counts: [], weight: 1n }];
  for (const { weights, dice } of groups) {
    const falls = fallsFrom(weights, dice);
    rolls = rolls.flatMap((roll) => falls.map((fall) => ({ counts: [...roll.counts, fall.counts], weight: roll.weight * fall.weight })));
  }
  return rolls;
};

/**
 * Every answer that chance could give to a decision, each with its weight: the number of equally likely cases it stands for.
 * The answers to a roll are as many as the counts of faces, so ask it of small pools; `countOutcomes` tells beforehand.
 */
export const outcomes = (decision: ChanceDecision): readonly Weighed[] => {
  const head = { answers: decision.id, by: decision.by };
  if (decision.kind === 'roll') {
    return rollsOf(decision.groups).map(({ counts, weight }) => ({ choice: { kind: 'roll', ...head, counts }, weight }));
  }
  return Object.keys(decision.from)
    .sort()
    .filter((card) => (decision.from[card] ?? 0) > 0)
    .map((card) => ({ choice: { kind: 'draw', ...head, card }, weight: BigInt(decision.from[card] ?? 0) }));
};

/** How many answers `outcomes` would list. */
export const countOutcomes = (decision: ChanceDecision): bigint => {
  if (decision.kind === 'draw') return BigInt(Object.values(decision.from).filter((copies) => copies > 0).length);
  return decision.groups.reduce((product, { weights, dice }) => {
    const faces = weights.filter((weight) => weight > 0).length;
    return product * (faces === 0 ? (dice === 0 ? 1n : 0n) : choose(dice + faces - 1, faces - 1));
  }, 1n);
};
