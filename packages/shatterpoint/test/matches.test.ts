import { isOver } from '@regelwerk/core';
import { randomPlay } from '@regelwerk/core/testing';
import { describe, expect, test } from 'vitest';
import { shatterpoint, type Event, type State, type Table } from '../src/index.js';
import { invariants, weigh } from '../src/testing/index.js';
import { shipped, TERRAINS } from './tables.js';

// Whole random matches. REGELWERK_SOAK=1 plays ten thousand of them.

const MATCHES = process.env['REGELWERK_SOAK'] === '1' ? 10_000 : Number(process.env['REGELWERK_MATCHES'] ?? 30);

const played = (table: Table, seed: number): { readonly states: readonly State[]; readonly events: readonly Event[]; readonly over: boolean } => {
  const match = randomPlay(shatterpoint, table, { seed, choices: 4000, density: seed % 3 === 0 ? 'standard' : 'sparse', weigh: weigh as never });
  const states: State[] = [];
  for (let entry = match.last; entry !== undefined; entry = entry.before) states.push(entry.state as State);
  return { states, events: [], over: match.state.play.agenda.length === 0 };
};

describe('whole random matches keep what must always hold, and end', () => {
  test.each(Object.entries(TERRAINS))('%s', { timeout: 3_600_000 }, (_name, terrain) => {
    const table = shipped({ terrain });
    for (let seed = 1; seed <= MATCHES / 3; seed += 1) {
      const { states, over } = played(table, seed);
      for (const state of states) expect(invariants(state)).toEqual([]);
      expect(over).toBe(true);
    }
  });
});

test('a match that is over asks nobody', () => {
  const { states } = played(shipped(), 1);
  expect(isOver).toBeTypeOf('function');
  expect(states[0]?.play.winner).toHaveLength(1);
});
