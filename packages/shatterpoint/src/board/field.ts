import { onceFor } from '@regelwerk/core';
import { containsPolygonPolygon, overlapsPolygonPolygon } from '@regelwerk/geometry';
import type { Floor, Obstacle } from '@regelwerk/geometry/moves';
import type { Board, BoardPart } from '../board.js';
import { BOARD } from '../model/ids.js';

// Where bases can end and tools lie, as geometry asks it. Its levels are whole numbers in the order of elevations and, within one, of
// heights: so a base lies on the highest surface below it, and two share a spot only on different elevations.

/** Ticks of height in an elevation: more than any part is high. */
const TALL = 1_048_576;

/** The level of a height on an elevation. */
export const levelOf = ({ elevation, top }: Pick<BoardPart, 'elevation' | 'top'>): number => elevation * TALL + top;

/** The elevation of a level. */
export const elevationOfLevel = (level: number): number => Math.floor(level / TALL);

/** The board itself. */
export const GROUND = { elevation: 0, top: 0 };

/** What lies on a table, and by what name: floors by place, obstacles by place. */
export interface Field {
  readonly floors: readonly Floor[];
  /** What each floor is called. */
  readonly on: readonly string[];
  /** The place of each floor. */
  readonly places: Readonly<Record<string, number>>;
  readonly obstacles: readonly Obstacle[];
  /** The part that each obstacle is. */
  readonly by: readonly string[];
  /** The levels of its floors, by elevation. */
  readonly levels: readonly (readonly number[])[];
}

type Named<A> = readonly (readonly [string, A])[];

/** A field of floors and obstacles that have names. */
export const fieldOf = (floors: Named<Floor>, obstacles: Named<Obstacle>): Field => {
  const levels: number[][] = [];
  for (const [, { level }] of floors) {
    const own = (levels[elevationOfLevel(level)] ??= []);
    if (!own.includes(level)) own.push(level);
  }
  return {
    floors: floors.map(([, floor]) => floor),
    on: floors.map(([on]) => on),
    places: Object.fromEntries(floors.map(([on], place) => [on, place])),
    obstacles: obstacles.map(([, obstacle]) => obstacle),
    by: obstacles.map(([by]) => by),
    levels,
  };
};

/** A part as a floor: if it is raised, one may stand below it as well. */
export const floorOf = (part: BoardPart): readonly [string, Floor] => [part.id, { shape: part.shape, level: levelOf(part), open: part.bottom > 0 }];

/** The board as a floor. */
export const boardFloor = ({ edge }: Board): readonly [string, Floor] => [BOARD, { shape: edge, level: levelOf(GROUND) }];

/** What of a raised part is solid: where a surface leads into it. Below it one may stand; halfway up its side nobody does. */
const raised = ({ parts }: Board, part: BoardPart): Named<Obstacle> =>
  parts.flatMap((other): Named<Obstacle> => {
    const leadsIn = other.surface && other.top >= part.bottom && other.top < part.top && overlapsPolygonPolygon(other.shape, part.shape);
    return leadsIn ? [[part.id, solid(part, containsPolygonPolygon(part.shape, other.shape) ? other : part)]] : [];
  });

const solid = (part: BoardPart, { shape }: BoardPart = part): Obstacle => ({ shape, bars: 'base', level: levelOf(part) - 1 });

/** What nobody ends inside of, besides what floors cover. */
export const solids = onceFor((board: Board): Named<Obstacle> =>
  board.parts.flatMap((part): Named<Obstacle> => {
    if (part.bottom > 0) return part.surface || part.impassable ? raised(board, part) : [];
    return part.impassable && !part.surface ? [[part.id, solid(part)]] : [];
  }),
);

/** How a field is asked: on which elevations bases may end, and which parts stop the tool. */
export interface Asking {
  readonly least: number;
  readonly most: number;
  /** Tells this choice of parts from others. */
  readonly tool: string;
  readonly stops: (part: BoardPart) => boolean;
}

const makeField = (board: Board, { least, most, stops }: Asking): Field => {
  const surfaces = board.parts.filter(({ surface }) => surface);
  const floors = surfaces.filter(({ elevation }) => elevation >= least && elevation <= most).map(floorOf);
  // What is too high to end on still keeps bases from below it, unless it is raised.
  const lids = surfaces.flatMap((part): Named<Obstacle> => (part.elevation > most && part.bottom === 0 ? [[part.id, solid(part)]] : []));
  const walls = board.parts.flatMap((part): Named<Obstacle> => (stops(part) ? [[part.id, { shape: part.shape, bars: 'tool' }]] : []));
  return fieldOf(least === 0 ? [boardFloor(board), ...floors] : floors, [...walls, ...solids(board), ...lids]);
};

/** Where bases can end and tools lie when they are asked so; worked out once for each way of asking. */
export const askField = (board: Board, asking: Asking): Field => {
  const key = `${asking.least},${asking.most},${asking.tool}`;
  let field = board.fields.get(key);
  if (field === undefined) {
    field = makeField(board, asking);
    board.fields.set(key, field);
  }
  return field;
};
