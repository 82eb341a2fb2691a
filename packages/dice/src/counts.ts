import { faceIndex, type Die } from './die.js';
import { symbolsOn } from './face.js';
import { checkEach, checkList, checkWhole, type Fault, type Path } from './fault.js';
import { left, right, type Result } from './result.js';

/** How many dice show each face, in the order of the die's faces. */
export type Counts = readonly number[];

/** The most dice of one kind in a pool. */
export const MOST_DICE = 1000;

/** No dice at all. */
export const noCounts = (die: Die): Counts => die.faces.map(() => 0);

/** How many dice were counted. */
export const countDice = (counts: Counts): number => counts.reduce((sum, dice) => sum + dice, 0);

/** Both lots of dice together. */
export const addCounts = (one: Counts, other: Counts): Counts => one.map((dice, i) => dice + (other[i] ?? 0));

/** How often a symbol shows on the rolled dice. */
export const countSymbol = (die: Die, counts: Counts, symbol: string): number =>
  die.faces.reduce((sum, face, i) => sum + symbolsOn(face, symbol) * (counts[i] ?? 0), 0);

/** How many dice show a face. */
export const countFace = (die: Die, counts: Counts, face: string): number => counts[faceIndex(die, face)] ?? 0;

/** Accepts counts that this many dice can show, at a place in a larger input. */
export const checkCountsAt = (
  { die, dice }: { readonly die: Die; readonly dice: number },
  counts: unknown,
  path: Path,
): Result<Fault, Counts> => {
  const faces = die.faces.length;
  const list = checkList(counts, path, { from: faces, to: faces });
  if (list._tag === 'Left') return list;
  const checked = checkEach(list.right, path, (count, at) => checkWhole(count, at, { from: 0, to: MOST_DICE }));
  if (checked._tag === 'Left') return checked;
  const found = countDice(checked.right);
  return found === dice ? checked : left({ kind: 'wrong-total', path, expected: dice, found });
};

/** Accepts counts that this many dice can show: one whole number per face, together the number of dice. */
export const checkCounts = (die: Die, dice: number, counts: unknown): Result<Fault, Counts> =>
  checkCountsAt({ die, dice }, counts, []);

/** Counts faces that were read off one by one, as people do at a table. */
export const countsFrom = (die: Die, faces: readonly string[]): Result<Fault, Counts> => {
  const counts = die.faces.map(() => 0);
  for (const [i, face] of faces.entries()) {
    const at = faceIndex(die, face);
    if (at < 0) return left({ kind: 'unknown-face', path: [i] });
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return right(counts);
};

/** The rolled faces one by one, in the order of the die's faces. */
export const facesIn = (die: Die, counts: Counts): readonly string[] =>
  die.faces.flatMap((face, i) => Array.from({ length: counts[i] ?? 0 }, () => face.name));
