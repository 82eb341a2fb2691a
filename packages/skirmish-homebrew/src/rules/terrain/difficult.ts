import { crossesSegmentPolygon, isMostlyInsideParts, pointAlong, type PathPart, type Polygon, type Ticks } from '@regelwerk/geometry';
import type { Board } from '../../board.js';
import type { Leg } from '../../board/leg.js';
import type { Place } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { measuredLine } from '../move/path-length.js';
import type { Passages } from '../move/path-free.js';
import type { Range } from '../move/range.js';
import { isDamaged } from './stairs.js';

/**
 * Half of a range, as far as whole ticks go: exactly as much as is asked of doubled lengths.
 * @unit ticks
 */
export const halfOf = rule('hb.terrain.difficult-halves', (range: Ticks): Ticks => Math.floor(range / 2));

const halved = ({ value, because }: Range): Range => ({
  value: halfOf(value),
  because: ['hb.terrain.difficult-halves', 'hb.terrain.difficult-majority', ...because],
});

const groundOf = ({ difficult }: Board, leg: Leg): readonly Polygon[] => {
  if (leg.clear || difficult.length === 0) return NONE;
  return difficult.filter(({ z, polygon }) => z === leg.low && crossesSegmentPolygon(leg, polygon)).map(({ polygon }) => polygon);
};
const NONE: readonly Polygon[] = [];

/** What is difficult on a leg: ground beneath it, or all of it on damaged stairs. */
const difficultOn = (board: Board, leg: Leg, passage: Passages[number]): PathPart['inside'] => {
  if (passage.kind === 'level') return groundOf(board, leg);
  return isDamaged(passage.slope) ? 'all' : NONE;
};

/** Does a way lead mostly, on more than half its length, through difficult ground? */
export const isMostlyDifficult = rule(
  'hb.terrain.difficult-majority',
  (state: State, legs: readonly Leg[], passages: Passages): boolean => {
    const { board } = prepare(state.table);
    const parts: { leg: Leg; inside: PathPart['inside'] }[] = [];
    let any = false;
    for (let i = 0; i < legs.length; i += 1) {
      const leg = legs[i] as Leg;
      const inside = difficultOn(board, leg, passages[i] as Passages[number]);
      any ||= inside.length > 0;
      parts.push({ leg, inside });
    }
    return any && isMostlyInsideParts(parts.map(({ leg, inside }) => ({ path: measuredLine(state, [leg.from, leg.to]), inside })));
  },
);

/**
 * The range of this one action, judged by the way of this action alone. What even half the range allows needs no look at the ground.
 * @unit ticks
 */
export const rangeThisAction = rule('hb.terrain.difficult-this-action', (range: Range, length: Ticks, isMostly: () => boolean): Range =>
  length <= halfOf(range.value) || !isMostly() ? range : halved(range),
);

/** Where a figure stops on the way to a goal that is too far for it, as one that wades does; `undefined` where it is there already. */
export const stopOnTheWay = rule('hb.terrain.difficult-example', (from: Place, goal: Place, reach: Ticks): Place | undefined => {
  const stop = pointAlong({ from, toward: goal, length: reach, round: 'short' });
  return stop === undefined ? undefined : { x: stop.x, y: stop.y, z: from.z };
});
