import { find } from '@regelwerk/core';
import { containsPolygons, overlapsDiscPolygon, type Disc } from '@regelwerk/geometry';
import type { Board, BoardPart } from './prepare-board.js';

// Surfaces of one height and elevation are one surface where they meet or overlap, whatever pieces they are of: there is no edge to hang
// over. A base that stands on several names any of them, and it makes no difference which.

type Parts = readonly BoardPart[];

/** Are two parts one surface where they meet? */
export const areFlush = (a: BoardPart, b: BoardPart): boolean => a.surface && b.surface && a.top === b.top && a.elevation === b.elevation;

/** The parts on which a base stands that names one of them. */
export const partsStoodOn = ({ parts, places }: Pick<Board, 'parts' | 'places'>, base: Disc, on: string): Parts => {
  const own = parts[find(places, on) ?? -1];
  return own === undefined ? [] : parts.filter((one) => one === own || (areFlush(one, own) && overlapsDiscPolygon(base, one.shape)));
};

/** Does one of some parts carry all of a base that is on it, alone or with the others that are flush with it? */
export const carries = (base: Disc, part: BoardPart, parts: Parts): boolean =>
  part.surface && overlapsDiscPolygon(base, part.shape) && containsPolygons(parts.filter((one) => areFlush(one, part)).map(({ shape }) => shape), base);

/** Are two names those of one surface, as far as both are at one place? */
export const isSameSurface = ({ parts, places }: Pick<Board, 'parts' | 'places'>, a: string, b: string): boolean => {
  const [one, other] = [parts[find(places, a) ?? -1], parts[find(places, b) ?? -1]];
  return a === b || (one !== undefined && other !== undefined && areFlush(one, other));
};
