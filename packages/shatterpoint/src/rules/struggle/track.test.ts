import { decode, isLeft } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { StrugglePlay } from '../../model/play.js';
import type { State } from '../../model/state.js';
import { liesOn } from '../../row.js';
import { after } from '../../testing/after.js';
import { rowOf, trackScene, type Track } from '../../testing/track.js';
import { suffer } from '../damage/take.js';
import { isFirstTurn } from './first-turn.js';
import { isFrozen } from './first-win.js';
import { isFull } from './full-track.js';
import { gainMomentum, gapsAfter, layMomentum, loseMomentum, nextSpace, whyNoMomentum } from './momentum.js';
import { judgePosition } from './momentum-behind.js';
import { gainInMiddle } from './momentum-middle.js';
import { priorityBonus } from './priority-bonus.js';
import { scoreTurn } from './score.js';
import { directionOf } from './score-without-momentum.js';
import { ownSpace, stopsAtEnd } from './track.js';
import { advanceToken, winsByPlacement, winStruggle } from './win.js';
import { isJudged } from './zero-move.js';

// `south` owns the positive half, as "you" and "R" in worked examples; `north` the negative one.

const scored = (track: Track): State => {
  const state = trackScene(track);
  return after(state, scoreTurn(state));
};
const gained = (track: Track, seat: string): State => {
  const state = trackScene(track);
  return after(state, gainMomentum(state, seat, 'sp.damage.wounded-momentum'));
};
const now = (state: State) => ({ token: state.play.struggle.token, north: rowOf(state, 'north').length, south: rowOf(state, 'south').length, won: state.play.struggle.winner[0] });
const ENEMY_WOUNDED = { unit: 'north-b', damage: 8 } as const;
const wound = (track: Track, unit: string): State => {
  const state = trackScene(track);
  return after(state, suffer(state, unit, { damage: ENEMY_WOUNDED.damage, rule: 'sp.attack.step-damage' }));
};

test('[sp.struggle.track-shape] 17 spaces: eight of each player’s own, and the middle', () => {
  const state = trackScene({ token: 0 });
  const spaces = Array.from({ length: 17 }, (_, i) => i - 8);
  expect(spaces.filter((space) => ownSpace(state, 'south', space) > 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(spaces.filter((space) => ownSpace(state, 'north', space) > 0)).toEqual([-8, -7, -6, -5, -4, -3, -2, -1]);
  const { struggle } = state.play;
  expect(spaces.every((token) => !isLeft(decode(StrugglePlay, { ...struggle, token })))).toBe(true);
  expect([-9, 9].every((token) => isLeft(decode(StrugglePlay, { ...struggle, token })))).toBe(true);
});

test.each([
  { says: 'two controlled objectives, from -3 to -1', track: { token: -3, controls: { south: 2 } }, token: -1 },
  { says: 'the other player’s three do not count', track: { token: 1, controls: { north: 3 } }, token: 1 },
  { says: 'the other half is the way of the other player', track: { token: 2, active: 'north', controls: { north: 1 } }, token: 1 },
  { says: 'the middle is 0 from either side', track: { token: 1, active: 'north', controls: { north: 1 } }, token: 0 },
  { says: 'four carry it over the middle', track: { token: -3, controls: { south: 4 } }, token: 1 },
] as const)('[sp.struggle.score-move] $says', ({ track, token }) => {
  expect(scored(track).play.struggle.token).toBe(token);
});

test('[sp.struggle.score-without-momentum] without a token on the track its player still moves toward the own side', () => {
  const state = scored({ token: 0, south: 0, controls: { south: 1 } });
  expect(now(state)).toEqual({ token: 1, north: 1, south: 0, won: undefined });
  expect([directionOf(state, 'south'), directionOf(state, 'north')]).toEqual([1, -1]);
});

test.each([
  { says: 'turn 1: nothing moves and nobody gains, though control is determined', turn: 1, after: { token: 0, north: 1, south: 1 } },
  { says: 'turn 2: the token moves', turn: 2, after: { token: 2, north: 1, south: 1 } },
])('[sp.struggle.first-turn-skip] $says', ({ turn, after: then }) => {
  const track: Track = { token: 0, controls: { south: 1 }, scene: { play: { turn }, at: { 'south-a-1': [750, 457.2] } } };
  const state = scored(track);
  expect(isFirstTurn(trackScene(track))).toBe(turn === 1);
  expect(now(state)).toMatchObject(then);
  expect(Object.values(state.play.objectives).filter(({ control }) => control[0] === 'south')).toHaveLength(2);
});

test('[sp.struggle.first-turn-skip] the first turn after a struggle scores like any other', () => {
  const state = trackScene({ token: 0, controls: { south: 1 }, scene: { play: { turn: 9 } } });
  expect(isFirstTurn(state)).toBe(false);
  expect(after(state, scoreTurn(state)).play.struggle.token).toBe(1);
});

test.each([
  { says: 'a priority objective and another are worth 2 and 1 more', bonus: 1, marked: 'o1', token: 3 },
  { says: 'a mission that grants nothing for it', bonus: 0, marked: 'o1', token: 2 },
  { says: 'the priority objective is not among those controlled', bonus: 1, marked: 'o5', token: 2 },
])('[sp.struggle.priority-bonus] $says', ({ bonus, marked, token }) => {
  const state = trackScene({ token: 0, controls: { south: 2 }, scene: { mission: { priority: bonus } } });
  const named = after(state, [{ kind: 'priority-named', rule: 'sp.objective.priority', objective: marked }]);
  expect(priorityBonus(named, ['o1', 'o2'])).toBe(token - 2);
  expect(after(named, scoreTurn(named)).play.struggle.token).toBe(token);
});

test.each([
  { says: 'from -3 to -1 with three tokens: a fourth on 5', track: { token: -3, south: 3, controls: { south: 2 } }, row: [8, 7, 6, 5] },
  { says: 'from -1 to 1: none', track: { token: -1, south: 3, controls: { south: 2 } }, row: [8, 7, 6] },
  { says: 'on the own half: none, for nobody', track: { token: 2, south: 3, controls: { south: 1 } }, row: [8, 7, 6] },
  { says: 'at -2 without a step: one', track: { token: -2, south: 1 }, row: [8, 7] },
] as const)('[sp.struggle.momentum-behind] $says', ({ track, row }) => {
  const state = scored(track);
  expect([rowOf(state, 'south'), rowOf(state, 'north')]).toEqual([row, [8]]);
  expect(judgePosition(state, 'south', { token: 3, moved: 1 })).toEqual([]);
  expect(judgePosition(trackScene({ token: 0 }), 'south', { token: -1, moved: 0 })).toEqual([{ kind: 'momentum-gained', rule: 'sp.struggle.momentum-behind', seat: 'south', space: 7 }]);
});

test.each([
  { says: 'from -2 to 0: both gain one', track: { token: -2, south: 2, controls: { south: 2 } }, north: [8, 7], south: [8, 7, 6] },
  { says: 'not in the first turn', track: { token: 0, scene: { play: { turn: 1 } } }, north: [8], south: [8] },
  { says: 'the next free space of the other is where the token came from: nobody wins by that', track: { token: -2, north: 6, south: 1, controls: { south: 2 } }, north: [8, 7, 6, 5, 4, 3, 2], south: [8, 7] },
])('[sp.struggle.momentum-middle] $says', ({ track, north, south }) => {
  const state = scored(track);
  expect([rowOf(state, 'north'), rowOf(state, 'south'), state.play.struggle.winner]).toEqual([north, south, []]);
  expect(gainInMiddle(trackScene({ token: 5, north: 8, south: 8 }))).toEqual([]);
  expect(gainInMiddle(trackScene({ token: 5, north: 8, south: 6 }))).toEqual([{ kind: 'momentum-gained', rule: 'sp.struggle.momentum-middle', seat: 'south', space: 2 }]);
});

test.each([
  { before: 1, row: [8, 7] },
  { before: 0, row: [8] },
  { before: 7, row: [8, 7, 6, 5, 4, 3, 2, 1] },
])('[sp.struggle.momentum-place] the token after $before goes next to them, toward the middle', ({ before, row }) => {
  expect(rowOf(gained({ token: 0, south: before }, 'south'), 'south')).toEqual(row);
});

test('[sp.struggle.momentum-not-middle] [sp.struggle.full-track] nine tokens have no place: the middle stays free, nobody wins', () => {
  const track = { token: 0, north: 8, south: 8 };
  expect(now(gained(track, 'south'))).toEqual({ token: 0, north: 8, south: 8, won: undefined });
  const side = trackScene(track).play.sides['south']!;
  expect([isFull(side), nextSpace(side), isFull({ ...side, momentum: 7 }), nextSpace({ momentum: 7, gaps: [] })]).toEqual([true, undefined, false, 1]);
});

test('[sp.struggle.full-track] one step later somebody wins', () => {
  const side = trackScene({ token: 0, north: 8, south: 8 }).play.sides['south']!;
  expect(isFull(side)).toBe(true);
  expect(now(scored({ token: 0, north: 8, south: 8, controls: { south: 1 } }))).toMatchObject({ token: 0, won: 'south' });
  expect(now(scored({ token: 0, north: 8, south: 8 }))).toMatchObject({ won: undefined });
});

test.each([
  { says: '3 of which 2 are spent leave 1', momentum: 3, spent: 2, left: 1, refusal: undefined },
  { says: '1 of which 2 should be spent', momentum: 1, spent: 2, left: 0, refusal: { kind: 'too-little-momentum', rule: 'sp.struggle.momentum-spend', cost: 2, momentum: 1 } },
  { says: 'nothing spent, nothing lost', momentum: 1, spent: 0, left: 1, refusal: undefined },
  { says: 'all of them', momentum: 2, spent: 2, left: 0, refusal: undefined },
])('[sp.struggle.momentum-spend] $says', ({ momentum, spent, left, refusal }) => {
  const state = trackScene({ token: 0, south: momentum });
  expect(whyNoMomentum(state, 'south', spent)).toEqual(refusal);
  const events = loseMomentum(state, 'south', spent);
  expect(rowOf(after(state, events), 'south')).toHaveLength(left);
  expect(events).toHaveLength(spent === 0 ? 0 : 1);
});

test.each([
  { says: 'the innermost go first', option: 'innermost', spent: 2, row: [8], gaps: [], then: [8, 7] },
  { says: 'with "outermost" the outermost go, and are filled first', option: 'outermost', spent: 2, row: [6], gaps: [8, 7], then: [8, 6] },
  { says: 'with "outermost" all may go, and no gap is left', option: 'outermost', spent: 3, row: [], gaps: [], then: [8] },
] as const)('[sp.struggle.momentum-spend-inner] $says', ({ option, spent, row, gaps, then }) => {
  const state = trackScene({ token: 0, south: 3, scene: { options: { 'struggle.spendFrom': option } } });
  const left = after(state, loseMomentum(state, 'south', spent));
  expect([rowOf(left, 'south'), left.play.sides['south']?.gaps]).toEqual([row, gaps]);
  expect(rowOf(after(left, gainMomentum(left, 'south', 'sp.damage.wounded-momentum')), 'south')).toEqual(then);
});

test('[sp.struggle.momentum-spend-inner] gaps of an earlier spending stay gaps', () => {
  const state = trackScene({ token: 0, south: 2, scene: { options: { 'struggle.spendFrom': 'outermost' }, sides: { south: { momentum: 2, gaps: [7] } } } });
  expect(rowOf(state, 'south')).toEqual([8, 6]);
  expect(gapsAfter(state, state.play.sides['south']!, 1)).toEqual([8, 7]);
  // The outermost token goes, wherever it lies.
  expect(gapsAfter(state, { momentum: 2, gaps: [8] }, 1)).toEqual([8, 7]);
  expect(rowOf(after(state, loseMomentum(state, 'south', 1)), 'south')).toEqual([6]);
  // A gap is no finishing line, the token further in is one.
  expect([7, 6].map((space) => liesOn(state.play.sides['south']!, space))).toEqual([false, true]);
});

test.each([
  { says: 'three tokens, from 4 by 2: it would come onto 6', track: { token: 4, south: 3, controls: { south: 2 } }, token: 5, won: 'south' },
  { says: 'by 1 only: 5 is free', track: { token: 4, south: 3, controls: { south: 1 } }, token: 5, won: undefined },
  { says: 'two tokens, by 5: it meets 7 on its way', track: { token: 4, south: 2, controls: { south: 5 } }, token: 6, won: 'south' },
  { says: 'no step, no win', track: { token: 4, south: 4 }, token: 4, won: undefined },
  { says: 'the other player wins on the other half', track: { token: -4, north: 4, active: 'north', controls: { north: 1 } }, token: -4, won: 'north' },
] as const)('[sp.struggle.win-by-move] $says', ({ track, token, won }) => {
  expect(now(scored(track))).toMatchObject({ token, won });
  expect(advanceToken(trackScene({ token: 0 }), { momentum: 8, gaps: [] }, { from: 0, steps: 0 })).toEqual({ to: 0, won: false });
});

test.each([
  { says: 'the next space is 5, where the token stands: won', track: { token: 5, south: 3 }, unit: 'north-b', now: { south: 3, won: 'south' } },
  { says: 'the next space is 6: only a token more', track: { token: 5, south: 2 }, unit: 'north-b', now: { south: 3, won: undefined } },
  { says: 'on the other half the other player wins, whose turn it is not', track: { token: -6, north: 2, active: 'south' as const }, unit: 'south-b', now: { north: 2, won: 'north' } },
  { says: 'the same space of the other half is not where the token stands', track: { token: -5, south: 3 }, unit: 'north-b', now: { south: 4, won: undefined } },
])('[sp.struggle.win-by-placement] a unit is wounded: $says', ({ track, unit, now: then }) => {
  expect(now(wound(track, unit))).toMatchObject(then);
  const state = trackScene(track);
  expect(winsByPlacement(state, 'south', { token: 3, space: 3 })).toBe(true);
});

test('[sp.struggle.momentum-place] a token is judged where it stands when momentum is laid', () => {
  const state = trackScene({ token: 5, south: 3 });
  expect(layMomentum(state, 'south', { token: 4, rule: 'sp.struggle.momentum-behind' })).toHaveLength(1);
  expect(layMomentum(state, 'south', { token: 5, rule: 'sp.struggle.momentum-behind' })).toEqual([{ kind: 'struggle-won', rule: 'sp.struggle.win-by-placement', seat: 'south' }]);
});

test.each([
  { says: 'at -2 it brings momentum', token: -2, option: true, south: 2, north: 1 },
  { says: 'at -2 with the option off it does not', token: -2, option: false, south: 1, north: 1 },
  { says: 'in the middle both gain', token: 0, option: true, south: 2, north: 2 },
  { says: 'in the middle with the option off nobody does', token: 0, option: false, south: 1, north: 1 },
])('[sp.struggle.zero-move] the token has not moved: $says', ({ token, option, south, north }) => {
  const track: Track = { token, scene: { options: { 'struggle.judgeOnZeroMove': option }, play: { turn: 2 } } };
  expect(now(scored(track))).toMatchObject({ token, south, north });
  expect([isJudged(trackScene(track), 0), isJudged(trackScene(track), 1)]).toEqual([option, true]);
});

test.each([
  { says: 'it stops on 8', option: 'clamp', token: 8, won: undefined },
  { says: 'with "win" its player has won', option: 'win', token: 8, won: 'south' },
] as const)('[sp.struggle.track-end] from 7 by 3 without momentum: $says', ({ option, token, won }) => {
  const state = scored({ token: 7, south: 0, controls: { south: 3 }, scene: { options: { 'struggle.trackEnd': option } } });
  expect(now(state)).toMatchObject({ token, won });
  expect(stopsAtEnd(state)).toBe(option === 'clamp');
});

test('[sp.struggle.track-end] on 8 the next momentum would go there: won', () => {
  expect(now(gained({ token: 8, south: 0 }, 'south'))).toMatchObject({ south: 0, won: 'south' });
  expect(stopsAtEnd(trackScene({ token: 8, south: 0 }))).toBe(true);
});

test('[sp.struggle.first-win-counts] the first win decides: the tracker rests, for wounds and for step 9', () => {
  const won = wound({ token: 5, north: 1, south: 3, controls: { south: 2 } }, 'north-b');
  expect([now(won), isFrozen(won)]).toEqual([{ token: 5, north: 1, south: 3, won: 'south' }, true]);
  const later = after(won, [...suffer(won, 'south-b', { damage: 8, rule: 'sp.attack.step-damage' }), ...scoreTurn(won)]);
  expect(now(later)).toEqual({ token: 5, north: 1, south: 3, won: 'south' });
});

test('[sp.struggle.first-win-counts] with "go-on" the tracker goes on, and a later win of the other counts', () => {
  const won = wound({ token: 5, north: 1, south: 3, controls: { south: 2 }, scene: { options: { 'struggle.afterWin': 'go-on' } } }, 'north-b');
  expect(isFrozen(won)).toBe(false);
  const later = after(won, suffer(won, 'south-b', { damage: 8, rule: 'sp.attack.step-damage' }));
  expect(now(later)).toMatchObject({ north: 2, won: 'south' });
  expect(scoreTurn(later).map(({ kind }) => kind)).toEqual([]);
  const other = after({ ...later, play: { ...later.play, struggle: { ...later.play.struggle, token: -6 } } }, []);
  expect(winStruggle(other, 'south', 'sp.struggle.win-by-move')).toEqual([]);
  expect(gainMomentum(other, 'north', 'sp.damage.wounded-momentum')).toEqual([{ kind: 'struggle-won', rule: 'sp.struggle.win-by-placement', seat: 'north' }]);
});
