// What a continuous choice costs on a full table: checking one proposal, listing good ones, drawing one at random; beside
// the way one writes the check first, with floats, Math.hypot and no boxes.
import { type Disc, type Polygon, type Vec, INCH, disc, isWithinDiscDisc, polygon, rectangle, vec } from '../src/index.js';
import { type Ground, type Tool, type ToolMove, checkToolMove, prepareGround } from '../src/moves/index.js';
import { candidatesOfToolMove, findToolMove, regionOfToolMove, sampleToolMove } from '../src/reach/index.js';
import { type Row, draws } from './shared.js';

const TABLE = 91_440;
const PIECES = 40;
const FIGURES = 20;
const TOOL: Tool = { arms: [7500, 7500], width: 2540, limit: vec(0, 1) };

const draw = draws(11);
const spot = (): Vec => vec(4000 + draw(TABLE - 8000), 4000 + draw(TABLE - 8000));

const piece = (): Polygon => {
  const [at, wide, high] = [spot(), 2000 + draw(5000), 2000 + draw(5000)];
  const corners = [[0, 0], [2, -1], [4, 0], [4, 3], [2, 4], [0, 3]] as const;
  return polygon(corners.map(([x, y]) => vec(at.x + Math.round((x * wide) / 4), at.y + Math.round((y * high) / 4))));
};

const edge = rectangle(vec(0, 0), vec(TABLE, TABLE));
const obstacles = Array.from({ length: PIECES }, () => ({ shape: piece(), bars: 'both' as const }));
const figures: readonly Disc[] = Array.from({ length: FIGURES }, () => disc(spot(), 2000));

const groundWithout = (own: Disc): Ground =>
  prepareGround({
    edge,
    floors: [{ shape: edge, level: 0 }],
    obstacles,
    bases: figures.filter((other) => other !== own).map((shape) => ({ shape, level: 0 })),
  });

const scenes = figures.map((base) => ({
  start: { base, tool: TOOL },
  ground: groundWithout(base),
  interests: figures.filter((other) => other !== base).slice(0, 8).map((shape) => ({ shape, touch: true, ranges: [3 * INCH] })),
}));

/** Straight and bent moves of all kinds; every second one a little off, so that many of those are refused. */
const proposals: readonly { readonly move: ToolMove; readonly scene: (typeof scenes)[number] }[] = scenes.flatMap((scene) =>
  Array.from({ length: 100 }, (_, i) => {
    const near = scene.start.base.center;
    const move = sampleToolMove(scene.start, scene.ground, draw) ?? { arms: [vec(1, 0), vec(1, 0)] as const, end: near, floor: 0 };
    const off = i % 2 === 0 ? 0 : 1500;
    return { move: { ...move, end: vec(move.end.x + draw(2 * off + 1) - off, move.end.y + draw(2 * off + 1) - off) }, scene };
  }),
);

/** Microseconds for one question: the best of five rounds, so that others on the machine count little. */
const timed = (questions: number, ask: () => number): number => {
  const round = (): number => {
    const start = performance.now();
    ask();
    return ((performance.now() - start) * 1000) / questions;
  };
  round();
  return Math.min(...Array.from({ length: 5 }, round));
};

const sum = <A>(list: readonly A[], count: (one: A) => number): (() => number) => () => list.reduce((total, one) => total + count(one), 0);

const plainNear = (point: Vec, a: Vec, b: Vec): number => {
  const [wayX, wayY] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((point.x - a.x) * wayX + (point.y - a.y) * wayY) / (wayX * wayX + wayY * wayY || 1)));
  return Math.hypot(point.x - a.x - t * wayX, point.y - a.y - t * wayY);
};

const edgesOf = ({ points }: Polygon): (readonly [Vec, Vec])[] => points.map((a, i) => [a, points[(i + 1) % points.length] ?? a]);

/** The tool as points along its middle line, every 2 mm, as thick as it is wide; no insides, no flat ends. */
const plainCheck = ({ arms, end }: ToolMove, { base }: { readonly base: Disc }, ground: Ground): boolean => {
  const unit = ({ x, y }: Vec): Vec => ({ x: x / Math.hypot(x, y), y: y / Math.hypot(x, y) });
  const [first, second] = [unit(arms[0]), unit(arms[1])];
  const along = Array.from({ length: 76 }, (_, i) => {
    const [one, two] = [base.radius + Math.min(i * 200, 7500), Math.max(0, i * 200 - 7500)];
    return { x: base.center.x + first.x * one + second.x * two, y: base.center.y + first.y * one + second.y * two };
  });
  return (
    along.some((point) => Math.hypot(point.x - end.x, point.y - end.y) <= base.radius) &&
    ground.obstacles.every(({ shape }) => edgesOf(shape).every(([a, b]) => plainNear(end, a, b) >= base.radius && along.every((point) => plainNear(point, a, b) >= 1270))) &&
    ground.bases.every(({ shape }) => shape.kind === 'disc' && Math.hypot(shape.center.x - end.x, shape.center.y - end.y) >= shape.radius + base.radius)
  );
};

const many = Array.from({ length: 4 }, () => proposals).flat();
const isGood = ({ move, scene }: (typeof proposals)[number]): boolean => checkToolMove(move, scene.start, scene.ground)._tag === 'Right';
const isPlainGood = ({ move, scene }: (typeof proposals)[number]): boolean => plainCheck(move, scene.start, scene.ground);
const wrong = (): number => proposals.filter((one) => isGood(one) !== isPlainGood(one)).length / proposals.length;
const checks = sum(many, (one) => (isGood(one) ? 1 : 0));
const plainChecks = sum(proposals, (one) => (isPlainGood(one) ? 1 : 0));

/** All scenes so many times over, so that a round is long enough to measure. */
const listed = (density: 'sparse' | 'standard' | 'dense', times: number): number => {
  const many = Array.from({ length: times }, () => scenes).flat();
  return timed(many.length, sum(many, ({ start, ground, interests }) => candidatesOfToolMove(start, ground, { density, interests }).length));
};

/** Places within reach of every scene, each asked for alone. */
const wanted = scenes.flatMap(({ start, ground }) =>
  Array.from({ length: 60 }, () => {
    const { x, y } = start.base.center;
    return { end: { end: vec(x + draw(38_001) - 19_000, y + draw(38_001) - 19_000), floor: 0 }, start, ground };
  }),
);
const laysFound = sum(wanted, ({ end, start, ground }) => (findToolMove(end, start, ground) === undefined ? 0 : 1));

const SIXTY = Array.from({ length: 60 }, (_, i) => [figures[i % FIGURES] ?? disc(vec(0, 0), 1), figures[(i * 7 + 3) % FIGURES] ?? disc(vec(0, 0), 1)] as const);
const TIMES = 2000;
const repeated = (holds: (a: Disc, b: Disc) => boolean): (() => number) => () => {
  let total = 0;
  for (let i = 0; i < TIMES; i += 1) for (const [a, b] of SIXTY) if (holds(a, b)) total += 1;
  return total;
};

/** Measures all rows; some seconds. */
export const bench = (): readonly Row[] => {
  const unit = 'µs';
  const once = scenes.slice(0, 3);
  return [
    {
      name: '60 base-to-base range checks',
      value: timed(TIMES, repeated((a, b) => isWithinDiscDisc(a, b, 6 * INCH))),
      unit,
      against: { name: 'Math.hypot', value: timed(TIMES, repeated((a, b) => Math.hypot(a.center.x - b.center.x, a.center.y - b.center.y) - a.radius - b.radius <= 6 * INCH)) },
    },
    {
      name: 'check of a tool move, 40 pieces and 19 bases',
      value: timed(many.length, checks),
      unit,
      against: { name: 'points along the tool in floats', value: timed(proposals.length, plainChecks) },
    },
    { name: 'of these checks the plain way answers wrongly', value: 100 * wrong(), unit: '%' },
    { name: 'sparse candidates of a tool move', value: listed('sparse', 25), unit },
    { name: 'standard candidates of a tool move', value: listed('standard', 5), unit },
    { name: 'dense candidates of a tool move', value: listed('dense', 1), unit },
    { name: 'a lay of the tool for one place, or none', value: timed(wanted.length, laysFound), unit },
    { name: 'a random allowed tool move', value: timed(scenes.length * 50, sum(scenes, ({ start, ground }) => Array.from({ length: 50 }, () => sampleToolMove(start, ground, draw)).length)), unit },
    { name: 'the region of a tool move, both bounds', value: timed(once.length, sum(once, ({ start, ground }) => regionOfToolMove(start, 0, ground).outer.length)) / 1000, unit: 'ms' },
  ];
};
