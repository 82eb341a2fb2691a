import { describe, expect, test } from 'vitest';
import { around, roof, setting, wall } from '../testing/pockets.js';
import { spotsAround, surfacesAt, whyNotHere, whyNotLie } from './spots.js';

const LEAD = 'south-a-1';
const NEXT = 'south-b-1';
const at = { [LEAD]: [40_000, 30_000] } as const;

/** Where spots around the first character lie, seen from it. */
const seen = (step: number, { mirrored = false, parts = [] as readonly ReturnType<typeof roof>[] } = {}): readonly string[] =>
  [...spotsAround(setting(parts, { lead: LEAD, at }), { lead: LEAD, character: NEXT }, { step, mirrored })].map(({ x, y, on }) => `${x - 40_000} ${y - 30_000}${on === 'board' ? '' : ` ${on}`}`);

describe('places around the first character of a squad', () => {
  test('few: four, as far out as allowed', () => expect(seen(10)).toEqual(['6540 0', '0 6540', '-6540 0', '0 -6540']));

  test('more: eight as far out as allowed, in contact, and between', () =>
    expect(seen(5)).toEqual([
      ...['6540 0', '4624 4624', '0 6540', '-4624 4624', '-6540 0', '-4624 -4624', '0 -6540', '4624 -4624'],
      ...['4000 0', '2829 2829', '0 4000', '-2829 2829', '-4000 0', '-2829 -2829', '0 -4000', '2829 -2829'],
      ...['5270 0', '3726 3726', '0 5270', '-3726 3726', '-5270 0', '-3726 -3726', '0 -5270', '3726 -3726'],
    ]));

  test('many: forty directions', () => {
    const all = seen(1);
    expect(all).toHaveLength(120);
    expect(all.slice(0, 3)).toEqual(['6540 0', '6412 1282', '6072 2428']);
    expect(seen(4)).toEqual([0, 40, 80].flatMap((from) => all.slice(from, from + 40).filter((_, i) => i % 4 === 0)));
  });

  test('mirrored, they go round the other way', () => {
    const flipped = (one: string): string => one.replace(/^(-?)(\d+)/, (_, sign: string, size: string) => (size === '0' ? '0' : `${sign === '' ? '-' : ''}${size}`));
    expect(seen(1, { mirrored: true })).toEqual(seen(1).map(flipped));
  });

  test('on each surface there, the highest first', () => {
    const [low, high] = [roof(around(46_540, 30_000), { top: 30_000 }, 'low'), roof(around(46_540, 30_000), { elevation: 3, bottom: 40_000, top: 50_000 }, 'high')];
    expect(seen(10, { parts: [low, high] }).slice(0, 4)).toEqual(['6540 0 high', '6540 0 low', '6540 0', '0 6540']);
  });
});

describe('the surfaces on which a base lies wholly', () => {
  test.each([
    { says: 'just', x: 30_000, then: ['roof', 'board'] },
    { says: 'a tick over the edge', x: 30_001, then: ['board'] },
  ])('$says', ({ x, then }) => expect(surfacesAt(setting([roof(around(30_000, 30_000))]), { x, y: 30_000 }, 2000)).toEqual(then));

  test('a wall is none', () => expect(surfacesAt(setting([wall('w', [[0, 0], [60_000, 0], [60_000, 60_000], [0, 60_000]])]), { x: 30_000, y: 30_000 }, 2000)).toEqual(['board']));
});

describe('whether a character can stand somewhere', () => {
  const state = setting([roof(around(45_000, 30_000))], { lead: LEAD, at, options: { 'setup.deployElevation': 'ground' } });
  const to = (x: number, y: number, on = 'board') => ({ character: NEXT, to: { x, y, on } });

  test.each([
    { says: 'beside the first one', lead: LEAD, placing: to(40_000, 34_000), then: undefined },
    { says: 'too far from it', lead: LEAD, placing: to(40_000, 36_541), then: 'out-of-range' },
    { says: 'in it', lead: LEAD, placing: to(40_000, 33_999), then: 'spot-taken' },
    { says: 'as the first one at the edge', lead: '', placing: to(60_000, 9620), then: undefined },
    { says: 'as the first one too far in', lead: '', placing: to(60_000, 9621), then: 'out-of-range' },
    { says: 'on a roof, where only the ground will do', lead: LEAD, placing: to(45_000, 30_000, 'roof'), then: 'wrong-elevation' },
  ])('$says: $then', ({ lead, placing, then }) => expect(whyNotHere(state, lead, placing)?.kind).toBe(then));

  test('whatever is near it', () => expect([to(80_000, 80_000), to(45_000, 30_000, 'roof'), to(1999, 2000)].map((placing) => whyNotLie(state, placing)?.kind)).toEqual([undefined, 'wrong-elevation', 'off-board']));
});
