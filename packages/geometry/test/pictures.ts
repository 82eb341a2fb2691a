// The pictures of docs/guide/geometry.md, made by the package itself. `pictures.test.ts` writes them with REGELWERK_PICTURES=1
// and otherwise checks that they are current.
import { type Polygon, disc, polygon, rectangle, vec } from '../src/index.js';
import { type Stroke, describeLine, describeShape, describeSight, describeTerrain, makeSvg, widenBox } from '../src/picture/index.js';
import { type TerrainPart, prepareBlockers, prepareTerrain, sight, sightLines, standOf } from '../src/sight/index.js';
import { notchedPicture, pivotPicture, regionPicture, toolPicture } from './template-pictures.js';

const viewer = disc(vec(0, 0), 2000);
const target = disc(vec(30_000, 2000), 2000);
const ruin = polygon([vec(9000, -9000), vec(11_000, -9000), vec(11_000, -1000), vec(17_000, -1000), vec(17_000, 1000), vec(9000, 1000)]);
const crate = (low: number): Polygon => rectangle(vec(19_000, low), vec(23_000, low + 7000));
const BOX = widenBox({ minX: -2000, minY: -9000, maxX: 32_000, maxY: 10_000 }, 1000);

const sightCase = (pieces: readonly Polygon[]): string => {
  const blockers = prepareBlockers(pieces);
  const strokes = describeSight({ viewer, target, blockers, answer: sight(viewer, target, blockers), lines: sightLines(viewer, target, blockers) });
  return makeSvg({ box: BOX, width: 680, strokes });
};

const part = (footprint: Polygon, elevation: number, more: Partial<TerrainPart> = {}): TerrainPart => ({
  footprint,
  elevation,
  bottom: 0,
  top: elevation * 8000,
  traversable: true,
  sight: 'blocking',
  difficult: false,
  kind: 'house',
  ...more,
});

const house = [part(rectangle(vec(0, 0), vec(16_000, 12_000)), 1), part(rectangle(vec(0, 0), vec(9000, 12_000)), 2)];
const wood = part(polygon([vec(20_000, 2000), vec(27_000, 0), vec(30_000, 6000), vec(25_000, 11_000)]), 0, { kind: 'wood', top: 0, difficult: true });

const crates = [32_000, 36_000].map((x) => part(rectangle(vec(x, 3000), vec(x + 4000, 9000)), 0, { kind: 'crate', top: 3000 }));

const surfaces = (): string => {
  const pieces = [{ id: 'house', parts: house }, { id: 'wood', parts: [wood] }, ...crates.map((one, i) => ({ id: `crate-${i}`, parts: [one] }))];
  const terrain = prepareTerrain({ pieces, points: [] });
  const bases = [vec(2500, 6000), vec(12_000, 3000), vec(9000, 9000), vec(18_500, 8000), vec(36_000, 6000)].map((center): Stroke => {
    const base = disc(center, 2000);
    const { kind, height } = standOf(base, terrain);
    const look = kind === 'supported' ? { fill: '#dbeafe', line: '#1d4ed8' } : { fill: '#fecaca', line: '#b91c1c' };
    return { path: describeShape(base), ...look, title: `${kind} at ${height / 100} mm` };
  });
  const ladder = { path: describeLine({ from: vec(16_000, 10_000), to: vec(17_500, 10_000) }), line: '#b45309', dashed: true };
  return makeSvg({ box: widenBox({ minX: 0, minY: 0, maxX: 40_000, maxY: 12_000 }, 1000), width: 820, strokes: [...describeTerrain(terrain), ladder, ...bases] });
};

/** Each picture by the name of its file. */
export const pictures = (): Readonly<Record<string, string>> => ({
  'sight-free.svg': sightCase([ruin, crate(3000)]),
  'sight-blocked.svg': sightCase([ruin, crate(0)]),
  'surfaces.svg': surfaces(),
  'tool-move.svg': toolPicture(),
  'notched-move.svg': notchedPicture(),
  'pivot.svg': pivotPicture(),
  'region.svg': regionPicture(),
});
