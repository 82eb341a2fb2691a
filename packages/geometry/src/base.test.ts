import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Base, type BaseForm, arcsOf, box, oval, reachOfNotch, roundForm, shapeOf, sideOf } from './base.js';
import { checkBase, checkBaseForm, checkDirection } from './check-base.js';
import { areaOf, turnOf } from './prepare.js';
import { capsule, disc, polygon, segment } from './shape.js';
import { mirror, quarterTurn } from './testing/index.js';
import { DIRECTION_LIMIT } from './units.js';
import { vec } from './vector.js';

const round: BaseForm = { outline: 'round', length: 5000, width: 5000, notches: ['front', 'rear'], notchDepth: 300 };
const long: BaseForm = { outline: 'stadium', length: 17_500, width: 10_000, notches: ['front', 'rear', 'left', 'right'], notchDepth: 300 };
const at = (form: BaseForm, facing = vec(1, 0)): Base => ({ form, center: vec(0, 0), facing });

describe('what a base covers', () => {
  test.each([
    { says: 'a round base, whatever its facing', base: at(round, vec(7, -3)), shape: disc(vec(0, 0), 2500) },
    { says: 'a stadium along its facing', base: at(long, vec(0, 5)), shape: capsule(segment(vec(0, -3750), vec(0, 3750)), 5000) },
    { says: 'a stadium on a slant', base: at(long, vec(3, 4)), shape: capsule(segment(vec(-2250, -3000), vec(2250, 3000)), 5000) },
    { says: 'a box', base: at({ ...long, outline: 'box' }, vec(-1, 0)), shape: polygon([vec(8750, 5000), vec(-8750, 5000), vec(-8750, -5000), vec(8750, -5000)]) },
  ])('$says', ({ base, shape }) => {
    expect(shapeOf(base)).toEqual(shape);
  });

  test('a box goes anticlockwise and has its sides', () => {
    const turned = box({ center: vec(10, 20), facing: vec(4, 3), length: 1000, width: 500 });
    expect([turnOf(turned.points), areaOf(turned)]).toEqual([1, 500_000]);
    expect(turned.points[1]).toEqual(vec(10 + 400 + 150, 20 + 300 - 200));
  });

  test('an oval: its corners are on the ellipse, its edges less than two ticks inside', () => {
    const { points } = oval({ center: vec(0, 0), facing: vec(1, 0), length: 17_500, width: 10_000 });
    expect([points.length, turnOf(points), points[0], points[40]]).toEqual([160, 1, vec(8750, 0), vec(0, 5000)]);
    const radius = (x: number, y: number): number => Math.sqrt((x / 8750) ** 2 + (y / 5000) ** 2);
    points.forEach(({ x, y }, i) => {
      const next = points[(i + 1) % points.length]!;
      expect(Math.abs(radius(x, y) - 1) * 8750).toBeLessThan(1.5);
      expect((1 - radius((x + next.x) / 2, (y + next.y) / 2)) * 8750).toBeLessThan(2.7);
    });
  });

  test.each([quarterTurn, mirror])('$says of the base is $says of its outline', ({ move }) => {
    const direction = fc.integer({ min: -99, max: 99 });
    fc.assert(
      fc.property(direction, direction, fc.constantFrom<BaseForm['outline']>('box', 'oval', 'stadium'), (x, y, outline) => {
        if (x === 0 && y === 0) return;
        const form = { ...long, outline };
        const [before, after] = [shapeOf(at(form, vec(x, y))), shapeOf(at(form, move(vec(x, y))))];
        const pointsOf = (shape: typeof before) => (shape.kind === 'polygon' ? shape.points : shape.kind === 'capsule' ? [shape.from, shape.to] : []);
        const sorted = (points: readonly { x: number; y: number }[]) => points.map((p) => `${p.x},${p.y}`).sort();
        expect(sorted(pointsOf(after))).toEqual(sorted(pointsOf(before).map(move)));
      }),
    );
  });
});

describe('notches and sides', () => {
  test.each([
    { side: 'front' as const, way: vec(0, 1), reach: 8450 },
    { side: 'rear' as const, way: vec(0, -1), reach: 8450 },
    { side: 'left' as const, way: vec(-1, 0), reach: 4700 },
    { side: 'right' as const, way: vec(1, 0), reach: 4700 },
  ])('$side', ({ side, way, reach }) => {
    expect([sideOf(at(long, vec(0, 1)), side), reachOfNotch(long, side)]).toEqual([way, reach]);
  });
});

describe('arcs of a round base', () => {
  const point = (x: number, y: number) => disc(vec(x, y), 0);
  test.each([
    { says: 'straight ahead', shape: point(9000, 0), arcs: ['front'] },
    { says: 'straight behind', shape: point(-9000, 0), arcs: ['rear'] },
    { says: 'at exactly 45 degrees', shape: point(9000, -9000), arcs: ['front', 'right'] },
    { says: 'one tick ahead of it', shape: point(9001, -9000), arcs: ['front'] },
    { says: 'one tick beside it', shape: point(8999, -9000), arcs: ['right'] },
    { says: 'at exactly 135 degrees to the left', shape: point(-9000, 9000), arcs: ['left', 'rear'] },
    { says: 'a base whose rim touches the line', shape: disc(vec(9000 + 4000, 9000 - 3000), 4949), arcs: ['front'] },
    { says: 'a base whose rim is over the line', shape: disc(vec(9000 + 4000, 9000 - 3000), 4950), arcs: ['front', 'left'] },
    { says: 'a base around the center', shape: disc(vec(5, 0), 2500), arcs: ['front', 'left', 'rear', 'right'] },
    { says: 'a wall across the front', shape: segment(vec(9000, -9500), vec(9000, 9500)), arcs: ['front', 'left', 'right'] },
    { says: 'a wall in front alone', shape: segment(vec(9000, -8999), vec(9000, 8999)), arcs: ['front'] },
    { says: 'a wall with both ends beside the arc', shape: segment(vec(0, 9000), vec(9000, -9001)), arcs: ['front', 'left', 'right'] },
    { says: 'a house around it all', shape: polygon([vec(-9000, -9000), vec(9000, -9000), vec(9000, 9000), vec(-9000, 9000)]), arcs: ['front', 'left', 'rear', 'right'] },
    { says: 'a long base in the left arc', shape: capsule(segment(vec(-1000, 9000), vec(1000, 9000)), 5656), arcs: ['left'] },
    { says: 'a wider one over both lines', shape: capsule(segment(vec(-1000, 9000), vec(1000, 9000)), 5657), arcs: ['front', 'left', 'rear'] },
  ])('$says', ({ shape, arcs }) => {
    expect(arcsOf(at(round), shape)).toEqual(arcs);
  });
});

describe('arcs of an oblong base end at its corners, 7 ahead and 4 aside', () => {
  test.each([
    { says: 'on the line', x: 7000, y: 4000, arcs: ['front', 'left'] },
    { says: 'one tick to the side', x: 7000, y: 4001, arcs: ['left'] },
    { says: 'one tick to the front', x: 7001, y: 4000, arcs: ['front'] },
    { says: 'behind, on the line', x: -7000, y: -4000, arcs: ['rear', 'right'] },
  ])('$says', ({ x, y, arcs }) => {
    expect(arcsOf(at(long), disc(vec(x, y), 0))).toEqual(arcs);
  });
});

test('every shape is in some arc, and turning both by a quarter changes nothing', () => {
  const component = fc.integer({ min: -60, max: 60 });
  fc.assert(
    fc.property(component, component, component, component, fc.integer({ min: 0, max: 40 }), (x, y, fx, fy, radius) => {
      if (fx === 0 && fy === 0) return;
      const arcs = arcsOf(at(long, vec(fx, fy)), disc(vec(x, y), radius));
      expect(arcs.length).toBeGreaterThan(0);
      expect(arcsOf(at(long, quarterTurn.move(vec(fx, fy))), disc(quarterTurn.move(vec(x, y)), radius))).toEqual(arcs);
    }),
  );
});

describe('what is no base', () => {
  test.each([
    { says: 'nothing', input: null, path: '', reason: 'not-a-record' },
    { says: 'no width', input: { ...round, width: 0 }, path: 'width', reason: 'out-of-range' },
    { says: 'an odd width', input: { ...round, width: 5001 }, path: 'width', reason: 'not-even' },
    { says: 'not a number', input: { ...round, length: Number.NaN }, path: 'length', reason: 'not-whole' },
    { says: 'round, but longer than wide', input: { ...round, length: 5002 }, path: 'width', reason: 'out-of-range' },
    { says: 'a stadium wider than long', input: { ...long, width: 17_600 }, path: 'length', reason: 'out-of-range' },
    { says: 'sides in no simple proportion', input: { ...long, length: 17_502, width: 10_000 }, path: 'width', reason: 'out-of-range' },
    { says: 'another outline', input: { ...long, outline: 'star' }, path: 'outline', reason: 'wrong-kind' },
    { says: 'notches that are no list', input: { ...long, notches: 'front' }, path: 'notches', reason: 'not-a-list' },
    { says: 'a notch on top', input: { ...long, notches: ['front', 'top'] }, path: 'notches.1', reason: 'wrong-kind' },
    { says: 'the same notch twice', input: { ...long, notches: ['front', 'front'] }, path: 'notches.1', reason: 'repeated-point' },
    { says: 'a notch through the center', input: { ...long, notchDepth: 5001 }, path: 'notchDepth', reason: 'out-of-range' },
  ])('$says', ({ input, path, reason }) => {
    const checked = checkBaseForm(input);
    expect(checked._tag === 'Left' && checked.left[0]).toEqual({ path, reason });
  });

  test.each([
    { says: 'no direction', input: { ...at(round), facing: vec(0, 0) }, path: 'facing', reason: 'zero-length' },
    { says: 'too long a direction', input: { ...at(round), facing: vec(DIRECTION_LIMIT + 1, 0) }, path: 'facing.x', reason: 'out-of-range' },
    { says: 'no center', input: { form: round, facing: vec(1, 0) }, path: 'center', reason: 'not-a-record' },
    { says: 'a form that is none', input: { ...at(round), form: { ...round, width: 1 } }, path: 'form.width', reason: 'out-of-range' },
    { says: 'no form', input: { ...at(round), form: 3 }, path: 'form', reason: 'not-a-record' },
  ])('$says', ({ input, path, reason }) => {
    const checked = checkBase(input);
    expect(checked._tag === 'Left' && checked.left[0]).toEqual({ path, reason });
  });

  test('what passes is what went in', () => {
    expect(checkBase(at(long, vec(DIRECTION_LIMIT, -1)))).toEqual({ _tag: 'Right', right: at(long, vec(DIRECTION_LIMIT, -1)) });
    expect(checkBaseForm(roundForm(2700))._tag).toBe('Right');
    expect(checkDirection({ x: -0, y: 3, z: 1 })).toEqual({ _tag: 'Right', right: vec(0, 3) });
  });

  test('no input at all makes a check throw', () => {
    const loose = fc.record({ form: fc.anything(), center: fc.anything(), facing: fc.anything(), length: fc.constantFrom(100, 'x', 5e300), width: fc.constant(100), notches: fc.anything(), outline: fc.anything() });
    fc.assert(fc.property(fc.oneof(fc.anything(), loose), (input) => [checkBase, checkBaseForm, checkDirection].every((check) => ['Left', 'Right'].includes(check(input)._tag))));
  });
});
