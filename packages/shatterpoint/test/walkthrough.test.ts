import { fingerprint } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { distanceOf } from '../src/rules/measure/range.js';
import { isEngaged } from '../src/rules/attack/engaged.js';
import { turnOf } from '../src/agenda.js';
import type { State } from '../src/index.js';
import { askedIn, done, refusalOf, sceneOf, settled, stance, turnFrame, type Answer, type Scene } from '../src/testing/index.js';

// One full turn, step by step, and its variants. South is the player who acts ("D", right side of the tracker), north the opponent ("G").

const A = 'south-a-1';
const X = 'north-b-1';

const attackChart = [{ from: 2, to: 2, entries: [{ kind: 'add' as const, face: 'strike' as const }] }];
const defenceChart = [{ from: 1, to: 1, entries: [{ kind: 'add' as const, face: 'block' as const }] }];
const tree = {
  options: [
    { id: 'o1', column: 1, row: 2, start: true, effects: [{ do: 'damage' as const, n: 2, to: 'target' as const }] },
    { id: 'o2', column: 2, row: 2, start: false, effects: [{ do: 'damage' as const, n: 1, to: 'target' as const }, { do: 'shove' as const, to: 'target' as const }] },
  ],
  paths: [['o1', 'o2']] as [string, string][],
};

const opening = (changes: Scene = {}): State =>
  sceneOf({
    cards: {
      'south-a': { stances: [stance({ melee: { attack: 6, defence: 4, chart: attackChart }, tree })] },
      'north-b': { stances: [stance({ melee: { attack: 4, defence: 4, chart: [] }, defence: defenceChart })] },
    },
    at: { [A]: [400, 300], [X]: [400, 430] },
    agenda: [turnFrame('south', '', { step: 1, activated: '' })],
    ...changes,
    sides: {
      south: { force: 4, pool: 6, deck: { 'south-c': 1, 'south-a': 1, 'south-b': 1, 'south-d': 1, shatterpoint: 1 }, used: ['south-e', 'south-f'], momentum: 1, ...changes.sides?.['south'] },
      north: { momentum: 1 },
    },
    play: {
      turn: 5,
      first: ['south'],
      active: 'south',
      struggle: { token: -3, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [] },
      objectives: { o1: { x: 80_000, y: 80_000, on: 'board', active: true, control: ['south'], symbol: 'none', priority: false } },
      ...changes.play,
    },
  });

const draw = (card: string): Answer => ({ kind: 'draw', card, by: 'chance' });
const order = (state: State): readonly Answer[] => (askedIn(settled(state)).for === 'order' ? [{ kind: 'reveal' }] : []);
const reserveThenA = [draw('south-c'), { kind: 'reserve' }, draw('south-a')] as const;
const activate = { kind: 'activate', unit: 'south-a' } as const;
const advance = { kind: 'move', character: A, how: 'advance', to: { x: 40_000, y: 33_000, on: 'board' }, arms: [{ x: 0, y: 1 }, { x: 0, y: 1 }], ingress: [] } as const;
const melee = { kind: 'attack', character: A, type: 'melee', target: X } as const;
const roll = { kind: 'roll', by: 'chance', counts: [[1, 2, 2, 1], [1, 1, 2]] } as const;
const away = { kind: 'displace', direction: { x: 0, y: 1 }, ingress: [] } as const;

/** Plays answers; where the kept card needs no answer it is left out. */
const played = (state: State, ...answers: readonly Answer[]): ReturnType<typeof done> => done(state, ...order(state), ...answers);

/** The turn up to the act of A. */
const acting = (changes: Scene = {}): State => {
  const { state } = played(opening(changes), ...reserveThenA);
  return askedIn(state).for === 'revealed' ? done(state, activate).state : state;
};

const attacking = (changes: Scene = {}): State => done(acting(changes), { kind: 'action', action: 'move' }, advance, { kind: 'action', action: 'combat' }, melee).state;
const inTree = (changes: Scene = {}): State => done(attacking(changes), roll).state;

describe('[sp.deck.reserve-cost] [sp.deck.reserve-reveal-next] [sp.turn.activate-matching] the order card', () => {
  test('4: the support unit goes into reserve for 1 force, the next card comes at once', () => {
    const { state } = played(opening(), draw('south-c'), { kind: 'reserve' });
    expect(state.play.sides['south']).toMatchObject({ force: 3, pool: 6, reserve: ['south-c'] });
    expect(askedIn(state)).toMatchObject({ kind: 'draw', from: { 'south-a': 1, 'south-b': 1, 'south-d': 1, shatterpoint: 1 } });
    expect(turnOf(acting())).toMatchObject({ unit: 'south-a', step: 5 });
  });
  test('4a: a second card cannot be reserved, and nothing changes', () => {
    const { state } = played(opening(), ...reserveThenA);
    if (askedIn(state).for !== 'revealed') expect(turnOf(state)?.unit).toBe('south-a');
    else expect(refusalOf(state, { kind: 'reserve' })).toMatchObject({ kind: 'cannot-reserve', why: 'once' });
    expect(turnOf(acting())?.activated).toBe('south-a');
  });
  test('without ready force the revealed unit must be activated', () => {
    const { state } = played(opening({ sides: { south: { force: 0 } } }), draw('south-c'));
    if (askedIn(state).for === 'revealed') expect(refusalOf(state, { kind: 'reserve' })).toMatchObject({ kind: 'too-little-force' });
    else expect(turnOf(state)?.unit).toBe('south-c');
    expect(turnOf(acting())?.activated).toBe('south-a');
  });
});

describe('the attack', () => {
  test('7: after the advance both are engaged', () => {
    const state = done(acting(), { kind: 'action', action: 'move' }, advance).state;
    expect(distanceOf(state, A, X)).toBe(6000);
    expect(isEngaged(state, A, X)).toBe(true);
    expect(turnOf(state)?.actions).toEqual(['move']);
    expect(refusalOf(state, { kind: 'action', action: 'move' })).toMatchObject({ kind: 'action-taken', action: 'move' });
  });
  test('[sp.attack.step-roll] [sp.expertise.symbol-adds-die] [sp.attack.step-result] 8 to 13: six dice against four, two successes', () => {
    expect(askedIn(attacking())).toMatchObject({ kind: 'roll', for: 'attack', groups: [{ die: 'attack', dice: 6 }, { die: 'defence', dice: 4 }] });
    const { events } = done(attacking(), roll);
    expect(events.find(({ kind }) => kind === 'result-determined')).toMatchObject({ successes: 2, cancelled: 2 });
    expect(askedIn(inTree())).toMatchObject({ for: 'tree', successes: 2, damage: 0, options: ['o1'] });
  });
  test('[sp.attack.step-roll] [sp.expertise.symbol-adds-die] [sp.attack.step-result] 14a: it cannot begin with the second option', () => {
    expect(refusalOf(inTree(), { kind: 'option', option: 'o2' })).toMatchObject({ kind: 'not-a-start', option: 'o2' });
    expect(refusalOf(inTree(), { kind: 'option', option: 'o9' })).toMatchObject({ kind: 'no-such-option' });
  });
  test('[sp.attack.step-roll] [sp.expertise.symbol-adds-die] [sp.attack.step-result] 14 to 18: damage, shove and pull; the pool is dealt', () => {
    const first = done(inTree(), { kind: 'option', option: 'o1' }).state;
    expect(askedIn(first)).toMatchObject({ for: 'tree', successes: 1, damage: 2, options: ['o2'] });
    const second = done(first, { kind: 'option', option: 'o2' }).state;
    expect(askedIn(second)).toMatchObject({ for: 'displace', how: 'push', character: X });
    const pushed = done(second, away).state;
    expect(pushed.play.characters[X]).toMatchObject({ x: 40_000, y: 45_540 });
    expect(isEngaged(pushed, A, X)).toBe(false);
    const pulled = done(pushed, away).state;
    expect(pulled.play.characters[A]).toMatchObject({ x: 40_000, y: 35_540 });
    expect(isEngaged(pulled, A, X)).toBe(true);
    expect(pulled.play.units['north-b']).toMatchObject({ damage: 3, wounded: 0 });
    expect(refusalOf(pulled, { kind: 'action', action: 'focus' })).toMatchObject({ kind: 'too-many-actions' });
  });
});

const whole = [{ kind: 'option', option: 'o1' }, { kind: 'option', option: 'o2' }, away, away, { kind: 'end' }] as const;

describe('[sp.struggle.score-move] [sp.struggle.momentum-behind] the end of the turn', () => {
  test('20 to 28: the token moves, momentum is gained, the turn passes', () => {
    const before = opening();
    const held = fingerprint(before.play);
    const { state } = done(inTree(), ...whole);
    expect(state.play.struggle.token).toBe(-2);
    expect([state.play.sides['south']?.momentum, state.play.sides['north']?.momentum]).toEqual([2, 1]);
    expect(state.play.sides['south']).toMatchObject({ force: 3, pool: 6, reserve: ['south-c'] });
    expect([...(state.play.sides['south']?.used ?? [])].sort()).toEqual(['south-a', 'south-e', 'south-f']);
    expect([state.play.active, state.play.turn]).toEqual(['north', 6]);
    expect(state.play.objectives['o1']?.control).toEqual(['south']);
    expect(fingerprint(done(inTree(), ...whole).state.play)).toBe(fingerprint(state.play));
    expect(fingerprint(before.play)).toBe(held);
  });
});

describe('[sp.cover.hunker-lost-engaged] variants', () => {
  test('two hunker tokens of X are gone when A is there; its pool stays 4', () => {
    const state = attacking({ units: { 'north-b': { hunker: 2 } } });
    expect(state.play.units['north-b']?.hunker).toBe(0);
    expect(askedIn(state)).toMatchObject({ groups: [{ dice: 6 }, { dice: 4 }] });
  });
  test('[sp.damage.wounded] X with five damage is wounded: momentum at once, and again at the end', () => {
    const tokens = { units: { 'north-b': { damage: 5 } } };
    const hit = done(inTree(tokens), ...whole.slice(0, 4)).state;
    expect(hit.play.units['north-b']).toMatchObject({ damage: 8, wounded: 1 });
    expect(hit.play.sides['south']?.momentum).toBe(2);
    expect(done(hit, { kind: 'end' }).state.play.sides['south']?.momentum).toBe(3);
  });
  test('[sp.damage.wounded] A declines the pull: not engaged at the end', () => {
    const { state } = done(inTree(), ...whole.slice(0, 3), { kind: 'pass' });
    expect(state.play.characters[A]).toMatchObject({ x: 40_000, y: 33_000 });
    expect(isEngaged(state, A, X)).toBe(false);
  });
  test('[sp.damage.wounded] [sp.tree.stop-early] D stops after the first option: 2 damage, no shove, one success lost', () => {
    const { state, events } = done(inTree(), { kind: 'option', option: 'o1' }, { kind: 'pass' });
    expect(state.play.units['north-b']?.damage).toBe(2);
    expect(state.play.characters[X]).toMatchObject({ x: 40_000, y: 43_000 });
    expect(events.find(({ kind }) => kind === 'successes-lost')).toMatchObject({ successes: 1 });
  });
  test('[sp.damage.wounded] in the first turn of the game nothing is scored', () => {
    const first = { play: { turn: 1, struggle: { token: 0, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [] } } };
    const { state } = done(inTree(first), ...whole);
    expect([state.play.struggle.token, state.play.sides['south']?.momentum, state.play.sides['north']?.momentum]).toEqual([0, 1, 1]);
  });
  test('[sp.damage.wounded] with four objectives the token is past the middle, and nobody gains', () => {
    const objective = { x: 80_000, y: 80_000, on: 'board', active: true, control: ['south'], symbol: 'none' as const, priority: false };
    const mission = { objectives: ['o1', 'o2', 'o3', 'o4'].map((id) => ({ id, at: { x: 80_000, y: 80_000 } })) };
    const { state } = done(inTree({ mission, play: { objectives: { o1: objective, o2: objective, o3: objective, o4: objective } } }), ...whole);
    expect([state.play.struggle.token, state.play.sides['south']?.momentum, state.play.sides['north']?.momentum]).toEqual([1, 1, 1]);
  });
});
