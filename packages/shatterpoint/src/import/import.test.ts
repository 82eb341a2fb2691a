import { describe, expect, test } from 'vitest';
import type { UnitCard } from '../model/unit.js';
import { currentCards } from '../rules/info/updated-cards.js';
import { checkTeam } from '../setup/team.js';
import { unitCard } from '../testing/index.js';
import { catalogueOf, type LibraryCard } from './catalogue.js';
import { strikeTeamOf, type ImportedList } from './list.js';
import { readList } from './read-list.js';
import { readUnitFile } from './unit-file.js';

const card = (id: string, name: string, code: string, changes: Partial<UnitCard> = {}): LibraryCard => ({ card: unitCard(id, { name, unique: name, ...changes }), codes: [code], version: 1 });

const LIBRARY: readonly LibraryCard[] = [
  card('p1', 'Sample Primary, tester', '00010101', { type: 'primary', points: 8 }),
  card('s1', 'Sample Secondary', '00010202'),
  card('u1', 'Sample Support', '00010303', { type: 'support' }),
  card('p2', 'Ĉelina', '00020101', { type: 'primary', points: 8, eras: { from: 2, to: 3 } }),
  card('s2', 'Droïde d ’essai', '00020202', { eras: { from: 3, to: 4 } }),
  card('u2', 'Other Support', '00020303', { type: 'support', eras: { from: 1, to: 4 } }),
].map((one, i) => ({ ...one, codes: [...one.codes, String(i < 3 ? 11 + i : 18 + i)] }));

const catalogue = catalogueOf(LIBRARY);
const read = (source: string): ImportedList => {
  const list = readList(source, catalogue);
  if (list._tag === 'Left') throw new Error(JSON.stringify(list.left));
  return list.right;
};
const ids = ({ squads }: ImportedList): readonly (readonly string[])[] => squads.map((squad) => squad.map(({ said, card: found }) => found?.id ?? said));
const WHOLE = [['p1', 's1', 'u1'], ['p2', 's2', 'u2']];
const base64 = (value: object): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64');

describe('a code of a list builder', () => {
  test('its squads end where the types stop falling', () => {
    expect(ids(read('spt[00010101,00010202,00010303,00020101,00020202,00020303]'))).toEqual(WHOLE);
  });

  test('an unknown number keeps its place and is told word for word', () => {
    const list = read('spt[00010101,00099999,00010303,00020101,00020202,00020303]');
    expect([ids(list), list.faults]).toEqual([[['p1', '00099999', 'u1'], ['p2', 's2', 'u2']], [{ path: 'squads.0.units.1', expected: 'a unit of the library, not 00099999' }]]);
  });

  test('a missing unit leaves its place open', () => {
    expect(ids(read('spt[00010101,00010303,00020101,00020202,00020303]'))).toEqual([['p1', '', 'u1'], ['p2', 's2', 'u2']]);
    expect(read('spt[00010101]').faults).toContainEqual({ path: 'squads', expected: 'two squads, not 1' });
  });
});

describe('[IM-10] the address of a list builder', () => {
  const address = (rest: string): string => `https://example.org/shatterpoint/listbuilder/${rest}`;

  test('six numbers: two squads in that order', () => {
    expect(ids(read(address('11-12-13-21-22-23')))).toEqual(WHOLE);
  });

  test('five: the empty place is named', () => {
    expect(read(address('11-12-13-21-22')).faults).toEqual([{ path: 'squads.1.units.2', expected: 'a unit: this place is empty' }]);
  });

  test('an unknown second one stays open, and the fourth still belongs to the second squad', () => {
    const list = read(address('11-99-13-21-22-23'));
    expect([ids(list)[0], ids(list)[1]]).toEqual([['p1', '99', 'u1'], ['p2', 's2', 'u2']]);
    expect(strikeTeamOf(list)).toMatchObject({ _tag: 'Left', left: [{ path: 'squads.0.units.1' }] });
  });

  test('a repeated one is imported, and refused by the check of the team', () => {
    const list = read(address('11-12-13-21-22-13'));
    expect(list.faults).toEqual([]);
    const team = strikeTeamOf(list);
    expect(team._tag === 'Right' ? checkTeam(team.right).flatMap(({ rule }) => rule ?? []) : []).toContain('sp.squad.unit-name');
  });

  test.each(['11-12-13-21-22-23?v=2', '11-12-13-21-22-23/', '11-12-13-21-22-23/?v=2#7'])('%s: query, slash and mark are no numbers', (rest) => {
    expect(ids(read(address(rest)))).toEqual(WHOLE);
  });

  test('a seventh number is told', () => {
    expect(read(address('11-12-13-21-22-23-24')).faults).toEqual([{ path: 'squads', expected: 'six units, not 24 as well' }]);
  });
});

describe('squads in JSON', () => {
  const one = { p: 'Sample Primary, tester', s: 'Sample Secondary', u: 'sample  support' };
  const two = { p: 'Ĉelina', s: 'Droïde d ’essai', u: 'Other Support' };

  test('shared in base64, one or two, with any letters', () => {
    expect(ids(read(base64(one)))).toEqual([WHOLE[0]]);
    expect(ids(read(`${base64(one)}\n${base64(two)}`))).toEqual(WHOLE);
    expect(ids(read('eyJwIjoiU2FtcGxlIFByaW1hcnkiLCJzIjoiU2FtcGxlIFNlY29uZGFyeSIsInUiOiJTYW1wbGUgU3VwcG9ydCJ9'))).toEqual([['Sample Primary', 's1', 'u1']]);
  });

  test('base64 of single letters is read as well', () => {
    expect(ids(read(Buffer.from(JSON.stringify({ ...one, s: 'Droïde' }), 'latin1').toString('base64')))).toEqual([['p1', 'Droïde', 'u1']]);
  });

  test('what is no squad is refused with the place', () => {
    expect(readList(base64({ p: 1, s: 'x' }), catalogue)).toMatchObject({ _tag: 'Left', left: expect.arrayContaining([expect.objectContaining({ path: 'squads.0.p' })]) });
  });

  test('[IM-12] a helper app’s list, with a byte-order mark: six places, nobody in some', () => {
    const list = read(`\uFEFF${JSON.stringify({ ArrayUnit: [{ Name: 'Sample Primary, tester' }, null, { Name: 'Sample Support' }, null, { Name: 'Nobody’s' }, null], Filename: 'sample' })}`);
    expect([list.name, ids(list)]).toEqual(['sample', [['p1', '', 'u1'], ['', 'Nobody’s', '']]]);
    expect(list.faults.map(({ path }) => path)).toEqual(['squads.0.units.1', 'squads.1.units.0', 'squads.1.units.1', 'squads.1.units.2']);
  });

  test.each([
    { says: 'five places', source: JSON.stringify({ ArrayUnit: [null, null, null, null, null], Filename: 'x' }) },
    { says: 'an exchange file without fields', source: '{}' },
    { says: 'no JSON', source: '{"ArrayUnit": [' },
  ])('$says is refused', ({ source }) => {
    expect(readList(source, catalogue)._tag).toBe('Left');
  });
});

describe('pasted text', () => {
  const text = 'My list\r\nSquad 1 (era one)\r\n• Sample\u00A0Primary, tester - 8 SP\r\nSample Secondary - 4\r\nSample Support (4)\r\n\r\nSquad 2\r\nĈelina: 8 SP\r\nDroïde d ’essai\r\nOther Support - 5\r\n';

  test('names with points and bullets; points are only a claim', () => {
    const list = read(text);
    expect([list.name, ids(list)]).toEqual(['My list', WHOLE]);
    expect(list.faults).toEqual([{ path: 'squads.1.units.2', expected: '4 points, as the card says, not 5' }]);
    expect(read(text.replace(/\r\n/g, '\n'))).toEqual(list);
  });

  test('a fourth unit and an unknown name are told', () => {
    const list = read('Squad 1\nSample Primary, tester\nWho is this - 3\nSample Support\nOther Support');
    expect(list.faults.map(({ expected }) => expected)).toEqual(['a unit of the library, not Who is this - 3', 'three units, not Other Support as well']);
  });

  test.each(['', '   ', 'no list at all'])('%j is no list', (source) => {
    expect(readList(source, catalogue)).toMatchObject({ _tag: 'Left', left: [{ path: '' }] });
  });

  test('too long a text is refused', () => {
    expect(readList('x'.repeat(200_001), catalogue)).toMatchObject({ left: [{ expected: 'at most 200000 characters' }] });
    expect(readUnitFile('x'.repeat(200_001))._tag).toBe('Left');
  });
});

test('a list makes a strike team, its squads in an era that all three can be', () => {
  const team = strikeTeamOf(read('https://example.org/shatterpoint/listbuilder/11-12-13-21-22-23'));
  expect(team).toMatchObject({ right: { name: 'address', squads: [{ era: 1 }, { era: 3 }] } });
  expect(team._tag === 'Right' ? checkTeam(team.right) : ['x']).toEqual([]);
  expect(strikeTeamOf(read(base64({ p: 'Sample Primary, tester', s: 'Sample Secondary', u: 'Sample Support' })))).toEqual({ _tag: 'Left', left: [{ path: 'squads', expected: 'two squads, not 1' }] });
});

test('[sp.info.updated-cards] of two cards with one name the newer one counts', () => {
  const older = card('old', 'Sample Primary, tester', '77');
  const newer = { ...card('new', 'sample primary, Tester', '78'), version: 2 };
  expect(currentCards([older, newer]).map(({ card: { id } }) => id)).toEqual(['new']);
  expect(catalogueOf([older, newer]).byName('Sample Primary, tester')?.id).toBe('new');
  expect(catalogueOf([newer, older]).byCode('77')?.id).toBe('new');
});

describe('files of units', () => {
  const PRIMARY = {
    version: '010125', sps: 'sampleprimary', 'name-en': 'Sample Primary, tester', 'name-de': null, 'uniquename-en': 'Sample Primary',
    type: 'primary', tags: ['sampletag'], durability: 3, stamina: 9, force: 2, eras: ['era-one'], squadpoints: 8, pointcost: null,
    abilities: ['sampleability'], characters: 1, base: 40, expansions: ['XXX01'],
  };
  const SUPPORT = {
    ...PRIMARY, sps: 'samplesupport', 'name-en': 'Sample Support', 'uniquename-en': null, type: 'supporting', tags: [], eras: ['era-one', 'era-three'],
    squadpoints: null, pointcost: '4', characters: 2, force: 0,
  };
  const sheet = (value: object, mark = '\uFEFF') => readUnitFile(`${mark}${JSON.stringify(value)}`);

  test('[IM-12] a byte-order mark, text for a number, null for nothing, and keys of both spellings', () => {
    expect(sheet(SUPPORT)).toMatchObject({ right: { id: 'samplesupport', name: 'Sample Support', unique: 'Sample Support', type: 'support', points: 4, eras: { from: 1, to: 3 }, base: 4000, unread: ['abilities', 'expansions'] } });
    expect(sheet(PRIMARY)).toMatchObject({ right: { type: 'primary', points: 8, version: 250_101 } });
    const underscored = Object.fromEntries(Object.entries(SUPPORT).map(([key, value]) => [key.replace('-', '_'), value]));
    expect(sheet(underscored, '')).toEqual(sheet(SUPPORT));
  });

  test('[IM-12] a primary unit without squad points is not one of 0 points', () => {
    expect(sheet({ ...PRIMARY, squadpoints: null })).toEqual({ _tag: 'Left', left: [{ path: 'squadpoints', expected: 'a whole number' }] });
    expect(sheet({ ...SUPPORT, pointcost: null })).toMatchObject({ left: [{ path: 'pointcost' }] });
  });

  test('[IM-14] stamina is the damage limit, durability the limit of injuries, in English and in German', () => {
    expect(sheet(PRIMARY)).toMatchObject({ right: { stamina: 9, durability: 3 } });
    const german = 'Name: Beispiel\nTyp: Sekundär\nRobustheit 9\nLebenskraft 3\nMacht 1\nCharaktere 1\nPunkte 4\nbase 40\neras: 2';
    expect(readUnitFile(german)).toMatchObject({ right: { name: 'Beispiel', type: 'secondary', stamina: 9, durability: 3, points: 4, eras: { from: 2, to: 2 } } });
  });

  test('[sp.squad.era-timeline] an era that is none of the four is refused, with all that is wrong besides', () => {
    expect(sheet({ ...PRIMARY, eras: ['Fall of the Jedi', 'age of heroes'], type: 'boss', 'name-en': '' })).toMatchObject({
      left: [{ path: 'eras.1' }, { path: 'type' }, { path: 'name-en' }, { path: 'pointcost' }],
    });
    expect(readUnitFile('{"name-en": ')).toMatchObject({ left: [{ expected: 'JSON' }] });
  });
});
