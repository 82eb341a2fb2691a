import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPolygon } from '../check.js';
import { contains } from '../contains.js';
import { distance, isWithin } from '../distance.js';
import { classifyPointPolygon } from '../point-polygon.js';
import { orientation } from '../predicate.js';
import { preparePolygon } from '../prepare.js';
import { type Polygon, type Shape, disc, polygon, rectangle, segment } from '../shape.js';
import { crossingEdges } from '../simple.js';
import { arbitraryPolygon, arbitrarySightScene, enlarge } from '../testing/index.js';
import { vec } from '../vector.js';
import { onlyBlockers, prepareBlockers } from './blockers.js';
import { widenOutline, withGrazing } from './grazed.js';
import { sightOverTerrain } from './over-terrain.js';
import { hasSight, sight } from './sight.js';
import { prepareTerrain } from './terrain.js';

const [a, b] = [disc(vec(0, 0), 2000), disc(vec(20_000, 0), 2000)];
const sees = (grazing: 'free' | 'blocked', ...pieces: readonly Polygon[]): boolean => hasSight(a, b, withGrazing(prepareBlockers(pieces), grazing));

describe('an outline, a tick wider', () => {
  test.each<{ says: string; points: readonly (readonly [number, number])[]; wide: readonly (readonly [number, number])[] }>([
    { says: 'a square stays one', points: [[0, 0], [9, 0], [9, 9], [0, 9]], wide: [[-1, -1], [10, -1], [10, 10], [-1, 10]] },
    { says: 'written the other way', points: [[0, 0], [0, 9], [9, 9], [9, 0]], wide: [[10, -1], [10, 10], [-1, 10], [-1, -1]] },
    { says: 'a lozenge', points: [[9, 0], [0, 9], [-9, 0], [0, -9]], wide: [[10, -1], [10, 1], [1, 10], [-1, 10], [-10, 1], [-10, -1], [-1, -10], [1, -10]] },
    { says: 'a thorn keeps its tip inside', points: [[0, 10], [10, 0], [0, 11]], wide: [[-1, 9], [9, -1], [11, -1], [11, 1], [1, 12], [-1, 12]] },
    { says: 'a corner on an edge', points: [[0, 0], [5, 0], [9, 0], [9, 9], [0, 9]], wide: [[-1, -1], [6, -1], [10, -1], [10, 10], [-1, 10]] },
    { says: 'the corner of an L that points inward stays', points: [[0, 0], [20, 0], [20, 10], [10, 10], [10, 20], [0, 20]], wide: [[-1, -1], [21, -1], [21, 11], [10, 10], [11, 21], [-1, 21]] },
    { says: 'the bottom of a U is bent outward', points: [[0, 0], [30, 0], [30, 20], [20, 20], [20, 10], [10, 10], [10, 20], [0, 20]], wide: [[-1, -1], [31, -1], [31, 21], [19, 21], [20, 10], [14, 11], [10, 10], [11, 21], [-1, 21]] },
  ])('$says', ({ points, wide }) => {
    const at = (list: readonly (readonly [number, number])[]) => list.map(([x, y]) => vec(x, y));
    const sorted = (list: readonly { x: number; y: number }[]) => [...list].sort((p, q) => p.x - q.x || p.y - q.y);
    expect(sorted(widenOutline(polygon(at(points))).points)).toEqual(sorted(at(wide)));
  });

  test('a slit that would close is left as it is', () => {
    const slit = polygon([vec(0, 0), vec(50, 0), vec(50, 50), vec(26, 50), vec(26, 10), vec(24, 10), vec(24, 50), vec(0, 50)]);
    expect(widenOutline(slit)).toBe(slit);
  });

  const polygons = arbitraryPolygon(30).map(checkPolygon).filter((checked) => checked._tag === 'Right').map(({ right }) => right);

  test('it holds the other in its inside, is simple, and nowhere much wider', () => {
    fc.assert(
      fc.property(polygons, fc.integer({ min: 300, max: 900 }), (small, by) => {
        const outline = enlarge(small, by) as Polygon;
        const wide = preparePolygon(widenOutline(outline));
        expect([crossingEdges(wide.points), wide.turn, contains(wide, outline)]).toEqual([[], 1, true]);
        expect(Math.max(...wide.points.map((point) => distance(outline, disc(point, 0))))).toBeLessThanOrEqual(3);
        const { points, turn } = preparePolygon(outline);
        points.forEach((point, i) => {
          const [before, after] = [points.at(i - 1)!, points[(i + 1) % points.length]!];
          if (orientation(before, point, after) === turn) expect(classifyPointPolygon(point, wide)).toBe(1);
          const middle = vec(Math.floor((point.x + after.x) / 2), Math.floor((point.y + after.y) / 2));
          if (classifyPointPolygon(middle, outline) === 0) expect(classifyPointPolygon(middle, wide)).toBe(1);
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('where grazing is blocked', () => {
  test.each([
    { says: 'a wall as wide as the bases', wall: rectangle(vec(9000, -2000), vec(11_000, 2000)), free: true, blocked: false },
    { says: 'one that leaves a tick on either side', wall: rectangle(vec(9000, -1999), vec(11_000, 1999)), free: true, blocked: true },
    { says: 'a tip that only touches', wall: polygon([vec(9000, -9000), vec(10_000, 2000), vec(11_000, -9000)]), free: true, blocked: false },
  ])('$says', ({ wall, free, blocked }) => {
    expect([sees('free', wall), sees('blocked', wall)]).toEqual([free, blocked]);
  });

  test('two walls with a gap: a line through it must keep off both', () => {
    const gap = (wide: number) => [rectangle(vec(9000, -9000), vec(9100, 0)), rectangle(vec(9000, wide), vec(9100, 9000))];
    expect([0, 1, 2, 3].map((wide) => [sees('free', ...gap(wide)), sees('blocked', ...gap(wide))])).toEqual([[false, false], [true, false], [true, false], [true, true]]);
  });

  test('only what counts is in the way, and the wider pieces are made once', () => {
    const wall = rectangle(vec(9000, -2000), vec(11_000, 2000));
    const blockers = prepareBlockers([wall]);
    expect(hasSight(a, b, withGrazing(onlyBlockers(blockers, () => false), 'blocked'))).toBe(true);
    expect(withGrazing(blockers, 'blocked')).toBe(withGrazing(blockers, 'blocked'));
    expect(withGrazing(blockers, 'free')).toBe(blockers);
  });

  test('over terrain', () => {
    const footprint = rectangle(vec(9000, -2000), vec(11_000, 2000));
    const part = { footprint, elevation: 1, bottom: 0, top: 8000, traversable: true, sight: 'blocking', difficult: false, kind: 'house' } as const;
    const terrain = prepareTerrain({ pieces: [{ id: 'house', parts: [part] }], points: [] });
    const ends = { viewer: { base: a, elevation: 0 }, target: { base: b, elevation: 0 } };
    const kinds = ([undefined, 'free', 'blocked'] as const).map((grazing) => sightOverTerrain(ends, terrain, { own: 'part', target: 'same-piece', ...(grazing && { grazing }) }).kind);
    expect(kinds).toEqual(['free', 'free', 'blocked']);
  });

  test('it never opens a line, and a free one keeps off all that the ends do', () => {
    const scale = (shape: Shape): Shape => enlarge(shape, 50);
    fc.assert(
      fc.property(arbitrarySightScene(14), ({ a: one, b: other, pieces }) => {
        const [p, q, all] = [scale(one), scale(other), pieces.map((piece) => scale(piece) as Polygon)];
        const blockers = prepareBlockers(all);
        const answer = sight(p, q, withGrazing(blockers, 'blocked'));
        if (answer.kind === 'blocked' || isWithin(p, q, 0)) return;
        expect(hasSight(p, q, blockers)).toBe(true);
        const { from, to } = answer.line;
        // To a thousandth of a tick, as the ends of the line are doubles.
        const fine = (point: { x: number; y: number }) => vec(Math.round(point.x * 1000), Math.round(point.y * 1000));
        for (const piece of all)
          if (!isWithin(p, piece, 3) && !isWithin(q, piece, 3)) expect(isWithin(segment(fine(from), fine(to)), enlarge(piece, 1000), 500)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
