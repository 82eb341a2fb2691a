import { absurd } from './absurd.js';
import type { Change, Most } from './change.js';
import { noCounts, type Counts } from './counts.js';
import { faceIndex, type Die } from './die.js';
import { poolSize, type Pool } from './pool.js';
import { addRolls, countFaceIn, countsIn, poolOf, rollBy, type Roll } from './roll.js';

/**
 * How far the changes came: to the end, or to dice that must be rolled first.
 * Plain JSON: a match can be saved here. Whoever answers for chance rolls `pool`, lays it to `kept`, and resolves
 * `rest`.
 */
export type Resolved =
  | { readonly kind: 'settled'; readonly roll: Roll }
  | { readonly kind: 'to-roll'; readonly kept: Roll; readonly pool: Pool; readonly rest: readonly Change[] };

interface Taken {
  readonly taken: Roll;
  readonly kept: Roll;
}

interface Place {
  readonly die: Die;
  readonly face: string;
}

const kindByKind = (dice: readonly Die[], faces: readonly string[]): readonly Place[] =>
  dice.flatMap((die) => faces.map((face) => ({ die, face })));

const faceByFace = (dice: readonly Die[], faces: readonly string[]): readonly Place[] =>
  faces.flatMap((face) => dice.map((die) => ({ die, face })));

/** Takes at most so many dice, from the first place first. */
const take = (
  dice: readonly Die[],
  roll: Roll,
  { places, most }: { readonly places: readonly Place[]; readonly most: Most },
): Taken => {
  const kept = new Map(dice.map((die) => [die, [...countsIn(roll, die)]]));
  const taken = new Map(dice.map((die) => [die, [...noCounts(die)]]));
  let room = most === 'all' ? Infinity : most;
  for (const { die, face } of places) {
    const at = faceIndex(die, face);
    const [from, to] = [kept.get(die), taken.get(die)];
    const count = Math.min(from?.[at] ?? 0, room);
    if (from === undefined || to === undefined || count <= 0) continue;
    from[at] = (from[at] ?? 0) - count;
    to[at] = (to[at] ?? 0) + count;
    room -= count;
  }
  return { taken: rollBy(dice, (die) => taken.get(die) ?? []), kept: rollBy(dice, (die) => kept.get(die) ?? []) };
};

const lay = (die: Die, face: string, dice: number): Counts =>
  die.faces.map(({ name }) => (name === face ? Math.max(0, dice) : 0));

const convert = (dice: readonly Die[], roll: Roll, { from, to, most }: Change & { kind: 'convert' }): Roll => {
  const able = dice.filter((die) => faceIndex(die, to) >= 0);
  const { taken } = take(able, roll, { places: faceByFace(able, [from]), most });
  return rollBy(dice, (die) => {
    const turned = countsIn(taken, die)[faceIndex(die, from)] ?? 0;
    return countsIn(roll, die).map((count, i) => {
      const name = die.faces[i]?.name;
      return count - (name === from ? turned : 0) + (name === to ? turned : 0);
    });
  });
};

const cancel = (dice: readonly Die[], roll: Roll, { faces, by }: Change & { kind: 'cancel' }): Roll => {
  const showing = (names: readonly string[]): number =>
    [...new Set(names)].reduce((sum, name) => sum + countFaceIn(dice, roll, name), 0);
  const most = Math.min(showing(faces), showing(by));
  const { kept } = take(dice, roll, { places: faceByFace(dice, faces), most });
  return take(dice, kept, { places: faceByFace(dice, by), most }).kept;
};

const add = (dice: readonly Die[], roll: Roll, change: Change & { kind: 'add' }): Roll =>
  addRolls(dice, roll, rollBy(dice, (die) => lay(die, die.name === change.die ? change.face : '', change.dice)));

/** What one change does to a roll: the dice that stay, and those that must be rolled again. */
const applied = (dice: readonly Die[], roll: Roll, change: Change): { readonly kept: Roll; readonly pool: Pool } => {
  switch (change.kind) {
    case 'reroll': {
      const { taken, kept } = take(dice, roll, { places: kindByKind(dice, change.faces), most: change.most });
      return { kept, pool: poolOf(dice, taken) };
    }
    case 'convert':
      return { kept: convert(dice, roll, change), pool: {} };
    case 'add':
      return { kept: add(dice, roll, change), pool: {} };
    case 'remove': {
      const { kept } = take(dice, roll, { places: faceByFace(dice, change.faces), most: change.most });
      return { kept, pool: {} };
    }
    case 'cancel':
      return { kept: cancel(dice, roll, change), pool: {} };
    default:
      return absurd(change);
  }
};

/**
 * Reads changes on one roll, in order, up to the first that needs chance.
 * @param dice - the dice of the roll, those first that changes shall take first
 */
export const resolve = (dice: readonly Die[], roll: Roll, changes: readonly Change[]): Resolved => {
  let kept = rollBy(dice, (die) => countsIn(roll, die));
  for (const [i, change] of changes.entries()) {
    const step = applied(dice, kept, change);
    if (poolSize(step.pool) > 0) return { kind: 'to-roll', ...step, rest: changes.slice(i + 1) };
    kept = step.kept;
  }
  return { kind: 'settled', roll: kept };
};

/**
 * Reads changes on one roll to the end.
 * @param by - the changes, and who rolls the dice that are picked up
 */
export const resolveWith = (
  dice: readonly Die[],
  roll: Roll,
  by: { readonly changes: readonly Change[]; readonly chance: (pool: Pool) => Roll },
): Roll => {
  let resolved = resolve(dice, roll, by.changes);
  while (resolved.kind === 'to-roll') {
    resolved = resolve(dice, addRolls(dice, resolved.kept, by.chance(resolved.pool)), resolved.rest);
  }
  return resolved.roll;
};
