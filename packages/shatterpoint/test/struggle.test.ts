import { describe, expect, test } from 'vitest';
import { ask, isOver } from '@regelwerk/core';
import type { State } from '../src/index.js';
import type { StruggleCard } from '../src/model/mission.js';
import { shatterpoint } from '../src/game.js';
import { suffer } from '../src/rules/damage/take.js';
import { gainMomentum } from '../src/rules/struggle/momentum.js';
import { scoreTurn } from '../src/rules/struggle/score.js';
import { after } from '../src/testing/after.js';
import { askedIn, done, kinds, part, plainMission, sceneOf, settled, stance, turnFrame, type Scene } from '../src/testing/index.js';
import { rowOf, trackScene, type Track } from '../src/testing/track.js';

// The worked example of the track with its boundary cases, a wound that wins a struggle, and questions that players ask about it.
// South is the player on the right ("D", "R", spaces 1 to 8), north the one on the left ("G", "L").

const scored = (track: Track): State => {
  const state = trackScene(track);
  return after(state, scoreTurn(state));
};
const told = (state: State) => ({ token: state.play.struggle.token, south: rowOf(state, 'south'), north: rowOf(state, 'north'), winner: state.play.struggle.winner });
const hit = (track: Track, unit: string): State => {
  const state = trackScene(track);
  return after(state, suffer(state, unit, { damage: 8, rule: 'sp.attack.step-damage' }));
};
const ROW = [8, 7, 6, 5, 4, 3, 2, 1];

describe('the example of the track', () => {
  test.each([
    { says: '1 and 2: from -3 by two to -1, still behind: a fourth token on 5', track: { token: -3, south: 3, controls: { south: 2 } }, then: { token: -1, south: [8, 7, 6, 5], north: [8], winner: [] } },
    { says: '4: later from 3 by two onto 5, where a token lies: won', track: { token: 3, south: 4, controls: { south: 2 } }, then: { token: 4, south: [8, 7, 6, 5], north: [8], winner: ['south'] } },
    { says: "4': from 3 by one only to 4: no win, nobody gains", track: { token: 3, south: 4, controls: { south: 1 } }, then: { token: 4, south: [8, 7, 6, 5], north: [8], winner: [] } },
  ])('[sp.struggle.score-move] $says', ({ track, then }) => {
    expect(told(scored(track))).toEqual(then);
  });

  test("[sp.struggle.win-by-placement] 4'': a wound while the token stands on 4, the next free space: won at once", () => {
    expect(told(hit({ token: 4, south: 4 }, 'north-b'))).toEqual({ token: 4, south: [8, 7, 6, 5], north: [8], winner: ['south'] });
  });

  test.each([
    { says: 'from -2 by two into the middle: both gain one', track: { token: -2, south: 2, controls: { south: 2 } }, then: { token: 0, south: [8, 7, 6], north: [8, 7], winner: [] } },
    { says: 'from 4 by five it meets 7 on its way, and is not moved past it', track: { token: 4, south: 2, controls: { south: 5 } }, then: { token: 6, south: [8, 7], north: [8], winner: ['south'] } },
    { says: 'both rows full, one step', track: { token: 0, south: 8, north: 8, controls: { south: 1 } }, then: { token: 0, south: ROW, north: ROW, winner: ['south'] } },
    { says: 'both rows full, no step', track: { token: 0, south: 8, north: 8 }, then: { token: 0, south: ROW, north: ROW, winner: [] } },
    { says: 'from 7 by three without momentum: it stops on 8, no win', track: { token: 7, south: 0, controls: { south: 3 } }, then: { token: 8, south: [], north: [8], winner: [] } },
    { says: 'at -4 without a step: one momentum', track: { token: -4 }, then: { token: -4, south: [8, 7], north: [8], winner: [] } },
    { says: 'in the first turn of the match nothing happens', track: { token: 0, controls: { south: 2 }, scene: { play: { turn: 1 } } }, then: { token: 0, south: [8], north: [8], winner: [] } },
  ])('[sp.struggle.score-move] boundary: $says', ({ track, then }) => {
    expect(told(scored(track))).toEqual(then);
  });

  test.each([
    { says: 'any gain with both rows full: nothing is laid, nobody wins', track: { token: 0, south: 8, north: 8 }, then: { token: 0, south: ROW, north: ROW, winner: [] } },
    { says: 'the next one at 8 with the token on 8: won', track: { token: 8, south: 0 }, then: { token: 8, south: [], north: [8], winner: ['south'] } },
  ])('[sp.struggle.momentum-place] boundary: $says', ({ track, then }) => {
    const state = trackScene(track);
    expect(told(after(state, gainMomentum(state, 'south', 'sp.damage.wounded-momentum')))).toEqual(then);
  });
});

const plan = (...ids: readonly string[]) => ({ active: ids.map((objective) => ({ objective, symbol: 'none' as const })) });
const card = (id: string, plans: StruggleCard['plans']): StruggleCard => ({ id, name: id, plans, rules: [] });

/** The end of a turn of south, which controls o1 and o2. */
const ending = (changes: Scene = {}): State => {
  const state = sceneOf({
    mission: { ...plainMission(), phases: [[card('s1', [plan('o1', 'o2', 'o3')])], [card('s2', [plan('o1'), plan('o2', 'o3')])], [card('s3', [plan('o1')])]] },
    agenda: [turnFrame('south', '', { activated: 'south-a', step: 9 })],
    at: { 'north-a-1': [100, 100] },
    units: { 'north-a': { damage: 5, injured: 1, conditions: ['pinned'], hunker: 2 } },
    ...changes,
    play: { active: 'south', struggle: { token: 3, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [] }, ...changes.play },
    sides: { ...changes.sides, south: { momentum: 4, ...changes.sides?.['south'] } },
  });
  const objectives = Object.fromEntries(Object.entries(state.play.objectives).map(([id, one]) => [id, { ...one, control: id === 'o3' ? [] : ['south'] }]));
  return { table: state.table, play: { ...state.play, objectives } };
};

describe('after a won struggle', () => {
  test('5 and 6: the winner has the card, the track is new, the loser chooses between the two plans; all else stays', () => {
    const before = ending();
    const state = settled(before);
    expect(askedIn(state)).toMatchObject({ for: 'plan', by: 'north', card: 's2' });
    expect(told(state)).toEqual({ token: 0, south: [8], north: [8], winner: [] });
    expect([state.play.sides['south']?.won, state.play.sides['north']?.won]).toEqual([['s1'], []]);
    expect(state.play.units).toEqual(before.play.units);
    expect(state.play.characters).toEqual(before.play.characters);
    expect(Object.values(state.play.objectives).some(({ active, control }) => active || control.length > 0)).toBe(false);
    const next = done(before, { kind: 'plan', plan: 1 }).state;
    expect(Object.entries(next.play.objectives).filter(([, { active }]) => active).map(([id]) => id)).toEqual(['o2', 'o3']);
    expect(next.play.struggle).toMatchObject({ phase: 2, card: 's2', plan: 1 });
  });

  test('7: the next turn is the opponent’s, and is scored as usual', () => {
    const next = done(ending(), { kind: 'plan', plan: 1 }).state;
    expect([next.play.active, next.play.turn]).toEqual(['north', 6]);
    const scoring = { ...next, play: { ...next.play, objectives: { ...next.play.objectives, o2: { ...next.play.objectives['o2']!, control: ['north'] } } } };
    expect(after(scoring, scoreTurn(scoring)).play.struggle.token).toBe(-1);
  });
});

describe('from a wound to a won struggle', () => {
  const start = (): State =>
    sceneOf({
      cards: { 'south-a': { durability: 2, stances: [stance({ tree: { options: [{ id: 'o1', column: 1, row: 2, start: true, effects: [{ do: 'damage', n: 3, to: 'target' }] }], paths: [] } })] } },
      agenda: [turnFrame('south', 'south-a')],
      at: { 'south-a-1': [400, 300], 'north-b-1': [400, 360] },
      units: { 'south-a': { injured: 2 }, 'north-b': { damage: 6 } },
      sides: { north: { won: ['s1'] }, south: { momentum: 3, won: ['s2'] } },
      play: { active: 'south', struggle: { token: 5, decks: [[], [], []], phase: 3, card: 's3', plan: 0, winner: [] } },
    });
  const attack = [
    { kind: 'action', action: 'combat' },
    { kind: 'attack', character: 'south-a-1', type: 'melee', target: 'north-b-1' },
    { kind: 'roll', by: 'chance', counts: [[1, 0, 0, 5], [0, 0, 4]] },
    { kind: 'option', option: 'o1' },
  ] as const;

  test('1 and 2: the pool wounds, the momentum would go where the token stands: won, and the tracker rests', () => {
    const { state } = done(start(), ...attack);
    expect(state.play.units['north-b']).toMatchObject({ damage: 8, wounded: 1 });
    expect(told(state)).toEqual({ token: 5, south: [8, 7, 6], north: [8], winner: ['south'] });
  });

  test('3: the activation goes on', () => {
    expect(askedIn(done(start(), ...attack).state)).toMatchObject({ for: 'act', unit: 'south-a' });
  });

  test('4 to 6: no scoring; the attacker is defeated; the second card ends the match: no refresh, no further turn', () => {
    const { state, events } = done(start(), ...attack, { kind: 'end' });
    expect(kinds(events)).not.toContain('token-moved');
    expect(kinds(events)).not.toContain('deck-refreshed');
    expect(kinds(events).slice(-3).filter((kind) => kind !== 'step-reached')).toEqual(['struggle-card-taken', 'match-ended']);
    expect(state.play.units['south-a']?.defeated).toBe(true);
    expect(state.play.sides['south']?.won).toEqual(['s2', 's3']);
    expect(state.play.turn).toBe(5);
    const over = ask(shatterpoint, state);
    expect(isOver(over) && over.outcome).toEqual({ winner: ['south'], by: 'struggles', struggles: { north: 1, south: 2 }, turns: 5 });
  });

  test('with "at-once" the match ends as soon as the struggle is won', () => {
    const state = start();
    const atOnce = { table: { ...state.table, options: { ...state.table.options, 'end.moment': 'at-once' as const } }, play: state.play };
    const over = ask(shatterpoint, done(atOnce, ...attack).state);
    expect(isOver(over) && over.outcome).toMatchObject({ winner: ['south'], by: 'struggles' });
  });

  test('a second attack on the wounded unit brings nothing', () => {
    const state = sceneOf({ agenda: [turnFrame('south', 'south-a')], units: { 'north-b': { damage: 8, wounded: 1 } } });
    expect(suffer(state, 'north-b', { damage: 5, rule: 'sp.attack.step-damage' })).toEqual([]);
  });
});

describe('questions about the track', () => {
  test.each([1, 2, 3])('[sp.struggle.win-by-move] [SP-02] from 4 with tokens on 8 to 5, %i controlled objectives: won on the first step', (n) => {
    expect(told(scored({ token: 4, south: 4, controls: { south: n } })).winner).toEqual(['south']);
  });

  test.each([
    { says: '[sp.struggle.momentum-middle] [SP-04] third turn, from -2 by two: 6 and -7 are laid, nobody wins', track: { token: -2, south: 2, controls: { south: 2 }, scene: { play: { turn: 3 } } }, then: { token: 0, south: [8, 7, 6], north: [8, 7], winner: [] } },
    { says: '[sp.struggle.momentum-behind] [SP-07] from -3 by two: one on 5 for who moved, none for the other', track: { token: -3, south: 3, north: 2, controls: { south: 2 } }, then: { token: -1, south: [8, 7, 6, 5], north: [8, 7], winner: [] } },
    { says: '[sp.struggle.first-turn-skip] in the first turn two controlled objectives move nothing', track: { token: 0, controls: { south: 2 }, scene: { play: { turn: 1 } } }, then: { token: 0, south: [8], north: [8], winner: [] } },
    { says: '[sp.struggle.win-by-move] from 4 by two with three tokens: it reaches 6', track: { token: 4, south: 3, controls: { south: 2 } }, then: { token: 5, south: [8, 7, 6], north: [8], winner: ['south'] } },
    { says: '[sp.struggle.full-track] all sixteen tokens lie, nobody controls anything: it goes on', track: { token: 0, south: 8, north: 8 }, then: { token: 0, south: ROW, north: ROW, winner: [] } },
  ].map((row) => [row.says, row] as const))('%s', (_says, { track, then }) => {
    expect(told(scored(track))).toEqual(then);
  });

  test('[sp.struggle.win-by-placement] three tokens, the token on 5, an enemy is wounded: won at once', () => {
    expect(told(hit({ token: 5, south: 3 }, 'north-b')).winner).toEqual(['south']);
  });
});

/** o1 alone is active, on the ground or on a deck above it. */
const at = (places: NonNullable<Scene['at']>, { on = 'board', control = [], units = {} }: { on?: string; control?: string[]; units?: NonNullable<Scene['units']> } = {}): State =>
  sceneOf({
    terrain: { pieces: [{ id: 'gantry', name: 'gantry', parts: [part('deck', [150, 380, 260, 540], { bottom: 9_000, top: 10_000 })] }] },
    at: places,
    units,
    play: { turn: 7, active: 'south', objectives: { o1: { x: 20_320, y: 45_720, on, active: true, control, symbol: 'none', priority: false } } },
  });
const controller = (state: State): string | undefined => after(state, scoreTurn(state)).play.objectives['o1']?.control[0];

describe('questions about control', () => {
  test('[sp.objective.same-elevation-first] [SP-29] a tie on the ground beats three above; without the two below the three control', () => {
    const above = { 'south-a-1': [180, 420, 'deck'], 'south-b-1': [230, 420, 'deck'], 'south-c-1': [200, 500, 'deck'] } as const;
    expect(controller(at({ 'south-d-1': [100, 457], 'north-a-1': [300, 457], ...above }, { control: ['north'] }))).toBe('north');
    expect(controller(at({ ...above }, { control: ['north'] }))).toBe('south');
  });

  test.each([
    { says: 'on a deck, one of south on it and two of north below', on: 'deck', places: { 'south-a-1': [203, 457, 'deck'], 'north-a-1': [100, 457], 'north-b-1': [300, 457] }, control: [], then: 'south' },
    { says: 'on the ground, nobody there, two of south and one of north on the deck', on: 'board', places: { 'south-a-1': [180, 420, 'deck'], 'south-b-1': [230, 420, 'deck'], 'north-a-1': [203, 500, 'deck'] }, control: [], then: 'south' },
    { says: 'one against one there, another of south elsewhere: unchanged', on: 'board', places: { 'south-a-1': [100, 457], 'north-a-1': [300, 457], 'south-b-1': [203, 457, 'deck'] }, control: ['north'], then: 'north' },
    { says: 'its player has walked away, nobody comes', on: 'board', places: { 'south-a-1': [800, 800] }, control: ['south'], then: 'south' },
  ] as const)('[sp.objective.when-determined] the objective lies $says', ({ on, places, control, then }) => {
    expect(controller(at(places as unknown as NonNullable<Scene['at']>, { on, control: [...control] }))).toBe(then);
  });

  test('[sp.damage.wounded-no-contest] the only contester becomes wounded, an enemy is near: the enemy controls it', () => {
    const places: NonNullable<Scene['at']> = { 'south-a-1': [100, 457], 'north-a-1': [300, 457] };
    expect(controller(at(places, { control: ['south'] }))).toBe('south');
    expect(controller(at(places, { control: ['south'], units: { 'south-a': { wounded: 1, damage: 8 } } }))).toBe('north');
  });

  test('[sp.objective.when-determined] [SP-31] at the end of north’s turn south takes the second objective; only north moves the token, by one, into the middle', () => {
    const state = sceneOf({
      at: { 'north-a-1': [203, 500], 'south-a-1': [457, 500] },
      play: { active: 'north', struggle: { token: 1, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [] } },
    });
    const before = { table: state.table, play: { ...state.play, objectives: { ...state.play.objectives, o2: { ...state.play.objectives['o2']!, control: ['north'] } } } };
    const then = after(before, scoreTurn(before));
    expect([then.play.objectives['o1']?.control, then.play.objectives['o2']?.control]).toEqual([['north'], ['south']]);
    expect(told(then)).toEqual({ token: 0, south: [8, 7], north: [8, 7], winner: [] });
  });
});

describe('time', () => {
  test('[sp.end.tournament-time] the last turn ends while the third struggle is set up: no objective is controlled, wounds decide', () => {
    const state = ending({
      options: { 'tournament.timeLimit': 5 },
      sides: { north: { won: ['s1'] } },
      units: { 'north-a': { injured: 1 } },
      play: { active: 'south', struggle: { token: 3, decks: [[], [], ['s3']], phase: 2, card: 's2', plan: 0, winner: [] } },
    });
    const over = ask(shatterpoint, settled(state));
    expect(isOver(over) && over.outcome).toEqual({ winner: ['south'], by: 'time', struggles: { north: 1, south: 1 }, turns: 5 });
  });
});
