import { fork, luck, draw, type Luck } from '@regelwerk/dice';
import { must } from '@regelwerk/core/testing';
import { describe, expect, test } from 'vitest';
import { begin, simulate, type Choice, type Decision, type State, type Table } from '../src/index.js';
import { invariants, weigh } from '../src/testing/index.js';
import { shipped, TERRAINS } from './tables.js';

// Whole matches between two players by seed who go for each other. REGELWERK_SOAK=1 plays ten thousand of them.

const MATCHES = process.env['REGELWERK_SOAK'] === '1' ? 10_000 : Number(process.env['REGELWERK_MATCHES'] ?? 12);

/** Longer than any match of players who want to win. */
const MOST = 20_000;

const face = (weights: readonly number[], at: number): number => {
  let left = at;
  return weights.findIndex((weight) => (left -= weight) < 0);
};

const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

const rolled = ({ groups }: Extract<Decision, { readonly kind: 'roll' }>, pick: (below: number) => number): number[][] =>
  groups.map(({ weights, dice }) => {
    const counts = weights.map(() => 0);
    for (let i = 0; i < dice; i += 1) {
      const shown = face(weights, pick(sum(weights)));
      counts[shown] = (counts[shown] ?? 0) + 1;
    }
    return counts;
  });

const answer = (asked: Decision, pick: (below: number) => number, { state, list }: { readonly state: State; readonly list: () => readonly Choice[] }): Choice => {
  if (asked.kind === 'roll') return { kind: 'roll', answers: asked.id, by: 'chance', counts: rolled(asked, pick) };
  if (asked.kind === 'draw') {
    const cards = Object.keys(asked.from);
    return { kind: 'draw', answers: asked.id, by: 'chance', card: cards[pick(cards.length)] ?? '' };
  }
  const listed = list();
  const weights = listed.map((choice) => weigh(state, choice));
  return listed[face(weights, pick(sum(weights)))]!;
};

const picker = (own: Luck): ((below: number) => number) => {
  let n = 0;
  return (below) => draw(own, 'pick', (n += 1), 0, below - 1);
};

/** Plays a match in place; what is broken in any state of it, and how it ended. */
const played = (table: Table, seed: number): { readonly broken: readonly string[]; readonly winner: readonly string[]; readonly ended: string } => {
  const run = simulate(begin(table).state);
  const pick = picker(fork(must(luck(seed)), 'match'));
  const broken: string[] = [];
  for (let made = 0; made < MOST && broken.length === 0; made += 1) {
    const asked = run.ask();
    if (asked.kind === 'over') break;
    must(run.play(answer(asked, pick, { state: run.state, list: () => run.choices(made % 7 === 0 ? 'standard' : 'sparse') })));
    broken.push(...invariants(run.state).map((what) => `${what} (seed ${seed}, choice ${made})`));
  }
  return { broken, winner: run.state.play.winner, ended: run.state.play.ended };
};

describe('whole matches keep what must always hold, and end with two struggles won', () => {
  test.each(Object.entries(TERRAINS))('%s', { timeout: 7_200_000 }, (_name, terrain) => {
    const table = shipped({ terrain });
    for (let seed = 1; seed <= Math.ceil(MATCHES / 3); seed += 1) {
      const { broken, winner, ended } = played(table, seed);
      expect(broken).toEqual([]);
      expect([winner.length, ended]).toEqual([1, 'struggles']);
    }
  });
});
