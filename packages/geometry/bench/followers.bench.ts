// What it costs to place a unit around its leader: on open ground, among terrain and bases, and where there is no room.
import { disc, polygon, rectangle, vec } from '../src/index.js';
import { type Ground, prepareGround } from '../src/moves/index.js';
import { type Formation, placeFollowers } from '../src/reach/index.js';
import { type Row, draws } from './shared.js';

const TABLE = 91_440;
const RADIUS = 1350;
const edge = rectangle(vec(0, 0), vec(TABLE, TABLE));
const floors = [{ shape: edge, level: 0 }];
const CORNERS = [[0, 0], [2, -1], [4, 0], [4, 3], [2, 4], [0, 3]] as const;

const draw = draws(5);
const piece = () => {
  const [x, y, wide, high] = [draw(TABLE - 8000), draw(TABLE - 8000), 2000 + draw(5000), 2000 + draw(5000)];
  return polygon(CORNERS.map(([dx, dy]) => vec(x + Math.round((dx * wide) / 4), y + Math.round((dy * high) / 4))));
};
const spots = Array.from({ length: 20 }, () => vec(4000 + draw(TABLE - 8000), 4000 + draw(TABLE - 8000)));
const open: Ground = prepareGround({ edge, floors, obstacles: [], bases: [] });
const crowded: Ground = prepareGround({ edge, floors, obstacles: Array.from({ length: 40 }, () => ({ shape: piece(), bars: 'both' })), bases: spots.map((at) => ({ shape: disc(at, 2000), level: 0 })) });
/** All around the leader is closed but for a strip that is too narrow. */
const ledges: Ground = prepareGround({ edge, floors: [rectangle(vec(30_000, 43_650), vec(60_000, 46_349)), rectangle(vec(70_000, 10_000), vec(80_000, 20_000))].map((shape) => ({ shape, level: 0 })), obstacles: [], bases: [] });

const unit = (count: number, at = vec(45_000, 45_000)): Formation => ({ leader: { base: disc(at, RADIUS), floor: 0 }, followers: Array.from({ length: count }, () => RADIUS), within: 7620 });

/** Milliseconds for each: the best of five rounds. */
const timed = (formations: readonly Formation[], ground: Ground): number => {
  const round = (): number => {
    const start = performance.now();
    for (const formation of formations) placeFollowers(formation, ground);
    return (performance.now() - start) / formations.length;
  };
  round();
  return Math.min(...Array.from({ length: 5 }, round));
};

/** Measures all rows; some seconds. */
export const bench = (): readonly Row[] => {
  const unit5 = spots.map((at) => unit(5, vec(at.x + 3400, at.y)));
  return [
    { name: '5 followers on open ground', value: timed([unit(5), unit(5, vec(2000, 2000))], open), unit: 'ms' },
    { name: '12 followers on open ground', value: timed([unit(12)], open), unit: 'ms' },
    { name: '5 followers among 40 pieces and 20 bases', value: timed(unit5, crowded), unit: 'ms' },
    { name: '2 followers without room near their leader', value: timed([unit(2)], ledges), unit: 'ms' },
  ];
};
