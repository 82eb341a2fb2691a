import type { Frozen } from '@regelwerk/core';
import { boxOf, orientation, polygon, type Box, preparePolygon, type PreparedPolygon, type Ticks } from '@regelwerk/geometry';
import { slopeOf, type Slope } from './board/slope.js';
import type { Scenario } from './model/scenario.js';
import type { Piece } from './model/terrain.js';
import { isAgreed } from './rules/terrain/agreed-before.js';
import { isSmallObstacle } from './rules/terrain/small-obstacle-agreed.js';

// Every piece is sorted once into what it means for those who move: a surface to stand on, a body in the way, an obstacle to
// cross, an area not to enter, difficult ground. Questions then walk through short lists and reject by boxes first.

/** A level surface: an enterable top. */
export interface Top {
  readonly id: string;
  readonly polygon: PreparedPolygon;
  /** Two points in a convex polygon have all of their line in it. */
  readonly convex: boolean;
  /** @unit ticks */
  readonly z: Ticks;
  readonly noStanding: boolean;
}

/** What stands in the way from one height up to below another. */
export interface Body {
  readonly id: string;
  readonly polygon: PreparedPolygon;
  /** @unit ticks */
  readonly bottom: Ticks;
  /** @unit ticks */
  readonly top: Ticks;
  /** Is it such that it could have been agreed as a small obstacle: one looks over it, and its top is no floor? */
  readonly low: boolean;
}

/** A flat part of a level, or of the foot of an open piece. */
export interface Patch {
  readonly id: string;
  readonly polygon: PreparedPolygon;
  /** @unit ticks */
  readonly z: Ticks;
}

/** The terrain of a table, prepared for the questions of movement, cover and sight. */
export interface Board {
  /** @unit ticks */
  readonly width: Ticks;
  /** @unit ticks */
  readonly depth: Ticks;
  readonly tops: readonly Top[];
  readonly slopes: readonly Slope[];
  /** The heights of all floors, the ground among them, the highest first. */
  readonly heights: readonly Ticks[];
  /** Walls, houses, the solid below stairs: no way leads through. */
  readonly bodies: readonly Body[];
  /** Small obstacles: no body for a walk, but nobody stands there. */
  readonly obstacles: readonly Body[];
  /** Areas that may not be entered. */
  readonly closed: readonly Patch[];
  /** Areas where nobody stands: closed ones, and those that were agreed so. */
  readonly unsafe: readonly Patch[];
  readonly difficult: readonly Patch[];
  /** Tops that are not enterable, to tell why nobody stands there. */
  readonly shut: readonly Patch[];
  /** A box around each piece of any kind: on the ground, what meets none of them needs no second look. */
  readonly boxes: readonly Box[];
}

/** The lists of a board while it is prepared. */
type Lists = { -readonly [K in Exclude<keyof Board, 'width' | 'depth' | 'slopes' | 'heights' | 'boxes'>]: Board[K][number][] };

/** Prepares the terrain of a scenario. */
export const prepareBoard = ({ width, depth, pieces, ways }: Frozen<Scenario>): Board => {
  const lists: Lists = { tops: [], bodies: [], obstacles: [], closed: [], unsafe: [], difficult: [], shut: [] };
  for (const piece of pieces) (piece.top > piece.bottom ? sortBlock : sortArea)(lists, piece);
  const slopes = ways.map(slopeOf);
  for (const { id, polygon: below, foot, head } of slopes) lists.bodies.push({ id, polygon: below, bottom: foot.z, top: head.z, low: false });
  const boxes = [...pieces, ...ways].map(({ footprint }) => boxOf(polygon(footprint)));
  const heights = [...new Set([0, ...lists.tops.map(({ z }) => z)])].sort((a, b) => b - a);
  return { ...lists, width, depth, slopes, heights, boxes };
};

const shapeOf = ({ footprint }: Frozen<Piece>): PreparedPolygon => preparePolygon(polygon(footprint));

const isConvex = ({ points, turn }: PreparedPolygon): boolean =>
  points.every((point, i) => {
    const [next = point, after = point] = [points[(i + 1) % points.length], points[(i + 2) % points.length]];
    return orientation(point, next, after) * turn >= 0;
  });

/** A piece with a height: its foot is a body, an obstacle or open, its top a floor or shut. */
const sortBlock = (lists: Lists, piece: Frozen<Piece>): void => {
  const { id, bottom, top } = piece;
  const shape = shapeOf(piece);
  const enterable = isAgreed(piece, 'enterable');
  const noStanding = isAgreed(piece, 'no-standing');
  const body = { id, polygon: shape, bottom, top, low: !enterable && !isAgreed(piece, 'blocks-sight') };
  const [foot, head] = [{ id, polygon: shape, z: bottom }, { id, polygon: shape, z: top }];
  const small = isSmallObstacle(piece);
  const open = !small && isAgreed(piece, 'open');
  if (small) lists.obstacles.push(body);
  else if (!open) lists.bodies.push(body);
  if (enterable) lists.tops.push({ ...head, convex: isConvex(shape), noStanding });
  else lists.shut.push(head);
  if (open && noStanding && !enterable) lists.unsafe.push(foot);
  if (isAgreed(piece, 'difficult')) lists.difficult.push(...(open ? [foot] : []), ...(enterable ? [head] : []));
};

/** A flat piece: mud, water, a ditch. */
const sortArea = (lists: Lists, piece: Frozen<Piece>): void => {
  const { id, bottom } = piece;
  const patch = { id, polygon: shapeOf(piece), z: bottom };
  const [small, enterable] = [isSmallObstacle(piece), isAgreed(piece, 'enterable')];
  if (small) lists.obstacles.push({ ...patch, bottom, top: bottom + 1, low: true });
  else if (!enterable) lists.closed.push(patch);
  if (!small && (!enterable || isAgreed(piece, 'no-standing'))) lists.unsafe.push(patch);
  if (isAgreed(piece, 'difficult')) lists.difficult.push(patch);
};
