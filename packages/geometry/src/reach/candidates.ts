// Good guesses, for bots and lists: every one of them passes its check, and a denser list holds every sparser one.
import { type Displaced, type PlaceStart, type Placed, type PushStart, checkPush, wayOfPush } from '../moves/displace.js';
import type { Ground } from '../moves/ground.js';
import { headingTo, isWithinTurn, leftOf, rightOf } from '../heading.js';
import { along, shortAlong } from '../round.js';
import { disc } from '../shape.js';
import { type Arms, type Tool, touchesLay } from '../moves/tool.js';
import { type ToolMove, type ToolStart, farthestOf, isClearLay, layOf } from '../moves/tool-move.js';
import { type Vec, add, isSamePoint } from '../vector.js';
import { type Density, distinct, floorsFor, headingsOf, upTo } from './density.js';
import { type Interests, type Span, endsAt } from './ends.js';
import { fan } from './fan.js';
import { findPlace, placesAt } from './find-place.js';
import { type Finder, finderFrom } from './lays.js';

const keyOf = ({ end, floor }: Placed): string => `${String(end.x)},${String(end.y)},${String(floor)}`;

/** How far the center of a base may get with a tool: the tool and a base length. */
const spanOf = ({ base, tool }: ToolStart): Span => ({
  center: base.center,
  most: tool.arms[0] + tool.arms[1] + 2 * base.radius,
  radius: base.radius,
});

interface Scene {
  readonly start: ToolStart;
  readonly ground: Ground;
  readonly find: Finder;
}

/** An end, and the floors that bear it. */
interface Borne {
  readonly end: Vec;
  readonly floors: readonly number[];
}

const borne = (end: Vec, { start, ground }: Scene): Borne => ({ end, floors: floorsFor(disc(end, start.base.radius), ground) });

/** The move with a lay to an end, one for each floor that bears it. */
const movesBy = (arms: Arms, { end, floors }: Borne, { start, ground }: Scene): readonly ToolMove[] => {
  if (floors.length === 0 || !isWithinTurn(arms[0], arms[1], start.tool.limit)) return [];
  const there = disc(end, start.base.radius);
  const lay = layOf(start, arms);
  return !touchesLay(there, lay, start.tool) || !isClearLay(lay, ground) ? [] : floors.map((floor) => ({ arms, end, floor }));
};

const movesFound = ({ end, floors }: Borne, { find }: Scene): readonly ToolMove[] => {
  const arms = floors.length === 0 ? undefined : find(end);
  return arms === undefined ? [] : floors.map((floor) => ({ arms, end, floor }));
};

/** Where a tool may lie for a base that stays, if it may lie at all: few directions, or many. */
const stay = (scene: Scene, density: Density): readonly ToolMove[] => {
  const here = borne(scene.start.base.center, scene);
  for (const first of headingsOf('sparse')) {
    const moves = movesBy([first, first], here, scene);
    if (moves.length > 0) return moves;
  }
  return density === 'sparse' ? [] : movesFound(here, scene);
};

/** The moves straight at a place; at `dense`, around corners too. */
const movesTo = (end: Vec, scene: Scene, density: Density): readonly ToolMove[] => {
  const { center } = scene.start.base;
  if (isSamePoint(end, center)) return stay(scene, density);
  const [there, heading] = [borne(end, scene), headingTo(center, end)];
  const moves = movesBy([heading, heading], there, scene);
  return moves.length > 0 || density !== 'dense' ? moves : movesFound(there, scene);
};

const bendsAt = (density: Density, { limit }: Tool): readonly Arms[] => {
  if (density === 'sparse' || limit.x > 0) return [];
  return headingsOf(density === 'dense' ? 'dense' : 'sparse').flatMap((first): readonly Arms[] => [
    [first, leftOf(first)],
    [first, rightOf(first)],
  ]);
};

/** The moves with the tool bent by a right angle, as far along the second arm as the base can be. */
const bentMoves = (scene: Scene, density: Density): readonly ToolMove[] => {
  const { base, tool } = scene.start;
  return bendsAt(density, tool).flatMap((arms) => {
    const hinge = add(base.center, shortAlong(arms[0], base.radius + tool.arms[0]));
    return movesBy(arms, borne(add(hinge, shortAlong(arms[1], tool.arms[1] + base.radius - 2)), scene), scene);
  });
};

/** The moves farthest of all: over a corner of the end of a tool, where that is touched, bent so that it lies straight ahead. */
const cornerMoves = (scene: Scene, density: Density): readonly ToolMove[] => {
  const { base: { center }, tool: { arms: [, far], touch, width } } = scene.start;
  if (touch !== 'outline' || density === 'sparse') return [];
  return headingsOf(density === 'dense' ? 'standard' : 'sparse').flatMap((way) => {
    const there = borne(add(center, shortAlong(way, farthestOf(scene.start) - 8)), scene);
    return [leftOf, rightOf].flatMap((aside) => movesBy([way, headingTo(center, add(center, add(along(way, far), along(aside(way), width / 2))))], there, scene));
  });
};

/** Good moves with a tool: stay, all the way, in contact with what is of interest, on both sides of each range, around corners. */
export const candidatesOfToolMove = (start: ToolStart, ground: Ground, { density, ...interests }: Interests & { readonly density: Density }): readonly ToolMove[] => {
  const scene = { start, ground, find: finderFrom(start, ground) };
  const movesAt = (one: Density): readonly ToolMove[] => [
    ...endsAt(spanOf(start), interests, one).flatMap((end) => movesTo(end, scene, one)),
    ...bentMoves(scene, one),
    ...cornerMoves(scene, one),
  ];
  return distinct(upTo(density).flatMap(movesAt), keyOf);
};

/** Good places to set a base down; where guesses are all no good, the one that is found by looking at every corner. */
export const candidatesOfPlace = (start: PlaceStart, ground: Ground, { density, ...interests }: Interests & { readonly density: Density }): readonly Placed[] => {
  const { base, within } = start;
  const span = { center: base.center, most: within + 2 * base.radius, radius: base.radius };
  const places = upTo(density).map((one) => endsAt(span, interests, one).flatMap((end) => placesAt(end, start, ground)));
  const found = places[0]?.length === 0 ? findPlace(start, ground) : undefined;
  return distinct([...(found === undefined ? [] : [found]), ...places.flat()], keyOf);
};

/** A push, and where it leads. */
export interface PushCandidate extends Displaced {
  readonly direction: Vec;
}

/** Good directions of a push: straight, at both edges of the wedge, and between them. */
export const candidatesOfPush = (start: PushStart, ground: Ground, density: Density): readonly PushCandidate[] => {
  const way = wayOfPush(start);
  const straight = headingTo({ x: 0, y: 0 }, way);
  const edges = [straight, add(straight, leftOf(straight)), add(straight, rightOf(straight))].map((edge) => headingTo({ x: 0, y: 0 }, edge));
  const directions = upTo(density).flatMap((one) => (one === 'sparse' ? edges : fan(one === 'standard' ? 2 : 12)));
  const all = directions.flatMap((direction): readonly PushCandidate[] => {
    const checked = checkPush({ direction }, start, ground);
    return checked._tag === 'Right' ? [{ ...checked.right, direction }] : [];
  });
  return distinct(all, ({ direction, end }) => `${String(direction.x)},${String(direction.y)},${String(end.x)},${String(end.y)}`);
};
