import { onceFor, the } from '@regelwerk/core';
import { disc, pointAlong, type Vec } from '@regelwerk/geometry';
import { carries } from '../board/flush.js';
import type { Board, BoardPart } from '../board/prepare-board.js';
import { BOARD, type Spot } from '../model/ids.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { rangeLength } from '../rules/measure/range.js';
import { whyOffBoard } from '../rules/setup/board-size.js';
import { whyNotFit, whyTooFarIn, whyTooFarOut, whyTooHigh, type Placing } from '../rules/setup/deploy.js';

// Places around a squad's first character, one by one, and whether somebody can be deployed at one.

/** What one can stand on besides the board, the highest first. */
const surfacesOf = onceFor(({ parts }: Board): readonly BoardPart[] => parts.filter(({ surface }) => surface).sort((a, b) => b.top - a.top));

/** The surfaces on which a base at a place would lie wholly, alone or with what is flush with them, the highest first. */
export const surfacesAt = ({ table }: State, { x, y }: Pick<Spot, 'x' | 'y'>, radius: number): readonly string[] => {
  const surfaces = surfacesOf(prepare(table).board);
  const base = disc({ x, y }, radius);
  return surfaces.flatMap((part) => (carries(base, part, surfaces) ? [part.id] : [])).concat(BOARD);
};

/** Why a base cannot be put down at a place, whatever is near it. */
export const whyNotLie = (state: State, placing: Placing): Refusal | undefined => whyTooHigh(state, placing.to) ?? whyNotFit(state, placing);

/** Why a character cannot be deployed at a place, as the first one of its squad or after it: whoever else is to come. */
export const whyNotHere = (state: State, lead: string, placing: Placing): Refusal | undefined =>
  (lead === '' ? whyTooFarIn(state, placing) : whyTooFarOut(state, lead, placing)) ?? whyNotLie(state, placing);

/** The same position with a character deployed. */
export const placed = (state: State, { character, to }: Placing): State => ({
  ...state,
  play: { ...state.play, characters: { ...state.play.characters, [character]: { ...the(state.play.characters, character), ...to } } },
});

/** A character of a squad, and the squad's first one. */
export interface Follower {
  readonly lead: string;
  readonly character: string;
}

/** Directions all around, 7 to 11 degrees apart. */
const AROUND = ([[1, 1], [-1, 1], [-1, -1], [1, -1]] as const).flatMap(([x, y]) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => [Math.min(5, 10 - i), Math.min(5, i)] as const).map(([a, b]) => (x === y ? { x: a * x, y: b * y } : { x: b * x, y: a * y })),
);

/** A scan of the places around a squad's first character: every so many directions, after how many of them, and, mirrored, from the other side. */
export interface Scan {
  readonly step: number;
  readonly skip?: number;
  readonly mirrored: boolean;
}

/** Places around the first character of a squad, one by one, if they are on the board: as far out as allowed, in contact, and between. */
export const spotsAround = function* (state: State, { lead, character }: Follower, { step, skip = 0, mirrored }: Scan): Generator<Spot, void> {
  const { unitOf } = prepare(state.table);
  const { x, y } = the(state.play.characters, lead);
  const { radius } = the(unitOf, character);
  const near = radius + the(unitOf, lead).radius;
  for (const further of step > 5 ? [1] : [1, 0, 0.5]) {
    for (let i = 0; i < AROUND.length; i += step) {
      const way = AROUND[(i + skip * step) % AROUND.length] as Vec;
      const toward = { x: mirrored ? x - way.x : x + way.x, y: y + way.y };
      const at = pointAlong({ from: { x, y }, toward, length: near + further * rangeLength(1), round: further === 0 ? 'beyond' : 'short' });
      if (at === undefined || whyOffBoard(at, radius) !== undefined) continue;
      for (const on of surfacesAt(state, at, radius)) yield { ...at, on };
    }
  }
};
