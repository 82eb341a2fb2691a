import { absurd } from '../absurd.js';
import { fraction, type Fraction } from '../chance.js';
import type { Change, Most } from '../change.js';
import type { Die } from '../die.js';
import { keyOf } from '../key.js';
import { diceIn, type Pool } from '../pool.js';
import type { Roll } from '../roll.js';

/** One die on the table. */
interface Lying {
  readonly die: Die;
  readonly face: string;
}

type Table = readonly Lying[];

/** An outcome with the exact share of cases in which it happens. */
export interface Share<A> {
  readonly value: A;
  readonly share: Fraction;
}

const sides = (die: Die): readonly Lying[] =>
  die.faces.flatMap(({ name, weight }) => Array.from({ length: weight }, () => ({ die, face: name })));

const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

/** Every way in which dice can fall, each side of each die on its own. */
const everyFall = (dice: readonly Die[]): readonly Table[] =>
  dice.reduce<readonly Table[]>(
    (falls, die) => falls.flatMap((fall) => sides(die).map((side) => [...fall, side])),
    [[]],
  );

const countLying = (dice: readonly Die[], lying: Table): Roll =>
  Object.fromEntries(
    dice.map((die) => [
      die.name,
      die.faces.map(({ name }) => lying.filter((one) => one.die.name === die.name && one.face === name).length),
    ]),
  );

/** The dice that show one of the faces; the first in `order` stand first. */
const showing = (lying: Table, faces: readonly string[], order: (one: Lying) => readonly number[]): Table =>
  lying
    .filter(({ face }) => faces.includes(face))
    .sort((one, other) => {
      const [a, b] = [order(one), order(other)];
      return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
    });

const firstOf = (lying: Table, most: Most): ReadonlySet<Lying> =>
  new Set(most === 'all' ? lying : lying.slice(0, most));

/** What a change takes: a reroll looks at the kind of die first, all else at the face. */
const taken = (
  dice: readonly Die[],
  lying: Table,
  { kind, faces, most }: { readonly kind: Change['kind']; readonly faces: readonly string[]; readonly most: Most },
): ReadonlySet<Lying> => {
  const order = ({ die, face }: Lying): readonly number[] =>
    kind === 'reroll' ? [dice.indexOf(die), faces.indexOf(face)] : [faces.indexOf(face), dice.indexOf(die)];
  return firstOf(showing(lying, faces, order), most);
};

const converted = (dice: readonly Die[], lying: Table, change: Change & { kind: 'convert' }): Table => {
  const able = dice.filter((die) => die.faces.some(({ name }) => name === change.to));
  const candidates = lying.filter(({ die }) => able.includes(die));
  const turned = taken(able, candidates, { kind: 'convert', faces: [change.from], most: change.most });
  return lying.map((one) => (turned.has(one) ? { die: one.die, face: change.to } : one));
};

const added = (dice: readonly Die[], lying: Table, change: Change & { kind: 'add' }): Table => {
  const die = dice.find(({ name, faces }) => name === change.die && faces.some((face) => face.name === change.face));
  return die ? [...lying, ...Array.from({ length: change.dice }, () => ({ die, face: change.face }))] : lying;
};

const cancelled = (dice: readonly Die[], lying: Table, change: Change & { kind: 'cancel' }): Table => {
  const count = (faces: readonly string[]): number => lying.filter(({ face }) => faces.includes(face)).length;
  const most = Math.min(count(change.faces), count(change.by));
  const gone = taken(dice, lying, { kind: 'cancel', faces: change.faces, most });
  const rest = lying.filter((one) => !gone.has(one));
  const used = taken(dice, rest, { kind: 'cancel', faces: change.by, most });
  return rest.filter((one) => !used.has(one));
};

/** Every table that a change can lead to, all equally likely. */
const everyNext = (dice: readonly Die[], lying: Table, change: Change): readonly Table[] => {
  switch (change.kind) {
    case 'reroll': {
      const lifted = taken(dice, lying, change);
      const kept = lying.filter((one) => !lifted.has(one));
      return everyFall([...lifted].map(({ die }) => die)).map((fall) => [...kept, ...fall]);
    }
    case 'convert':
      return [converted(dice, lying, change)];
    case 'remove': {
      const gone = taken(dice, lying, change);
      return [lying.filter((one) => !gone.has(one))];
    }
    case 'add':
      return [added(dice, lying, change)];
    case 'cancel':
      return [cancelled(dice, lying, change)];
    default:
      return absurd(change);
  }
};

/** The slow twin of `oddsOfPool` and `resolveOdds`: every roll and every reroll, one by one. For small pools only. */
export const bruteOdds = <A>(
  dice: readonly Die[],
  pool: Pool,
  { changes, worth }: { readonly changes: readonly Change[]; readonly worth: (roll: Roll) => A },
): readonly Share<A>[] => {
  const shares = new Map<unknown, Share<A>>();
  const visit = (lying: Table, cases: bigint, rest: readonly Change[]): void => {
    const [change, ...later] = rest;
    if (change !== undefined) {
      const tables = everyNext(dice, lying, change);
      tables.forEach((table) => visit(table, cases * BigInt(tables.length), later));
      return;
    }
    const value = worth(countLying(dice, lying));
    const before = shares.get(keyOf(value))?.share ?? fraction(0n, 1n);
    shares.set(keyOf(value), { value, share: plus(before, fraction(1n, cases)) });
  };
  const falls = everyFall(dice.flatMap((die) => Array.from({ length: diceIn(pool, die.name) }, () => die)));
  falls.forEach((fall) => visit(fall, BigInt(falls.length), changes));
  return [...shares.values()];
};
