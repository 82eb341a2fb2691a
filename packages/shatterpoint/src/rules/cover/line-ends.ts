import { crossesSegmentPolygon, type Disc } from '@regelwerk/geometry';
import { crossingPieces, onlyBlockers, type Blockers } from '@regelwerk/geometry/sight';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** The line of an attack: between which bases, and between which points of them. */
export interface Line {
  readonly attacker: Disc;
  readonly defender: Disc;
  readonly ends: Options['cover.lineEnds'];
}

/** Does a line from the attacker to the defender enter one of the places of parts? One between any parts of their bases, or that of their centres. */
export const lineEnters = rule('sp.cover.line-ends', ({ attacker, defender, ends }: Line, blockers: Blockers, places: readonly number[]): boolean => {
  if (ends === 'any-part') return crossingPieces(attacker, defender, onlyBlockers(blockers, (place) => places.includes(place))).length > 0;
  const line = { kind: 'segment', from: attacker.center, to: defender.center } as const;
  return places.some((place) => {
    const piece = blockers.pieces[place];
    return piece !== undefined && crossesSegmentPolygon(line, piece);
  });
});
