import type { Density } from '@regelwerk/core';
import { disc, distanceSquared, isWithinBoxBox, isWithinDiscDisc, preparePolygon, type Vec } from '@regelwerk/geometry';
import type { Floor } from '@regelwerk/geometry/moves';
import { candidatesOfToolMove } from '@regelwerk/geometry/reach';
import { elevationOfLevel } from '../board/field.js';
import { nearOf } from '../board/scene.js';
import type { ChoiceOf } from '../model/choice.js';
import type { MoveKind } from '../model/effect.js';
import { NONE } from '../model/ids.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { rangeLength } from '../rules/measure/range.js';
import { choiceOfKinds } from '../rules/move/multi-character-kinds.js';
import { isZero, mayStay } from '../rules/move/zero-move.js';
import { overcomesHeight } from '../rules/terrain/climb-jump-height.js';
import { enemiesFor, interestsFor, objectivesFor, type Goal } from './goals.js';
import { moveTo, moveToward, type Lead } from './heading-for.js';
import { nearMove, optionOf, type Option } from './laying.js';
import { shiftsFrom } from './shifts.js';

/** Who moves how, for whom. */
export interface Wanted {
  readonly seat: string;
  readonly character: string;
  readonly how: readonly MoveKind[];
}

/** A kind of movement, with only what is near. */
const localOption = (state: State, character: string, how: MoveKind): Option => {
  const option = optionOf(state, character, how);
  return { ...option, scene: nearOf(option.scene, { at: option.base.center, reach: nearMove(option) }) };
};

/** Somewhere far behind a character, seen from an enemy. */
const behind = ({ base: { center } }: Option, { at }: Goal): Goal => ({ at: { x: 9 * center.x - 8 * at.x, y: 9 * center.y - 8 * at.y }, within: 0 });

/** The points of ingress on the mover's elevation that it could use where it gets. */
const doors = (state: State, { base, elevation, most }: Option): readonly Goal[] => {
  const within = base.radius + rangeLength(1);
  const isNear = ({ x, y }: Vec): boolean => isWithinDiscDisc(disc(base.center, most), disc({ x, y }, within), 0);
  return prepare(state.table).board.terrain.points.flatMap(({ at, elevation: own }) => (own === elevation && isNear(at) ? [{ at, within }] : []));
};

/** Along the ground: to the nearest enemies and objectives, and away from the nearest enemy. */
const along = (state: State, option: Option): readonly Lead[] => {
  const enemies = enemiesFor(state, option.character, 2);
  const goals = [...enemies, ...objectivesFor(state, option.character, 2), ...enemies.slice(0, 1).map((enemy) => behind(option, enemy))];
  return goals.flatMap((goal) => moveToward(state, option, goal) ?? []);
};

/** Could a surface carry a base, alone or with one that is flush with it? */
const isWide = ({ shape, level }: Floor, { base, scene }: Option): boolean => {
  const { box } = preparePolygon(shape);
  if (Math.min(box.maxX - box.minX, box.maxY - box.minY) >= 2 * base.radius) return true;
  return scene.ground.floors.some((other) => other.shape !== shape && other.level === level && isWithinBoxBox(preparePolygon(other.shape).box, box, 0));
};

/** The nearest place at which a base could lie wholly in the box of a surface; where that is too narrow, it lies over its right or upper side. */
const inside = ({ center, radius }: Option['base'], { shape }: Floor): Vec => {
  const { minX, minY, maxX, maxY } = preparePolygon(shape).box;
  const clamp = (value: number, least: number, most: number): number => Math.max(least + radius, Math.min(most - radius, value));
  return { x: clamp(center.x, minX, maxX), y: clamp(center.y, minY, maxY) };
};

/** Up: to the nearest surfaces of a higher elevation. */
const up = (state: State, option: Option, most: number): readonly Lead[] => {
  const { base, elevation, scene } = option;
  const higher = scene.ground.floors.filter((floor) => elevationOfLevel(floor.level) > elevation && isWide(floor, option));
  const far = (end: Vec): number => distanceSquared(end, base.center);
  const near = higher.map((floor) => inside(base, floor)).sort((a, b) => far(a) - far(b));
  return near.slice(0, most).flatMap((end) => moveTo(state, option, end) ?? []);
};

/** The same moves, and those that go on through a point of ingress. */
const withShifts = (state: State, { character, base }: Option, leads: readonly Lead[]): readonly Lead[] =>
  leads.flatMap((lead) => [lead, ...shiftsFrom(state, { character, base: disc({ x: lead.to.x, y: lead.to.y }, base.radius), on: lead.to.on }).map((shift) => ({ ...lead, ingress: [shift] }))]);

/** Few moves of a kind: along the ground, where it is the first kind that goes there, and up. */
const fewOf = (state: State, option: Option, isFirst: boolean): readonly Lead[] => {
  const leads = [...(isFirst ? along(state, option) : []), ...(overcomesHeight(option.how) ? up(state, option, 3) : [])];
  const through = isFirst ? doors(state, option).flatMap((door) => moveToward(state, option, door) ?? moveTo(state, option, option.base.center) ?? []) : [];
  return [...leads, ...withShifts(state, option, through).filter(({ ingress }) => ingress.length > 0)];
};

/** Many moves of a kind: wherever something changes. */
const manyOf = (state: State, option: Option, density: Density): readonly Lead[] => {
  const { base, tool, scene, how } = option;
  const moves = candidatesOfToolMove({ base, tool }, scene.ground, { density, interests: interestsFor(state, option.character) });
  return withShifts(state, option, moves.map(({ arms, end, floor }): Lead => ({ how, arms, to: { x: end.x, y: end.y, on: scene.field.on[floor] ?? NONE }, ingress: [] })));
};

const keyOf = ({ how, to, ingress: [shift] }: Lead): string => `${how} ${to.x} ${to.y} ${to.on} ${shift === undefined ? '' : `${shift.through} ${shift.to.x} ${shift.to.y}`}`;

/** Good moves of a character, each of which it may make; a denser list holds every sparser one. */
export const moveCandidates = (state: State, { seat, character, how }: Wanted, density: Density): readonly ChoiceOf<'move'>[] => {
  const options = choiceOfKinds(state, character, how).map((kind) => localOption(state, character, kind));
  const leads = options.flatMap((option, i) => fewOf(state, option, i === 0));
  if (density !== 'sparse') for (const option of options) leads.push(...manyOf(state, option, 'standard'));
  if (density === 'dense') for (const option of options) leads.push(...manyOf(state, option, 'dense'));
  const seen = new Set<string>();
  const found: ChoiceOf<'move'>[] = [];
  for (const lead of leads) {
    const key = keyOf(lead);
    if (seen.has(key) || (!mayStay(state) && lead.ingress.length === 0 && isZero(state, character, lead.to))) continue;
    seen.add(key);
    found.push({ kind: 'move', answers: state.play.written, by: seat, character, how: lead.how, to: lead.to, arms: [lead.arms[0], lead.arms[1]], ingress: [...lead.ingress] });
  }
  return found;
};
