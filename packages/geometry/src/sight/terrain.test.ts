import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disc, rectangle } from '../shape.js';
import { CM, INCH, MM } from '../units.js';
import { vec } from '../vector.js';
import { checkTerrain } from './check-terrain.js';
import { sightOverTerrain, type Standpoint } from './over-terrain.js';
import { type Stand, type Terrain, type TerrainPart, elevationOf, partsUnder, prepareTerrain, shiftsOf, standOf, surfacesUnder } from './terrain.js';

const part = (more: Partial<TerrainPart>): TerrainPart => ({
  footprint: rectangle(vec(0, 0), vec(10 * CM, 10 * CM)),
  elevation: 1,
  bottom: 0,
  top: 8 * CM,
  traversable: true,
  sight: 'blocking',
  difficult: false,
  kind: 'house',
  ...more,
});

const table = (...pieces: readonly (readonly TerrainPart[])[]): Terrain => ({ pieces: pieces.map((parts, i) => ({ id: `piece-${i}`, parts })), points: [] });
const base = (x: number, y: number) => disc(vec(x, y), 20 * MM);

describe('what a base stands on', () => {
  const roof = part({ footprint: rectangle(vec(0, 0), vec(6 * CM, 6 * CM)), elevation: 2, top: 16 * CM });
  const balcony = part({ footprint: rectangle(vec(0, 0), vec(6 * CM, 12 * CM)), elevation: 1, top: 8 * CM });
  const terrain = prepareTerrain(table([roof, balcony]));
  test.each([
    { says: 'on the roof', at: base(3000, 3000), stand: { kind: 'supported', part: 0, elevation: 2, height: 16 * CM } },
    { says: 'flush with the edge of the roof', at: base(2000, 4000), stand: { kind: 'supported', part: 0, elevation: 2, height: 16 * CM } },
    { says: 'a tick over it', at: base(2000, 4001), stand: { kind: 'overhanging', parts: [0], height: 16 * CM } },
    { says: 'flush with the wall, on the balcony', at: base(2000, 8000), stand: { kind: 'supported', part: 1, elevation: 1, height: 8 * CM } },
    { says: 'on the board beside it', at: base(2000, 14_000), stand: { kind: 'supported', elevation: 0, height: 0 } },
  ])('$says', ({ at, stand }) => {
    expect(standOf(at, terrain)).toEqual(stand);
  });

  test('below the roof there is the balcony; lowest first', () => {
    expect(standOf(base(3000, 3000), terrain, 16 * CM - 1)).toEqual({ kind: 'supported', part: 1, elevation: 1, height: 8 * CM });
    expect(surfacesUnder(base(3000, 3000), terrain)).toEqual([1, 0]);
    expect(partsUnder(base(3000, 3000), terrain)).toEqual([0, 1]);
    expect(partsUnder(base(3000, 8000), terrain)).toEqual([1]);
  });

  const beside = (more: Partial<TerrainPart>, x = 10 * CM): TerrainPart => part({ footprint: rectangle(vec(x, 0), vec(20 * CM, 10 * CM)), ...more });
  const mud = { top: 0, elevation: 0 };
  test.each<{ says: string; pieces: readonly (readonly TerrainPart[])[]; x: number; stand: Stand; carried: readonly number[] }>([
    { says: 'side by side', pieces: [[part({}), beside({})]], x: 10 * CM + 1, stand: { kind: 'supported', part: 1, elevation: 1, height: 8 * CM }, carried: [0, 1] },
    { says: 'of two pieces, the middle of the base on both', pieces: [[part({})], [beside({})]], x: 10 * CM, stand: { kind: 'supported', part: 0, elevation: 1, height: 8 * CM }, carried: [0, 1] },
    { says: 'with a gap of a tick', pieces: [[part({}), beside({}, 10 * CM + 1)]], x: 10 * CM, stand: { kind: 'overhanging', parts: [0, 1], height: 8 * CM }, carried: [] },
    { says: 'of two elevations', pieces: [[part({}), beside({ elevation: 2 })]], x: 10 * CM, stand: { kind: 'overhanging', parts: [0, 1], height: 8 * CM }, carried: [] },
    { says: 'of two heights', pieces: [[part({}), beside({ top: 8 * CM - 1 })]], x: 10 * CM, stand: { kind: 'overhanging', parts: [0], height: 8 * CM }, carried: [] },
    { says: 'level with the board, the middle of the base beside it', pieces: [[part(mud)]], x: 10 * CM + 1, stand: { kind: 'supported', elevation: 0, height: 0 }, carried: [0] },
    { says: 'level with the board, the middle of the base on it', pieces: [[part(mud)]], x: 10 * CM, stand: { kind: 'supported', part: 0, elevation: 0, height: 0 }, carried: [0] },
    { says: 'at no height, of another elevation', pieces: [[part({ ...mud, elevation: 1 })]], x: 10 * CM, stand: { kind: 'overhanging', parts: [0], height: 0 }, carried: [] },
  ])('halfway on parts that are equally high, $says', ({ pieces, x, stand, carried }) => {
    const terrain = prepareTerrain(table(...pieces));
    expect(standOf(base(x, 5 * CM), terrain)).toEqual(stand);
    expect(surfacesUnder(base(x, 5 * CM), terrain)).toEqual(carried);
  });
});

test.each([
  { height: 0, elevation: 0 },
  { height: 7620, elevation: 0 },
  { height: 7621, elevation: 1 },
  { height: 15_240, elevation: 1 },
  { height: 15_241, elevation: 2 },
])('$height ticks are elevation $elevation', ({ height, elevation }) => {
  expect(elevationOf(height, 3 * INCH)).toBe(elevation);
});

describe('linked points', () => {
  const points = [
    { id: 'foot', at: vec(0, 0), elevation: 0, to: ['head', 'lift'] },
    { id: 'head', at: vec(1 * CM, 0), elevation: 1, to: ['foot'] },
    { id: 'lift', at: vec(50 * CM, 0), elevation: 0, to: ['foot'] },
  ];
  test.each([
    { says: 'exactly in reach', x: 20 * MM + INCH, elevation: 0, to: ['head'] },
    { says: 'a tick out of reach', x: 20 * MM + INCH + 1, elevation: 0, to: [] },
    { says: 'at another height', x: 0, elevation: 2, to: [] },
    { says: 'back down to both, if they are there', x: 0, elevation: 1, to: ['foot'] },
  ])('$says', ({ x, elevation, to }) => {
    expect(shiftsOf(base(-x, 0), elevation, { points, reach: INCH }).map((shift) => shift.to.id)).toEqual(to);
  });
});

describe('sight over elevations', () => {
  const lower = part({ footprint: rectangle(vec(10 * CM, 0), vec(20 * CM, 10 * CM)), elevation: 1 });
  const roof = part({ footprint: rectangle(vec(20 * CM, 0), vec(30 * CM, 10 * CM)), elevation: 2, top: 16 * CM });
  const turret = part({ footprint: rectangle(vec(19 * CM, -5 * CM), vec(20 * CM, 15 * CM)), elevation: 3, top: 24 * CM });
  const at = (x: number, elevation: number, on?: number): Standpoint => ({ base: base(x, 5 * CM), elevation, ...(on === undefined ? {} : { part: on }) });
  const scope = { own: 'part', target: 'same-piece' } as const;
  const house = [lower, roof];
  test.each([
    { says: 'from the ground past a higher part', pieces: [[lower]], viewer: at(0, 0), target: at(25 * CM, 0), free: false },
    { says: 'from as high as the part', pieces: [[lower]], viewer: at(0, 1), target: at(25 * CM, 0), free: true },
    { says: 'past one that is clear, whatever its height', pieces: [[part({ ...lower, sight: 'clear', elevation: 3 })]], viewer: at(0, 0), target: at(25 * CM, 0), free: true },
    { says: 'up to the roof of the house in the way', pieces: [house], viewer: at(0, 0), target: at(25 * CM, 2, 1), free: true },
    { says: 'the same with a turret in the way', pieces: [[...house, turret]], viewer: at(0, 0), target: at(25 * CM, 2, 1), free: false },
    { says: 'up to another tower behind it', pieces: [[lower], [roof]], viewer: at(0, 0), target: at(25 * CM, 2, 1), free: false },
    { says: 'the same where what is no higher than the target never stops', pieces: [[lower], [roof]], viewer: at(0, 0), target: at(25 * CM, 2, 1), free: true, scope: { ...scope, target: 'any-part' as const } },
    { says: 'from a balcony past the upper storey', pieces: [house], viewer: at(15 * CM, 1, 0), target: at(40 * CM, 0), free: false },
    { says: 'the same where all of the own piece lets pass', pieces: [house], viewer: at(15 * CM, 1, 0), target: at(40 * CM, 0), free: true, scope: { ...scope, own: 'piece' as const } },
    ...[
      { says: 'a piece of the viewer, which names the other', viewer: at(10 * CM, 1, 0), own: 'piece' as const, free: true },
      { says: 'a piece of the viewer, whose parts alone are its own', viewer: at(10 * CM, 1, 0), own: 'part' as const, free: false },
      { says: 'a piece beside that of the viewer', viewer: at(7 * CM, 1, 0), own: 'piece' as const, free: false },
    ].map(({ own, ...row }) => ({ ...row, says: `from two roofs past a turret of ${row.says}`, pieces: [[part({})], [lower, turret]], target: at(40 * CM, 0), scope: { ...scope, own } })),
    ...[
      { says: 'of a piece of the target, which names the other', target: at(10 * CM, 2, 0), free: true },
      { says: 'of a piece beside that of the target', target: at(7 * CM, 2, 0), free: false },
    ].map((row) => ({ ...row, says: `up to two roofs past a storey ${row.says}`, pieces: [[part({ elevation: 2, top: 16 * CM })], [{ ...lower, elevation: 2, top: 16 * CM }, { ...roof, elevation: 1, top: 8 * CM }]], viewer: at(40 * CM, 0) })),
    { says: 'from the middle of a roof down', pieces: [[lower], [roof]], viewer: at(25 * CM, 2, 1), target: at(0, 0), free: true },
  ])('$says', ({ pieces, viewer, target, free, ...more }) => {
    const answer = sightOverTerrain({ viewer, target }, prepareTerrain(table(...pieces)), 'scope' in more && more.scope ? more.scope : scope);
    expect(answer.kind === 'free').toBe(free);
  });
});

describe('terrain from any input', () => {
  const good = { pieces: [{ id: 'a', parts: [part({})] }], points: [{ id: 'x', at: vec(0, 0), elevation: 0, to: ['y'] }, { id: 'y', at: vec(0, 0), elevation: 1, to: ['x'] }] };
  const bad = (more: object): unknown => ({ ...good, pieces: [{ id: 'a', parts: [{ ...part({}), ...more }] }] });
  test('what is right passes unchanged', () => {
    expect(checkTerrain(JSON.parse(JSON.stringify(good)))).toEqual({ _tag: 'Right', right: good });
  });
  test.each([
    { says: 'nothing', input: undefined, path: '', reason: 'not-a-record' },
    { says: 'no pieces', input: { points: [] }, path: 'pieces', reason: 'not-a-list' },
    { says: 'no elevation', input: bad({ elevation: undefined }), path: 'pieces.0.parts.0.elevation', reason: 'not-whole' },
    { says: 'half an elevation', input: bad({ elevation: 1.5 }), path: 'pieces.0.parts.0.elevation', reason: 'not-whole' },
    { says: 'a top below the bottom', input: bad({ bottom: 9, top: 8 }), path: 'pieces.0.parts.0.top', reason: 'out-of-range' },
    { says: 'a height that is no number', input: bad({ top: Number.NaN }), path: 'pieces.0.parts.0.top', reason: 'not-whole' },
    { says: 'half clear', input: bad({ sight: 'half' }), path: 'pieces.0.parts.0.sight', reason: 'wrong-kind' },
    { says: 'maybe traversable', input: bad({ traversable: 1 }), path: 'pieces.0.parts.0.traversable', reason: 'wrong-kind' },
    { says: 'no kind', input: bad({ kind: '' }), path: 'pieces.0.parts.0.kind', reason: 'wrong-kind' },
    { says: 'a bow tie', input: bad({ footprint: { points: [vec(0, 0), vec(9, 9), vec(9, 0), vec(0, 9)] } }), path: 'pieces.0.parts.0.footprint.points.0', reason: 'self-crossing' },
    { says: 'one id twice', input: { ...good, pieces: [...good.pieces, ...good.pieces] }, path: 'pieces.1.id', reason: 'repeated-id' },
    { says: 'a link to nowhere', input: { ...good, points: [{ ...good.points[0], to: ['z'] }] }, path: 'points.0.to.0', reason: 'unknown-id' },
    { says: 'a link one way', input: { ...good, points: [good.points[0], { ...good.points[1], to: [] }] }, path: 'points.0.to.0', reason: 'unknown-id' },
  ])('$says', ({ input, path, reason }) => {
    const checked = checkTerrain(input);
    expect(checked._tag === 'Left' && checked.left[0]).toEqual({ path, reason });
  });
  test('no input at all makes it throw', () => {
    const loose = fc.record({ pieces: fc.oneof(fc.anything(), fc.array(fc.record({ id: fc.anything(), parts: fc.array(fc.anything()) }))), points: fc.oneof(fc.anything(), fc.array(fc.anything())) });
    fc.assert(fc.property(fc.oneof(fc.anything(), loose), (input) => ['Left', 'Right'].includes(checkTerrain(input)._tag)));
  });
});
