import { find, the } from '@regelwerk/core';
import { boxOf, disc, isWithinBoxBox, type Disc, type Shape, type Ticks } from '@regelwerk/geometry';
import type { Floor, Obstacle, Standing } from '@regelwerk/geometry/moves';
import type { Board } from '../board.js';
import { NONE } from '../model/ids.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { isInWay, type Stood } from '../rules/displace/fixed-elevation.js';
import { startTerrain } from '../rules/displace/start.js';
import { tokensBlock } from '../rules/objective/token.js';
import { boardFloor, fieldOf, floorOf, GROUND, levelOf, solids, type Field } from './field.js';
import { tokensIn, type Scene } from './scene.js';

/** A base that is to be pushed or pulled. */
export interface Pushed {
  readonly character: string;
  readonly base: Disc;
  /** The surface on which it stands. */
  readonly on: string;
  /** @unit ticks */
  readonly length: Ticks;
  /** Can it touch this, where it stands in its way? */
  readonly touches: (shape: Shape) => boolean;
}

type Named<A> = readonly (readonly [string, A])[];

/** The surface of a base, as its displacement begins. */
const stoodOn = ({ parts, places }: Board, on: string): Stood => parts[find(places, on) ?? -1] ?? GROUND;

const floorsBelow = (board: Board, own: number): Named<Floor> => [boardFloor(board), ...board.parts.filter((part) => part.surface && levelOf(part) < own).map(floorOf)];

const obstaclesFor = (board: Board, { base, length, touches }: Pushed, stood: Stood): Named<Obstacle> => {
  const spared = startTerrain(board, base);
  const box = boxOf(disc(base.center, base.radius + length));
  const isNear = (shape: Obstacle['shape']): boolean => isWithinBoxBox(boxOf(shape), box, 0);
  const inWay = board.parts.flatMap((part, place): Named<Obstacle> =>
    !spared.has(place) && isInWay(part, stood) && isNear(part.shape) && touches(part.shape) ? [[part.id, { shape: part.shape, bars: 'base' }]] : [],
  );
  const below = solids(board).filter(([id, { shape }]) => (board.parts[find(board.places, id) ?? -1]?.elevation ?? 0) < stood.elevation && isNear(shape));
  return [...inWay, ...below];
};

const basesFor = (state: State, { character, touches }: Pushed, { stood, own, field }: { readonly stood: Stood; readonly own: number; readonly field: Field }): Pick<Scene, 'who'> & { readonly bases: readonly Standing[] } => {
  const { characters, unitOf, board } = prepare(state.table);
  const bases: Standing[] = [];
  const who: string[] = [];
  for (const id of characters) {
    const { x, y, on } = the(state.play.characters, id);
    if (id === character || on === NONE) continue;
    const part = board.parts[find(board.places, on) ?? -1];
    const { elevation } = part ?? GROUND;
    const shape = disc({ x, y }, the(unitOf, id).radius);
    const inWay = elevation === stood.elevation || (part !== undefined && isInWay(part, stood));
    if (inWay && !touches(shape)) continue;
    for (const level of inWay ? [own, ...(field.levels[stood.elevation] ?? [])] : elevation < stood.elevation ? (field.levels[elevation] ?? []) : []) {
      bases.push({ shape, level });
      who.push(id);
    }
  }
  return { bases, who };
};

/** What can stop a pushed base, and on what it can come to lie: its own level is above all of that, so that no surface stops it, but only what is in its way. */
export interface PushScene extends Scene {
  readonly level: number;
}

/** What can stop a pushed base, and on what it can come to lie. */
export const pushScene = (state: State, pushed: Pushed): PushScene => {
  const { board } = prepare(state.table);
  const stood = stoodOn(board, pushed.on);
  const own = levelOf(stood) + 0.5;
  const tokens = tokensBlock(state) ? tokensIn(state, { at: pushed.base.center, reach: pushed.base.radius + pushed.length, most: stood.elevation }) : [];
  const field = fieldOf(floorsBelow(board, own), [...obstaclesFor(board, pushed, stood), ...tokens]);
  const { bases, who } = basesFor(state, pushed, { stood, own, field });
  return { field, who, level: own, ground: { edge: board.edge, floors: field.floors, obstacles: field.obstacles, bases } };
};
