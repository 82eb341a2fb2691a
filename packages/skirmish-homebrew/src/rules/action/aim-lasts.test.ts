import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { State } from '../../model/state.js';
import { act, rollsOf, run } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';
import { aimLostByMove, aimLostByRound } from './aim-lasts.js';

const aimed = (aimEnds: Options['aimEnds'], aims = 1): State =>
  scene({
    figures: { n1: { at: at(10, 10), weapons: [weapon('gun', { shots: [2] })], now: { aims } }, s1: { at: at(12.5, 10), now: { aims } } },
    options: { aimEnds },
  });

const shot = (state: State) => rollsOf(act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }))[0];

test('[hb.action.aim-lasts] a melee attack takes nothing away', () => {
  const { state } = act(aimed('move'), { kind: 'melee-attack', figure: 'n1', target: 's1' });
  expect(aimLostByMove(aimed('attack'), 'n1')).toEqual([]);
  expect(shot(state)).toBe('ranged-attack 3');
});

test.each([
  { says: 'a movement action takes nothing away', ends: 'attack' as const, dice: 'ranged-attack 3' },
  { says: 'with "move" a movement action takes the bonus away', ends: 'move' as const, dice: 'ranged-attack 2' },
  { says: 'with "round" a movement action takes nothing away', ends: 'round' as const, dice: 'ranged-attack 3' },
])('[hb.action.aim-lasts] $says', ({ ends, dice }) => {
  const state = aimed(ends);
  expect(shot(run(state, aimLostByMove(state, 'n1')).state)).toBe(dice);
});

test.each([
  { says: 'the end of the round takes nothing away', ends: 'attack' as const, dice: 'ranged-attack 3' },
  { says: 'with "move" the end of the round takes nothing away', ends: 'move' as const, dice: 'ranged-attack 3' },
  { says: 'with "round" the end of the round takes the bonus away', ends: 'round' as const, dice: 'ranged-attack 2' },
])('[hb.action.aim-lasts] $says', ({ ends, dice }) => {
  const state = aimed(ends);
  expect(shot(run(state, aimLostByRound(state)).state)).toBe(dice);
});

test('[hb.action.aim-lasts] the aims of both sides end with the round, and who has not aimed loses nothing', () => {
  expect(aimLostByRound(aimed('round')).map((event) => ('figure' in event ? event.figure : ''))).toEqual(['n1', 's1']);
  expect(aimLostByRound(aimed('round', 0))).toEqual([]);
  expect(aimLostByMove(aimed('move', 0), 'n1')).toEqual([]);
});
