import { isLeft, openMatch, type Fault } from '@regelwerk/core';
import { randomPlay } from '@regelwerk/core/testing';
import { describe, expect, test } from 'vitest';
import { driftSalvage, drydock, moonWardens, moonwell, saltworks, threeBeacons } from '../data/index.js';
import { shatterpoint } from '../game.js';
import type { Terrain, TerrainPart } from '../model/mission.js';
import type { Play, SidePlay } from '../model/play.js';
import type { State } from '../model/state.js';
import type { Ability, Stance, TacticsCard, UnitCard } from '../model/unit.js';
import { MM, part, plainMission, sceneOf, settled, stance, tableOf, turnFrame, unitCard, type Scene } from '../testing/index.js';
import { piecesInWay } from '../rules/setup/terrain.js';
import { prepare } from '../prepare.js';
import { cardFaults } from './card.js';
import { faultsOf } from './faults.js';
import { layTable } from './table.js';

type Input = ReturnType<typeof tableOf>;

const laid = (change: (input: Input) => object = () => ({}), scene: Scene = {}): readonly Fault[] => {
  const { edition: _, ...input } = tableOf(scene);
  const result = layTable({ ...input, options: {}, ...change(input as Input) });
  return isLeft(result) ? result.left : [];
};
const paths = (faults: readonly Fault[]): readonly string[] => faults.map(({ path }) => path);

describe('tables', () => {
  test.each(Object.entries({ drydock, moonwell, saltworks }))('the shipped table %s is sound', (_name, terrain) => {
    expect(layTable({ seats: ['north', 'south'], teams: [driftSalvage, moonWardens], missions: [threeBeacons, threeBeacons], terrain, options: {} })).toMatchObject({ _tag: 'Right' });
  });

  test('options are those that differ from the defaults', () => {
    const { seats, teams, missions, terrain } = tableOf();
    const table = layTable({ seats, teams, missions, terrain, options: { 'setup.deployFit': 'free' } });
    expect(table._tag === 'Right' ? table.right.options : {}).toMatchObject({ 'setup.deployFit': 'free', 'deck.reserveLastCard': 'forbid', 'info.missionDeck': 'unknown-until-revealed' });
  });

  test.each([
    { says: 'two seats of one name', change: () => ({ seats: ['north', 'north'] }), path: 'seats.1' },
    { says: 'the seat of chance', change: () => ({ seats: ['north', 'chance'] }), path: 'seats.1' },
    { says: 'a deck that order cards do not come back to', change: () => ({ options: { 'deck.refreshIncludes': ['tactics'] } }), path: 'options.deck.refreshIncludes' },
    { says: 'seats so long that names are', change: () => ({ seats: ['north', 's'.repeat(40)] }), path: 'teams.1.squads.0.units.0.id' },
  ])('$says', ({ change, path }) => {
    expect(paths(laid(change))).toContain(path);
  });

  const tactics = (id: string): TacticsCard => ({ id, name: id, effects: [{ do: 'refresh' }] });

  test('cards that a match would call alike', () => {
    const cards = { 'north-a': { tactics: [tactics('t')] }, 'north-b': { id: 'a-t' } };
    expect(paths(laid(undefined, { cards }))).toEqual(['teams.0.squads.0.units.1.id']);
    expect(paths(laid(undefined, { cards: { 'north-b': { id: 'a', name: 'b', unique: 'b' } } }))).toContain('teams.0.squads.0.units.1.id');
  });

  test('all faults at once', () => {
    const cards = { 'north-a': { base: 0, points: 3 }, 'south-f': { eras: { from: 3, to: 3 } } };
    expect(laid(() => ({ seats: ['south', 'south'] }), { cards }).map(({ path, rule = '' }) => `${path} ${rule}`)).toEqual(expect.arrayContaining([
      'seats.1 ',
      'teams.0.squads.0.units sp.squad.points-limit',
      'teams.0.squads.0.units.0.base sp.measure.base-sizes',
      'teams.1.squads.1.units.2.eras sp.squad.same-era',
    ]));
  });

  test('missions: plans of objectives that are there, each once, tokens on the board', () => {
    const plan = (...active: string[]) => ({ plans: [{ active: active.map((objective) => ({ objective, symbol: 'none' as const })) }] });
    const mission = (changes: object) => () => ({ missions: [{ ...plainMission(), ...changes }, plainMission()] });
    const phases = (first: object) => ({ phases: [[{ ...plainMission().phases[0][0], ...first }], plainMission().phases[1], plainMission().phases[2]] });
    expect(laid(mission(phases(plan('o1', 'o9'))))).toMatchObject([{ rule: 'sp.objective.mission-data' }]);
    expect(laid(mission(phases(plan('o1', 'o1'))))).toMatchObject([{ rule: 'sp.objective.mission-data' }]);
    expect(laid(mission({ objectives: [...plainMission().objectives.slice(0, 2), { id: 'o3', at: { x: 1269, y: 5000 } }] }))).toMatchObject([{ path: 'missions.0.objectives.2.at', rule: 'sp.setup.board-size' }]);
    const symbols = { plans: [{ active: ['o1', 'o2'].map((objective) => ({ objective, symbol: 'block' as const })) }] };
    expect(laid(mission(phases(symbols)))).toMatchObject([{ path: 'missions.0.phases.0.0.plans.0', rule: 'sp.objective.priority' }]);
  });
});

describe('terrain', () => {
  const terrain = (parts: TerrainPart[], ingress: Terrain['ingress'] = []): Scene => ({ terrain: { pieces: [{ id: 'house', name: 'house', parts }], ingress } });
  const at = (x: number, y: number) => ({ x: x * MM, y: y * MM });

  test.each([
    { says: 'edges that cross', parts: [{ ...part('p', [0, 0, 10, 10]), footprint: [at(10, 10), at(50, 50), at(50, 10), at(10, 50)] }], path: 'terrain.pieces.0.parts.0.footprint' },
    { says: 'beyond the board', parts: [part('p', [900, 10, 920, 20])], path: 'terrain.pieces.0.parts.0.footprint.1' },
    { says: 'upside down', parts: [part('p', [100, 100, 150, 150], { bottom: 500, top: 400 })], path: 'terrain.pieces.0.parts.0.top' },
    { says: 'two parts of one name', parts: [part('p', [100, 100, 150, 150]), part('p', [200, 100, 250, 150])], path: 'terrain.pieces.0.parts.1.id' },
    { says: 'a part called like the board', parts: [part('board', [100, 100, 150, 150])], path: 'terrain.pieces.0.parts.0.id' },
    { says: 'an elevation without height', parts: [part('p', [100, 100, 150, 150], { top: 0 })], path: 'terrain.pieces.0.parts.0.elevation' },
  ])('$says', ({ parts, path }) => {
    expect(paths(laid(undefined, terrain(parts)))).toEqual(expect.arrayContaining([expect.stringContaining(path)]));
  });

  test.each([
    { says: 'a link to nothing', point: { to: ['t9'] }, path: 'terrain.ingress.0.to.0' },
    { says: 'a link to itself', point: { to: ['t1'] }, path: 'terrain.ingress.0.to.0' },
    { says: 'on no surface', point: { on: 'attic' }, path: 'terrain.ingress.0.on' },
    { says: 'off the board', point: { at: at(1000, 10) }, path: 'terrain.ingress.0.at' },
  ])('ingress points: $says', ({ point, path }) => {
    const ingress = [{ id: 't1', at: at(120, 120), on: 'board', to: ['t2'], ...point }, { id: 't2', at: at(130, 130), on: 'p', to: ['t1'] }];
    expect(paths(laid(undefined, terrain([part('p', [100, 100, 150, 150])], ingress)))).toEqual([path]);
  });

  // The middle objective of the plain mission lies in the middle of the board, the others on the middle line.
  const wall = part('wall', [455, 300, 460, 600], { surface: true, top: 200 * MM });

  test('[sp.setup.terrain-blocked-by-objective] (70) a wall too thin for the token may not stand over it', () => {
    expect(laid(undefined, terrain([wall]))).toEqual([expect.objectContaining({ path: 'terrain.pieces.0', rule: 'sp.setup.terrain-blocked-by-objective' }), expect.anything()]);
    expect(laid(undefined, terrain([part('deck', [440, 440, 475, 475])]))).toEqual([]);
    const { board } = prepare(tableOf(terrain([wall])));
    expect([piecesInWay(board, at(457, 457)), piecesInWay(board, at(500, 457))]).toEqual([[0], []]);
  });

  test('[sp.setup.terrain-blocked-by-objective] nor where the token lies when the plan is turned', () => {
    const aside = part('wall', [455, 150, 460, 250], { top: 200 * MM });
    expect(laid(undefined, terrain([aside]))).toMatchObject([{ rule: 'sp.setup.terrain-blocked-by-objective' }, { rule: 'sp.setup.terrain-blocked-by-objective' }, {}, {}]);
    const { edition: _, ...input } = tableOf(terrain([aside]));
    expect(layTable({ ...input, options: { 'setup.missionCardEdge': 'north' } })).toMatchObject({ _tag: 'Right' });
  });

  test('everybody must find room at every edge', () => {
    const block = part('block', [0, 790, 914.4, 914.4], { passable: 'impassable', surface: false, top: 200 * MM });
    expect(laid(undefined, terrain([block]))).toEqual(expect.arrayContaining([expect.objectContaining({ path: 'terrain', rule: 'sp.setup.deploy-primary' })]));
  });
});

describe('unit cards', () => {
  const faults = (changes: Partial<UnitCard>): readonly string[] => cardFaults(unitCard('a', changes), '').map(({ path, rule = '' }) => `${path} ${rule}`.trim());
  const rows = (...bands: [number, number][]): Partial<UnitCard> => ({ stances: [stance({ defence: bands.map(([from, to]) => ({ from, to, entries: [] })) })] });
  const tree = (changes: Partial<Stance['tree']>): Partial<UnitCard> => ({ stances: [stance({ tree: { options: [], paths: [], ...changes } })] });
  const option = (id: string, column: number, changes: object = {}) => ({ id, column, row: 2, start: column === 1, effects: [{ do: 'damage' as const, n: 1, to: 'target' as const }], ...changes });

  test.each([
    { bands: [[1, 1], [2, 3], [4, 0]], found: [] },
    { bands: [[1, 2], [2, 3]], found: ['stances.0.defence.1.from sp.expertise.row'] },
    { bands: [[3, 2]], found: ['stances.0.defence.0.to sp.expertise.bands'] },
    { bands: [[1, 0], [5, 6]], found: ['stances.0.defence.1.from sp.expertise.row'] },
  ] as { bands: [number, number][]; found: string[] }[])('rows $bands', ({ bands, found }) => {
    expect(faults(rows(...bands))).toEqual(found);
  });

  test.each([
    { says: 'a sound tree', changes: { options: [option('o1', 1), option('o2', 2)], paths: [['o1', 'o2']] }, path: '' },
    { says: 'an option nobody reaches', changes: { options: [option('o1', 1), option('o2', 2)], paths: [] }, path: 'options.1 sp.tree.structure' },
    { says: 'a path to the left', changes: { options: [option('o1', 1), option('o2', 2), option('o3', 1, { row: 1 })], paths: [['o1', 'o2'], ['o2', 'o3']] }, path: 'paths.1 sp.tree.shape' },
    { says: 'a path to nowhere', changes: { options: [option('o1', 1)], paths: [['o1', 'o9']] }, path: 'paths.0.1 sp.tree.structure' },
    { says: 'two options in one place', changes: { options: [option('o1', 1), option('o2', 1)], paths: [['o1', 'o2']] }, path: 'options.1 sp.tree.shape' },
  ] as { says: string; changes: Partial<Stance['tree']>; path: string }[])('$says', ({ changes, path }) => {
    expect(faults(tree(changes))).toEqual(path === '' ? [] : [`stances.0.tree.${path}`]);
  });

  test('abilities and tactics cards', () => {
    const active: Ability = { kind: 'active', id: 'x', name: 'x', action: false, cost: { of: 'force', n: 1, x: 0 }, when: [], effects: [{ do: 'damage', n: 'x', to: 'target' }] };
    expect(faults({ abilities: [active] })).toEqual(['abilities.0.effects.0.n sp.ability.surcharge-not-variable']);
    expect(faults({ abilities: [{ ...active, cost: { of: 'force', n: 1, x: 3 } }] })).toEqual([]);
    expect(faults({ abilities: [{ kind: 'innate', id: 'i', name: 'i', modifiers: [{ kind: 'uses', ability: 'nothing', n: 2 }] }] })).toEqual(['abilities.0.modifiers.0.ability sp.ability.once-per-turn']);
    expect(faults({ abilities: [active, { ...active, effects: [{ do: 'refresh' }] }] })).toContain('abilities.1.id');
    expect(faults({ tactics: [{ id: 't', name: 't', effects: [{ do: 'damage', n: 'x', to: 'target' }] }] })).toEqual(['tactics.0.effects.0.n sp.ability.surcharge-not-variable']);
  });

  test.each([{ base: 0 }, { base: 4001 }, { eras: { from: 3, to: 1 } }])('%j', (changes) => {
    expect(faults(changes)).toHaveLength(1);
  });
});

describe('positions written by hand', () => {
  const deck = (seat: string): Record<string, number> => Object.fromEntries([...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [`${seat}-${letter}`, 1] as const), ['shatterpoint', 1] as const]);
  const position = (scene: Scene = {}): State => sceneOf({ ...scene, sides: { north: { deck: deck('north'), ...scene.sides?.['north'] }, south: { deck: deck('south') } } });
  const found = (scene: Scene = {}): readonly string[] => faultsOf(position(scene)).map(({ path, rule = '' }) => `${path} ${rule}`.trim());
  const side = (north: Partial<SidePlay>): Scene => ({ sides: { north } });
  const { 'north-a': _, ...others } = deck('north');

  test('a sound one opens a match', () => {
    expect(found()).toEqual([]);
    const start = settled(position({ at: { 'north-a-1': [100, 100] } }));
    expect(openMatch(shatterpoint, { kind: 'position', state: start }, [])).toMatchObject({ _tag: 'Right' });
  });

  test.each([
    { says: 'off the board', scene: { at: { 'north-a-1': [10, 100] } }, path: 'play.characters.north-a-1 sp.setup.board-size' },
    { says: 'on no surface', scene: { at: { 'north-a-1': [100, 100, 'attic'] } }, path: 'play.characters.north-a-1.on' },
    { says: 'in another base', scene: { at: { 'north-a-1': [100, 100], 'south-a-1': [139.9, 100] } }, path: 'play.characters.south-a-1 sp.move.end-no-overlap' },
    { says: 'defeated and on the board', scene: { at: { 'north-a-1': [100, 100] }, units: { 'north-a': { defeated: true } } }, path: 'play.characters.north-a-1.on sp.damage.defeated' },
    { says: 'too much damage', scene: { units: { 'north-a': { damage: 9, wounded: 1 } } }, path: 'play.units.north-a.damage sp.damage.overflow' },
    { says: 'a side that its stance card lacks', scene: { units: { 'north-a': { stance: 1 } } }, path: 'play.units.north-a.stance sp.info.two-sided-stance' },
    { says: 'hunker tokens while engaged', scene: { at: { 'north-a-1': [100, 100], 'south-a-1': [200, 100] }, units: { 'north-a': { hunker: 1 } } }, path: 'play.units.north-a.hunker sp.cover.hunker-not-engaged' },
    { says: 'more force than the pool has', scene: side({ force: 7, pool: 6 }), path: 'play.sides.north.force sp.force.refresh-cap' },
    { says: 'a card twice', scene: side({ used: ['north-a'] }), path: 'play.sides.north sp.setup.order-deck' },
    { says: 'a card of the other side', scene: side({ used: ['south-a'] }), path: 'play.sides.north sp.setup.order-deck' },
    { says: 'the Shatterpoint card in reserve', scene: side({ deck: { ...others, 'north-a': 1, shatterpoint: 0 }, reserve: ['shatterpoint'] }), path: 'play.sides.north.reserve.0 sp.deck.shatterpoint-no-reserve' },
    { says: 'a card that is nowhere', scene: side({ deck: others }), path: 'play.sides.north sp.deck.used-cards' },
    { says: 'momentum on spaces that are none', scene: side({ momentum: 8, gaps: [3] }), path: 'play.sides.north.momentum sp.struggle.track-shape' },
    { says: 'a struggle card of another mission', scene: { play: { struggle: { token: 0, decks: [[], ['s2'], ['s3']], phase: 1, card: 's9', plan: 0, winner: [] } } }, path: 'play.struggle.card' },
    { says: 'no card for the last phase', scene: { play: { struggle: { token: 0, decks: [[], ['s2'], []], phase: 1, card: 's1', plan: 0, winner: [] } } }, path: 'play.struggle.decks.2 sp.setup.mission-deck-draw' },
    { says: 'a card of a phase that is over', scene: { play: { struggle: { token: 0, decks: [['s1'], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [] } } }, path: 'play.struggle.decks.0.0 sp.setup.mission-deck-stack' },
    { says: 'a plan that the card lacks', scene: { play: { struggle: { token: 0, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 1, winner: [] } } }, path: 'play.struggle.plan sp.struggle.two-maps' },
    { says: 'nobody’s turn', scene: { play: { active: 'west' } }, path: 'play.active' },
    { says: 'nothing to do and no winner', scene: { agenda: [] }, path: 'play.agenda' },
    { says: 'a turn upon a turn', scene: { agenda: [turnFrame('north', 'north-a'), turnFrame('north', 'north-a')] }, path: 'play.agenda.1.kind' },
    { says: 'a move under everything', scene: { agenda: [{ kind: 'move', seat: 'north', character: 'north-a-1', how: ['dash'] }] }, path: 'play.agenda.0.kind' },
    { says: 'a unit that is none', scene: { agenda: [turnFrame('north', 'north-x', { activated: '' })] }, path: 'play.agenda.0.unit' },
  ] as { says: string; scene: Scene; path: string }[])('$says', ({ scene, path }) => {
    expect(found(scene)).toContain(path);
  });

  test.each(['sides', 'units', 'characters', 'objectives'] as const)('%s that are missing', (key) => {
    const state = position();
    const play = { ...state.play, [key]: {} } as unknown as Play;
    expect(paths(faultsOf({ table: state.table, play }))).toEqual([`play.${key}`]);
  });

  test('where the table is at fault, only that is told', () => {
    expect(found({ cards: { 'north-a': { base: 0 } }, sides: { north: { force: 7, pool: 6 } } })).toEqual(['table.teams.0.squads.0.units.0.base sp.measure.base-sizes']);
  });

  test('bases may overlap where the table lets them deploy so', () => {
    expect(found({ options: { 'setup.deployFit': 'free' }, at: { 'north-a-1': [100, 100], 'south-a-1': [120, 100] } })).toEqual([]);
  });
});

test.each(Object.entries({ drydock, moonwell, saltworks }))('no position of a match on %s has faults', (_name, terrain) => {
  const options = { 'info.missionDeck': 'known', 'deck.emptyMidReveal': 'refresh', 'deck.reserveLastCard': 'refresh', 'deck.reserveOfDefeated': 'when-taken', 'force.poolAfterDefeat': 'shrink' };
  const table = layTable({ seats: ['north', 'south'], teams: [driftSalvage, moonWardens], missions: [threeBeacons, threeBeacons], terrain, options });
  if (isLeft(table)) throw new Error(JSON.stringify(table.left));
  const match = randomPlay(shatterpoint, table.right, { seed: 11, choices: 300, density: 'sparse' });
  for (let entry = match.last; entry !== undefined; entry = entry.before) expect(faultsOf(entry.state)).toEqual([]);
});
