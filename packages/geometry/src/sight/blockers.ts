import { searchTree, buildTree, type BoxTree, type Wants } from './packed-tree.js';
import { orientation } from '../predicate.js';
import { type PreparedPolygon, preparePolygon } from '../prepare.js';
import type { Polygon } from '../shape.js';
import type { Vec } from '../vector.js';

/**
 * The pieces of a table that can stop a line of sight, ready to be asked: edges, corners and an index at hand. Build it once
 * per table; a piece is known by its place in the list. It is for memory, not for JSON.
 */
export interface Blockers {
  readonly pieces: readonly PreparedPolygon[];
  readonly tree: BoxTree;
  /** Whether a piece counts; all do unless this says otherwise. */
  readonly counts?: (place: number) => boolean;
}

/** Pieces as blockers, with an index. */
export const prepareBlockers = (pieces: readonly Polygon[]): Blockers => {
  const prepared = pieces.map(preparePolygon);
  return { pieces: prepared, tree: buildTree(prepared.map(({ box }) => box)) };
};

/** The same blockers, of which only some count: cheap, for the index stays. */
export const onlyBlockers = (blockers: Blockers, counts: (place: number) => boolean): Blockers => ({ ...blockers, counts });

/** The places of pieces that count and whose box is wanted. */
export const piecesIn = ({ tree, counts }: Blockers, wants: Wants): readonly number[] => {
  const places = searchTree(tree, wants);
  return counts === undefined ? places : places.filter(counts);
};

/** A corner on which a line can lean: the piece is convex there. */
export interface Corner extends Vec {
  readonly radius: 0;
  readonly before: Vec;
  readonly after: Vec;
}

/** The corners of a piece on which a line can lean. Over the others it would run through the piece. */
export const cornersOf = ({ points, turn }: PreparedPolygon): readonly Corner[] =>
  points.flatMap((point, i) => {
    const [before = point, after = point] = [points.at(i - 1), points[(i + 1) % points.length]];
    return orientation(before, point, after) === turn ? [{ x: point.x, y: point.y, radius: 0, before, after }] : [];
  });
