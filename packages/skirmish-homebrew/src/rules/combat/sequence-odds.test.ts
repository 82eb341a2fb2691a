import { d6, fraction, mapOdds, oddsOfCounts, type Fraction } from '@regelwerk/dice';
import { expect, test } from 'vitest';
import { act, type Said } from '../../testing/act.js';
import { at, scene } from '../../testing/scene.js';

// The quick way, counting odds, against the slow one: the attack played through whatever its dice may show.

const duel = scene({
  figures: {
    n1: { at: at(10, 10), values: { melee: 2 }, skills: { brawler: 2 }, now: { ap: 1 } },
    n2: { at: at(30, 30), skills: { inspiring: 1 } },
    s1: { at: at(12.5, 10), values: { defence: 2 } },
  },
});

const lostIn = (said: readonly Said[]): number =>
  act(duel, { kind: 'melee-attack', figure: 'n1', target: 's1' }, { said }).events.reduce((sum, event) => (event.kind === 'life-lost' ? sum + event.lost : sum), 0);

/** How many dice can show 4 or more, and in how many ways. */
const falls = (dice: number) => mapOdds(oddsOfCounts(d6, dice), (counts) => counts.slice(3).reduce((sum, n) => sum + n, 0));

/** The chance of each loss where the attack is repeated exactly when no die succeeds, or never. */
const chances = (repeats: boolean): readonly Fraction[] => {
  const ways: bigint[] = [0n, 0n, 0n, 0n, 0n];
  const attack = falls(4);
  const count = (weight: bigint, said: readonly Said[]): void => {
    for (const answer of falls(2).outcomes) {
      const lost = lostIn([...said, answer.value]);
      ways[lost] = (ways[lost] ?? 0n) + weight * answer.weight;
    }
  };
  for (const first of attack.outcomes) {
    if (!repeats || first.value > 0) count(first.weight * attack.total, [first.value, 'pass']);
    else for (const second of attack.outcomes) count(first.weight * second.weight, [first.value, 'reroll', second.value]);
  }
  const total = ways.reduce((sum, weight) => sum + weight, 0n);
  return ways.map((weight) => fraction(weight, total));
};

const of = (numerator: number, denominator: number) => fraction(BigInt(numerator), BigInt(denominator));

test.each([
  { says: 'passed', repeats: false, shares: [of(11, 32), of(5, 16), of(15, 64), of(3, 32), of(1, 64)] },
  { says: 'used exactly when no die succeeds', repeats: true, shares: [of(155, 512), of(85, 256), of(255, 1024), of(51, 512), of(17, 1024)] },
])('[hb.combat.sequence] 4 dice against 2 with Inspiring $says, played through, cost what the odds say', ({ repeats, shares }) => {
  expect(chances(repeats)).toEqual(shares);
});
