import { isLeft, type Fault } from '@regelwerk/core';
import { randomPlay } from '@regelwerk/core/testing';
import { describe, expect, test } from 'vitest';
import { driftSalvage, drydock, moonWardens, moonwell, saltworks, threeBeacons } from '../data/index.js';
import { shatterpoint } from '../game.js';
import type { Terrain, TerrainPart } from '../model/mission.js';
import type { Moment } from '../model/trigger.js';
import type { Ability, Stance, TacticsCard, UnitCard } from '../model/unit.js';
import { MM, part, plainMission, stance, tableOf, unitCard, type Scene } from '../testing/index.js';
import { piecesInWay } from '../rules/setup/terrain.js';
import { prepare } from '../prepare.js';
import { cardFaults } from './card.js';
import { faultsOf } from './faults.js';
import { layTable, tableFaults } from './table.js';
import { terrainFaults } from './terrain.js';
import { repeated } from './unless.js';

type Input = ReturnType<typeof tableOf>;

const laid = (change: (input: Input) => object = () => ({}), scene: Scene = {}): readonly Fault[] => {
  const { edition: _, ...input } = tableOf(scene);
  const result = layTable({ ...input, options: {}, ...change(input as Input) });
  return isLeft(result) ? result.left : [];
};
const told = ({ path, expected, rule = '' }: Fault): string => `${path}: ${expected}${rule === '' ? '' : ` [${rule}]`}`;
/** All that is told about a table. */
const found = (scene: Scene = {}, change: (input: Input) => object = () => ({})): readonly string[] => laid(change, scene).map(told);

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
    { says: 'two seats of one name', change: { seats: ['north', 'north'] }, then: 'seats.1: one that stands nowhere else, not north again' },
    { says: 'the seat of chance', change: { seats: ['north', 'chance'] }, then: 'seats.1: another name than chance' },
    { says: 'the seat of those who watch', change: { seats: ['north', 'spectator'] }, then: 'seats.1: another name than spectator' },
    { says: 'a deck that order cards do not come back to', change: { options: { 'deck.refreshIncludes': ['tactics'] } }, then: 'options.deck.refreshIncludes: order among them [sp.deck.refresh]' },
    { says: 'tools of an odd width', change: { options: { 'measure.moveToolWidth': 2541 } }, then: 'options.measure.moveToolWidth: an even number, so that half of it is whole [sp.measure.move-tool-width]' },
    { says: 'a house rule that there is not', change: { options: { 'move.zeromove': 'forbid' } }, then: 'options.move.zeromove: one of the house rules' },
    { says: 'three players', change: { seats: ['north', 'south', 'west'] }, then: 'seats: two players, not 3 [sp.info.two-players]' },
    { says: 'one mission set', change: { missions: [plainMission()] }, then: 'missions: a mission set of each player, not 1 [sp.squad.strike-team]' },
    { says: 'a mission of two phases', change: { missions: [plainMission(), { ...plainMission(), phases: plainMission().phases.slice(1) }] }, then: 'missions.1.phases: three phases, not 2 [sp.info.mission-set]' },
    { says: 'a phase without cards', change: { missions: [{ ...plainMission(), phases: [[], ...plainMission().phases.slice(1)] }, plainMission()] }, then: 'missions.0.phases.0: a struggle card at least [sp.info.mission-set]' },
    { says: 'a phase that is no list', change: { missions: [{ ...plainMission(), phases: [7, ...plainMission().phases.slice(1)] }, plainMission()] }, then: 'missions.0.phases.0: a struggle card at least [sp.info.mission-set]' },
    { says: 'a team of one squad', change: { teams: [tableOf().teams[0], { ...tableOf().teams[1], squads: tableOf().teams[1].squads.slice(1) }] }, then: 'teams.1.squads: two squads, not 1 [sp.squad.two-squads]' },
    { says: 'a squad of two units', change: { teams: [tableOf().teams[0], { ...tableOf().teams[1], squads: tableOf().teams[1].squads.map(({ era, units }) => ({ era, units: units.slice(1) })) }] }, then: 'teams.1.squads.0.units: three units, not 2 [sp.squad.strike-team]' },
  ])('$says', ({ change, then }) => expect(found({}, () => change)).toContain(then));

  test.each([
    { says: 'nothing', input: undefined },
    { says: 'null', input: null },
    { says: 'a number', input: 7 },
    { says: 'lists that are none', input: { seats: 'north', missions: 7, teams: { squads: [] } } },
    { says: 'teams and missions without lists', input: { seats: ['north', 'south'], missions: [{}, { phases: 7 }], teams: [{}, { squads: [{}, { units: 7 }] }] } },
    { says: 'what is only inherited', input: Object.create({ seats: ['north'] }) as unknown },
  ])('$says is no table, and nothing is counted', ({ input }) => {
    const table = layTable(input);
    expect(isLeft(table) && table.left.length > 0 && table.left.every((fault) => typeof fault === 'object' && fault.rule === undefined)).toBe(true);
  });

  const tactics = (id: string): TacticsCard => ({ id, name: id, effects: [{ do: 'refresh' }] });

  test.each([
    { says: 'a unit like a tactics card before it', cards: { 'north-a': { tactics: [tactics('t')] }, 'north-b': { id: 'a-t' } }, then: ['teams.0.squads.0.units.1.id: one that stands nowhere else, not north-a-t again'] },
    { says: 'a tactics card like a unit before it', cards: { 'north-a': { id: 'b-t' }, 'north-b': { tactics: [tactics('s'), tactics('t')] } }, then: ['teams.0.squads.0.units.1.tactics.1.id: one that stands nowhere else, not north-b-t again'] },
    { says: 'two units', cards: { 'south-e': { id: 'a', name: 'e', unique: 'e' } }, then: ['teams.1.squads.1.units.1.id: one that stands nowhere else, not a again', 'teams.1.squads.1.units.1.id: one that stands nowhere else, not south-a again'] },
  ] as { says: string; cards: NonNullable<Scene['cards']>; then: string[] }[])('cards that a match would call alike: $says', ({ cards, then }) => expect(found({ cards })).toEqual(then));

  test.each([
    { length: 32, then: [] },
    { length: 33, then: [33].map((n) => `teams.0.squads.0.units.0.id: an id so short that north-${'a'.repeat(n)}-1 has at most 40 characters`) },
    { length: 35, then: ['', '-1'].map((end) => `teams.0.squads.0.units.0.id: an id so short that north-${'a'.repeat(35)}${end} has at most 40 characters`) },
  ])('an id of $length characters', ({ length, then }) => expect(found({ cards: { 'north-a': { id: 'a'.repeat(length) } } })).toEqual(then));

  test('a tactics card of a long name', () =>
    expect(found({ cards: { 'north-a': { tactics: [tactics('t'.repeat(33))] } } })).toEqual([`teams.0.squads.0.units.0.tactics.0.id: an id so short that north-a-${'t'.repeat(33)} has at most 40 characters`]));

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

  const first = 'terrain.pieces.0.parts.0';

  test.each([
    { says: 'edges that cross', parts: [{ ...part('p', [0, 0, 10, 10]), footprint: [at(10, 10), at(50, 50), at(50, 10), at(10, 50)] }], then: [0, 2].map((corner) => `${first}.footprint.${corner}: a simple polygon (self-crossing)`) },
    { says: 'two corners', parts: [{ ...part('p', [0, 0, 10, 10]), footprint: [at(10, 10), at(50, 50), at(10, 10)] }], then: [`${first}.footprint: a simple polygon (too-few-points)`] },
    { says: 'beyond the board to the east', parts: [part('p', [900, 10, 914.41, 20])], then: [1, 2].map((corner) => `${first}.footprint.${corner}: a corner on the board [sp.setup.board-size]`) },
    { says: 'beyond the board to the north', parts: [part('p', [10, 900, 20, 914.41])], then: [2, 3].map((corner) => `${first}.footprint.${corner}: a corner on the board [sp.setup.board-size]`) },
    { says: 'up to the edges', parts: [part('p', [900, 900, 914.4, 914.4])], then: [] },
    { says: 'upside down', parts: [part('p', [100, 100, 150, 150], { bottom: 500, top: 400 })], then: [`${first}.top: a height of at least 500, where its bottom is`] },
    { says: 'flat', parts: [part('p', [100, 100, 150, 150], { bottom: 400, top: 400 })], then: [] },
    { says: 'two parts of one name', parts: [part('p', [100, 100, 150, 150]), part('p', [200, 100, 250, 150])], then: ['terrain.pieces.0.parts.1.id: one that stands nowhere else, not p again'] },
    { says: 'a part called like the board', parts: [part('board', [100, 100, 150, 150])], then: [`${first}.id: one that stands nowhere else, not board again`] },
    { says: 'an elevation without height', parts: [part('p', [100, 100, 150, 150], { top: 0 })], then: [`${first}.elevation: 0 at no height [sp.terrain.elevation]`] },
    { says: 'an elevation without height, but no surface', parts: [part('p', [100, 100, 150, 150], { top: 0, surface: false })], then: [] },
    { says: 'no elevation and no height', parts: [part('p', [100, 100, 150, 150], { top: 0, elevation: 0 })], then: [] },
  ] as { says: string; parts: TerrainPart[]; then: string[] }[])('$says', ({ parts, then }) => expect(terrainFaults({ name: 'one', ingress: [], ...terrain(parts).terrain } as Terrain).map(told)).toEqual(then));

  test('two pieces of one name', () => {
    const pieces = ['p', 'q'].map((id, i) => ({ id: 'house', name: id, parts: [part(id, [100 + 100 * i, 100, 150 + 100 * i, 150])] }));
    expect(terrainFaults({ name: 'one', pieces, ingress: [] }).map(told)).toEqual(['terrain.pieces.1.id: one that stands nowhere else, not house again']);
  });

  test.each([
    { says: 'a link to nothing', point: { to: ['t2', 't9'] }, then: ['terrain.ingress.0.to.1: another ingress point [sp.terrain.ingress-linked]'] },
    { says: 'a link to itself', point: { to: ['t2', 't1'] }, then: ['terrain.ingress.0.to.1: another ingress point [sp.terrain.ingress-linked]'] },
    { says: 'on no surface', point: { on: 'attic' }, then: ['terrain.ingress.0.on: board, or a part with a surface [sp.terrain.ingress-linked]'] },
    { says: 'on a wall', point: { on: 'w' }, then: ['terrain.ingress.0.on: board, or a part with a surface [sp.terrain.ingress-linked]'] },
    { says: 'a link that does not lead back', point: { to: [] }, then: ['terrain.ingress.1.to.0: an ingress point that is linked to t2, too [sp.terrain.ingress-linked]'] },
    { says: 'beside its surface', point: { on: 'p', at: at(99.99, 120) }, then: ['terrain.ingress.0.at: a place on p [sp.terrain.ingress-linked]'] },
    { says: 'at the edge of its surface', point: { on: 'p', at: at(100, 120) }, then: [] },
    { says: 'off the board', point: { at: at(1000, 10) }, then: ['terrain.ingress.0.at: a place on the board [sp.setup.board-size]'] },
    { says: 'two of one name', point: { id: 't2', to: [] }, then: ['terrain.ingress.1.id: one that stands nowhere else, not t2 again', 'terrain.ingress.1.to.0: another ingress point [sp.terrain.ingress-linked]'] },
    { says: 'sound ones', point: {}, then: [] },
  ])('ingress points: $says', ({ point, then }) => {
    const ingress = [{ id: 't1', at: at(120, 120), on: 'board', to: ['t2'], ...point }, { id: 't2', at: at(130, 130), on: 'p', to: ['t1'] }];
    const parts = [part('p', [100, 100, 150, 150]), part('w', [200, 100, 250, 150], { surface: false })];
    expect(terrainFaults({ name: 'one', ingress, ...terrain(parts, ingress).terrain } as Terrain).map(told)).toEqual(then);
  });

  // The middle objective of the plain mission lies in the middle of the board, the others on the middle line.
  const wall = part('wall', [455, 300, 460, 600], { surface: true, top: 200 * MM });

  test('[sp.setup.terrain-blocked-by-objective] (70) a wall too thin for the token may not stand over it', () => {
    expect(found(terrain([wall]))).toEqual([0, 1].map((mission) => `terrain.pieces.0: room for the token o2 of missions.${mission}, or a surface that carries it wholly [sp.setup.terrain-blocked-by-objective]`));
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

  test('everybody who begins a squad must find room at every edge: not so with a base that is larger than the board', () =>
    expect(tableFaults(tableOf({ cards: { 'north-d': { base: 92_000 } } })).map(told)).toEqual(['north', 'east', 'south', 'west'].map((edge) => `terrain: room to deploy the squad of north-d at the ${edge} edge [sp.setup.deploy-primary]`)));
});

test('a fault of no rule names none', () => {
  expect(repeated(['a', 'b', 'a'], (i) => `ids.${i}`)).toStrictEqual([{ path: 'ids.2', expected: 'one that stands nowhere else, not a again' }]);
  expect(repeated(['a', 'a'], (i) => `ids.${i}`, 'sp.info.tokens')).toStrictEqual([{ path: 'ids.1', expected: 'one that stands nowhere else, not a again', rule: 'sp.info.tokens' }]);
});

describe('unit cards', () => {
  const faults = (changes: Partial<UnitCard>): readonly string[] => cardFaults(unitCard('a', changes), '').map(told);
  const rows = (...bands: [number, number][]): Partial<UnitCard> => ({ stances: [stance({ defence: bands.map(([from, to]) => ({ from, to, entries: [] })) })] });
  const tree = (changes: Partial<Stance['tree']>): Partial<UnitCard> => ({ stances: [stance({ tree: { options: [], paths: [], ...changes } })] });
  const option = (id: string, column: number, changes: object = {}) => ({ id, column, row: 2, start: column === 1, effects: [{ do: 'damage' as const, n: 1, to: 'target' as const }], ...changes });
  const variable = 'a number: only an ability of variable cost has an x [sp.ability.surcharge-not-variable]';

  test.each([
    { bands: [[1, 1], [2, 3], [4, 0]], then: [] },
    { bands: [[1, 2], [2, 3]], then: ['1.from: more than 2, where the row before ends [sp.expertise.row]'] },
    { bands: [[1, 2], [3, 3]], then: [] },
    { bands: [[3, 2]], then: ['0.to: at least 3, or 0 for a row without end [sp.expertise.bands]'] },
    { bands: [[1, 0], [5, 6]], then: ['1.from: no row after one without end [sp.expertise.row]'] },
  ] as { bands: [number, number][]; then: string[] }[])('rows $bands', ({ bands, then }) => expect(faults(rows(...bands))).toEqual(then.map((one) => `stances.0.defence.${one}`)));

  test.each([
    { says: 'a sound tree', changes: { options: [option('o1', 1), option('o2', 2)], paths: [['o1', 'o2']] }, then: [] },
    { says: 'an option nobody reaches', changes: { options: [option('o1', 1), option('o2', 2)], paths: [] }, then: ['options.1: an option that can be reached from a start [sp.tree.structure]'] },
    { says: 'one that is reached from there only', changes: { options: [option('o1', 1), option('o2', 2), option('o3', 3)], paths: [['o2', 'o3']] }, then: [1, 2].map((i) => `options.${i}: an option that can be reached from a start [sp.tree.structure]`) },
    { says: 'one that is reached by another', changes: { options: [option('o1', 1), option('o2', 2), option('o3', 3)], paths: [['o1', 'o2'], ['o2', 'o3']] }, then: [] },
    { says: 'two options in one place', changes: { options: [option('o1', 1), option('o2', 1)], paths: [['o1', 'o2']] }, then: ['options.1: one that stands nowhere else, not 1.2 again [sp.tree.shape]'] },
  ] as { says: string; changes: Partial<Stance['tree']>; then: string[] }[])('$says', ({ changes, then }) => expect(faults(tree(changes))).toEqual(then.map((one) => `stances.0.tree.${one}`)));

  test.each([
    { says: 'a path to the left', changes: { options: [option('o1', 1), option('o2', 2), option('o3', 1, { row: 1 })], paths: [['o1', 'o2'], ['o2', 'o3']] }, then: 'stances.0.tree.paths.1' },
    { says: 'a path to nowhere', changes: { options: [option('o1', 1)], paths: [['o1', 'o9']] }, then: 'stances.0.tree.paths.0.1' },
  ] as { says: string; changes: Partial<Stance['tree']>; then: string }[])('$says', ({ changes, then }) => expect(cardFaults(unitCard('a', tree(changes)), '').map(({ path }) => path)).toEqual([then]));

  test('effects of an x in charts, trees and tactics cards', () => {
    const effect = { do: 'damage' as const, n: 'x' as const, to: 'target' as const };
    const entries = [{ kind: 'block' as const, n: 1 as const }, { kind: 'effect' as const, effect }];
    expect(faults({ stances: [stance({ defence: [{ from: 1, to: 2, entries: entries as never }] })] })).toEqual([`stances.0.defence.0.entries.1.0.n: ${variable}`]);
    expect(faults(tree({ options: [option('o1', 1, { effects: [{ do: 'refresh' }, effect] })] }))).toEqual([`stances.0.tree.options.0.effects.1.n: ${variable}`]);
    expect(faults({ tactics: [{ id: 't', name: 't', effects: [effect] }] })).toEqual([`tactics.0.effects.0.n: ${variable}`]);
  });

  test('abilities and tactics cards', () => {
    const active: Ability = { kind: 'active', id: 'x', name: 'x', action: false, cost: { of: 'force', n: 1, x: 0 }, when: [], effects: [{ do: 'damage', n: 'x', to: 'target' }] };
    const innate = (ability: string): Ability => ({ kind: 'innate', id: 'i', name: 'i', modifiers: [{ kind: 'uses', ability, n: 2 }] });
    const refreshing: Ability = { ...active, effects: [{ do: 'refresh' }] };
    expect(faults({ abilities: [active] })).toEqual([`abilities.0.effects.0.n: ${variable}`]);
    expect(faults({ abilities: [{ ...active, cost: { of: 'force', n: 1, x: 3 } }] })).toEqual([]);
    expect(faults({ abilities: [innate('nothing')] })).toEqual(['abilities.0.modifiers.0.ability: an ability of the card [sp.ability.once-per-turn]']);
    expect(faults({ abilities: [innate('x'), refreshing] })).toEqual([]);
    expect(faults({ abilities: [refreshing, refreshing] })).toEqual(['abilities.1.id: one that stands nowhere else, not x again']);
    const tactics: TacticsCard = { id: 't', name: 't', effects: [{ do: 'refresh' }] };
    expect(faults({ tactics: [tactics, tactics] })).toEqual(['tactics.1.id: one that stands nowhere else, not t again']);
  });

  test.each([
    { at: 'tactics', then: ['abilities.0.on.at: another moment: tactic abilities alone speak at that one [sp.turn.start-tactics]'] },
    { at: 'activation-start', then: [] },
  ] as { at: Moment; then: string[] }[])('an ability that speaks at $at', ({ at, then }) => {
    const on = { at, who: 'self' as const, as: 'attacker' as const, within: 0 };
    expect(faults({ abilities: [{ kind: 'triggered', id: 't', name: 't', on, when: [], effects: [{ do: 'refresh' }] }] })).toEqual(then);
  });

  test.each([
    { type: 'primary', then: [] },
    { type: 'secondary', then: ['abilities.0.kind: another kind: only primary units have an identity [sp.ability.type-innate]'] },
    { type: 'supporting', then: ['abilities.0.kind: another kind: only primary units have an identity [sp.ability.type-innate]'] },
  ] as { type: UnitCard['type']; then: string[] }[])('[sp.ability.type-innate] a $type unit with an identity', ({ type, then }) => {
    const on = { at: 'turn-end' as const, who: 'any' as const, as: 'attacker' as const, within: 0 };
    expect(faults({ type, abilities: [{ kind: 'identity', id: 'i', name: 'i', on, when: [], effects: [{ do: 'refresh' }] }] })).toEqual(then);
  });

  const even = 'base: an even diameter above 0, so that its radius is whole [sp.measure.base-sizes]';
  test.each([
    { says: 'no base', changes: { base: 0 }, then: [even] },
    { says: 'an odd base', changes: { base: 4001 }, then: [even] },
    { says: 'the smallest', changes: { base: 2 }, then: [] },
    { says: 'eras backward', changes: { eras: { from: 3, to: 1 } }, then: ['eras: eras in the order of the time line [sp.squad.cross-era-table]'] },
    { says: 'one era', changes: { eras: { from: 3, to: 3 } }, then: [] },
  ])('$says', ({ changes, then }) => expect(faults(changes)).toEqual(then));
});

test.each(Object.entries({ drydock, moonwell, saltworks }))('no position of a match on %s has faults', (_name, terrain) => {
  const options = { 'info.missionDeck': 'known', 'deck.emptyMidReveal': 'refresh', 'deck.reserveLastCard': 'refresh', 'deck.reserveOfDefeated': 'when-taken', 'force.poolAfterDefeat': 'shrink' };
  const table = layTable({ seats: ['north', 'south'], teams: [driftSalvage, moonWardens], missions: [threeBeacons, threeBeacons], terrain, options });
  if (isLeft(table)) throw new Error(JSON.stringify(table.left));
  const match = randomPlay(shatterpoint, table.right, { seed: 11, choices: 300, density: 'sparse' });
  for (let entry = match.last; entry !== undefined; entry = entry.before) expect(faultsOf(entry.state)).toEqual([]);
});
