import type { Frozen } from '@regelwerk/core';
import type { TerrainPart, TerrainPiece } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';

/** A part, and the place of the piece that it belongs to. */
export interface OfPiece {
  readonly part: Frozen<TerrainPart>;
  readonly piece: number;
}

/** Terrain part by part: what holds of one part of a piece need not hold of another. */
export const partByPart = rule('sp.terrain.multi-part', (pieces: readonly Frozen<TerrainPiece>[]): readonly OfPiece[] =>
  pieces.flatMap(({ parts }, piece) => parts.map((part) => ({ part, piece }))),
);
