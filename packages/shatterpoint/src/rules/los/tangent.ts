import { orientation, polygon, type Polygon, type Vec } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import type { Options } from '../../model/options.js';

/** A corner, seen from the one before it. */
interface Corner {
  readonly before: Vec;
  readonly at: Vec;
  readonly after: Vec;
}

/** By how much an edge of an outline that turns left is shifted outward: one tick, in each direction in which it looks. */
const outward = (from: Vec, to: Vec): Vec => ({ x: Math.sign(to.y - from.y), y: Math.sign(from.x - to.x) });

const shifted = ({ x, y }: Vec, by: Vec): Vec => ({ x: x + by.x, y: y + by.y });

/** No line that stays outside touches a corner that points inward, so that one stays where it is. */
const grownAt = ({ before, at, after }: Corner): readonly Vec[] => {
  if (orientation(before, at, after) < 0) return [at];
  const [first, second] = [outward(before, at), outward(at, after)];
  return first.x === second.x && first.y === second.y ? [shifted(at, first)] : [shifted(at, first), shifted(at, second)];
};

const turnsLeft = (points: readonly Vec[]): boolean =>
  points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0) > 0;

/** An outline that is one tick wider on all sides. */
const grown = (points: readonly Vec[]): Polygon => {
  const left = turnsLeft(points) ? points : [...points].reverse();
  const corner = (at: Vec, i: number): Corner => ({ before: left[(i + left.length - 1) % left.length] ?? at, at, after: left[(i + 1) % left.length] ?? at });
  return polygon(left.map(corner).flatMap(grownAt));
};

/**
 * What stops a line of the outline of a part: to enter it does, to touch it does not. Where the table has agreed that touching stops it,
 * too, the outline counts as one tick wider: no line is free that touches a part or passes it by less than a hundredth of a millimetre.
 */
export const stoppingOutline = rule('sp.los.tangent', (options: Pick<Options, 'los.tangent'>, outline: Polygon): Polygon =>
  options['los.tangent'] === 'clear' ? outline : grown(outline.points),
);
