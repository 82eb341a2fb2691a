import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Base, type BaseForm, shapeOf } from '../base.js';
import { touches } from '../distance.js';
import { type Ground } from './ground.js';
import { type NotchedEnd, checkNotchedMove, checkPivot, lengthOfNotchedMove } from './notched.js';
import { rectangle } from '../shape.js';
import type { Tool } from './tool.js';
import { sweptByTurn } from './turn.js';
import { type Vec, vec } from '../vector.js';

const tool = (speed: number): Tool => ({ arms: [1250 + speed * 2500, 1250 + speed * 2500], width: 1600, limit: vec(0, 1) });
const form = (length: number, width = length, outline: BaseForm['outline'] = length === width ? 'round' : 'stadium'): BaseForm => ({
  outline,
  length: length * 100,
  width: width * 100,
  notches: ['front', 'rear', 'left', 'right'],
  notchDepth: 300,
});
const at = (of: BaseForm, facing = vec(1, 0)): Base => ({ form: of, center: vec(0, 0), facing });
const board = rectangle(vec(-60_000, -60_000), vec(60_000, 60_000));
const open: Ground = { edge: board, floors: [{ shape: board, level: 0 }], obstacles: [], bases: [] };
const wall = (a: Vec, b: Vec): Ground => ({ ...open, obstacles: [{ shape: rectangle(a, b), bars: 'both' }] });
const full = { facing: vec(1, 0), side: 'front', bend: vec(1, 0), length: 'full', floor: 0 };

const run = (input: unknown, { base = at(form(50)), speed = 2, ground = open, turns = true, overhangs = false } = {}): NotchedEnd | readonly string[] => {
  const checked = checkNotchedMove(input, { base, tool: tool(speed), turns, overhangs }, ground);
  return checked._tag === 'Right' ? checked.right : checked.left.map(({ path, reason }) => `${path}: ${reason}`);
};
const endOf = (...parameters: Parameters<typeof run>): NotchedEnd => {
  const end = run(...parameters);
  if (!('base' in end)) throw new Error(end.join());
  return end;
};

describe.each([
  { says: '50 mm', of: form(50), shifts: [11_900, 16_900, 21_900] },
  { says: '70 mm', of: form(70), shifts: [13_900, 18_900, 23_900] },
  { says: '100 mm', of: form(100), shifts: [16_900, 21_900, 26_900] },
  { says: '120 mm', of: form(120), shifts: [18_900, 23_900, 28_900] },
  { says: '150 mm', of: form(150), shifts: [21_900, 26_900, 31_900] },
  { says: '100 by 175 mm', of: form(175, 100), shifts: [24_400, 29_400, 34_400] },
  { says: '100 by 200 mm', of: form(200, 100), shifts: [26_900, 31_900, 36_900] },
])('a full straight move of a base of $says', ({ of, shifts }) => {
  test.each([1, 2, 3])('with tool %i', (speed) => {
    const shift = shifts[speed - 1]!;
    expect(endOf(full, { base: at(of), speed })).toEqual({ base: { ...at(of), center: vec(shift, 0) }, floor: 0 });
    expect(lengthOfNotchedMove({ base: at(of), tool: tool(speed) }, 'front')).toBe(shift);
    expect(run({ ...full, length: shift + 1 }, { base: at(of), speed })).toEqual(['length: out-of-range']);
  });
});

describe('along the bent tool', () => {
  const bent = { ...full, bend: vec(0, 1) };
  // A 50 mm base and tool 2: 22 + 62.5 mm to the hinge, as much after it.
  test.each([
    { says: 'all the way', length: 'full', center: vec(8450, 8450), facing: vec(0, 1) },
    { says: 'up to the hinge', length: 8450, center: vec(8450, 0), facing: vec(1, 0) },
    { says: 'a tick further', length: 8451, center: vec(8450, 1), facing: vec(0, 1) },
    { says: 'half the first arm', length: 3000, center: vec(3000, 0), facing: vec(1, 0) },
    { says: 'nowhere', length: 0, center: vec(0, 0), facing: vec(1, 0) },
  ])('$says', ({ length, center, facing }) => {
    expect(endOf({ ...bent, length }).base).toEqual({ ...at(form(50)), center, facing });
  });

  test.each([
    { says: 'reverse', side: 'rear', bend: vec(-1, 0), center: vec(-16_900, 0), facing: vec(1, 0) },
    { says: 'reverse, bent', side: 'rear', bend: vec(0, 1), center: vec(-8450, 8450), facing: vec(0, -1) },
    { says: 'strafe to the left', side: 'left', bend: vec(0, 1), center: vec(0, 16_900), facing: vec(1, 0) },
    { says: 'strafe to the right, bent', side: 'right', bend: vec(1, 0), center: vec(8450, -8450), facing: vec(0, 1) },
  ])('$says', ({ side, bend, center, facing }) => {
    expect(endOf({ ...full, side, bend }).base).toEqual({ ...at(form(50)), center, facing });
  });

  test('a strafing oblong base goes by its width', () => {
    expect(endOf({ ...full, side: 'left', bend: vec(0, 1) }, { base: at(form(175, 100)) }).base.center).toEqual(vec(0, 12_500 + 10_000 - 600));
  });
});

describe('turned first', () => {
  test.each([
    { says: 'by a quarter', facing: vec(0, 1), faults: undefined },
    { says: 'by a quarter to the right', facing: vec(0, -1), faults: undefined },
    { says: 'by a hair more', facing: vec(-1, 30_000), faults: ['facing: turned-too-far'] },
  ])('$says', ({ facing, faults }) => {
    const end = run({ ...full, facing, bend: facing });
    expect('base' in end ? undefined : end).toEqual(faults);
  });

  test('one that may not turn keeps its facing', () => {
    expect(run({ ...full, facing: vec(9, 1), bend: vec(9, 1) }, { turns: false })).toEqual(['facing: turned-too-far']);
    expect(endOf({ ...full, facing: vec(7, 0) }, { turns: false }).base.center).toEqual(vec(16_900, 0));
  });

  test('the hinge counts from there', () => {
    expect(run({ ...full, facing: vec(0, 1), bend: vec(-1, 0) })).toHaveProperty('base');
    expect(run({ ...full, facing: vec(0, 1), bend: vec(1, -1) })).toEqual(['bend: bent-too-far']);
  });
});

describe('obstacles', () => {
  test('two inches ahead: it stops in contact after two inches', () => {
    const ground = wall(vec(2500 + 5080, -9000), vec(8000, 9000));
    const end = endOf(full, { ground });
    expect([end.base.center, end.stoppedBy]).toEqual([vec(5080, 0), 0]);
    expect(touches(shapeOf(end.base), ground.obstacles[0]!.shape)).toBe(true);
  });

  test.each([
    { says: 'a wall flush with the end of the move', x: 16_900 + 2500, center: 16_900, stoppedBy: undefined },
    { says: 'a wall one tick nearer', x: 16_899 + 2500, center: 16_899, stoppedBy: 0 },
  ])('$says', ({ x, center, stoppedBy }) => {
    const end = endOf(full, { ground: wall(vec(x, -9000), vec(x + 100, 9000)) });
    expect([end.base.center.x, end.stoppedBy]).toEqual([center, stoppedBy]);
  });

  test('a gap too narrow for the base, but not for the tool, stops it', () => {
    const ground: Ground = {
      ...open,
      obstacles: [
        { shape: rectangle(vec(6000, 2499), vec(7000, 9000)), bars: 'both' },
        { shape: rectangle(vec(6000, -9000), vec(7000, -2500)), bars: 'both' },
      ],
    };
    expect(endOf(full, { ground }).stoppedBy).toBe(0);
    expect(endOf({ ...full }, { ground: { ...ground, obstacles: ground.obstacles.slice(1) } }).stoppedBy).toBeUndefined();
  });

  test('what bars tools only is ridden over; what it stands on does not hold it', () => {
    expect(endOf(full, { ground: { ...open, obstacles: [{ shape: rectangle(vec(6000, -9), vec(7000, 9)), bars: 'tool' }] } }).stoppedBy).toBeUndefined();
    expect(endOf({ ...full }, { ground: wall(vec(-100, -100), vec(100, 100)) }).stoppedBy).toBeUndefined();
  });

  test('an oblong base does not turn the bend into a wall beside it', () => {
    const base = at(form(175, 100));
    const bent = { ...full, bend: vec(0, 1) };
    const hinge = 8750 - 300 + 6250;
    // Tips reach 8750 around the hinge while it turns from ahead to the left; the wall stands diagonally ahead.
    const corner = (away: number): Ground => wall(vec(hinge + away, 0 + away), vec(hinge + away + 500, away + 500));
    expect(endOf(bent, { base, ground: corner(6187) }).base).toEqual({ ...base, center: vec(hinge, 0) });
    expect(endOf(bent, { base, ground: corner(6188) }).base.facing).toEqual(vec(0, 1));
  });

  test('bases are passed, not ended on', () => {
    const other = (x: number): Ground => ({ ...open, bases: [{ shape: rectangle(vec(x, -100), vec(x + 100, 100)), level: 0 }] });
    expect(endOf(full, { ground: other(8000) }).base.center).toEqual(vec(16_900, 0));
    expect(run(full, { ground: other(17_000) })).toEqual(['bases.0: spot-taken']);
  });

  test('the edge: over it never, unless the end is on the table', () => {
    expect(run(full, { base: { ...at(form(50)), center: vec(50_000, 0) } })).toEqual(['end: off-table']);
    const hole: Ground = { ...open, floors: [{ shape: rectangle(vec(-60_000, -60_000), vec(16_000, 60_000)), level: 0 }] };
    expect(run(full, { ground: hole })).toEqual(['floors.0: not-supported']);
    expect(endOf(full, { ground: hole, overhangs: true }).base.center).toEqual(vec(16_900, 0));
  });
});

describe('pivot', () => {
  const pivot = (facing: unknown, base = at(form(175, 100)), fully = false, ground = open) => {
    const checked = checkPivot(facing, { base, floor: 0, fully }, ground);
    return checked._tag === 'Right' ? checked.right.base.facing : checked.left.map(({ path, reason }) => `${path}: ${reason}`);
  };
  test.each([
    { says: 'by a quarter', facing: vec(0, 7), fully: false, answer: vec(0, 7) },
    { says: 'by 120 degrees', facing: vec(-500, 866), fully: false, answer: ['facing: turned-too-far'] },
    { says: 'by 120 degrees, if it may', facing: vec(-500, 866), fully: true, answer: vec(-500, 866) },
    { says: 'to nowhere', facing: vec(0, 0), fully: true, answer: ['facing: zero-length'] },
    { says: 'to no vector', facing: 'north', fully: true, answer: ['facing: not-a-record'] },
  ])('$says', ({ facing, fully, answer }) => {
    expect(pivot(facing, at(form(175, 100)), fully)).toEqual(answer);
  });

  test.each([
    { says: 'a wall at 87.5 mm is passed by', y: 8750, answer: vec(0, 1) },
    { says: 'a tick nearer it is not', y: 8749, answer: ['obstacles.0: barred'] },
  ])('$says', ({ y, answer }) => {
    expect(pivot(vec(0, 1), at(form(175, 100)), false, wall(vec(-9000, y), vec(9000, y + 100)))).toEqual(answer);
  });
});

test('what a turning base sweeps is what it covers at some facing in between', () => {
  const outline = fc.constantFrom<BaseForm['outline']>('stadium', 'box', 'oval');
  const coordinate = fc.integer({ min: -11_000, max: 11_000 });
  fc.assert(
    fc.property(outline, coordinate, coordinate, fc.integer({ min: 1, max: 4000 }), fc.integer({ min: -1, max: 1 }), (kind, x, y, size, side) => {
      const base = at({ ...form(175, 100), outline: kind }, vec(16, 0));
      const piece = rectangle(vec(x, y), vec(x + size, y + 800));
      const swept = sweptByTurn(base, vec(8, side * 16), [piece]).length > 0;
      const steps = Array.from({ length: 33 }, (_, i) => vec(16 * 32 - 8 * i, side * 16 * i));
      const grown = { ...base, form: { ...base.form, length: base.form.length + 300, width: base.form.width + 300 } };
      const meets = (one: Base): boolean => steps.some((facing) => sweptByTurn({ ...one, facing }, facing, [piece]).length > 0);
      if (meets(base)) expect(swept).toBe(true);
      if (swept) expect(meets(grown)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('no input at all makes a check throw', () => {
  const loose = fc.record({ facing: fc.anything(), side: fc.constantFrom('front', 'top'), bend: fc.anything(), length: fc.anything(), floor: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), loose), (input) => {
      run(input);
      checkPivot(input, { base: at(form(50)), floor: 0 }, open);
    }),
  );
});

test.each([
  { says: 'no notch there', input: { ...full, side: 'left' }, faults: ['side: no-notch'] },
  { says: 'less than nothing', input: { ...full, length: -1 }, faults: ['length: out-of-range'] },
  { says: 'nothing', input: [], faults: [': not-a-record'] },
])('$says', ({ input, faults }) => {
  expect(run(input, { base: at({ ...form(50), notches: ['front', 'rear'] }) })).toEqual(faults);
});
