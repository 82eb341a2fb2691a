import { describe, expect, test } from 'vitest';
import { around, blockedBut, roof, setting, type Setting } from '../testing/pockets.js';
import { bandOf, cornersAround, cornersAtEdge, offEdge } from './corners.js';
import type { Spot } from '../model/ids.js';

const LEAD = 'south-a-1';
const NEXT = 'south-b-1';

const told = (spots: Iterable<Spot>): readonly string[] => [...spots].map(({ x, y, on }) => `${x} ${y}${on === 'board' ? '' : ` ${on}`}`).sort();

const scout = { abilities: [{ kind: 'innate' as const, id: 'scout', name: 'scout', modifiers: [{ kind: 'deploy' as const, range: 3 as const }] }] };

describe('edges', () => {
  test.each([
    { edge: 'north', x: 30_000, y: 81_820 },
    { edge: 'south', x: 30_000, y: 9620 },
    { edge: 'east', x: 81_820, y: 30_000 },
    { edge: 'west', x: 9620, y: 30_000 },
  ] as const)('along and off the $edge', ({ edge, x, y }) => expect(offEdge(edge, 30_000, 9620)).toEqual({ x, y }));

  test('how deep a base may be: its radius and range 2, or what its card says', () => {
    expect(bandOf(setting(), LEAD)).toEqual({ edge: 'south', radius: 2000, deep: 9620 });
    expect(bandOf(setting([], { edge: 'west', cards: { 'south-a': { ...scout, base: 5000 } } }), LEAD)).toEqual({ edge: 'west', radius: 2500, deep: 17_740 });
  });
});

describe('where a squad can begin', () => {
  const begins = (fit: 'spare' | 'tight', changes: Setting & { readonly parts?: Parameters<typeof setting>[0] } = {}) => told(cornersAtEdge(setting(changes.parts, changes), LEAD, { others: [], fit }));

  test.each([
    { edge: 'south', then: ['2001 2001', '2001 9619', '89439 2001', '89439 9619'] },
    { edge: 'north', then: ['2001 81821', '2001 89439', '89439 81821', '89439 89439'] },
    { edge: 'west', then: ['2001 2001', '2001 89439', '9619 2001', '9619 89439'] },
    { edge: 'east', then: ['81821 2001', '81821 89439', '89439 2001', '89439 89439'] },
  ] as const)('at the corners of the strip at the $edge, with something to spare', ({ edge, then }) => expect(begins('spare', { edge })).toEqual(then));

  test('at these corners, with nothing to spare', () => {
    const found = begins('tight');
    expect(found).toEqual(expect.arrayContaining(['2000 2000', '2000 9620', '2001 9619', '89440 2000', '89440 9620']));
    expect(found).toHaveLength(16);
  });

  test('beside bases at either end of the strip, and not in them', () => {
    const spots = begins('tight', { at: { 'north-a-1': [3000, 9620], 'north-b-1': [88_000, 9620], 'north-c-1': [45_000, 13_620] } });
    expect(spots).toEqual(expect.arrayContaining(['7000 9620', '84000 9620', '45000 9620']));
    expect(spots).not.toContain('2000 9620');
  });

  test('on each surface', () => expect(begins('spare', { parts: [roof(around(30_000, 5000, { spare: 2 }))] })).toContain('30001 5001 roof'));

  test('just so far from where another one can stand, whose base fits in one place only', () => {
    const state = setting(blockedBut({ x: 31_111, y: 100, w: 30_000, h: 4002 }, around(45_000, 8000, { radius: 3000, spare: 2 })), { cards: { 'south-b': { base: 6000 } } });
    const [free, held] = [[], [NEXT]].map((others) => told(cornersAtEdge(state, LEAD, { others, fit: 'spare' })));
    expect(free).toEqual(expect.arrayContaining(['33112 2101', '59110 2101']));
    // 7540 ticks from (45 001, 8001) or a tick beside it, and a little less.
    expect(held?.filter((one) => free?.includes(one) !== true)).toEqual(['40307 2101', '40308 2101', '49694 2101', '49695 2101']);
  });
});

describe('where another can be deployed', () => {
  const near = (fit: 'spare' | 'tight', changes: Setting = {}) => told(cornersAround(setting([], { lead: LEAD, at: { [LEAD]: [40_000, 30_000] }, ...changes }), { lead: LEAD, character: NEXT }, fit));

  test('at the ends of the ring around the first character', () => {
    expect(near('spare')).toEqual(['33461 30000', '40000 23461', '40000 36539', '46539 30000']);
    expect(near('tight')).toEqual(expect.arrayContaining(['33460 30000', '46540 30000', '40000 36540']));
    expect(near('tight')).not.toContain('46541 30000');
  });

  test('between the rim of the ring and a base on it', () => {
    const beside = near('spare', { at: { [LEAD]: [40_000, 30_000], 'north-a-1': [40_000, 38_000] } });
    expect(beside).toEqual(['33461 30000', '36746 35672', '39924 34000', '40000 23461', '40076 34000', '43254 35672', '46539 30000']);
  });

  test('at the edge too, if its card lets it; else not', () => {
    const all = near('spare', { cards: { 'south-b': scout } });
    expect(all).toEqual(expect.arrayContaining(['33461 30000', '2001 2001', '89439 17239']));
    expect(near('spare')).not.toContain('2001 2001');
  });
});
