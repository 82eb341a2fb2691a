// Sight beside what is written first: rays from rim to rim, a line from center to center; with how often those are wrong.
import { type Disc, type Polygon, type PreparedPolygon, crossesSegmentPolygon, disc, isWithin, polygon, preparePolygon, segment, vec } from '../src/index.js';
import { type Blockers, hasSight, hidingPieces, prepareBlockers, prepareTerrain, sight, sightOverHeights } from '../src/sight/index.js';
import { type Row, draws } from './shared.js';

type Pair = readonly [Disc, Disc];

const PAIRS = 1000;
const RADIUS = 2000;
/** 300 mm in eight directions, exactly. */
const WAYS = [[30_000, 0], [0, 30_000], [24_000, 18_000], [18_000, 24_000], [-24_000, 18_000], [18_000, -24_000], [28_800, 8400], [8400, -28_800]] as const;
const CORNERS = [[0, 0], [2, -1], [4, 0], [4, 3], [2, 4], [0, 3]] as const;

interface Table {
  readonly pieces: readonly PreparedPolygon[];
  readonly blockers: Blockers;
  readonly pairs: readonly Pair[];
}

/** A square table with pieces some centimetres across, and pairs of bases on open ground (`isOpen`) or anywhere. */
const table = (size: number, count: number, isOpen: boolean): Table => {
  const draw = draws(7);
  const piece = (): Polygon => {
    const [x, y, wide, high] = [draw(size), draw(size), 2000 + draw(6000), 2000 + draw(6000)];
    return polygon(CORNERS.map(([dx, dy]) => vec(x + Math.round((dx * wide) / 4), y + Math.round((dy * high) / 4))));
  };
  const pieces = Array.from({ length: count }, piece).map(preparePolygon);
  const pairs: Pair[] = [];
  while (pairs.length < PAIRS) {
    const [x, y, [dx, dy] = [30_000, 0]] = [draw(size), draw(size), WAYS[draw(8)]];
    const pair: Pair = [disc(vec(x, y), RADIUS), disc(vec(x + dx, y + dy), RADIUS)];
    if (!isOpen || pieces.every((one) => pair.every((base) => !isWithin(base, one, 0)))) pairs.push(pair);
  }
  return { pieces, blockers: prepareBlockers(pieces), pairs };
};

/** Microseconds of the middle question and of all on average: each the best of several rounds. */
const timed = (pairs: readonly Pair[], ask: (pair: Pair) => unknown): { readonly median: number; readonly mean: number } => {
  for (let round = 0; round < 3; round += 1) for (const pair of pairs) ask(pair);
  const times = pairs.map((pair) => {
    const round = (): number => {
      const start = process.hrtime.bigint();
      for (let i = 0; i < 8; i += 1) ask(pair);
      return Number(process.hrtime.bigint() - start) / 8000;
    };
    return Math.min(round(), round(), round());
  });
  const sorted = [...times].sort((p, q) => p - q);
  return { median: sorted[PAIRS >> 1] ?? 0, mean: times.reduce((sum, time) => sum + time, 0) / PAIRS };
};

const RIM = Array.from({ length: 16 }, (_, i) => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)] as const);

const freeRay = (a: Disc, b: Disc, pieces: readonly Polygon[]): boolean =>
  RIM.some(([x, y]) =>
    RIM.some(([u, v]) => {
      const line = segment(
        vec(Math.round(a.center.x + x * a.radius), Math.round(a.center.y + y * a.radius)),
        vec(Math.round(b.center.x + u * b.radius), Math.round(b.center.y + v * b.radius)),
      );
      return !pieces.some((piece) => crossesSegmentPolygon(line, piece));
    }),
  );

const freeCenter = (a: Disc, b: Disc, pieces: readonly Polygon[]): boolean =>
  !pieces.some((piece) => crossesSegmentPolygon(segment(a.center, b.center), piece));

const wrong = ({ pairs, blockers, pieces }: Table, ask: (a: Disc, b: Disc, pieces: readonly Polygon[]) => boolean): number =>
  (pairs.filter(([a, b]) => ask(a, b, pieces) !== hasSight(a, b, blockers)).length * 100) / PAIRS;

const silhouettes = ({ pieces, pairs }: Table): ReturnType<typeof timed> => {
  const draw = draws(11);
  const parts = pieces.map((footprint) => ({ footprint, elevation: 0, bottom: 0, top: 1000 + draw(9000), traversable: false, sight: 'blocking', difficult: false, kind: 'any' }) as const);
  const terrain = prepareTerrain({ pieces: parts.map((part, i) => ({ id: `${i}`, parts: [part] })), points: [] });
  const stand = (base: Disc, bottom: number) => ({ base, bottom, top: bottom + 4270 });
  return timed(pairs, ([a, b]) => sightOverHeights(stand(a, 0), stand(b, a.center.x % 3 === 0 ? 5000 : 0), terrain));
};

const building = (pieces: readonly PreparedPolygon[]): number => {
  const round = (): number => {
    const start = performance.now();
    for (let i = 0; i < 200; i += 1) prepareBlockers(pieces.map(({ points }) => polygon(points)));
    return (performance.now() - start) * 5;
  };
  return Math.min(...Array.from({ length: 8 }, round));
};

/** Measures all rows; some seconds. */
export const bench = (): readonly Row[] => {
  const [open, any, large, crowded] = [table(90_000, 40, true), table(90_000, 40, false), table(285_000, 400, true), table(90_000, 400, false)];
  const of = ({ pairs, blockers }: Table) => timed(pairs, ([a, b]) => sight(a, b, blockers));
  const [ofOpen, ofAny, ofLarge, ofCrowded] = [of(open), of(any), of(large), of(crowded)];
  const rays = timed(open.pairs.slice(0), ([a, b]) => freeRay(a, b, open.pieces)).median;
  const center = timed(open.pairs, ([a, b]) => freeCenter(a, b, open.pieces)).median;
  const ofSilhouettes = silhouettes(open);
  const unit = 'µs';
  return [
    { name: 'sight among 40 pieces, median', value: ofOpen.median, unit, against: { name: '16 × 16 rays from rim to rim', value: rays } },
    { name: 'sight among 40 pieces, mean', value: ofOpen.mean, unit, against: { name: 'one line from center to center', value: center } },
    { name: 'wrong answers of 16 × 16 rays', value: wrong(open, freeRay), unit: '%' },
    { name: 'wrong answers of a line between centers', value: wrong(open, freeCenter), unit: '%' },
    { name: 'sight of bases anywhere, also in pieces, median', value: ofAny.median, unit },
    { name: 'sight of bases anywhere, also in pieces, mean', value: ofAny.mean, unit },
    { name: 'sight among 400 pieces, ten times the table, median', value: ofLarge.median, unit, against: { name: 'among 40', value: ofOpen.median } },
    { name: 'sight among 400 pieces, ten times the table, mean', value: ofLarge.mean, unit, against: { name: 'among 40', value: ofOpen.mean } },
    { name: 'sight among 400 pieces on the same table, median', value: ofCrowded.median, unit, against: { name: 'among 40', value: ofAny.median } },
    { name: 'sight between silhouettes among 40 prisms, median', value: ofSilhouettes.median, unit },
    { name: 'sight between silhouettes among 40 prisms, mean', value: ofSilhouettes.mean, unit },
    { name: 'what partly hides a target among 40 pieces, median', value: timed(open.pairs, ([a, b]) => hidingPieces(a, b, { blockers: open.blockers, reach: 7620 })).median, unit },
    { name: 'building the index of 40 pieces', value: building(open.pieces), unit },
  ];
};
