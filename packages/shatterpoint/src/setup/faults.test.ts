import { openMatch, type Fault } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../game.js';
import type { Frame } from '../model/frame.js';
import type { SidePlay, StrugglePlay } from '../model/play.js';
import type { State } from '../model/state.js';
import { part, plainMission, sceneOf, settled, turnFrame, type Scene } from '../testing/index.js';
import { faultsOf } from './faults.js';

// Positions written by hand, and all that is told about what they break.

const told = ({ path, expected, rule = '' }: Fault): string => `${path}: ${expected}${rule === '' ? '' : ` [${rule}]`}`;
const deck = (seat: string): Record<string, number> => Object.fromEntries([...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [`${seat}-${letter}`, 1] as const), ['shatterpoint', 1] as const]);
const position = (scene: Scene = {}): State => sceneOf({ ...scene, sides: { north: { deck: deck('north'), ...scene.sides?.['north'] }, south: { deck: deck('south') } } });
const found = (scene: Scene = {}): readonly string[] => faultsOf(position(scene)).map(told);

test('a sound one opens a match', () => {
  expect(found()).toEqual([]);
  const start = settled(position({ at: { 'north-a-1': [100, 100] } }));
  expect(openMatch(shatterpoint, { kind: 'position', state: start }, [])).toMatchObject({ _tag: 'Right' });
});

describe('where somebody stands', () => {
  const parts = [part('wall', [80, 80, 120, 120], { surface: false }), part('deck', [180, 80, 220, 120])];
  const terrain = { pieces: [{ id: 'house', name: 'house', parts }] };

  test.each([
    { says: 'off the board', at: [10, 100], then: ['play.characters.north-a-1: a place on the board [sp.setup.board-size]'] },
    { says: 'on what is nowhere', at: [100, 100, 'attic'], then: ['play.characters.north-a-1.on: board, or a part with a surface'] },
    { says: 'on a wall', at: [100, 100, 'wall'], then: ['play.characters.north-a-1.on: board, or a part with a surface'] },
    { says: 'on a surface', at: [200, 100, 'deck'], then: [] },
  ] as const)('$says', ({ at, then }) => expect(found({ terrain, at: { 'north-a-1': at } })).toEqual(then));

  test.each([
    { says: 'overlap', x: 139.9, then: ['play.characters.south-a-1: a place where its base does not overlap north-a-1 [sp.move.end-no-overlap]'] },
    { says: 'touch', x: 140, then: [] },
  ])('two bases that $says', ({ x, then }) => expect(found({ at: { 'north-a-1': [100, 100], 'south-a-1': [x, 100] } })).toEqual(then));

  test('one above the other', () => expect(found({ terrain: { pieces: [{ id: 'house', name: 'house', parts: [part('roof', [80, 80, 120, 120])] }] }, at: { 'north-a-1': [100, 100, 'roof'], 'south-a-1': [100, 100] } })).toEqual([]));
  test('bases may overlap where the table lets them deploy so', () => expect(found({ options: { 'setup.deployFit': 'free' }, at: { 'north-a-1': [100, 100], 'south-a-1': [120, 100] } })).toEqual([]));
});

describe('units', () => {
  const engaged = { 'north-a-1': [100, 100], 'south-a-1': [200, 100] } as const;

  test.each([
    { says: 'defeated and on the board', scene: { at: { 'north-a-1': [100, 100] }, units: { 'north-a': { defeated: true } } }, then: ['play.characters.north-a-1.on: nowhere: its unit is defeated [sp.damage.defeated]'] },
    { says: 'defeated and nowhere', scene: { units: { 'north-a': { defeated: true } } }, then: [] },
    { says: 'too much damage', scene: { units: { 'north-a': { damage: 9, wounded: 1 } } }, then: ['play.units.north-a.damage: at most 8 [sp.damage.overflow]'] },
    { says: 'as much damage as there can be', scene: { units: { 'north-a': { damage: 8, wounded: 1 } } }, then: [] },
    { says: 'more, where the table keeps it', scene: { options: { 'damage.overflow': 'keep' }, units: { 'north-a': { damage: 9, wounded: 1 } } }, then: [] },
    { says: 'a side that its stance card lacks', scene: { units: { 'north-a': { stance: 1 } } }, then: ['play.units.north-a.stance: a side of its stance card [sp.info.two-sided-stance]'] },
    { says: 'hunker tokens while engaged', scene: { at: engaged, units: { 'north-a': { hunker: 1 } } }, then: ['play.units.north-a.hunker: 0 while it is engaged [sp.cover.hunker-not-engaged]'] },
    { says: 'engaged without hunker tokens', scene: { at: engaged }, then: [] },
    { says: 'hunker tokens, not engaged', scene: { at: { 'north-a-1': [100, 100] }, units: { 'north-a': { hunker: 1 } } }, then: [] },
    { says: 'hunker tokens while engaged, and another one off the board: then only that', scene: { at: { ...engaged, 'south-b-1': [1, 1] }, units: { 'north-a': { hunker: 1 } } }, then: ['play.characters.south-b-1: a place on the board [sp.setup.board-size]'] },
  ] as { says: string; scene: Scene; then: string[] }[])('$says', ({ scene, then }) => expect(found(scene)).toEqual(then));
});

describe('sides', () => {
  const { 'north-a': _, ...others } = deck('north');
  const revealed: readonly Frame[] = [turnFrame('north', '', { step: 2, activated: '' }), { kind: 'deck', seat: 'north', card: 'north-a', revealed: 1, how: 'deck' } as never];

  test.each([
    { says: 'more force than the pool has', side: { force: 7, pool: 6 }, then: ['force: at most 6 [sp.force.refresh-cap]'] },
    { says: 'all its force', side: { force: 6, pool: 6 }, then: [] },
    { says: 'a card twice', side: { used: ['north-a'] }, then: [': one that stands nowhere else, not north-a again [sp.setup.order-deck]'] },
    { says: 'a card of the other side', side: { used: ['south-a'] }, then: [': cards of north, not south-a [sp.setup.order-deck]'] },
    { says: 'the Shatterpoint card in reserve', side: { deck: { ...others, 'north-a': 1, shatterpoint: 0 }, reserve: ['shatterpoint'] }, then: ['reserve.0: the order card of a unit [sp.deck.shatterpoint-no-reserve]'] },
    { says: 'an order card in reserve', side: { deck: others, reserve: ['north-a'] }, then: [] },
    { says: 'a card that is nowhere', side: { deck: others }, then: [': the card north-a in deck, reserve or among the used ones [sp.deck.used-cards]'] },
    { says: 'a card that is nowhere yet', side: { deck: others }, scene: { play: { turn: 0 } }, then: [] },
    { says: 'a card that lies face up', side: { deck: others }, scene: { agenda: revealed }, then: [] },
    { says: 'a card that lies face up and elsewhere', side: {}, scene: { agenda: revealed }, then: [': one that stands nowhere else, not north-a again [sp.setup.order-deck]'] },
    { says: 'momentum on spaces that are none', side: { momentum: 8, gaps: [3] }, then: ['momentum: at most 7 tokens beside the free spaces [sp.struggle.track-shape]'] },
    { says: 'momentum and gaps on all spaces', side: { momentum: 7, gaps: [3] }, then: [] },
  ] as { says: string; side: Partial<SidePlay>; scene?: Scene; then: string[] }[])('$says', ({ side, scene = {}, then }) =>
    expect(found({ ...scene, sides: { north: side } })).toEqual(then.map((one) => `play.sides.north${one.startsWith(':') ? '' : '.'}${one}`)),
  );
});

describe('the struggle', () => {
  const coming = 'a card of a phase that is still to come [sp.setup.mission-deck-stack]';

  test.each([
    { says: 'a card of another mission', struggle: { card: 's9' }, then: ['card: a struggle card of the mission'] },
    { says: 'no card', struggle: { card: '' }, then: [] },
    { says: 'a plan that the card lacks', struggle: { plan: 1 }, then: ['plan: a plan of the struggle card [sp.struggle.two-maps]'] },
    { says: 'no card for the last phase', struggle: { decks: [[], ['s2'], []] }, then: ['decks.2: a card that can come [sp.setup.mission-deck-draw]'] },
    { says: 'no card for the next phase', struggle: { decks: [[], [], ['s3']] }, then: ['decks.1: a card that can come [sp.setup.mission-deck-draw]'] },
    { says: 'no card for a phase that is over', struggle: { phase: 2, card: 's2', decks: [[], [], ['s3']] }, then: [] },
    { says: 'a card of a phase that is over', struggle: { decks: [['s1'], ['s2'], ['s3']] }, then: [`decks.0.0: ${coming}`] },
    { says: 'a card of another phase', struggle: { decks: [[], ['s3'], ['s3']] }, then: [`decks.1.0: ${coming}`] },
    { says: 'a fourth phase', struggle: { decks: [[], ['s2'], ['s3'], ['s4']] as never }, then: [`decks.3.0: ${coming}`] },
  ] as { says: string; struggle: Partial<StrugglePlay>; then: string[] }[])('$says', ({ struggle, then }) => {
    const all: StrugglePlay = { token: 0, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [], ...struggle };
    expect(found({ play: { struggle: all } })).toEqual(then.map((one) => `play.struggle.${one}`));
  });

  test('each of several cards can come, and before the first turn none has to', () => {
    const [[card], ...phases] = plainMission().phases;
    const mission = { phases: [[card, { ...card, id: 's0' }], ...phases] as never };
    const struggle = (decks: string[][]): StrugglePlay => ({ token: 0, decks, phase: 0, card: '', plan: 0, winner: [] });
    expect(found({ mission, play: { turn: 0, struggle: struggle([['s1', 's0'], ['s2'], ['s3']]) } })).toEqual([]);
    expect(found({ mission, play: { turn: 0, struggle: struggle([[], [], []]) } })).toEqual([]);
  });

  test('before a mission is chosen there is no card', () =>
    expect(found({ play: { mission: [], objectives: {} } })).toEqual(['play.struggle.card: a struggle card of the mission', `play.struggle.decks.1.0: ${coming}`, `play.struggle.decks.2.0: ${coming}`]));

  test('who controls what', () => {
    const one = (active: boolean, ...control: string[]) => ({ x: 1, y: 1, on: 'board', active, control, symbol: 'none' as const, priority: false });
    expect(found({ play: { objectives: { o1: one(false, 'north'), o2: one(true, 'west'), o3: one(true, 'south') } } })).toEqual([
      'play.objectives.o1.control: nobody: it is not active [sp.objective.inactive]',
      'play.objectives.o2.control: one of north, south [sp.objective.inactive]',
    ]);
  });
});

describe('whose turn, and what is to do', () => {
  const move = { kind: 'move', seat: 'north', character: 'north-a-1', how: ['dash'] } as const;
  const turn = turnFrame('north', 'north-a');

  test.each([
    { says: 'seats that are none', scene: { play: { first: ['west'], active: 'east', winner: ['up'] } }, then: ['play.first.0: one of north, south', 'play.active: one of north, south', 'play.winner.0: one of north, south', 'play.winner: nobody: the match has not ended [sp.end.no-draw]', 'play.active: north, whose turn it is [sp.turn.alternate]'] },
    { says: 'nobody is first', scene: { play: { first: [] } }, then: [] },
    { says: 'nobody is active in a turn', scene: { play: { active: '' } }, then: ['play.active: north, whose turn it is [sp.turn.alternate]'] },
    { says: 'the turn of the other player', scene: { play: { active: 'south' } }, then: ['play.active: north, whose turn it is [sp.turn.alternate]'] },
    { says: 'nobody is active in the setup', scene: { agenda: [{ kind: 'setup', step: 3, rolled: [], lead: '', set: [] }], play: { active: '' } }, then: [] },
    { says: 'a unit of the other player', scene: { agenda: [turnFrame('north', 'south-a')] }, then: ['play.agenda.0.unit: a unit of north [sp.turn.one-unit]', 'play.agenda.0.activated: a unit of north [sp.turn.one-unit]'] },
    ...[3, 8].map((step) => ({ says: `no unit in step ${step}`, scene: { agenda: [turnFrame('north', '', { step })] }, then: [] })),
    ...[4, 5, 6, 7].map((step) => ({ says: `no unit in step ${step}`, scene: { agenda: [turnFrame('north', '', { step })] }, then: [`play.agenda.0.unit: the unit that is active in step ${step} [sp.turn.sequence]`] })),
    { says: 'nothing to do, and no end', scene: { agenda: [] }, then: ['play.agenda: something to do: the match has not ended'] },
    { says: 'something to do after the end', scene: { play: { winner: ['north'], ended: 'struggles' } }, then: ['play.agenda: nothing to do: the match has ended'] },
    { says: 'a winner before the end', scene: { play: { winner: ['north'] } }, then: ['play.winner: nobody: the match has not ended [sp.end.no-draw]'] },
    ...(['struggles', 'conceded', 'no-units', 'time'] as const).flatMap((ended) => [
      { says: `the end by ${ended}, with a winner`, scene: { agenda: [], play: { winner: ['north'], ended } }, then: [] },
      { says: `the end by ${ended}, without`, scene: { agenda: [], play: { ended } }, then: ended === 'time' ? [] : ['play.winner: a winner [sp.end.no-draw]'] },
    ]),
    { says: 'a turn upon a turn', scene: { agenda: [turn, turn] }, then: ['play.agenda.1.kind: turn on table, not on turn'] },
    { says: 'a move under everything', scene: { agenda: [move] }, then: ['play.agenda.0.kind: move on a turn or the setup, not on table'] },
    { says: 'a move in a turn', scene: { agenda: [turn, move] }, then: [] },
    {
      says: 'a deed on a move, of nobody',
      scene: { agenda: [turn, move, { kind: 'deed', seat: 'west', action: 'move', left: ['north-x-1'] } as never] },
      then: ['play.agenda.2.kind: deed on turn or effects, not on move', 'play.agenda.2.seat: a seat of this table, not west', 'play.agenda.2.left: a character of this table, not north-x-1'],
    },
    { says: 'a unit that is none', scene: { agenda: [turnFrame('north', 'north-x', { activated: '' })] }, then: ['play.agenda.0.unit: a unit of this table, not north-x'] },
  ] as { says: string; scene: Scene; then: string[] }[])('$says', ({ scene, then }) => expect(found(scene)).toEqual(then));
});

describe('what must have an entry', () => {
  const { play, table } = position();
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  const units = ['north', 'south'].flatMap((seat) => letters.map((letter) => `${seat}-${letter}`));
  const ids = { sides: ['north', 'south'], units, characters: units.map((id) => `${id}-1`), objectives: ['o1', 'o2', 'o3'] };

  test.each(['sides', 'units', 'characters', 'objectives'] as const)('%s: each one, and no other', (key) => {
    const [[, some], ...rest] = Object.entries(play[key]) as [[string, unknown], ...[string, unknown][]];
    for (const record of [{}, Object.fromEntries(rest), { ...play[key], other: some }, { ...Object.fromEntries(rest), other: some }]) {
      expect(faultsOf({ table, play: { ...play, [key]: record } }).map(told)).toEqual([`play.${key}: an entry for each of ${ids[key].join(', ')} and no other`]);
    }
  });

  test('no objectives are laid before the first turn, or all are', () => {
    const objectives = 'play.objectives: an entry for each of o1, o2, o3 and no other';
    const before = (changes: object) => faultsOf({ table, play: { ...play, turn: 0, ...changes } }).map(told).filter((one) => one.startsWith('play.objectives'));
    const { o1: _, ...two } = play.objectives;
    expect([before({}), before({ objectives: {} }), before({ objectives: two })]).toEqual([[], [], [objectives]]);
    expect(before({ mission: [], objectives: two })).toEqual(['play.objectives: an entry for each of nothing and no other']);
  });
});

test('where the table is at fault, only that is told', () => {
  expect(found({ cards: { 'north-a': { base: 0 } }, sides: { north: { force: 7, pool: 6 } } })).toEqual(['table.teams.0.squads.0.units.0.base: an even diameter above 0, so that its radius is whole [sp.measure.base-sizes]']);
});
