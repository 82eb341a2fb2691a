import { expect, test } from 'vitest';
import { tableOf } from '../testing/index.js';
import { openingPlay } from './begin.js';

test('a match begins with nothing set up, and the roll for the first player to come', () => {
  const { sides, units, characters, ...play } = openingPlay(tableOf());
  expect(play).toEqual({
    agenda: [{ kind: 'setup', step: 1, rolled: [], lead: '', set: [] }],
    written: 0,
    turn: 0,
    first: [],
    active: '',
    mission: [],
    objectives: {},
    struggle: { token: 0, decks: [[], [], []], phase: 0, card: '', plan: 0, winner: [] },
    winner: [],
    ended: '',
  });
  expect([Object.keys(sides), Object.keys(units).length, Object.keys(characters).length]).toEqual([['north', 'south'], 12, 12]);
  expect(sides['south']).toEqual({ edge: '', force: 0, pool: 0, top: [], deck: {}, bottom: [], reserve: [], used: [], momentum: 0, gaps: [], won: [] });
  expect(units['south-f']).toEqual({ stance: 0, damage: 0, wounded: 0, injured: 0, conditions: [], hunker: 0, defeated: false, used: [] });
  expect(characters['south-f-1']).toEqual({ x: 0, y: 0, on: '', focus: 0 });
});
