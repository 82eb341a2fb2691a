import { MOST_DICE } from './counts.js';
import { faceIndex, type Die } from './die.js';
import { checkEach, checkList, checkRecord, checkWhole, own, type Fault, type Fields, type Path } from './fault.js';
import { left, right, type Result } from './result.js';

/** How many dice at most, or all of them. */
export type Most = number | 'all';

/**
 * What may happen to rolled dice, as plain JSON; `resolve` reads it on one roll, `resolveOdds` on all rolls.
 * Faces are named. Where not all dice are taken, `reroll` takes kind by kind in the order in which the dice are listed,
 * since a better die is worth more; `remove` and `cancel` take face by face in the order of `faces`.
 *
 * - `reroll` picks up dice that show one of the faces and rolls them again, once.
 * - `convert` turns dice from one face to another; a die without the other face stays as it is.
 * - `add` lays dice down that show a face.
 * - `remove` takes dice that show one of the faces off the table.
 * - `cancel` pairs dice that show one of `faces` with dice that show one of `by`, and takes both off the table.
 */
export type Change =
  | { readonly kind: 'reroll'; readonly faces: readonly string[]; readonly most: Most }
  | { readonly kind: 'convert'; readonly from: string; readonly to: string; readonly most: Most }
  | { readonly kind: 'add'; readonly die: string; readonly face: string; readonly dice: number }
  | { readonly kind: 'remove'; readonly faces: readonly string[]; readonly most: Most }
  | { readonly kind: 'cancel'; readonly faces: readonly string[]; readonly by: readonly string[] };

type Checked<A> = Result<Fault, A>;

const faceAmong =
  (dice: readonly Die[]) =>
  (input: unknown, path: Path): Checked<string> =>
    typeof input === 'string' && dice.some((die) => faceIndex(die, input) >= 0)
      ? right(input)
      : left({ kind: 'unknown-face', path });

const facesField = (dice: readonly Die[], fields: Fields, name: string): Checked<readonly string[]> => {
  const list = checkList(own(fields, name), [name], { from: 1, to: 100 });
  return list._tag === 'Left' ? list : checkEach(list.right, [name], faceAmong(dice));
};

const faceField = (dice: readonly Die[], fields: Fields, name: string): Checked<string> =>
  faceAmong(dice)(own(fields, name), [name]);

const diceField = (fields: Fields, name: string): Checked<number> =>
  checkWhole(own(fields, name), [name], { from: 0, to: MOST_DICE });

const mostField = (fields: Fields): Checked<Most> =>
  own(fields, 'most') === 'all' ? right('all') : diceField(fields, 'most');

const checkTaking = (dice: readonly Die[], fields: Fields, kind: 'reroll' | 'remove'): Checked<Change> => {
  const faces = facesField(dice, fields, 'faces');
  if (faces._tag === 'Left') return faces;
  const most = mostField(fields);
  return most._tag === 'Left' ? most : right({ kind, faces: faces.right, most: most.right });
};

const checkConvert = (dice: readonly Die[], fields: Fields): Checked<Change> => {
  const from = faceField(dice, fields, 'from');
  if (from._tag === 'Left') return from;
  const to = faceField(dice, fields, 'to');
  if (to._tag === 'Left') return to;
  const most = mostField(fields);
  return most._tag === 'Left' ? most : right({ kind: 'convert', from: from.right, to: to.right, most: most.right });
};

const checkAdd = (dice: readonly Die[], fields: Fields): Checked<Change> => {
  const die = dice.find(({ name }) => name === own(fields, 'die'));
  if (die === undefined) return left({ kind: 'unknown-die', path: ['die'] });
  const face = faceField([die], fields, 'face');
  if (face._tag === 'Left') return face;
  const count = diceField(fields, 'dice');
  return count._tag === 'Left' ? count : right({ kind: 'add', die: die.name, face: face.right, dice: count.right });
};

const checkCancel = (dice: readonly Die[], fields: Fields): Checked<Change> => {
  const faces = facesField(dice, fields, 'faces');
  if (faces._tag === 'Left') return faces;
  const by = facesField(dice, fields, 'by');
  return by._tag === 'Left' ? by : right({ kind: 'cancel', faces: faces.right, by: by.right });
};

/**
 * Accepts a change written as plain JSON whose dice and faces exist; unknown fields do not survive.
 * @param dice - the dice that the change may touch
 */
export const checkChange = (dice: readonly Die[], input: unknown): Result<Fault, Change> => {
  const record = checkRecord(input, []);
  if (record._tag === 'Left') return record;
  const kind = own(record.right, 'kind');
  switch (kind) {
    case 'reroll':
    case 'remove':
      return checkTaking(dice, record.right, kind);
    case 'convert':
      return checkConvert(dice, record.right);
    case 'add':
      return checkAdd(dice, record.right);
    case 'cancel':
      return checkCancel(dice, record.right);
    default:
      return left({ kind: 'unknown-kind', path: ['kind'] });
  }
};
