import { check, right } from '@regelwerk/core';
import { luck } from '@regelwerk/dice';
import { disc, overlaps, polygon } from '@regelwerk/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../game.js';
import type { ChoiceOf } from '../model/choice.js';
import type { SetupFrame } from '../model/frame.js';
import type { Edge } from '../model/play.js';
import type { State } from '../model/state.js';
import { askedIn, done, refusalOf, type Scene } from '../testing/index.js';
import { around, blockedBut, corners, roof, setting, turned, wall, type Hole } from '../testing/pockets.js';
import { canDeploy } from './deploy-choices.js';
import { easyRoom, roomFor, startFor } from './room.js';
import { surfacesAt } from './spots.js';

const RADIUS = 2000;
/** How far apart the centers of the first character and of another may be. */
const REACH = 6540;
/** How far from the edge the center of the first one may be. */
const DEEP = 9620;

/** Where those stand who are not to be looked for. */
const AWAY = { 'south-c-1': [80_000, 80_000], 'south-d-1': [5000, 85_000] } as const;

const { candidates, sample } = shatterpoint.rooms.setup;
const frameOf = ({ play }: State) => play.agenda[0] as SetupFrame;
const seed = luck(7);
const chance = seed._tag === 'Right' ? seed.right : undefined;

/** What is offered, from few to many, and at random; each of it is legal. */
const offered = (state: State): readonly (readonly ChoiceOf<'deploy'>[])[] => {
  const lists = (['sparse', 'standard', 'dense'] as const).map((density) => candidates(state, frameOf(state), density) as readonly ChoiceOf<'deploy'>[]);
  const drawn = chance === undefined || lists[0]?.length === 0 ? [] : [sample?.(state, frameOf(state), chance) as ChoiceOf<'deploy'>];
  for (const choice of [...lists.flat(), ...drawn]) expect(check(shatterpoint, state, choice)).toEqual(right(choice));
  return [...lists, drawn];
};

const isOffered = (state: State): boolean => {
  const counts = offered(state).map((found) => found.length > 0);
  expect(new Set(counts).size).toBe(1);
  return counts[0] === true;
};

/** What is offered of the fewest. */
const fewIn = (state: State): readonly ChoiceOf<'deploy'>[] => candidates(state, frameOf(state), 'sparse') as readonly ChoiceOf<'deploy'>[];

/** Deploys whoever is to come, always where it is first offered, until the squad stands; tells where. */
const deployAll = (state: State): readonly string[] => {
  const found: string[] = [];
  for (let now = state; ; ) {
    const asked = askedIn(now);
    if (asked.by !== 'south' || asked.for !== 'deploy') return found.sort();
    const [choice] = fewIn(now);
    if (choice === undefined) return [...found, 'stuck'];
    found.push(`${choice.character} ${choice.to.x} ${choice.to.y}`);
    now = done(now, choice).state;
  }
};

const SPARE = [0, 1, 2, 5, 100];
const inside = fc.integer({ min: 12_000, max: 70_000 });
/** From the first character to a pocket: neither so near that the two overlap, nor too far for all that is spared. */
const ways = fc.tuple(fc.integer({ min: -6300, max: 6300 }), fc.integer({ min: -6300, max: 6300 })).filter(([x, y]) => x * x + y * y >= 4000 * 4000 && x * x + y * y <= 6380 * 6380);

describe('one pocket for the last of a squad', () => {
  const pocket = (x: number, y: number, spare: number, [dx, dy]: readonly [number, number]) =>
    setting(blockedBut(around(x, y, { spare })), { lead: 'south-a-1', at: { ...AWAY, 'south-a-1': [x - dx, y - dy] } });

  test('is found wherever it is, and not if it is a tick too small', () => {
    fc.assert(
      fc.property(inside, inside, ways, fc.constantFrom(...SPARE), (x, y, way, spare) => {
        const [found] = offered(pocket(x, y, spare, way))[0] ?? [];
        expect(found?.character).toBe('south-b-1');
        expect((found?.to.x ?? 0) - x).toBeLessThanOrEqual(spare);
        expect(fewIn(pocket(x, y, -1, way))).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  test('is found in any crowd that leaves a tick around it', () => {
    const boxes = fc.array(fc.tuple(ways, fc.integer({ min: 500, max: 6000 }), fc.integer({ min: 500, max: 6000 })), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(inside, inside, ways, boxes, (x, y, [dx, dy], crowd) => {
        const free = disc({ x, y }, RADIUS + 1);
        const around_ = crowd.map(([[east, north], w, h], i) => wall(`w${i}`, corners({ x: x + 2 * east - (w >> 1), y: y + 2 * north - (h >> 1), w, h })));
        const walls = around_.filter(({ footprint }) => !overlaps(polygon(footprint), free));
        expect(fewIn(setting(walls, { lead: 'south-a-1', at: { ...AWAY, 'south-a-1': [x - dx, y - dy] } }))).not.toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test.each(SPARE)('is offered with %i ticks to spare, few or many, and at random', (spare) => expect(isOffered(pocket(30_137, 42_411, spare, [-5013, 3333]))).toBe(true));

  test.each([
    { says: 'just within range', dx: REACH, then: true },
    { says: 'a tick beyond', dx: REACH + 1, then: false },
  ])('$says', ({ dx, then }) => expect(isOffered(pocket(30_137, 42_411, 0, [dx, 0]))).toBe(then));

  // Legs of 3, 4 and 5: what is turned so still has whole corners.
  test.each([...[0, 5, 100].map((spare) => ({ spare, then: true })), { spare: -5, then: false }])('turned aslant, $spare ticks to spare: $then', ({ spare, then }) => {
    const [x, y, far] = [40_123, 40_777, 20_000];
    const corner = (along: number, aside: number): readonly [number, number] => [x + (3 * along - 4 * aside) / 5, y + (4 * along + 3 * aside) / 5];
    const box = (id: string, [a, b, c, d]: readonly [number, number, number, number]) => wall(id, [corner(a, b), corner(c, b), corner(c, d), corner(a, d)]);
    const end = RADIUS + spare;
    const walls = [box('a', [-far, -far, -RADIUS, far]), box('b', [end, -far, far, far]), box('c', [-far, -far, far, -RADIUS]), box('d', [-far, end, far, far])];
    expect(isOffered(setting(walls, { lead: 'south-a-1', at: { ...AWAY, 'south-a-1': [x + 3000, y + 4000] } }))).toBe(then);
  });

  test.each([
    { says: 'a roof as large as the base', spare: 0, elevation: 'any', then: true },
    { says: 'a smaller one', spare: -1, elevation: 'any', then: false },
    { says: 'a roof, where the table deploys on the ground only', spare: 100, elevation: 'ground', then: false },
  ] as const)('$says: $then', ({ spare, elevation, then }) => {
    const parts = [...blockedBut(), roof(around(30_137, 42_411, { spare }))];
    expect(isOffered(setting(parts, { lead: 'south-a-1', options: { 'setup.deployElevation': elevation }, at: { ...AWAY, 'south-a-1': [35_000, 42_000] } }))).toBe(then);
  });

  test.each([
    { says: 'two roofs that are flush', changes: {}, then: 2 },
    { says: 'two, one a tick higher', changes: { top: 30_001 }, then: 0 },
    { says: 'two of different elevations', changes: { elevation: 3 }, then: 0 },
  ])('half on each of $says: $then surfaces', ({ changes, then }) => {
    const whole = around(30_137, 42_411);
    const halves = [{ ...whole, w: 1999 }, { ...whole, x: whole.x + 1999, w: 2001 }];
    const parts = [...blockedBut(), ...halves.map((half, i) => roof(half, i === 0 ? {} : changes, `roof${i}`))];
    const state = setting(parts, { lead: 'south-a-1', at: { ...AWAY, 'south-a-1': [35_000, 42_000] } });
    expect(surfacesAt(state, { x: 30_137, y: 42_411 }, RADIUS)).toHaveLength(then + 1);
    expect(isOffered(state)).toBe(then > 0);
  });

  test.each([
    { says: 'whose card lets it stand at the edge', abilities: [{ kind: 'innate' as const, id: 'scout', name: 'scout', modifiers: [{ kind: 'deploy' as const, range: 3 }] }], then: true },
    { says: 'whose card does not', abilities: [], then: false },
  ])('far from the first character, for one $says: $then', ({ abilities, then }) => {
    for (const edge of ['south', 'north', 'east', 'west'] as const) {
      const parts = blockedBut(turned(around(70_311, RADIUS + rangeOf(3)), edge));
      expect(isOffered(setting(parts, { lead: 'south-a-1', edge, cards: { 'south-b': { abilities } }, at: { ...AWAY, 'south-a-1': [45_000, 45_000] } }))).toBe(then);
    }
  });
});

/** @unit ticks */
const rangeOf = (n: 2 | 3): number => ({ 2: 7620, 3: 15_240 })[n];

describe('pockets for several', () => {
  const [x, y] = [33_377, 5017];
  const lead = { lead: 'south-a-1', at: { 'south-a-1': [x, y], 'south-d-1': AWAY['south-d-1'] } } as const;

  test.each(SPARE)('each takes the one that it fits in, though another was found first: %i ticks to spare', (spare) => {
    const large = around(x + 4600, y + 77, { radius: 2500, spare });
    const small = around(x - 4111, y + 1033, { spare });
    const state = setting(blockedBut(large, small), { ...lead, cards: { 'south-c': { base: 5000 } } });
    expect(deployAll(state).map((one) => one.split(' ')[0])).toEqual(['south-b-1', 'south-c-1']);
  });

  test.each([
    { says: 'one beside the other', hole: { x: -4000, y: 2100, w: 8000, h: 4000 }, then: true },
    { says: 'one beside the other, a tick too narrow', hole: { x: -4000, y: 2100, w: 7999, h: 4000 }, then: false },
    { says: 'one on top of the other', hole: { x: 2100, y: -4000, w: 4000, h: 8000 }, then: true },
    { says: 'across a square', hole: { x: 500, y: 500, w: 6829, h: 6829 }, then: true },
    { says: 'across a square that is too small', hole: { x: 500, y: 500, w: 6828, h: 6828 }, then: false },
    { says: 'three in a row', hole: { x: -6000, y: 2100, w: 12_000, h: 4000 }, count: 3, then: true },
    { says: 'three in a row that is too short', hole: { x: -6000, y: 2100, w: 11_999, h: 4000 }, count: 3, then: false },
  ])('in one pocket, $says: $then', ({ hole, count = 2, then }) => {
    const [at, cards] = [{ ...lead.at, 'south-a-1': [x, y + 10_000] as const }, { 'south-c': { characters: count - 1 } }];
    const state = setting(blockedBut({ ...hole, x: x + hole.x, y: y + 10_000 + hole.y }), { ...lead, at, cards });
    expect(isOffered(state)).toBe(then);
    if (then) expect(deployAll(state)).toHaveLength(count);
  });

  test.each([
    { spare: 0, then: undefined },
    { spare: -1, then: { kind: 'no-room', rule: 'sp.setup.deploy-rest', character: 'south-c-1' } },
  ])('nobody begins where one of the others lacks a pocket, $spare ticks to spare', ({ spare, then }) => {
    const holes = [around(x, y), around(x + 4511, y), around(x - 4711, y, { spare, radius: 2500 })];
    const state = setting(blockedBut(...holes), { cards: { 'south-c': { base: 5000 } }, at: { 'south-d-1': AWAY['south-d-1'] } });
    expect(refusalOf(state, { kind: 'deploy', character: 'south-a-1', to: { x, y, on: 'board' } })).toEqual(then);
  });
});

describe('one place to begin', () => {
  const beginning = (holes: readonly Hole[], edge: Edge, cards: Scene['cards'] = {}) =>
    setting(blockedBut(...holes.map((hole) => turned(hole, edge))), { edge, cards, at: { 'south-d-1': AWAY['south-d-1'] } });

  const EDGES = ['south', 'north', 'east', 'west'] as const;

  test.each(EDGES.flatMap((edge) => [{ edge, deep: DEEP, then: true }, { edge, deep: DEEP + 1, then: false }]))('at the $edge edge, $deep ticks deep: $then', ({ edge, deep, then }) => {
    const state = beginning([around(30_011, deep), around(30_011 + 4777, deep - 333), around(30_011 - 4888, deep + 777)], edge);
    expect([fewIn(state).length > 0, canDeploy(state, 'south-a-1')]).toEqual([then, then]);
    if (then) expect(deployAll(state)).toHaveLength(3);
  });

  test.each([{ wide: 5329, then: true }, { wide: 5330, then: false }])('in a long strip, just between the two pockets of the others, $wide ticks to each side: $then', ({ wide, then }) => {
    const strip = { x: 31_111, y: 100, w: 20_000, h: 4000 };
    const pockets = [-wide, wide].map((aside) => around(41_957 + aside, 2100 + 4600, { radius: 2500 }));
    expect(fewIn(beginning([strip, ...pockets], 'east', { 'south-b': { base: 5000 }, 'south-c': { base: 5000 } })).length > 0).toBe(then);
  });
});

/** Where those of a squad go, seen from its first character. */
const places = (found: ReturnType<typeof roomFor>) => found?.map(({ character, to }) => `${character} ${to.x - 40_000} ${to.y - 30_000}`);

describe('room for the others', () => {
  const lead = 'south-a-1';
  const others = ['south-b-1', 'south-c-1'];
  const begun = (parts: Parameters<typeof setting>[0] = [], more: Parameters<typeof setting>[1] = {}) => setting(parts, { lead, ...more, at: { [lead]: [40_000, 30_000], ...more.at } });
  const hole = (x: number, y: number, spare = 0) => around(40_000 + x, 30_000 + y, { spare });

  test('everybody takes the first place in turn', () => {
    expect(places(easyRoom(begun(), { lead, others }))).toEqual(['south-b-1 6540 0', 'south-c-1 4624 4624']);
    expect(roomFor(begun(), { lead, others })).toEqual(easyRoom(begun(), { lead, others }));
    expect(easyRoom(begun(), { lead, others: [] })).toEqual([]);
  });

  test('who is larger is looked for on from there, and all around', () => {
    const cards = { 'south-c': { base: 5000 } };
    expect(places(easyRoom(begun([], { cards }), { lead, others }))).toEqual(['south-b-1 6540 0', 'south-c-1 4978 4978']);
    const large = { x: 44_540, y: 27_500, w: 5000, h: 5000 };
    expect(places(easyRoom(begun(blockedBut(hole(4624, 4624), large), { cards }), { lead, others }))).toEqual(['south-b-1 4624 4624', 'south-c-1 7040 0']);
  });

  test.each([
    { says: 'in one of the eight directions looked at first', at: [4624, 4624] },
    { says: 'on the other side', at: [-4624, 4624] },
    { says: 'in one of forty', at: [5106, 4085] },
    { says: 'in one of all directions', at: [6412, 1282] },
    { says: 'in one of all directions on the other side', at: [-6412, 1282] },
    { says: 'in contact', at: [2829, 2829] },
    { says: 'between', at: [3726, 3726] },
  ])('is easily found $says', ({ at: [x = 0, y = 0] }) => {
    const state = begun(blockedBut(hole(x, y)));
    expect(places(easyRoom(state, { lead, others: ['south-b-1'] }))).toEqual([`south-b-1 ${x} ${y}`]);
    expect(places(roomFor(state, { lead, others: ['south-b-1'] }))).toEqual([`south-b-1 ${x} ${y}`]);
  });

  test('is easily found for both, from the one side or the other', () => {
    const large = { x: 44_540, y: 27_500, w: 5000, h: 5000 };
    const state = begun(blockedBut(large, hole(-6540, 0)), { cards: { 'south-c': { base: 5000 } } });
    expect(places(easyRoom(state, { lead, others }))).toEqual(['south-b-1 -6540 0', 'south-c-1 7040 0']);
  });

  test('is not easily found elsewhere, but found', () => {
    const state = begun(blockedBut(hole(5001, 3333)));
    expect(easyRoom(state, { lead, others: ['south-b-1'] })).toBeUndefined();
    expect(places(roomFor(state, { lead, others: ['south-b-1'] }))).toEqual(['south-b-1 5001 3333']);
  });

  test('is found for both, whoever fits where', () => {
    const cards = { 'south-c': { base: 5000 } };
    const large = { x: 40_000 + 4600 - 2500, y: 30_000 + 77 - 2500, w: 5000, h: 5000 };
    const state = begun(blockedBut(large, hole(-4111, 1033)), { cards });
    expect(places(roomFor(state, { lead, others }))?.sort()).toEqual(['south-b-1 -4111 1033', 'south-c-1 4600 77']);
  });

  test('none, if one of them fits nowhere', () => expect(roomFor(begun(blockedBut(hole(5001, 3333)), { cards: { 'south-c': { base: 5000 } } }), { lead, others })).toBeUndefined());

  test('a search that may try nothing finds nothing', () => {
    const state = begun(blockedBut(hole(5001, 3333)));
    const tries = { left: 0 };
    expect([roomFor(state, { lead, others: ['south-b-1'] }, tries), tries.left]).toEqual([undefined, 0]);
    const few = { left: 3 };
    expect(places(roomFor(state, { lead, others: ['south-b-1'] }, few))).toEqual(['south-b-1 5001 3333']);
    expect(few.left).toBe(2);
  });
});

describe('a start', () => {
  test.each([
    { spare: 0, then: { character: 'south-a-1', to: { x: 30_011, y: DEEP, on: 'board' } } },
    { spare: -1, then: undefined },
  ])('in the only pocket, $spare ticks to spare', ({ spare, then }) => expect(startFor(setting(blockedBut(around(30_011, DEEP, { spare }))), { lead: 'south-a-1', others: [] })).toEqual(then));

  // The strip has no corners but its ends; in its middle there is one other place, which a base of 60 mm fits in.
  test.each([
    { radius: 3000, then: { character: 'south-a-1', to: { x: 45_694, y: 2101, on: 'board' } } },
    { radius: 2998, then: undefined },
  ])('where another one is just within reach, whose pocket has a radius of $radius', ({ radius, then }) => {
    const block = (id: string, [x, y, east, north]: readonly [number, number, number, number]) => wall(id, corners({ x, y, w: east - x, h: north - y }));
    const { x, y, w, h } = around(41_000, 8000, { radius, spare: 2 });
    const strip = [block('s', [0, 0, 91_440, 100]), block('n', [0, 4102, 91_440, 5000]), block('w', [0, 100, 30_000, 4102]), block('e', [52_000, 100, 91_440, 4102])];
    const pocket = [block('pw', [0, 5000, x, 91_440]), block('pe', [x + w, 5000, 91_440, 91_440]), block('ps', [x, 5000, x + w, y]), block('pn', [x, y + h, x + w, 91_440])];
    expect(startFor(setting([...strip, ...pocket], { cards: { 'south-b': { base: 6000 } } }), { lead: 'south-a-1', others: ['south-b-1'] })).toEqual(then);
  });
});
