// Regions: what to show a player. The outer one holds every end that is allowed, the inner one only ends that are. Between
// them lie ends that a tool reaches only when it lies just so.
import { type Touched, besideOf, layTool, touchedOf } from '../moves/tool.js';
import { type ToolStart, farthestOf, isClearLay } from '../moves/tool-move.js';
import type { Ground } from '../moves/ground.js';
import { isWithinTurn } from '../heading.js';
import type { Ticks } from '../units.js';
import type { Vec } from '../vector.js';
import { type Area, common, unite } from './area.js';
import { fan } from './fan.js';
import { LAYS, bendsOf } from './lays.js';
import { type Outline, SPARE, type Side, brush, roundedHull } from './outline.js';
import { spotsOn } from './spots.js';

/** Where a base may end on one floor, as the places of its center. */
export interface Region {
  /** Every allowed end lies in it. */
  readonly outer: Area;
  /** Every place in it is an allowed end, or has one near it. */
  readonly inner: Area;
  /** How far an allowed end may be from a place of the inner region: 0 where each of them is one itself. @unit ticks */
  readonly near: Ticks;
  /** How much a tool may be thinner, or a range longer, and the outer region still hold its ends. @unit ticks */
  readonly tolerance: Ticks;
}

const both = (inner: Area, outer: Area, tolerance: Ticks): Region => ({ inner, near: 0, outer, tolerance });

/** A base that may be set down anywhere so near to a point. */
export interface PlaceReach {
  readonly center: Vec;
  /** How far the center of the base may be away. @unit ticks */
  readonly within: Ticks;
  /** Of the base. @unit ticks */
  readonly radius: Ticks;
}

/** The region of a base that is set down near a point, on a floor. */
export const regionOfPlace = ({ center, within, radius }: PlaceReach, floor: number, ground: Ground): Region => {
  const reach = (side: Side): Area => [roundedHull([center], within, side)].filter((outline) => outline.length > 2);
  const of = (side: Side): Area => common(reach(side), spotsOn({ radius, floor }, ground, side));
  return both(of('inside'), of('outside'), SPARE);
};

/** Draws where bases of a radius lie that touch an arm. */
const drawTouched = (radius: Ticks): ((arm: Touched) => readonly Outline[]) => {
  const draw = brush(radius, 'inside');
  return ({ line, wide }) => (wide === undefined ? [draw([line.from, line.to])] : [draw(wide.plate.points), roundedHull([wide.hinge.center], wide.hinge.radius + radius, 'inside')]);
};

/** What bases touch that touch the tool, lay by lay, for one direction of the first arm. */
const innerOf = (start: ToolStart, first: Vec, ground: Ground): Area => {
  const { center, radius } = start.base;
  const draw = drawTouched(radius);
  const outlines: Outline[] = [];
  for (const second of bendsOf(first)) {
    if (!isWithinTurn(first, second, start.tool.limit)) continue;
    const lay = layTool(start.tool, [first, second], { center, reach: radius });
    if (!isClearLay(lay, ground)) continue;
    const [near, far] = touchedOf(lay, start.tool);
    if (outlines.length === 0) outlines.push(...draw(near));
    outlines.push(...draw(far));
  }
  return unite(outlines);
};

const OUTER = 12;
/** How many far ends share one outline: their fan is narrow, and its hull adds little. */
const FAN = 8;
/** Half the widest step of the directions of the outer region, as a part of the radius: 3.9 degrees are 0.068. */
const HALF_STEP = 0.0345;

/** How far any point of a tool is from where it is in the nearest of the lays looked at. */
const slackOf = ({ base, tool }: ToolStart): Ticks => Math.ceil((base.radius + tool.arms[0] + tool.arms[1]) * HALF_STEP) + SPARE;

/** The tool that lies inside every tool whose arms are off by at most half a step; none if the tool is too small for that. */
const coreOf = (start: ToolStart): { readonly start: ToolStart; readonly reach: Ticks } | undefined => {
  const { base, tool } = start;
  const slack = slackOf(start);
  const [first, second, width] = [tool.arms[0] - slack, tool.arms[1] - slack, tool.width - 2 * slack];
  const isThere = first > 0 && second > 0 && width > 0;
  return isThere ? { start: { base, tool: { ...tool, arms: [first, second], width } }, reach: base.radius + slack } : undefined;
};

const isNextTo = (a: Vec, b: Vec): boolean => isWithinTurn(a, b, { x: 1000, y: 72 });

/** The directions of the second arm that some tool may have whose first arm is near a direction: a step more than its limit. */
const secondsOf = ({ tool }: ToolStart, first: Vec): readonly Vec[] => {
  const allowed = fan(OUTER).filter((second) => isWithinTurn(first, second, tool.limit));
  return fan(OUTER).filter((second) => allowed.some((other) => isNextTo(other, second)));
};

/** Where the far end lies for the directions of the second arm in which the core of the tool is clear, in fans of a few. */
const fansOf = (start: ToolStart, first: Vec, ground: Ground): readonly (readonly Vec[])[] => {
  const core = coreOf(start);
  const { base, tool } = start;
  const runs: Vec[][] = [[]];
  for (const second of secondsOf(start, first)) {
    const isFree = core === undefined || isClearLay(layTool(core.start.tool, [first, second], { center: base.center, reach: core.reach }), ground);
    if (runs.at(-1)?.length === FAN || (!isFree && runs.at(-1)?.length !== 0)) runs.push([]);
    if (isFree) runs.at(-1)?.push(layTool(tool, [first, second], { center: base.center, reach: base.radius }).spine[1].to);
  }
  return runs.filter((run) => run.length > 0);
};

const outerOf = (start: ToolStart, first: Vec, ground: Ground): readonly Outline[] => {
  const { base, tool } = start;
  const reach = base.radius + besideOf(tool) + slackOf(start);
  const { from, to } = layTool(tool, [first, first], { center: base.center, reach: base.radius }).spine[0];
  const fans = fansOf(start, first, ground);
  const draw = brush(reach, 'outside');
  return fans.length === 0 ? [] : [draw([from, to]), ...fans.map((ends) => draw([to, ...ends]))];
};

/**
 * The region of a move with a tool, on a floor. The inner one is made of lays looked at one by one, which `findToolMove`
 * finds again; the outer one of what a tool reaches that is thinner by twice the tolerance.
 */
export const regionOfToolMove = (start: ToolStart, floor: number, ground: Ground): Region => {
  const spots = { radius: start.base.radius, floor };
  const inner = unite(LAYS.flatMap((first) => innerOf(start, first, ground)));
  const outer = unite(fan(OUTER).flatMap((first) => unite(outerOf(start, first, ground))));
  const [within, slack] = [common(outer, spotsOn(spots, ground, 'outside')), slackOf(start)];
  // Drawn as wide as the tool all around, it would go as far beyond its flat end.
  const reached = start.tool.touch === 'outline' ? common(within, [roundedHull([start.base.center], farthestOf(start) + slack, 'outside')]) : within;
  return both(common(inner, spotsOn(spots, ground, 'inside')), reached, slack);
};
