// Lines that rise from one disc to a higher one, in doubles: from the far rim of the lower to the near rim of the higher, for
// so they rise soonest. A fan of them finds what slices across the way are too coarse for.
import { type Disc, type Polygon, type Segment, segment } from '../shape.js';
import { type Vec, lengthSquared } from '../vector.js';

/** What stops a rising line, and on which part of its way, from 0 to 1. */
export interface Stop {
  readonly footprint: Polygon;
  readonly from: number;
  readonly to: number;
}

/** Less of the way than this, and the line only grazes. */
const GRAZE = 1e-9;

/** From where to where the two bases are crossed, as far from the middle as these parts of their radii. */
const FAN = [0, 0.5, -0.5, 0.95, -0.95];

const isStopped = ({ from, to }: Segment, { footprint: { points }, ...stop }: Stop): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const whole = dx * dx + dy * dy;
  const cuts = points.flatMap((w, i) => {
    const v = points.at(i - 1) ?? w;
    const [f, g] = [dx * (v.y - from.y) - dy * (v.x - from.x), dx * (w.y - from.y) - dy * (w.x - from.x)];
    if (f > 0 === g > 0) return [];
    const [x, y] = [v.x + ((w.x - v.x) * f) / (f - g), v.y + ((w.y - v.y) * f) / (f - g)];
    return [((x - from.x) * dx + (y - from.y) * dy) / whole];
  });
  const sorted = cuts.sort((p, q) => p - q);
  return sorted.some((begin, i) => {
    const end = i % 2 === 0 ? (sorted[i + 1] ?? begin) : begin;
    return Math.min(end, stop.to, 1) - Math.max(begin, stop.from, 0) > GRAZE;
  });
};

/** Where a way first meets a disc, seen from a point of the line through it. */
const entry = ({ center, radius }: Disc, at: Vec, u: Vec): Vec => {
  const middle = (center.x - at.x) * u.x + (center.y - at.y) * u.y;
  const aside = (center.x - at.x) * u.y - (center.y - at.y) * u.x;
  const along = middle - Math.sqrt(Math.max(0, radius * radius - aside * aside));
  return { x: at.x + u.x * along, y: at.y + u.y * along };
};

/** A free line of a fan from disc to disc; undefined if none is. */
export const riseBetween = (a: Disc, b: Disc, stops: readonly Stop[]): Segment | undefined => {
  const way = { x: b.center.x - a.center.x, y: b.center.y - a.center.y };
  const length = Math.sqrt(lengthSquared(way));
  const at = ({ center, radius }: Disc, part: number): Vec => ({ x: center.x - (way.y / length) * radius * part, y: center.y + (way.x / length) * radius * part });
  for (const p of FAN)
    for (const q of FAN) {
      const [from, to] = [at(a, p), at(b, q)];
      const size = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
      const u = { x: (to.x - from.x) / size, y: (to.y - from.y) / size };
      const line = segment(entry(a, from, u), entry(b, from, u));
      if (stops.every((stop) => !isStopped(line, stop))) return line;
    }
  return undefined;
};
