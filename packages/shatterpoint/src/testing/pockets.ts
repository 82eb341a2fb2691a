import type { TerrainPart } from '../model/mission.js';
import type { Edge } from '../model/play.js';
import type { State } from '../model/state.js';
import { part, sceneOf, type Scene } from './scene.js';

// Tables for deployment on which all is blocked but a few pockets. All lengths are in ticks; bases have a radius of 2000 unless a card says otherwise.

const SIDE = 91_440;

/** A rectangle. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The square hole in which a base fits around a center, with so much to spare to the right and above. */
export const around = (x: number, y: number, { spare = 0, radius = 2000 } = {}): Hole => ({ x: x - radius, y: y - radius, w: 2 * radius + spare, h: 2 * radius + spare });

/** Corners as pairs. */
type Points = readonly (readonly [number, number])[];

/** The corners of a rectangle. */
export const corners = ({ x, y, w, h }: Hole): Points => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];

/** A wall in which nobody stands. */
export const wall = (id: string, points: Points): TerrainPart => ({ ...part(id, [0, 0, 1, 1], { passable: 'impassable', surface: false, top: 20_000 }), footprint: points.map(([x, y]) => ({ x, y })) });

/** A surface above all walls. */
export const roof = (hole: Hole, changes: Partial<TerrainPart> = {}, id = 'roof'): TerrainPart => ({ ...wall(id, corners(hole)), surface: true, elevation: 2, bottom: 20_000, top: 30_000, ...changes });

/** Everything blocked, up to the edges, but for some holes: rectangles between the lines through all their sides. */
export const blockedBut = (...holes: readonly Hole[]): readonly TerrainPart[] => {
  const cuts = (of: (hole: Hole) => readonly number[]) => [...new Set([0, ...holes.flatMap(of), SIDE])].sort((a, b) => a - b);
  const [xs, ys] = [cuts(({ x, w }) => [x, x + w]), cuts(({ y, h }) => [y, y + h])];
  const isOpen = (x: number, y: number): boolean => holes.some((hole) => x >= hole.x && x < hole.x + hole.w && y >= hole.y && y < hole.y + hole.h);
  return xs.slice(1).flatMap((east, i) =>
    ys.slice(1).flatMap((north, j) => {
      const [west, south] = [xs[i] ?? 0, ys[j] ?? 0];
      return isOpen(west, south) ? [] : [wall(`w${i}-${j}`, corners({ x: west, y: south, w: east - west, h: north - south }))];
    }),
  );
};

/** The same as the player at another edge sees it. */
export const turned = ({ x, y, w, h }: Hole, edge: Edge): Hole =>
  ({ south: { x, y, w, h }, north: { x: SIDE - x - w, y: SIDE - y - h, w, h }, west: { x: y, y: SIDE - x - w, w: h, h: w }, east: { x: SIDE - y - h, y: x, w: h, h: w } })[edge];

/** A position in the deployment: who is the first character of a squad that is begun, south's edge, and centers in ticks. */
export interface Setting extends Omit<Scene, 'at'> {
  readonly lead?: string;
  readonly edge?: Edge;
  readonly at?: Readonly<Record<string, readonly [x: number, y: number, on?: string]>>;
}

/** South is to deploy its first squad, a, b and c; or what is left of it. */
export const setting = (parts: readonly TerrainPart[] = [], { lead = '', edge = 'south', at = {}, ...scene }: Setting = {}): State =>
  sceneOf({
    ...scene,
    sides: { south: { edge } },
    terrain: { pieces: [{ id: 'block', name: 'block', parts: [...parts] }] },
    at: Object.fromEntries(Object.entries(at).map(([id, [x, y, on = 'board']]) => [id, [x / 100, y / 100, on] as const])),
    agenda: [{ kind: 'setup', step: 10, rolled: [], lead, set: [] }],
    play: { turn: 0, active: '', first: ['south'], struggle: { token: 0, decks: [['s1'], ['s2'], ['s3']], phase: 0, card: '', plan: 0, winner: [] }, ...scene.play },
  });
