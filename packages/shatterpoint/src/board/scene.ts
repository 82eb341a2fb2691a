import { the } from '@regelwerk/core';
import { boxOf, disc, isWithinBoxBox, oval, type Polygon, preparePolygon, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Floor, Ground, Obstacle, Standing } from '@regelwerk/geometry/moves';
import { objectivesOf } from '../mission.js';
import { NONE } from '../model/ids.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { tokensBlock, tokenAt } from '../rules/objective/token.js';
import { elevationOn } from '../rules/terrain/elevation.js';
import { levelOf, type Field } from './field.js';

/** A field with the bases that are near, ready to be asked where somebody may end. */
export interface Scene {
  readonly field: Field;
  readonly ground: Ground;
  /** Whose base each one is. */
  readonly who: readonly string[];
}

/** What a base may come near: how far its centre may go from where. */
export interface Around {
  readonly at: Vec;
  /** @unit ticks */
  readonly reach: Ticks;
  /** Does the tool have to go around what is in its way? */
  readonly tools?: boolean;
  /** The highest elevation that counts; what lies above it is passed below. All do if none is given. */
  readonly most?: number;
}

const isNear = ({ at, reach }: Around, { x, y }: Vec, radius: Ticks): boolean => Math.abs(x - at.x) <= reach + radius && Math.abs(y - at.y) <= reach + radius;

/** Objective tokens that are in the way, where a table plays so: of bases, and of tools that go around things. */
export const tokensIn = (state: State, around: Around): readonly (readonly [string, Obstacle])[] =>
  objectivesOf(state).flatMap(([id, one]): readonly (readonly [string, Obstacle])[] => {
    const { center, radius } = tokenAt(one);
    const elevation = elevationOn(state, one.on);
    if (one.on === NONE || elevation > (around.most ?? elevation) || !isNear(around, center, radius)) return [];
    const shape = oval({ center, facing: { x: 1, y: 0 }, length: 2 * radius, width: 2 * radius });
    return [[id, { shape, bars: around.tools === true ? 'both' : 'base', level: levelOf({ elevation: elevation + 1, top: -1 }) }]];
  });

/** The bases of all others near by, once for each level of their elevation: on one elevation bases may not overlap, however high each is. */
export const sceneAround = (state: State, character: string, { field, around }: { readonly field: Field; readonly around: Around }): Scene => {
  const { characters, unitOf, board } = prepare(state.table);
  const bases: Standing[] = [];
  const who: string[] = [];
  for (const id of characters) {
    const { x, y, on } = the(state.play.characters, id);
    if (on === NONE || id === character) continue;
    const { radius } = the(unitOf, id);
    if (!isNear(around, { x, y }, radius)) continue;
    for (const level of field.levels[elevationOn(board, on)] ?? []) {
      bases.push({ shape: disc({ x, y }, radius), level });
      who.push(id);
    }
  }
  const { edge } = board;
  if (!tokensBlock(state)) return { field, who, ground: { edge, floors: field.floors, obstacles: field.obstacles, bases } };
  const tokens = tokensIn(state, around);
  const obstacles = [...field.obstacles, ...tokens.map(([, obstacle]) => obstacle)];
  return { field: { ...field, obstacles, by: [...field.by, ...tokens.map(([id]) => id)] }, who, ground: { edge, floors: field.floors, obstacles, bases } };
};

/** A scene with only those floors and obstacles that are near: for many questions about one neighbourhood. */
export const nearOf = ({ field, ground, who }: Scene, { at, reach }: Around): Scene => {
  const box = boxOf(disc(at, reach));
  const isIn = ({ shape }: { readonly shape: Polygon }): boolean => isWithinBoxBox(preparePolygon(shape).box, box, 0);
  const [floors, obstacles] = [field.floors.filter(isIn), field.obstacles.filter(isIn)];
  const on = field.on.filter((_, i) => floors.includes(field.floors[i] as Floor));
  const by = field.by.filter((_, i) => obstacles.includes(field.obstacles[i] as Obstacle));
  const near = { floors, on, places: Object.fromEntries(on.map((id, place) => [id, place])), obstacles, by, levels: field.levels };
  return { field: near, who, ground: { ...ground, floors, obstacles } };
};
