import { expect, test } from 'vitest';
import type { State } from '../../model/state.js';
import { after } from '../../testing/after.js';
import { sceneOf, turnFrame, type Scene } from '../../testing/scene.js';
import { trackScene } from '../../testing/track.js';
import { suffer } from '../damage/take.js';
import { settleStruggle } from '../struggle/win-resolved.js';
import { gainMomentum } from '../struggle/momentum.js';
import { concede, mayConcede } from './concede.js';
import { endAtOnce, endMatch } from './immediate.js';
import { outcome } from './no-draw.js';
import { isLastTurn } from './no-round-limit.js';
import { cardsOf } from './not-by-kills.js';
import { timeIsUp } from './tournament-time.js';
import { isSecondCard } from './two-struggles.js';
import { phaseAfter } from './up-to-three.js';

const cards = (n: number, from: string): string[] => Array.from({ length: n }, (_, i) => `${from}${i}`);
/** Step 11 after so many won cards each, when `winner` has won one more. */
const eleven = (north: number, south: number, winner: string, scene: Scene = {}): State =>
  sceneOf({
    agenda: [turnFrame('north', '', { activated: 'north-a', step: 11 })],
    ...scene,
    sides: { north: { won: cards(north, 'n') }, south: { won: cards(south, 's') } },
    play: { struggle: { token: 5, decks: [[], ['s2'], ['s3']], phase: north + south + 1, card: 's1', plan: 0, winner: [winner] }, ...scene.play },
  });
const settledIn = (state: State): State => after(state, settleStruggle(state));

test.each([
  { says: '1 : 1, the third decides', north: 1, south: 1, winner: 'south', over: true },
  { says: '1 : 0, the second of the same player decides', north: 1, south: 0, winner: 'north', over: true },
  { says: '1 : 0, the other player evens', north: 1, south: 0, winner: 'south', over: false },
  { says: '0 : 0, the first decides nothing', north: 0, south: 0, winner: 'south', over: false },
])('[sp.end.two-struggles] $says', ({ north, south, winner, over }) => {
  const state = eleven(north, south, winner);
  expect(isSecondCard(state, winner)).toBe(over);
  expect(settledIn(state).play).toMatchObject({ winner: over ? [winner] : [], ended: over ? 'struggles' : '' });
});

test('[sp.end.up-to-three] one won each: the third struggle is revealed; there is no fourth', () => {
  expect([0, 1, 2, 3].map((phase) => phaseAfter(phase))).toEqual([1, 2, 3, undefined]);
  expect(settleStruggle(eleven(1, 0, 'south')).at(-1)).toMatchObject({ kind: 'begun', frame: { kind: 'struggle' } });
});

test.each([
  { says: 'three struggles', north: 1, south: 1, winner: 'south', struggles: { north: 1, south: 2 } },
  { says: 'two', north: 1, south: 0, winner: 'north', struggles: { north: 2, south: 0 } },
])('[sp.end.no-draw] a match of $says has one winner, with two cards', ({ north, south, winner, struggles }) => {
  expect(outcome(settledIn(eleven(north, south, winner)))).toEqual({ winner: [winner], by: 'struggles', struggles, turns: 5 });
});

test('[sp.end.not-by-kills] four defeated units win nothing: the two cards do', () => {
  const units = Object.fromEntries(['a', 'b', 'c', 'd'].map((letter) => [`south-${letter}`, { defeated: true, injured: 2 }]));
  const state = eleven(0, 1, 'south', { units });
  expect([cardsOf(state, 'north'), cardsOf(state, 'south')]).toEqual([0, 1]);
  expect(outcome(settledIn(state)).winner).toEqual(['south']);
});

test('[sp.end.immediate] in step 11 the match ends with the second card: no new card, nothing more to do', () => {
  const state = eleven(1, 1, 'south');
  expect(settleStruggle(state).map(({ kind }) => kind)).toEqual(['struggle-card-taken', 'match-ended']);
  expect(endMatch('south')).toMatchObject({ kind: 'match-ended', seat: 'south', why: 'struggles' });
  expect(settledIn(state).play.agenda).toEqual([]);
});

test.each([
  { says: 'it waits for step 11', option: 'step-11', won: 1, begun: false },
  { says: 'with "at-once" the end begins', option: 'at-once', won: 1, begun: true },
  { says: 'with "at-once" a first card still waits', option: 'at-once', won: 0, begun: false },
] as const)('[sp.end.immediate] the deciding struggle is won in the middle of a turn: $says', ({ option, won, begun }) => {
  const state = trackScene({ token: 5, south: 3, scene: { options: { 'end.moment': option }, sides: { south: { momentum: 3, won: cards(won, 's') } } } });
  const events = suffer(state, 'north-a', { damage: 8, rule: 'sp.condition.strained' });
  expect(endAtOnce(state, 'south')).toHaveLength(begun ? 1 : 0);
  expect(events.map(({ kind }) => kind)).toEqual(['damage-suffered', 'unit-wounded', 'activation-cut', 'struggle-won', ...(begun ? ['begun'] : [])]);
  if (begun) expect(after(after(state, events), settleStruggle(after(state, events))).play).toMatchObject({ winner: ['south'], ended: 'struggles', agenda: [] });
});

test.each([
  { says: 'a player may', option: 'allow', by: 'south', refusal: undefined },
  { says: 'where the table forbids it no', option: 'forbid', by: 'south', refusal: { kind: 'no-conceding', rule: 'sp.end.concede' } },
  { says: 'who sits beside the table no', option: 'allow', by: 'chance', refusal: { kind: 'unknown-id', what: 'seat', id: 'chance' } },
] as const)('[sp.end.concede] conceding: $says', ({ option, by, refusal }) => {
  const state = sceneOf({ options: { 'end.concede': option } });
  expect(mayConcede(state, { kind: 'concede', answers: 0, by })).toMatchObject(refusal === undefined ? { _tag: 'Right' } : { left: refusal });
});

test('[sp.end.concede] who concedes loses at once', () => {
  const state = sceneOf();
  const over = after(state, concede(state, { kind: 'concede', answers: 0, by: 'south' }));
  expect(over.play).toMatchObject({ winner: ['north'], ended: 'conceded', agenda: [] });
});

test('[sp.end.no-round-limit] turn 60 at 1 : 1 is not the last; where the table sets a limit, it is', () => {
  const turn60 = (options: Scene['options'] = {}) => sceneOf({ options, sides: { north: { won: ['s1'] }, south: { won: ['s2'] } }, play: { turn: 60 } });
  expect([isLastTurn(turn60()), isLastTurn(turn60({ 'tournament.timeLimit': 61 })), isLastTurn(turn60({ 'tournament.timeLimit': 60 }))]).toEqual([false, false, true]);
  expect(timeIsUp(turn60())).toEqual([]);
});

/** The last turn of a match with a limit: won cards, controlled objectives, wounded and injured tokens of either side. */
const timed = ({ won = [0, 0], controls = [0, 0], wounds = [0, 0], active = true }: { won?: number[]; controls?: number[]; wounds?: number[]; active?: boolean }): State => {
  const state = trackScene({
    token: 3,
    controls: { north: controls[0] ?? 0, south: controls[1] ?? 0 },
    scene: {
      options: { 'tournament.timeLimit': 40 },
      sides: { north: { won: cards(won[0] ?? 0, 'n') }, south: { won: cards(won[1] ?? 0, 's') } },
      units: { 'south-a': { injured: wounds[0] ?? 0 }, 'south-b': { wounded: 0 }, 'north-a': { wounded: (wounds[1] ?? 0) > 0 ? 1 : 0, injured: Math.max(0, (wounds[1] ?? 0) - 1) } },
      play: { turn: 40 },
    },
  });
  if (active) return state;
  return { table: state.table, play: { ...state.play, objectives: Object.fromEntries(Object.entries(state.play.objectives).map(([id, one]) => [id, { ...one, active: false, control: [] }])) } };
};

test.each([
  { says: '1 : 0 struggles', match: { won: [1, 0], controls: [0, 5], wounds: [0, 5] }, winner: ['north'] },
  { says: '1 : 1 struggles, 2 : 1 objectives', match: { won: [1, 1], controls: [2, 1], wounds: [0, 5] }, winner: ['north'] },
  { says: '1 : 1 struggles, 1 : 2 objectives', match: { won: [1, 1], controls: [1, 2], wounds: [5, 0] }, winner: ['south'] },
  { says: 'objectives equal, more wounds dealt', match: { won: [1, 1], controls: [1, 1], wounds: [1, 2] }, winner: ['south'] },
  { says: 'the third struggle is just being set up, nothing is controlled: wounds decide', match: { won: [1, 1], controls: [2, 0], wounds: [0, 1], active: false }, winner: ['south'] },
  { says: 'all equal: nobody wins', match: { won: [1, 1], controls: [1, 1], wounds: [2, 2] }, winner: [] },
])('[sp.end.tournament-time] time is up: $says', ({ match, winner }) => {
  const state = timed(match);
  expect(after(state, timeIsUp(state)).play).toMatchObject({ winner, ended: 'time', agenda: [] });
});

test('[sp.end.tournament-time] without the option time does nothing', () => {
  const state = timed({ won: [1, 0] });
  expect(timeIsUp({ table: { ...state.table, options: { ...state.table.options, 'tournament.timeLimit': 0 } }, play: state.play })).toEqual([]);
  expect(timeIsUp({ table: state.table, play: { ...state.play, turn: 39 } })).toEqual([]);
});

test('[sp.end.two-struggles] [sp.end.not-by-kills] momentum for a wound is what defeating brings', () => {
  const state = trackScene({ token: 0 });
  expect(isSecondCard(state, 'south')).toBe(false);
  expect(cardsOf(after(state, gainMomentum(state, 'south', 'sp.damage.wounded-momentum')), 'south')).toBe(0);
});
