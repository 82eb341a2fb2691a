import type { Frozen } from '@regelwerk/core';
import { overlaps } from '@regelwerk/geometry';
import type { BoardPart } from '../../board.js';
import { rule } from '../../model/rule-id.js';
import type { Options } from '../../model/options.js';
import type { Eyes } from './definition.js';

/** How much of a piece counts as what somebody stands on: the one part below it, or all parts of the piece. */
export const countsWholePiece = rule('sp.los.own-terrain-scope', (options: Pick<Options, 'los.ownTerrainScope'>): boolean => options['los.ownTerrainScope'] === 'piece');

/** Does the viewer stand on the part, or in it, be that on the ground or on a hill? What it stands on or in itself does not stop its sight. */
export const isOwnTerrain = rule('sp.los.own-terrain', (options: Frozen<Options>, one: BoardPart, { parts, base }: Eyes): boolean =>
  parts.includes(one) || (countsWholePiece(options) && parts.some(({ piece }) => piece === one.piece)) || (!one.surface && !one.impassable && overlaps(base, one.shape)),
);
