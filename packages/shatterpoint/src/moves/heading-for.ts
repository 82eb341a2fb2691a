import { add, along, boxOf, disc, headingTo, isSamePoint, isWithinBoxBox, leftOf, pointAlong, rightOf, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Arms } from '@regelwerk/geometry/moves';
import type { Scene } from '../board/scene.js';
import type { MoveKind } from '../model/effect.js';
import type { Ingress } from '../model/choice.js';
import { NONE, type Spot } from '../model/ids.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { whyNotLaid } from '../rules/move/base-not-swept.js';
import { touchesOutline } from '../rules/move/tool-touch.js';
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
  const floors = ground.floors.map(({ shape, level }, place) => ({ shape, level, on: field.on[place] ?? NONE }));
  return floors.filter(({ shape }) => isWithinBoxBox(boxOf(shape), point, 0)).sort((a, b) => b.level - a.level).map(({ on }) => on);
};

/** How a tool lies that is bent around what is in the way: a little aside, on the left or the right, or far aside, where its hinge goes so far. */
const around = ({ base, tool }: Option, end: Vec): readonly Arms[] => {
  const ahead = headingTo(base.center, end);
  return [add(ahead, ahead), ahead].flatMap((way) =>
    [leftOf(ahead), rightOf(ahead)].map((aside): Arms => {
      const first = headingTo({ x: 0, y: 0 }, add(way, aside));
      return [first, headingTo(add(base.center, along(first, base.radius + tool.arms[0])), end)];
    }),
  );
};

/** A move that ends at a place, if there is an easy one. */
export const moveTo = (state: State, option: Option, end: Vec): Lead | undefined => {
  const { base, tool, scene, how } = option;
  const { options } = state.table;
  // Who stays lays the tool anywhere.
  const straight = isSamePoint(base.center, end) ? { x: 1, y: 0 } : headingTo(base.center, end);
  for (const on of surfacesAt(scene, end)) {
    const to: Spot = { x: end.x, y: end.y, on };
    const whyNot = (arms: Arms): Refusal | undefined => whyNotLaid(scene, { base, tool, arms, to, bend: options['measure.maxBend'], wide: touchesOutline(options) });
    const not = whyNot([straight, straight]);
    // Only what keeps the tool away can be gone around.
    const arms = not === undefined ? ([straight, straight] as const) : not.kind === 'tool-blocked' ? around(option, end).find((one) => whyNot(one) === undefined) : undefined;
    if (arms !== undefined) return { how, to, arms, ingress: [] };
  }
  return undefined;
};

/** Where a character stops that goes for something: as soon as it is near enough, or as far as it gets. */
const stopsFor = ({ base: { center }, most }: Option, { at, within }: Goal): readonly Vec[] => {
  const apart = Math.sqrt((at.x - center.x) * (at.x - center.x) + (at.y - center.y) * (at.y - center.y));
  const wanted: Ticks = Math.min(most, Math.ceil(apart - within));
  const first = wanted < most ? pointAlong({ from: at, toward: center, length: within, round: 'short' }) : pointAlong({ from: center, toward: at, length: most, round: 'short' });
  const shorter = [3, 2].map((quarters) => pointAlong({ from: center, toward: at, length: Math.floor((wanted * quarters) / 4), round: 'short' }));
  return [first, ...shorter].flatMap((one) => one ?? []);
};

/** A move toward something, if there is an easy one; none where the character is near enough. */
export const moveToward = (state: State, option: Option, goal: Goal): Lead | undefined => {
  const { center } = option.base;
  const [x, y] = [goal.at.x - center.x, goal.at.y - center.y];
  if (x * x + y * y <= goal.within * goal.within) return undefined;
  for (const end of stopsFor(option, goal)) {
    const found = moveTo(state, option, end);
    if (found !== undefined) return found;
  }
  return undefined;
};
