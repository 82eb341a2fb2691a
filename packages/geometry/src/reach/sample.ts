// Random proposals that pass their check. Drawn a few times; who finds nothing stays where it is, if that is allowed.
import { type Displaced, type PlaceStart, type Placed, type PushStart, checkPlace, checkPush, wayOfPush } from '../moves/displace.js';
import type { Ground } from '../moves/ground.js';
import { isWithinEighth, isWithinTurn } from '../heading.js';
import { roundTicks } from '../round.js';
import { disc } from '../shape.js';
import { type ToolMove, type ToolStart, isClearLay, layOf } from '../moves/tool-move.js';
import { type Lay, besideOf, touchesLay } from '../moves/tool.js';
import type { Ticks } from '../units.js';
import type { Vec } from '../vector.js';
import { type Draw, floorsFor } from './density.js';
import { fan } from './fan.js';
import { findPlace } from './find-place.js';
import { findToolMove } from './lays.js';

const TRIES = 64;
const DIRECTIONS = fan(16);

const drawOne = <A>(list: readonly A[], draw: Draw): A | undefined => list[draw(list.length)];

/** A point at most so far from another, each as likely as any. */
export const drawNear = (center: Vec, reach: Ticks, draw: Draw): Vec => {
  for (let i = 0; i < TRIES; i += 1) {
    const [x, y] = [draw(2 * reach + 1) - reach, draw(2 * reach + 1) - reach];
    if (x * x + y * y <= reach * reach) return { x: center.x + x, y: center.y + y };
  }
  return center;
};

/** The first of some tries that finds something. */
const firstOf = <A>(attempt: () => A | undefined): A | undefined => {
  for (let i = 0; i < TRIES; i += 1) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
};

/** How many ends are tried with a lay before another is drawn. */
const ENDS = 4;

/** A place within reach of a point of the middle line of a tool, each point of it as likely as any. */
const drawEnd = ({ base, tool }: ToolStart, { spine }: Lay, draw: Draw): Vec => {
  const length = draw(tool.arms[0] + tool.arms[1] + 1);
  const [arm, far, size] = length < tool.arms[0] ? [spine[0], length, tool.arms[0]] : [spine[1], length - tool.arms[0], tool.arms[1]];
  const at = (from: Ticks, to: Ticks): Ticks => roundTicks(from + ((to - from) * far) / size);
  return drawNear({ x: at(arm.from.x, arm.to.x), y: at(arm.from.y, arm.to.y) }, base.radius + besideOf(tool), draw);
};

const tryToolMove = (start: ToolStart, ground: Ground, draw: Draw): ToolMove | undefined => {
  const [first, second] = [drawOne(DIRECTIONS, draw), drawOne(DIRECTIONS, draw)];
  if (first === undefined || second === undefined || !isWithinTurn(first, second, start.tool.limit)) return undefined;
  const lay = layOf(start, [first, second]);
  if (!isClearLay(lay, ground)) return undefined;
  for (let i = 0; i < ENDS; i += 1) {
    const end = drawEnd(start, lay, draw);
    const there = disc(end, start.base.radius);
    const floor = touchesLay(there, lay, start.tool) ? drawOne(floorsFor(there, ground), draw) : undefined;
    if (floor !== undefined) return { arms: [first, second], end, floor };
  }
  return undefined;
};

/** A random allowed move with a tool; undefined only where even staying is not found. */
export const sampleToolMove = (start: ToolStart, ground: Ground, draw: Draw): ToolMove | undefined =>
  firstOf(() => tryToolMove(start, ground, draw)) ??
  floorsFor(start.base, ground)
    .map((floor) => findToolMove({ end: start.base.center, floor }, start, ground))
    .find((move) => move !== undefined);

/** A random allowed place; where drawing finds none, the one that is found by looking at every corner. */
export const samplePlace = (start: PlaceStart, ground: Ground, draw: Draw): Placed | undefined =>
  firstOf(() => {
    const end = drawNear(start.base.center, start.within + 2 * start.base.radius, draw);
    const floor = drawOne(floorsFor(disc(end, start.base.radius), ground), draw);
    const checked = checkPlace({ end, floor }, start, ground);
    return checked._tag === 'Right' ? checked.right : undefined;
  }) ?? findPlace(start, ground);

/** A push in a random direction of its wedge, and where it leads. */
export const samplePush = (start: PushStart, ground: Ground, draw: Draw): (Displaced & { readonly direction: Vec }) | undefined => {
  const way = wayOfPush(start);
  const direction = drawOne(DIRECTIONS.filter((one) => isWithinEighth(one, way)), draw);
  if (direction === undefined) return undefined;
  const checked = checkPush({ direction }, start, ground);
  return checked._tag === 'Right' ? { ...checked.right, direction } : undefined;
};
