// Random proposals that pass their check. Drawn a few times; who finds nothing stays where it is, if that is allowed.
import { type Displaced, type PlaceStart, type Placed, type PushStart, checkPlace, checkPush, wayOfPush } from '../displace.js';
import type { Ground } from '../ground.js';
import { isWithinEighth, isWithinTurn } from '../heading.js';
import { isWithinDiscSegment } from '../disc-segment.js';
import { along } from '../round.js';
import { disc } from '../shape.js';
import { type ToolMove, type ToolStart, faultsOfTool } from '../tool-move.js';
import { layTool } from '../tool.js';
import type { Ticks } from '../units.js';
import { type Vec, add } from '../vector.js';
import { type Draw, floorsFor } from './density.js';
import { fan } from './fan.js';
import { findToolMove } from './lays.js';

const TRIES = 64;
const DIRECTIONS = fan(16);

const drawOne = <A>(list: readonly A[], draw: Draw): A | undefined => list[draw(list.length)];

/** A point at most so far from another, each as likely as any. */
const drawNear = (center: Vec, reach: Ticks, draw: Draw): Vec => {
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

const tryToolMove = (start: ToolStart, ground: Ground, draw: Draw): ToolMove | undefined => {
  const { base, tool } = start;
  const [first, second] = [drawOne(DIRECTIONS, draw), drawOne(DIRECTIONS, draw)];
  if (first === undefined || second === undefined || !isWithinTurn(first, second, tool.limit)) return undefined;
  const { spine } = layTool(tool, [first, second], { center: base.center, reach: base.radius });
  const length = draw(tool.arms[0] + tool.arms[1] + 1);
  const arm = length <= tool.arms[0] ? spine[0] : spine[1];
  const on = add(arm.from, along(arm === spine[0] ? first : second, arm === spine[0] ? length : length - tool.arms[0]));
  const end = drawNear(on, base.radius, draw);
  const there = disc(end, base.radius);
  if (!isWithinDiscSegment(there, arm, 0)) return undefined;
  const floor = drawOne(floorsFor(there, ground), draw);
  const move = { arms: [first, second], end } as const;
  return floor === undefined || faultsOfTool(move, start, ground).length > 0 ? undefined : { ...move, floor };
};

/** A random allowed move with a tool; undefined only where even staying is not found. */
export const sampleToolMove = (start: ToolStart, ground: Ground, draw: Draw): ToolMove | undefined =>
  firstOf(() => tryToolMove(start, ground, draw)) ??
  floorsFor(start.base, ground)
    .map((floor) => findToolMove({ end: start.base.center, floor }, start, ground))
    .find((move) => move !== undefined);

/** A random allowed place. */
export const samplePlace = (start: PlaceStart, ground: Ground, draw: Draw): Placed | undefined =>
  firstOf(() => {
    const end = drawNear(start.base.center, start.within + 2 * start.base.radius, draw);
    const floor = drawOne(floorsFor(disc(end, start.base.radius), ground), draw);
    const checked = checkPlace({ end, floor }, start, ground);
    return checked._tag === 'Right' ? checked.right : undefined;
  });

/** A push in a random direction of its wedge, and where it leads. */
export const samplePush = (start: PushStart, ground: Ground, draw: Draw): (Displaced & { readonly direction: Vec }) | undefined => {
  const way = wayOfPush(start);
  const direction = drawOne(DIRECTIONS.filter((one) => isWithinEighth(one, way)), draw);
  if (direction === undefined) return undefined;
  const checked = checkPush({ direction }, start, ground);
  return checked._tag === 'Right' ? { ...checked.right, direction } : undefined;
};
