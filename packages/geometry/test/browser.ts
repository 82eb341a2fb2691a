import { type Disc, type Polygon, disc, distance, isWithin, overlaps, polygon, vec } from '../src/index.js';
import { type Terrain, hidingPieces, prepareBlockers, prepareTerrain, sight, sightLines, sightOverHeights, standOf } from '../src/sight/index.js';

// Loaded in Node and in a browser: the same scenes must give the same answers, to the last bit.

const draws = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

/** A plain hash of a text (FNV-1a). */
const hashed = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
};

const HEX = [[0, 0], [2, -1], [4, 0], [4, 3], [2, 4], [0, 3]] as const;
const ELL = [[0, 0], [4, 0], [4, 1], [1, 1], [1, 4], [0, 4]] as const;

const scene = (seed: number): string => {
  const draw = draws(seed);
  const spot = () => vec(draw(60_000), draw(60_000));
  const piece = (_: unknown, i: number): Polygon => {
    const [at, wide, high] = [spot(), 2000 + draw(6000), 2000 + draw(6000)];
    return polygon((i % 3 === 0 ? ELL : HEX).map(([x, y]) => vec(at.x + Math.round((x * wide) / 4), at.y + Math.round((y * high) / 4))));
  };
  const pieces = Array.from({ length: 12 }, piece);
  const parts = pieces.map((footprint) => ({ footprint, elevation: draw(3), bottom: 0, top: draw(9000), traversable: draw(2) === 0, sight: 'blocking', difficult: false, kind: 'any' }) as const);
  const terrain: Terrain = { pieces: parts.map((part, i) => ({ id: `${i}`, parts: [part] })), points: [] };
  const [a, b]: readonly Disc[] = [disc(spot(), 2000), disc(spot(), 1350 + draw(1000))];
  if (a === undefined || b === undefined) return '';
  const [blockers, prepared] = [prepareBlockers(pieces), prepareTerrain(terrain)];
  return JSON.stringify([
    sight(a, b, blockers),
    sightLines(a, b, blockers),
    hidingPieces(a, b, { blockers, reach: 7620 }),
    sightOverHeights({ base: a, bottom: 0, top: 4270 }, { base: b, bottom: draw(5000), top: 9270 }, prepared),
    standOf(a, prepared),
    pieces.map((one) => [distance(a, one), isWithin(a, one, 7620), overlaps(b, one)]),
  ]);
};

/** The hashes of 1,000 drawn scenes. */
export const fingerprints = (): readonly string[] => Array.from({ length: 1000 }, (_, i) => hashed(scene(i + 1)));
