import { checkFace, MOST_SIDES, type Face } from './face.js';
import { checkEach, checkList, checkName, checkRecord, checkWhole, own, repeatedName, type Fault } from './fault.js';
import { left, right, type Result } from './result.js';

/** A die: a name and its different faces, each with the number of sides that it takes up. Plain JSON. */
export interface Die {
  readonly name: string;
  readonly faces: readonly Face[];
}

const MOST_FACES = 1000;

/** The number of sides: the weights of all faces together. */
export const sidesOf = (die: Die): number => die.faces.reduce((sum, face) => sum + face.weight, 0);

/** The place of a face on its die, or -1. */
export const faceIndex = (die: Die, name: string): number => die.faces.findIndex((face) => face.name === name);

const numbered = (sides: number): Die => ({
  name: `d${sides}`,
  faces: Array.from({ length: sides }, (_, i) => ({ name: `${i + 1}`, weight: 1, symbols: { pip: i + 1 } })),
});

/** The ordinary die: faces 1 to 6, worth that many pips. */
export const d6: Die = numbered(6);

/**
 * A die with the faces 1 to `sides`, worth that many pips.
 * @param sides - 1 to 1000
 */
export const numberDie = (sides: number): Result<Fault, Die> => {
  const checked = checkWhole(sides, [], { from: 1, to: MOST_FACES });
  return checked._tag === 'Left' ? checked : right(numbered(checked.right));
};

/** Accepts a die written as plain JSON: names of faces differ, and weights are whole and positive. */
export const checkDie = (input: unknown): Result<Fault, Die> => {
  const record = checkRecord(input, []);
  if (record._tag === 'Left') return record;
  const name = checkName(own(record.right, 'name'), ['name']);
  if (name._tag === 'Left') return name;
  const list = checkList(own(record.right, 'faces'), ['faces'], { from: 1, to: MOST_FACES });
  if (list._tag === 'Left') return list;
  const faces = checkEach(list.right, ['faces'], checkFace);
  if (faces._tag === 'Left') return faces;
  const die = { name: name.right, faces: faces.right };
  const repeated = repeatedName(die.faces.map((face) => face.name));
  if (repeated !== undefined) return left({ kind: 'repeated-name', path: ['faces'], name: repeated });
  const found = sidesOf(die);
  return found > MOST_SIDES ? left({ kind: 'too-heavy', path: ['faces'], most: MOST_SIDES, found }) : right(die);
};
