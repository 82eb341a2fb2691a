// What the region of a notched move costs in a crowd: one oblong base among twenty bases and twenty pieces of terrain.
import { type BaseForm, type Polygon, disc, polygon, rectangle, vec } from '../src/index.js';
import { type Ground, type NotchedStart, prepareGround } from '../src/moves/index.js';
import { regionOfNotchedMove } from '../src/reach/index.js';
import { type Row, draws } from './shared.js';

const TABLE = 60_000;
const COUNT = 20;
const CORNERS = [[0, 0], [2, -1], [4, 0], [4, 3], [2, 4], [0, 3]] as const;

const draw = draws(23);
const edge = rectangle(vec(0, 0), vec(TABLE, TABLE));
const spot = () => vec(2000 + draw(TABLE - 6000), 2000 + draw(TABLE - 6000));
const piece = (): Polygon => {
  const [{ x, y }, wide, high] = [spot(), 1500 + draw(4000), 1500 + draw(4000)];
  return polygon(CORNERS.map(([dx, dy]) => vec(x + Math.round((dx * wide) / 4), y + Math.round((dy * high) / 4))));
};
const crowd: Ground = prepareGround({
  edge,
  floors: [{ shape: edge, level: 0 }],
  obstacles: Array.from({ length: COUNT }, () => ({ shape: piece(), bars: 'both' })),
  bases: Array.from({ length: COUNT }, () => ({ shape: disc(spot(), 2000), level: 0 })),
});
const open: Ground = { ...crowd, obstacles: [], bases: [] };
const small: BaseForm = { outline: 'stadium', length: 6000, width: 3500, notches: ['front', 'rear'], notchDepth: 300 };
const start = (form: Partial<BaseForm>, turns: boolean): NotchedStart => ({
  base: { form: { ...small, ...form }, center: vec(34_000, 24_000), facing: vec(3, 2) },
  tool: { arms: [5000, 5000], width: 1600, limit: vec(0, 1) },
  turns,
});

/** Milliseconds: the best of three rounds. */
const timed = (from: NotchedStart, ground: Ground): number => {
  const round = (): number => {
    const begin = performance.now();
    regionOfNotchedMove(from, 0, ground);
    return performance.now() - begin;
  };
  return Math.min(round(), round(), round());
};

/** Measures all rows; some seconds. */
export const bench = (): readonly Row[] => [
  { name: 'notched region in a crowd, straight on', value: timed(start({}, false), crowd), unit: 'ms' },
  { name: 'notched region in a crowd, turning first', value: timed(start({}, true), crowd), unit: 'ms' },
  { name: 'notched region in a crowd, an oval turning first', value: timed(start({ outline: 'oval' }, true), crowd), unit: 'ms' },
  { name: 'notched region in a crowd, a box turning first', value: timed(start({ outline: 'box', notches: ['front', 'left'] }, true), crowd), unit: 'ms' },
  { name: 'notched region on open ground, turning first', value: timed(start({}, true), open), unit: 'ms' },
];
