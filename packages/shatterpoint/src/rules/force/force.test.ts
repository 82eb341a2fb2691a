import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../testing/index.js';
import { write } from '../../write.js';
import type { Event } from '../../model/event.js';
import type { Play, SidePlay } from '../../model/play.js';
import type { State } from '../../model/state.js';
import { defeat } from '../damage/defeated.js';
import { poolAfterDefeat } from './defeat-keeps-pool.js';
import { readyForce } from './refresh.js';
import { readyForceOf } from './shared-pool.js';
import { spendForce, whyNoForce } from './spend.js';

const having = (north: Partial<SidePlay>, south: Partial<SidePlay> = {}, changes: Parameters<typeof sceneOf>[0] = {}): State => sceneOf({ ...changes, sides: { north, south } });

/** The force of north, ready and in all, after events. */
const after = (state: State, events: readonly Event[]): readonly (number | undefined)[] => {
  const play = structuredClone(state.play) as Play;
  for (const event of events) write(play, event);
  return [play.sides['north']?.force, play.sides['north']?.pool];
};

const because = ['sp.ability.wound-surcharge'] as const;

describe('the force pool', () => {
  test('[sp.force.shared-pool] what one unit spends is gone for the others', () => {
    const state = having({ force: 5, pool: 5 });
    expect(readyForceOf(state, 'north')).toBe(5);
    const price = { force: 2, because: [] };
    expect(after(state, [...spendForce(state, 'north', price), ...spendForce(state, 'north', price)])).toEqual([1, 5]);
  });

  test('[sp.force.shared-pool] the opponent’s force does not help', () => {
    expect(whyNoForce(having({ force: 0 }, { force: 5 }), 'north', 1, [])).toMatchObject({ kind: 'too-little-force', force: 0 });
  });

  test('[sp.force.spend] 5 ready and 1 spent: a cost of 2 leaves 3 ready of 6', () => {
    const state = having({ force: 5, pool: 6 });
    expect(spendForce(state, 'north', { force: 2, because })).toEqual([{ kind: 'force-spent', rule: 'sp.force.spend', seat: 'north', force: 2, because }]);
    expect(after(state, spendForce(state, 'north', { force: 2, because }))).toEqual([3, 6]);
    expect(spendForce(state, 'north', { force: 0, because: [] })).toEqual([]);
  });

  test.each([
    { ready: 1, refusal: { kind: 'too-little-force', rule: 'sp.force.insufficient', cost: 2, force: 1, because } },
    { ready: 2, refusal: undefined },
  ])('[sp.force.insufficient] with $ready ready, a cost of 2', ({ ready, refusal }) => {
    expect(whyNoForce(having({ force: ready, pool: 6 }), 'north', 2, because)).toEqual(refusal);
  });

  test.each([
    { ready: 7, n: 3, result: [8, 8] },
    { ready: 8, n: 1, result: [8, 8] },
    { ready: 2, n: 3, result: [5, 8] },
  ])('[sp.force.refresh-cap] $ready of 8 ready, $n readied', ({ ready, n, result }) => {
    const state = having({ force: ready, pool: 8 });
    expect(after(state, readyForce(state, 'north', n))).toEqual(result);
  });
});

describe('a defeated unit’s force', () => {
  const cards = { 'north-a': { force: 3 }, 'north-b': { force: 0 } };

  test('[sp.force.defeat-keeps-pool] stays by default', () => {
    const state = having({ force: 8, pool: 8 }, {}, { cards });
    expect(after(state, defeat(state, 'north-a'))).toEqual([8, 8]);
  });

  test.each([
    { unit: 'north-a', ready: 8, result: [5, 5] },
    { unit: 'north-a', ready: 2, result: [2, 5] },
    { unit: 'north-b', ready: 8, result: [8, 8] },
  ])('[sp.force.defeat-keeps-pool] with "shrink" it goes: $unit with $ready ready of 8', ({ unit, ready, result }) => {
    const state = having({ force: ready, pool: 8 }, {}, { cards, options: { 'force.poolAfterDefeat': 'shrink' } });
    expect(after(state, poolAfterDefeat(state, unit))).toEqual(result);
  });

  test('[sp.force.defeat-keeps-pool] with "shrink" a unit that brings none takes none: nothing is told', () => {
    const state = having({ force: 8, pool: 8 }, {}, { cards, options: { 'force.poolAfterDefeat': 'shrink' } });
    expect(poolAfterDefeat(state, 'north-b')).toEqual([]);
  });
});
