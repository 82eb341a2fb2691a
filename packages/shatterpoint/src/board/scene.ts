import { find, the } from '@regelwerk/core';
import { boxOf, disc, INCH, isWithinBoxBox, type Polygon, preparePolygon, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Floor, Ground, Obstacle, Standing } from '@regelwerk/geometry/moves';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import type { Field } from './field.js';

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
}

/** Half the diameter of an objective token. */
const TOKEN: Ticks = INCH / 2;

const isNear = ({ at, reach }: Around, { x, y }: Vec, radius: Ticks): boolean => Math.abs(x - at.x) <= reach + radius && Math.abs(y - at.y) <= reach + radius;

/** The bases of all others near by, once for each level of their elevation: on one elevation bases may not overlap, however high each is. */
export const sceneAround = (state: State, character: string, { field, around }: { readonly field: Field; readonly around: Around }): Scene => {
  const { characters, unitOf, board } = prepare(state.table);
  const bases: Standing[] = [];
  const who: string[] = [];
  const add = (id: string, { x, y, on }: Vec & { readonly on: string }, radius: Ticks): void => {
    const elevation = board.parts[find(board.places, on) ?? -1]?.elevation ?? 0;
    for (const level of field.levels[elevation] ?? []) {
      bases.push({ shape: disc({ x, y }, radius), level });
      who.push(id);
    }
  };
  for (const id of characters) {
    const one = the(state.play.characters, id);
    if (one.on === '' || id === character) continue;
    const { radius } = the(unitOf, id);
    if (isNear(around, one, radius)) add(id, one, radius);
  }
  if (state.table.options['objective.blocksMovement']) {
    for (const [id, one] of Object.entries(state.play.objectives)) if (one.on !== '' && isNear(around, one, TOKEN)) add(id, one, TOKEN);
  }
  return { field, who, ground: { edge: board.edge, floors: field.floors, obstacles: field.obstacles, bases } };
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
