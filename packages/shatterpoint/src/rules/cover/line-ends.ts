import { crossesSegmentPolygon, segment, type Disc, type PreparedPolygon } from '@regelwerk/geometry';
import { crossingPieces, onlyBlockers, type Blockers } from '@regelwerk/geometry/sight';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** The line of an attack: between which bases, and between which points of them. */
export interface Line {
  readonly attacker: Disc;
  readonly defender: Disc;
  readonly ends: Options['cover.lineEnds'];
}

/** A part of terrain: its place among all of them, and its outline. */
export interface Placed {
  readonly place: number;
  readonly shape: PreparedPolygon;
}

/** Does a line from the attacker to the defender enter a part of terrain? One between any parts of their bases, or that of their centres. */
export const lineEnters = rule('sp.cover.line-ends', ({ attacker, defender, ends }: Line, blockers: Blockers, { place, shape }: Placed): boolean =>
  ends === 'any-part'
    ? crossingPieces(attacker, defender, onlyBlockers(blockers, (one) => one === place)).length > 0
    : crossesSegmentPolygon(segment(attacker.center, defender.center), shape),
);
