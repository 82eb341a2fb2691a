// Moves of notched bases. A move is told by its facing, the notch, the bend and the length, and those are its own witness:
// candidates and samples are made of them.
import { shapeOf, sideOf } from '../base.js';
import { type Ground, isMain } from '../moves/ground.js';
import { isWithinQuarter, isWithinTurn } from '../heading.js';
import { type NotchedMove, type NotchedStart, checkNotchedMove, lengthOfNotchedMove } from '../moves/notched.js';
import type { Vec } from '../vector.js';
import { type Density, type Draw, distinct, headingsOf, upTo } from './density.js';
import { fan } from './fan.js';

const passes = (move: NotchedMove, start: NotchedStart, ground: Ground): boolean => checkNotchedMove(move, start, ground)._tag === 'Right';

/** The facings a base may have when it sets off: its own first. */
const facingsOf = ({ base, turns }: NotchedStart, density: Density): readonly Vec[] =>
  !turns || density === 'sparse' ? [base.facing] : [base.facing, ...headingsOf(density === 'dense' ? 'standard' : 'sparse').filter((one) => isWithinQuarter(base.facing, one))];

/** The bends of the tool: straight on, and then to the sides. */
const bendsOf = ({ tool }: NotchedStart, ahead: Vec, density: Density): readonly Vec[] => [
  ahead,
  ...headingsOf(density === 'dense' ? 'standard' : 'sparse').filter((bend) => isWithinTurn(ahead, bend, tool.limit)),
];

const PARTS: Readonly<Record<Density, readonly number[]>> = { sparse: [], standard: [2], dense: [2, 4] };

const movesAt = (start: NotchedStart, floors: readonly number[], density: Density): readonly NotchedMove[] => {
  const { base } = start;
  return base.form.notches.flatMap((side) => {
    const most = lengthOfNotchedMove(start, side);
    const lengths = ['full' as const, ...PARTS[density].map((part) => Math.floor(most / part)), ...(density === 'sparse' ? [0] : [])];
    return facingsOf(start, density).flatMap((facing) =>
      bendsOf(start, sideOf({ facing }, side), density).flatMap((bend) =>
        lengths.flatMap((length) => floors.map((floor): NotchedMove => ({ facing, side, bend, length, floor }))),
      ),
    );
  });
};

/** Whether a move passes, and names the floor that stands for all that bear the base. */
const isCandidate = (move: NotchedMove, start: NotchedStart, ground: Ground): boolean => {
  const checked = checkNotchedMove(move, start, ground);
  return checked._tag === 'Right' && isMain({ base: shapeOf(checked.right.base), floor: move.floor }, ground);
};

/** Good moves of a notched base: stay, full and partial moves from every notch, straight and bent, turned first. */
export const candidatesOfNotchedMove = (start: NotchedStart, ground: Ground, density: Density): readonly NotchedMove[] => {
  const floors = ground.floors.map((_, floor) => floor);
  const all = upTo(density).flatMap((one) => movesAt(start, floors, one));
  return distinct(all, (move) => JSON.stringify(move)).filter((move) => isCandidate(move, start, ground));
};

const TRIES = 64;

/** A random allowed move of a notched base; undefined where none is found. */
export const sampleNotchedMove = (start: NotchedStart, ground: Ground, draw: Draw): NotchedMove | undefined => {
  const { base, turns, tool } = start;
  const facings = turns ? fan(16).filter((one) => isWithinQuarter(base.facing, one)) : [base.facing];
  for (let i = 0; i < TRIES; i += 1) {
    const [facing, side] = [facings[draw(facings.length)] ?? base.facing, base.form.notches[draw(base.form.notches.length)]];
    if (side === undefined) return undefined;
    const bends = fan(16).filter((bend) => isWithinTurn(sideOf({ facing }, side), bend, tool.limit));
    const most = lengthOfNotchedMove(start, side);
    const length = draw(4) === 0 ? 'full' : draw(most + 1);
    const move = { facing, side, bend: bends[draw(bends.length)] ?? sideOf({ facing }, side), length, floor: draw(ground.floors.length) } as const;
    if (passes(move, start, ground)) return move;
  }
  return undefined;
};
