import { isInArea } from '@regelwerk/geometry/reach';
import { choices } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from './game.js';
import { whyNotMove } from './moves/move.js';
import { regionsOfDecision, regionsOfMove } from './reach.js';
import { done, part, refusalOf, sceneOf, settled, turnFrame, type Scene } from './testing/index.js';

const tower = { id: 'tower', name: 'tower', parts: [part('deck', [450, 250, 560, 360], { top: 9000 })] };
const wall = { id: 'wall', name: 'wall', parts: [part('stones', [300, 360, 500, 370], { surface: false, passable: 'impassable', elevation: 1, top: 9000 })] };
const scene = (changes: Scene = {}) => sceneOf({ terrain: { pieces: [tower, wall] }, at: { 'north-a-1': [400, 300], 'south-a-1': [300, 500] }, ...changes });

describe('regions of movements', () => {
  const moving = done(scene(), { kind: 'action', action: 'move' }).state;
  const reached = regionsOfDecision(moving);

  test('one for each way in which each character may move, on every surface in reach', () => {
    expect(reached.map(({ character, how, regions }) => [character, how, regions.map(({ on }) => on)])).toEqual([
      ['north-a-1', 'advance', ['board']],
      ['north-a-1', 'climb', ['board', 'deck']],
    ]);
  });

  test('every listed end lies in the outer region of its surface', () => {
    for (const choice of choices(shatterpoint, moving, 'dense')) {
      if (choice.kind !== 'move') continue;
      const region = reached.find(({ how }) => how === choice.how)?.regions.find(({ on }) => on === choice.to.on);
      expect(region !== undefined && isInArea(region.outer, choice.to)).toBe(true);
    }
  });

  test('a place beyond the outer region is refused, whichever way the tool lies', () => {
    const [board] = regionsOfMove(moving, 'north-a-1', 'climb');
    const far = { x: 40_000, y: 44_000 };
    expect(board !== undefined && isInArea(board.outer, far)).toBe(false);
    const up = { x: 0, y: 1 };
    expect(refusalOf(moving, { kind: 'move', character: 'north-a-1', how: 'climb', to: { ...far, on: 'board' }, arms: [up, up], ingress: [] })).toMatchObject({ kind: 'too-far' });
  });
});

test.each([
  { touch: 'middle-line', then: 'too-far' },
  { touch: 'outline', then: undefined },
] as const)('an end beside a tool that lies between two walls, with "$touch": whatever is allowed lies in the outer region', ({ touch, then }) => {
  const walls = [200, 312.71].map((y, i) => part(`wall${String(i)}`, [322, y, 430, y + 87.29], { surface: false, passable: 'impassable', elevation: 1, top: 9000 }));
  const terrain = { pieces: [{ id: 'walls', name: 'walls', parts: walls }] };
  const state = sceneOf({ options: { 'move.toolTouch': touch }, terrain, at: { 'north-a-1': [300, 300] }, agenda: [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: 'north-a-1', how: ['advance'] }] });
  const [end, right] = [{ x: 45_500, y: 33_200 }, { x: 1, y: 0 }];
  expect(refusalOf(state, { kind: 'move', character: 'north-a-1', how: 'advance', to: { ...end, on: 'board' }, arms: [right, right], ingress: [] })?.kind).toBe(then);
  const [board] = regionsOfMove(state, 'north-a-1', 'advance');
  const far = { x: 50_300, y: 30_000 };
  expect(board !== undefined && [isInArea(board.outer, end), isInArea(board.outer, far), isInArea(board.inner, end)]).toEqual([true, false, touch === 'outline']);
  // Listed are ends beside the tool only where it is touched there; each lies in the outer region, and each is allowed.
  const listed = choices(shatterpoint, state, 'dense').filter((choice) => choice.kind === 'move');
  const narrow = sceneOf({ terrain, at: { 'north-a-1': [300, 300] } });
  const besides = listed.filter((choice) => whyNotMove(narrow, { character: 'north-a-1', how: ['advance'] }, choice) !== undefined);
  expect(besides.length > 0).toBe(touch === 'outline');
  for (const choice of listed) expect([board !== undefined && isInArea(board.outer, choice.to), refusalOf(state, choice)]).toEqual([true, undefined]);
});

test('a placement has a region, too, and its inner part is never refused', () => {
  const frame = { kind: 'displace', how: 'place', seat: 'north', character: 'south-a-1', from: { x: 40_000, y: 30_000 }, range: 2, may: false, level: true } as const;
  const state = settled(scene({ agenda: [turnFrame('north', 'north-a'), frame] }));
  const [placed] = regionsOfDecision(state);
  const region = placed?.regions.find(({ on }) => on === 'board');
  expect(placed).toMatchObject({ character: 'south-a-1', how: 'place' });
  let asked = 0;
  for (let x = 15_000; x < 45_000; x += 1700) {
    for (let y = 35_000; y < 65_000; y += 1700) {
      if (region === undefined || !isInArea(region.inner, { x, y })) continue;
      asked += 1;
      expect(refusalOf(state, { kind: 'place', to: { x, y, on: 'board' }, ingress: [] })).toBeUndefined();
    }
  }
  expect(asked).toBeGreaterThan(30);
});

test.each(['push', 'pull'] as const)('every end of a %s lies in its outer region', (how) => {
  const frame = { kind: 'displace', how, seat: 'north', character: 'south-a-1', from: { x: 40_000, y: 30_000 }, range: 3, may: false, level: true } as const;
  const state = settled(scene({ agenda: [turnFrame('north', 'north-a'), frame] }));
  const [reached] = regionsOfDecision(state);
  const listed = choices(shatterpoint, state, 'dense');
  expect(listed.length).toBeGreaterThan(8);
  for (const choice of listed) {
    if (choice.kind !== 'displace') continue;
    const end = done(state, { kind: 'displace', direction: choice.direction, ingress: [] }).events.find((event) => event.kind === 'displaced')?.to;
    const region = reached?.regions.find(({ on }) => on === end?.on);
    expect(end !== undefined && region !== undefined && isInArea(region.outer, end)).toBe(true);
  }
});

test('where no place is asked for there is no region', () => expect(regionsOfDecision(settled(scene()))).toEqual([]));
