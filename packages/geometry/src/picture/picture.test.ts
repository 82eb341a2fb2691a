import { describe, expect, test } from 'vitest';
import { capsule, disc, polygon, rectangle, segment } from '../shape.js';
import { prepareBlockers } from '../sight/blockers.js';
import { sight, sightLines } from '../sight/sight.js';
import { prepareTerrain } from '../sight/terrain.js';
import { vec } from '../vector.js';
import { describeLine, describeOutlines, describePath, describePolygons, describeSight, describeShape, describeTerrain, makeSvg, widenBox } from './index.js';

describe('shapes as paths, y up', () => {
  test.each([
    { says: 'a disc', shape: disc(vec(10, 20), 5), path: 'M15 -20A5 5 0 0 0 5 -20A5 5 0 0 0 15 -20Z' },
    { says: 'a segment', shape: segment(vec(0, 0), vec(3, 4)), path: 'M0 0L3 -4' },
    { says: 'a triangle', shape: polygon([vec(0, 0), vec(9, 0), vec(0, 9)]), path: 'M0 0L9 0L0 -9Z' },
    { says: 'a stadium', shape: capsule({ from: vec(0, 0), to: vec(10, 0) }, 2), path: 'M0 2L10 2A2 2 0 0 0 10 -2L0 -2A2 2 0 0 0 0 2Z' },
    { says: 'a stadium of no length', shape: capsule({ from: vec(0, 0), to: vec(0, 0) }, 2), path: describeShape(disc(vec(0, 0), 2)) },
  ])('$says', ({ shape, path }) => {
    expect(describeShape(shape)).toBe(path);
  });

  test('ways, lines and several outlines', () => {
    expect(describePath([vec(0, 0), { x: 1, y: 1, z: 9 }, vec(2, 0)])).toBe('M0 0L1 -1L2 0');
    expect(describeLine({ from: vec(0, 0), to: { x: 1 / 3, y: -0 } })).toBe('M0 0L0.33 0');
    expect(describeOutlines([[vec(0, 0), vec(1, 0), vec(0, 1)], []])).toBe('M0 0L1 0L0 -1Z');
    expect(describePolygons([])).toBe('');
  });
});

test('a sight case: what closes it is red, a free line is green', () => {
  const [viewer, target] = [disc(vec(0, 0), 2000), disc(vec(30_000, 0), 2000)];
  const wall = prepareBlockers([rectangle(vec(9000, -9000), vec(9500, 9000)), rectangle(vec(9000, 20_000), vec(9500, 29_000))]);
  const closed = describeSight({ viewer, target, blockers: wall, answer: sight(viewer, target, wall), lines: sightLines(viewer, target, wall) });
  expect(closed.filter(({ fill }) => fill === '#fecaca')).toHaveLength(1);
  const open = prepareBlockers([]);
  expect(describeSight({ viewer, target, blockers: open, answer: sight(viewer, target, open) }).at(-1)).toEqual({ path: 'M2000 0L28000 0', line: '#15803d' });
});

test('a picture is an SVG file whose words cannot break it', () => {
  const part = { footprint: rectangle(vec(0, 0), vec(1000, 1000)), elevation: 1, bottom: 0, top: 500, traversable: true, sight: 'clear', difficult: false, kind: '<"&>' } as const;
  const strokes = describeTerrain(prepareTerrain({ pieces: [{ id: 'a', parts: [part] }], points: [] }));
  const svg = makeSvg({ box: widenBox({ minX: 0, minY: 0, maxX: 1000, maxY: 1000 }, 100), width: 120, strokes });
  expect(svg).toContain('viewBox="-100 -1100 1200 1200" width="120" height="120"');
  expect(svg).toContain('<title>&lt;&quot;&amp;&gt;: elevation 1, 5 mm</title>');
  expect(svg.startsWith('<svg ') && svg.endsWith('</svg>\n')).toBe(true);
});
