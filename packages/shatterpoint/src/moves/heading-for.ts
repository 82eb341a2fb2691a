import { add, along, boxOf, disc, headingTo, isSamePoint, isWithinBoxBox, isWithinDiscDisc, leftOf, pointAlong, preparePolygon, rightOf, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Arms } from '@regelwerk/geometry/moves';
import type { Scene } from '../board/scene.js';
import type { MoveKind } from '../model/effect.js';
import type { Ingress } from '../model/choice.js';
import { NONE, type Spot } from '../model/ids.js';
import type { State } from '../model/state.js';
import { whyNoTool } from '../rules/move/base-not-swept.js';
import { whyNotEnd } from '../rules/move/end.js';
import { laidAgainst } from '../rules/move/tool-placement.js';
import type { Goal } from './goals.js';
import type { Option } from './laying.js';

/** A move without who makes it. */
export interface Lead {
  readonly how: MoveKind;
  readonly to: Spot;
  readonly arms: Arms;
  readonly ingress: readonly Ingress[];
}

/** The surfaces below a point, the highest first. */
const surfacesAt = ({ field, ground }: Scene, at: Vec): readonly string[] => {
  const point = boxOf(disc(at, 0));
  const below = ground.floors.flatMap(({ shape, level }, place) => (isWithinBoxBox(preparePolygon(shape).box, point, 0) ? [{ level, on: field.on[place] ?? NONE }] : []));
  return below.sort((a, b) => b.level - a.level).map(({ on }) => on);
};

/**
 * How a tool lies toward an end: straight, or bent around what is in the way, a little aside, on the left or the right, or far aside, where its
 * hinge goes so far.
 */
const layings = function* ({ base, tool }: Option, end: Vec): Generator<Arms, void> {
  // Who stays lays the tool anywhere.
  const ahead = isSamePoint(base.center, end) ? { x: 1, y: 0 } : headingTo(base.center, end);
  yield [ahead, ahead];
  for (const way of [add(ahead, ahead), ahead]) {
    for (const aside of [leftOf(ahead), rightOf(ahead)]) {
      const first = headingTo({ x: 0, y: 0 }, add(way, aside));
      const hinge = add(base.center, along(first, base.radius + tool.arms[0]));
      if (isWithinDiscDisc(disc(end, base.radius), disc(hinge, tool.arms[1]), 0)) yield [first, headingTo(hinge, end)];
    }
  }
};

/** A move that ends at a place, if there is an easy one. */
export const moveTo = (state: State, option: Option, end: Vec): Lead | undefined => {
  const { base, tool, scene, how } = option;
  const { options } = state.table;
  for (const on of surfacesAt(scene, end)) {
    const to: Spot = { x: end.x, y: end.y, on };
    if (whyNotEnd(scene, to, base.radius) !== undefined) continue;
    for (const arms of layings(option, end)) {
      const not = whyNoTool(scene, { base, tool, arms, to, bend: options['measure.maxBend'] });
      if (not === undefined) return { how, to, arms, ingress: [] };
    }
  }
  return undefined;
};

/** Where a character ends that goes as far as it can in a direction. */
const farthest = ({ base, tool }: Option, toward: Vec): Vec | undefined => {
  const way = headingTo(base.center, toward);
  const tip = laidAgainst(base, tool, [way, way]).spine[1].to;
  return pointAlong({ from: tip, toward: add(tip, way), length: base.radius, round: 'short' });
};

/** Where a character stops that goes for something: as soon as it is near enough, or as far as it gets; or else a quarter or half of the way before that. */
const stopsFor = function* (option: Option, { at, within }: Goal): Generator<Vec | undefined, void> {
  const { base: { center }, most } = option;
  const apart = Math.sqrt((at.x - center.x) * (at.x - center.x) + (at.y - center.y) * (at.y - center.y));
  const wanted: Ticks = Math.min(most, Math.ceil(apart - within));
  yield wanted < most ? pointAlong({ from: at, toward: center, length: within, round: 'short' }) : farthest(option, at);
  for (const quarters of [3, 2]) yield pointAlong({ from: center, toward: at, length: Math.floor((wanted * quarters) / 4), round: 'short' });
};

/** A move toward something, if there is an easy one; none where the character is near enough. */
export const moveToward = (state: State, option: Option, goal: Goal): Lead | undefined => {
  const { center } = option.base;
  const [x, y] = [goal.at.x - center.x, goal.at.y - center.y];
  if (x * x + y * y <= goal.within * goal.within) return undefined;
  for (const end of stopsFor(option, goal)) {
    const found = end === undefined ? undefined : moveTo(state, option, end);
    if (found !== undefined) return found;
  }
  return undefined;
};
