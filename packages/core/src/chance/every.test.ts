import { describe, expect, test } from 'vitest';
import { game } from '../../test/toy/game.js';
import { matchOn, open, sure, TABLE } from '../../test/toy/table.js';
import { scriptedCards } from '../testing/index.js';
import { answer, ask, CHANCE, countOutcomes, outcomes, play, scripted, type DrawDecision, type RollDecision, type RollGroup } from '../index.js';

const roll = (...groups: readonly RollGroup[]): RollDecision => ({ kind: 'roll', id: 7, by: CHANCE, for: 'test', roller: 'north', label: 'test', groups });
const D6 = [1, 1, 1, 1, 1, 1];
const d6 = (dice: number): RollGroup => ({ die: 'd6', weights: D6, dice });
const draw = (from: Readonly<Record<string, number>>): DrawDecision => ({ kind: 'draw', id: 7, by: CHANCE, for: 'hand', drawer: 'north', label: 'x', from });
const total = (decision: RollDecision | DrawDecision): bigint => outcomes(decision).reduce((sum, { weight }) => sum + weight, 0n);

describe('every answer of chance', () => {
  test.each([
    { says: 'no dice', decision: roll(), answers: 1, weight: 1n },
    { says: 'none of a kind', decision: roll(d6(0)), answers: 1, weight: 1n },
    { says: 'one die', decision: roll(d6(1)), answers: 6, weight: 6n },
    { says: 'three dice', decision: roll(d6(3)), answers: 56, weight: 216n },
    { says: 'two kinds', decision: roll(d6(2), { die: 'coin', weights: [1, 1], dice: 3 }), answers: 21 * 4, weight: 36n * 8n },
    { says: 'weighted faces, one of them never up', decision: roll({ die: 'red', weights: [5, 0, 3], dice: 2 }), answers: 3, weight: 64n },
    { says: 'a die without faces', decision: roll({ die: 'none', weights: [0], dice: 1 }), answers: 0, weight: 0n },
    { says: 'thirty dice', decision: roll({ die: 'coin', weights: [1, 1], dice: 30 }), answers: 31, weight: 1n << 30n },
    { says: 'a pile', decision: draw({ b: 2, a: 3, none: 0 }), answers: 2, weight: 5n },
  ])('$says: $answers answers that weigh $weight', ({ decision, answers, weight }) => {
    expect(outcomes(decision)).toHaveLength(answers);
    expect(countOutcomes(decision)).toBe(BigInt(answers));
    expect(total(decision)).toBe(weight);
  });

  test('weighs each as often as it can fall', () => {
    expect(outcomes(roll({ die: 'coin', weights: [1, 2], dice: 2 })).map(({ choice, weight }) => [choice, weight])).toEqual([
      [{ kind: 'roll', answers: 7, by: CHANCE, counts: [[0, 2]] }, 4n],
      [{ kind: 'roll', answers: 7, by: CHANCE, counts: [[1, 1]] }, 4n],
      [{ kind: 'roll', answers: 7, by: CHANCE, counts: [[2, 0]] }, 1n],
    ]);
  });

  test('counts like rolling every die by itself', () => {
    const brute = new Map<string, bigint>();
    for (let i = 0; i < 6 * 6 * 6; i += 1) {
      const counts = [0, 0, 0, 0, 0, 0];
      for (const face of [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)]) counts[face] = (counts[face] ?? 0) + 1;
      brute.set(counts.join(), (brute.get(counts.join()) ?? 0n) + 1n);
    }
    for (const { choice, weight } of outcomes(roll(d6(3)))) expect(weight).toBe(brute.get(choice.kind === 'roll' ? String(choice.counts[0]) : ''));
  });

  test('[la.effect.dare] played through the rules, gives the exact odds of the coins', () => {
    const cards = [scripted(scriptedCards('dare', 'gust'))];
    const table = { ...TABLE, rounds: 1, hand: 1 };
    let match = matchOn(table, cards);
    for (const kind of ['lay', 'lay', 'pass', 'pass'] as const) match = sure(answer(match, open(match, kind)));
    const asked = ask(game, match.state);
    if (asked.kind !== 'roll') throw new Error('no roll is asked');
    const coins = [0n, 0n, 0n];
    for (const { choice, weight } of outcomes(asked)) {
      const gained = sure(play(game, match.state, choice)).state.play.coins['north'] ?? 0;
      coins[gained] = (coins[gained] ?? 0n) + weight;
    }
    expect(coins).toEqual([16n, 16n, 4n]);
  });
});
