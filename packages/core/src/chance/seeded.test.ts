import { luck } from '@regelwerk/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE, checkDraw, checkRoll, seededAnswer, type DrawDecision, type RollDecision, type RollGroup } from '../index.js';
import { must } from '../testing/index.js';

const D6: RollGroup = { die: 'd6', weights: [1, 1, 1, 1, 1, 1], dice: 20 };
const roll = (label: string, groups: readonly RollGroup[], id = 1): RollDecision => ({ kind: 'roll', id, by: CHANCE, for: 'x', roller: 'north', label, groups });
const draw = (label: string, from: Readonly<Record<string, number>>): DrawDecision => ({ kind: 'draw', id: 1, by: CHANCE, for: 'x', drawer: 'north', label, from });
const counts = (seed: number, decision: RollDecision): unknown => (seededAnswer(must(luck(seed)), decision) as { readonly counts: unknown }).counts;

describe('seeded luck', () => {
  test('answers alike for the same seed and label, whatever the number of the decision', () => {
    expect(counts(1, roll('a', [D6], 5))).toEqual(counts(1, roll('a', [D6], 99)));
  });

  test.each([
    { says: 'another seed', other: counts(2, roll('a', [D6])) },
    { says: 'another label', other: counts(1, roll('b', [D6])) },
  ])('answers differently under $says', ({ other }) => expect(other).not.toEqual(counts(1, roll('a', [D6]))));

  test('a die more changes neither the dice before it nor other groups', () => {
    const [first, second] = counts(1, roll('a', [D6, D6])) as readonly (readonly number[])[];
    const [more, same] = counts(1, roll('a', [{ ...D6, dice: 21 }, D6])) as readonly (readonly number[])[];
    expect(same).toEqual(second);
    expect(first).not.toEqual(second);
    expect(more?.map((count, face) => count - (first?.[face] ?? 0)).sort()).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('a draw does not depend on the order in which the pile was written', () => {
    const all = (from: Readonly<Record<string, number>>): unknown => Array.from({ length: 20 }, (_, i) => seededAnswer(must(luck(3)), draw(`${i}`, from)));
    expect(all({ a: 1, b: 2, c: 3 })).toEqual(all({ c: 3, b: 2, a: 1 }));
  });

  test('what it answers is always possible', () => {
    const groups = fc.array(
      fc.record({ die: fc.constant('d'), weights: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 }).map((w) => [...w, 1]), dice: fc.nat({ max: 9 }) }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.integer(), fc.string(), groups, (seed, label, some) => {
        const decision = roll(label, some);
        expect(checkRoll(decision, counts(seed, decision) as number[][])).toBeUndefined();
        const pile = draw(label, { a: 0, b: 1, c: 4 });
        expect(checkDraw(pile, (seededAnswer(must(luck(seed)), pile) as { readonly card: string }).card)).toBeUndefined();
      }),
    );
  });

  test('[EN-12] over a thousand seeds each card comes as often as its copies say, and two decks are not the same permutation', () => {
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const deckOf = (seed: number, seat: string): readonly string[] => {
      const left = new Set(seven);
      return seven.map((_, i) => {
        const choice = seededAnswer(must(luck(seed)), draw(`${seat}-${i}`, Object.fromEntries([...left].map((card) => [card, 1]))));
        const card = choice.kind === 'draw' ? choice.card : '';
        left.delete(card);
        return card;
      });
    };
    const places = seven.map(() => 0);
    let alike = 0;
    for (let seed = 0; seed < 1000; seed += 1) {
      const [north, south] = [deckOf(seed, 'north'), deckOf(seed, 'south')];
      expect(deckOf(seed, 'north')).toEqual(north);
      places[north.indexOf('a')] = (places[north.indexOf('a')] ?? 0) + 1;
      if (north.join() === south.join()) alike += 1;
    }
    for (const count of places) expect(Math.abs(count - 143)).toBeLessThanOrEqual(45);
    expect(alike).toBeLessThan(10);
  });
});
