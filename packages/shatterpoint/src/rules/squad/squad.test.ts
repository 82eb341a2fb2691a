import { describe, expect, test } from 'vitest';
import { layTable } from '../../setup/table.js';
import { checkTeam, teamFaults } from '../../setup/team.js';
import { done, plainMission, sceneOf, tableOf, unitCard } from '../../testing/index.js';
import type { UnitCard } from '../../model/unit.js';
import { erasOf, primaryEraFaults } from './cross-era.js';
import { erasBetween, eraOfName } from './era-timeline.js';
import { frameOf } from './primary-leads.js';
import { commonEras } from './same-era.js';
import { partFaults } from './strike-team.js';
import { missionSets } from './mission-set-each.js';

type Card = Partial<UnitCard>;

const TYPES = ['primary', 'secondary', 'support'] as const;
const squad = (letters: string, { era = 1, points = 8, cards = {} }: { era?: number; points?: number; cards?: Record<string, Card> } = {}) => ({
  era,
  units: Array.from(letters, (letter, i) => unitCard(letter, { type: TYPES[i] ?? 'support', points: i === 0 ? points : 4, eras: { from: era, to: era }, ...cards[letter] })),
});
const team = (...squads: ReturnType<typeof squad>[]) => ({ name: 'team', squads });
const rules = (input: unknown): readonly string[] => checkTeam(input).flatMap(({ rule }) => rule ?? []);
const other = squad('def');

describe('a strike team', () => {
  test('[sp.squad.strike-team] [sp.squad.two-squads] two squads of three units', () => {
    expect(rules(team(squad('abc'), other))).toEqual([]);
    expect(rules(team(squad('ab'), other))).toContain('sp.squad.strike-team');
  });

  test.each([{ squads: [squad('abc')] }, { squads: [squad('abc'), other, squad('ghi')] }])('[sp.squad.two-squads] $squads.length squads are refused', ({ squads }) => {
    expect(checkTeam(team(...squads))).toContainEqual({ path: 'squads', expected: `two squads, not ${squads.length}`, rule: 'sp.squad.two-squads' });
  });

  test('[sp.squad.strike-team] each player brings a mission set', () => {
    const { seats, teams, missions, terrain } = tableOf();
    const laid = layTable({ seats, teams, missions: missions.slice(0, 1), terrain, options: {} });
    expect(laid).toMatchObject({ _tag: 'Left', left: expect.arrayContaining([expect.objectContaining({ path: 'missions', rule: 'sp.squad.strike-team' })]) });
  });

  test('[sp.squad.mission-set-each] both sets can be chosen until the first player has', () => {
    const table = tableOf();
    const both = { ...table, missions: [plainMission({ name: 'm1' }), plainMission({ name: 'm2' })] as [ReturnType<typeof plainMission>, ReturnType<typeof plainMission>] };
    expect(missionSets(both).map(({ name }) => name)).toEqual(['m1', 'm2']);
    const start = sceneOf({ agenda: [{ kind: 'setup', step: 3, rolled: [], lead: '', set: [] }], play: { mission: [] } });
    expect(start.play.mission).toEqual([]);
    expect(done(start, { kind: 'mission', mission: 1 }).state.play.mission).toEqual([1]);
  });
});

describe('a squad', () => {
  test('[sp.squad.primary-leads] the primary unit fixes points and era', () => {
    expect(frameOf(squad('abc', { era: 2 }) as never)).toEqual({ points: 8, era: 2 });
    expect(rules(team(squad('abc', { cards: { b: { type: 'primary' } } }), other))).toContain('sp.squad.primary-leads');
    expect(rules(team(squad('abc', { cards: { a: { type: 'support' } } }), other))).toContain('sp.squad.primary-leads');
  });

  test('[sp.squad.secondary-and-support] one secondary, one support', () => {
    expect(rules(team(squad('abc', { cards: { b: { type: 'support' } } }), other))).toEqual(['sp.squad.secondary-and-support']);
    expect(rules(team(squad('abc', { cards: { c: { type: 'secondary' } } }), other))).toEqual(['sp.squad.secondary-and-support']);
    expect(rules(team(squad('abc'), other))).toEqual([]);
  });

  test.each([
    { eras: { from: 1, to: 1 }, refused: [] },
    { eras: { from: 3, to: 3 }, refused: ['sp.squad.same-era'] },
  ])('[sp.squad.same-era] a support unit of era $eras.from in a squad of era 1', ({ eras, refused }) => {
    expect(rules(team(squad('abc', { cards: { c: { eras } } }), other))).toEqual(refused);
  });

  test.each([
    { costs: [4, 4], refused: [] },
    { costs: [5, 4], refused: ['sp.squad.points-limit'] },
    { costs: [3, 3], refused: [] },
  ])('[sp.squad.points-limit] (SP-35) 8 squad points, costs $costs', ({ costs: [b = 0, c = 0], refused }) => {
    expect(rules(team(squad('abc', { cards: { b: { points: b }, c: { points: c } } }), other))).toEqual(refused);
  });

  test('[sp.squad.eras-may-differ] squads of two eras', () => {
    expect(rules(team(squad('abc'), squad('def', { era: 4 })))).toEqual([]);
  });

  test('[sp.squad.tags-no-build-limit] three affiliations in one squad', () => {
    const cards = { a: { tags: ['rebels'] }, b: { tags: ['empire'] }, c: { tags: ['pirates'] } };
    expect(rules(team(squad('abc', { cards }), other))).toEqual([]);
  });
});

describe('names', () => {
  test('[sp.squad.unique-name] (SP-35, 73) two versions of one person, one in each squad', () => {
    const young = squad('abc', { cards: { a: { name: 'U young', unique: 'U' } } });
    const old = squad('def', { cards: { e: { name: 'U old', unique: 'u' } } });
    expect(checkTeam(team(young, old))).toEqual([expect.objectContaining({ path: 'squads.1.units.1.unique', rule: 'sp.squad.unique-name' })]);
    expect(rules(team(squad('abc'), other))).toEqual([]);
  });

  test('[sp.squad.unit-name] (SP-35) the same support unit in both squads', () => {
    const one = squad('abc', { cards: { c: { name: 'Twin' } } });
    const two = squad('def', { cards: { f: { name: 'Twin' } } });
    expect(rules(team(one, two))).toEqual(['sp.squad.unit-name']);
  });

  test.each([
    { says: 'capitals make no other name', names: ['Maße', 'MAßE'], refused: ['sp.squad.unique-name', 'sp.squad.unit-name'] },
    { says: 'spaces make no other name', names: ['Ana Rho', ' Ana\u00A0 Rho '], refused: ['sp.squad.unique-name', 'sp.squad.unit-name'] },
    { says: 'an accent typed on its own makes no other name', names: ['Zo\u00E9', 'Zoe\u0301'], refused: ['sp.squad.unique-name', 'sp.squad.unit-name'] },
    { says: 'another letter does', names: ['Maße', 'Masse'], refused: [] },
  ])('[sp.squad.unique-name] [sp.squad.unit-name] $says', ({ names: [one = '', two = ''], refused }) => {
    expect(rules(team(squad('abc', { cards: { b: { name: one, unique: one } } }), squad('def', { cards: { f: { name: two, unique: two } } })))).toEqual(refused);
  });

  test('[sp.squad.unit-name] a unit that both players bring', () => {
    const { seats, teams, missions, terrain } = tableOf();
    expect(layTable({ seats, teams, missions, terrain, options: {} })).toMatchObject({ _tag: 'Right' });
  });
});

describe('eras', () => {
  test('[sp.squad.era-timeline] four of them, in order', () => {
    expect(erasBetween(1, 4)).toEqual([2, 3]);
    expect(['Fall of the Jedi', 'reign-of-the-empire', 'Age of Rebellion', 'New Republic', 'The New Republic'].map((name) => eraOfName(name))).toEqual([1, 2, 3, 4, 4]);
    expect(eraOfName('age of heroes')).toBeUndefined();
  });

  test.each([
    { from: 1, to: 2, eras: [1, 2] },
    { from: 1, to: 3, eras: [1, 2, 3] },
    { from: 1, to: 4, eras: [1, 2, 3, 4] },
    { from: 2, to: 3, eras: [2, 3] },
    { from: 2, to: 4, eras: [2, 3, 4] },
    { from: 3, to: 4, eras: [3, 4] },
    { from: 2, to: 2, eras: [2] },
  ])('[sp.squad.cross-era-table] $from to $to', ({ from, to, eras }) => {
    expect(erasOf({ from, to })).toEqual(eras);
  });

  test.each([
    { era: 1, refused: [] },
    { era: 2, refused: [] },
    { era: 4, refused: ['sp.squad.same-era'] },
  ])('[sp.squad.cross-era] (72) a unit of 1 to 3 in a squad of era $era', ({ era, refused }) => {
    expect(rules(team(squad('abc', { era, cards: { c: { eras: { from: 1, to: 3 } } } }), other))).toEqual(refused);
  });

  test('[sp.squad.cross-era-primary] a primary unit of 1 to 2 as one of era 2', () => {
    const cards = { a: { eras: { from: 1, to: 2 } }, b: { eras: { from: 2, to: 2 } }, c: { eras: { from: 2, to: 4 } } };
    expect(rules(team(squad('abc', { era: 2, cards }), other))).toEqual([]);
    expect(rules(team(squad('abc', { era: 2, cards: { ...cards, b: { eras: { from: 1, to: 1 } } } }), other))).toEqual(['sp.squad.same-era']);
    expect(primaryEraFaults(squad('abc', { era: 3, cards: { ...cards } }) as never, '')).toMatchObject([{ path: 'era', rule: 'sp.squad.cross-era-primary' }]);
  });

  test('[sp.squad.same-era] (SP-33) neighbours agree, but there is no era for all three', () => {
    const cards = { a: { eras: { from: 1, to: 2 } }, b: { eras: { from: 2, to: 3 } }, c: { eras: { from: 3, to: 4 } } };
    expect(commonEras(squad('abc', { cards }).units as never)).toEqual([]);
    for (const era of [1, 2, 3, 4]) expect(rules(team(squad('abc', { era, cards }), other))).not.toEqual([]);
  });
});

describe('what a fault says', () => {
  const faults = (...squads: ReturnType<typeof squad>[]) => checkTeam(team(...squads));

  test.each([
    { rule: 'sp.squad.primary-leads', path: 'squads.0.units.1.type', expected: 'no second primary unit', squads: [squad('abc', { cards: { b: { type: 'primary' } } }), other] },
    { rule: 'sp.squad.primary-leads', path: 'squads.1.units.0.type', expected: 'a primary unit', squads: [squad('abc'), squad('def', { cards: { d: { type: 'support' } } })] },
    { rule: 'sp.squad.secondary-and-support', path: 'squads.0.units.1.type', expected: 'a secondary unit', squads: [squad('abc', { cards: { b: { type: 'support' } } }), other] },
    { rule: 'sp.squad.secondary-and-support', path: 'squads.1.units.2.type', expected: 'a support unit', squads: [squad('abc'), squad('def', { cards: { f: { type: 'secondary' } } })] },
    { rule: 'sp.squad.points-limit', path: 'squads.0.units', expected: 'units of at most 8 points beside the primary one, not 9', squads: [squad('abc', { cards: { b: { points: 5 } } }), other] },
    { rule: 'sp.squad.same-era', path: 'squads.0.units.2.eras', expected: "eras among which is the squad's, 1", squads: [squad('abc', { cards: { c: { eras: { from: 2, to: 3 } } } }), other] },
    { rule: 'sp.squad.cross-era-primary', path: 'squads.0.era', expected: 'an era of the primary unit: 3, 4', squads: [squad('abc', { cards: { a: { eras: { from: 3, to: 4 } } } }), other] },
    { rule: 'sp.squad.strike-team', path: 'squads.0.units', expected: 'three units, not 2', squads: [squad('ab'), other] },
  ])('[$rule] $expected', ({ rule, path, expected, squads }) => expect(faults(...squads)).toContainEqual({ rule, path, expected }));

  test('[sp.squad.strike-team] how many mission sets there are', () => {
    expect(partFaults('missions', 1, 'missions')).toEqual([{ rule: 'sp.squad.strike-team', path: 'missions', expected: 'a mission set of each player, not 1' }]);
    expect(partFaults('missions', 2, 'missions')).toEqual([]);
  });

  test('[sp.squad.secondary-and-support] [sp.squad.cross-era-primary] [sp.squad.points-limit] a squad without units has no points, and lacks all three', () => {
    const empty = { name: 'team', squads: [{ era: 1, units: [] }, other] };
    expect(teamFaults(empty, '').map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'squads.0.units.1.type sp.squad.secondary-and-support', 'squads.0.units.2.type sp.squad.secondary-and-support', 'squads.0.era sp.squad.cross-era-primary',
    ]);
  });

  test('[sp.squad.cross-era-primary] a primary unit of another era is told once, as what it is', () => {
    expect(rules(team(squad('abc', { cards: { a: { eras: { from: 3, to: 4 } } } }), other))).toEqual(['sp.squad.cross-era-primary']);
  });
});

test('[sp.squad.same-era] the eras that a squad could have', () => {
  const eras = (...each: readonly (readonly [number, number])[]) => commonEras(squad('abc').units.map((card, i) => ({ ...card, eras: { from: each[i]?.[0] ?? 1, to: each[i]?.[1] ?? 1 } })));
  expect(eras([1, 3], [2, 3], [2, 4])).toEqual([2, 3]);
  expect(eras([1, 4], [1, 4], [4, 4])).toEqual([4]);
});

test('[sp.squad.era-timeline] however the name is spelt', () => {
  expect([' age  of -- rebellion! ', '(Fall of the Jedi)'].map((name) => eraOfName(name))).toEqual([3, 1]);
});
