import { describe, expect, test } from 'vitest';
import { legionAttack, legionDefender, failedFirst, type LegionAttack } from '../games/legion.js';
import { shatterpointAttack, type ShatterpointAttack } from '../games/shatterpoint.js';
import { luck } from '../luck.js';
import { meanOf, shareOf, varianceOf } from './answer.js';
import { oddsOf } from './odds-of.js';
import { most } from './policy.js';
import { sampleOf } from './sample.js';
import { valuesOf } from './spread.js';
import type { Pipeline, Plan } from './stage.js';

interface Case {
  readonly says: string;
  readonly pipeline: Pipeline<string>;
  readonly plan: Plan<string>;
  readonly register: string;
}

const legion = (says: string, attack: LegionAttack, plan: Plan<string> = {}): Case => {
  const { start, policies } = legionDefender(attack);
  return { says, pipeline: legionAttack(attack), plan: { start, ...plan, policies: { ...policies, ...plan.policies } }, register: 'wounds' };
};

const shatterpoint = (says: string, attack: ShatterpointAttack, register: string, plan: Plan<string> = {}): Case => {
  const pipeline = shatterpointAttack(attack);
  if (pipeline._tag === 'Left') throw new Error(pipeline.left.kind);
  return { says, pipeline: pipeline.right, plan, register };
};

const aimed: LegionAttack = { pool: { black: 3, white: 2 }, aims: 1, cover: 'light', defence: 'red' };
const CASES: readonly Case[] = [
  legion('a bare attack', { pool: { red: 1, black: 2 }, defence: 'white' }),
  legion('surge and heavy cover', { pool: { red: 2, white: 3 }, surge: 'hit', cover: 'heavy', defence: 'red', defenceSurge: true }),
  legion('a named reroll', aimed, { policies: { 'aim 1': failedFirst(aimed) } }),
  legion('two aims spent for the best', { ...aimed, aims: 2 }, { goal: most('wounds') }),
  legion('dodges and pierce', { pool: { red: 4 }, dodges: 2, pierce: 1, defence: 'white', defenceSurge: true }),
  legion('surge tokens', { pool: { white: 6 }, surgeTokens: 2, defence: 'white' }),
  legion('armour and impact', { pool: { red: 3 }, armour: 2, impact: 1, defence: 'red' }),
  shatterpoint('5 against 3', { attack: 5, defence: 3 }, 'successes'),
  shatterpoint('8 against 6 with charts', { attack: 8, defence: 6, attackChart: [{ from: 2, entries: [{ kind: 'add', face: 'strike' }] }], defenceChart: [{ from: 1, entries: [{ kind: 'turn', from: 'critical', to: 'strike' }] }] }, 'successes'),
  shatterpoint('a tree walked for damage', { attack: 6, defence: 4, tree: { options: [{ name: 'a', column: 1, effects: { damage: 1 } }, { name: 'b', column: 2, effects: { damage: 2 } }], starts: ['a'], paths: [['a', 'b']] } }, 'damage', { goal: most('damage') }),
];

/** A million attacks for each of the ten where time is no matter. */
const RUNS = process.env['REGELWERK_SOAK'] === '1' ? 1_000_000 : 4000;

describe('simulated numbers lie within their interval of the exact ones', () => {
  test.each(CASES)('$says', ({ pipeline, plan, register }) => {
    const seed = luck('as good as any');
    if (seed._tag === 'Left') throw new Error(seed.left.kind);
    const exact = oddsOf(pipeline, { ...plan, numbers: 'bigints' });
    const found = sampleOf(pipeline, { ...plan, luck: seed.right, runs: RUNS });
    if (exact._tag === 'Left' || found._tag === 'Left') throw new Error(JSON.stringify([exact, found]));
    const [truth, sample] = [exact.right, found.right].map((spread) => valuesOf(spread, (state) => state[register] ?? 0));
    if (truth === undefined || sample === undefined) throw new Error('nothing');
    const questions = [meanOf, varianceOf, ...truth.outcomes.map(({ value }) => (one: typeof truth) => shareOf(one, (is) => is >= value))];
    for (const ask of questions) {
      const [low, high] = ask(sample).between ?? [NaN, NaN];
      expect(ask(truth).value).toBeGreaterThanOrEqual(low - 1e-12);
      expect(ask(truth).value).toBeLessThanOrEqual(high + 1e-12);
    }
    expect(sample.label).toEqual({ kind: 'simulated', runs: RUNS, seed: 'as good as any' });
    expect(sample.total).toBe(RUNS);
  }, 600_000);
});

test('equal seeds give equal samples, and a run more changes no other', () => {
  const seed = luck(7);
  if (seed._tag === 'Left') throw new Error(seed.left.kind);
  const pipeline = legionAttack({ pool: { red: 1 }, defence: 'white' });
  const weights = (runs: number): number => {
    const found = sampleOf(pipeline, { luck: seed.right, runs });
    return found._tag === 'Left' ? NaN : Number(found.right.outcomes.find(({ value }) => value['wounds'] === 1)?.weight ?? 0);
  };
  expect(weights(50)).toBe(weights(50));
  expect([0, 1]).toContain(weights(51) - weights(50));
});

test.each([0, -1, 1.5, NaN, 1e9])('%s runs are refused', (runs) => {
  const pipeline = legionAttack({ pool: { red: 1 }, defence: 'white' });
  expect(sampleOf(pipeline, { luck: { seed: 1, path: [] }, runs })).toEqual({ _tag: 'Left', left: { kind: 'wrong-runs', from: 1, to: 10_000_000 } });
});
