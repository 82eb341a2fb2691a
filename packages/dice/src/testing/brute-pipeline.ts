import { absurd } from '../absurd.js';
import { fraction, type Fraction } from '../chance.js';
import type { Die } from '../die.js';
import { keyOf } from '../key.js';
import type { Amount, Pipeline, Plan, Reading, RerollStage, RollStage, SpendStage, Stage, State } from '../odds/stage.js';
import type { Share } from './brute.js';

type Counts = Readonly<Record<string, number>>;

/** What can happen at a stage: by chance, each case with its share, or by a decision among named ways. */
type Next =
  | { readonly kind: 'chance'; readonly cases: readonly { readonly share: Fraction; readonly state: Counts }[] }
  | { readonly kind: 'decision'; readonly ways: readonly { readonly name: string; readonly next: Next }[] };

const ONE = fraction(1n, 1n);

const times = (a: Fraction, b: Fraction): Fraction => fraction(a.numerator * b.numerator, a.denominator * b.denominator);

const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

const isMore = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator > b.numerator * a.denominator;

const certain = (state: Counts): Next => ({ kind: 'chance', cases: [{ share: ONE, state }] });

const count = (of: Amount<string>, state: State): number =>
  typeof of === 'function' ? of(state) : typeof of === 'string' ? (state[of] ?? 0) : of;

const add = (state: Counts, gain: Counts): Counts => {
  const next: Record<string, number> = { ...state };
  for (const [name, each] of Object.entries(gain)) next[name] = (next[name] ?? 0) + each;
  return next;
};

const gainOf = ({ into }: Reading<string>, face: string): Counts => {
  const gain = into[face] ?? {};
  return typeof gain === 'string' ? { [gain]: 1 } : (gain as Counts);
};

/** Every way in which dice can fall, die by die and face by face. */
const fall = (state: Counts, dice: readonly { readonly reading: Reading<string>; readonly die: Die }[]): Next => {
  const cases = dice.reduce(
    (before, { reading, die }) => {
      const sides = BigInt(die.faces.reduce((sum, { weight }) => sum + weight, 0));
      return before.flatMap((one) =>
        die.faces.map(({ name, weight }) => ({
          share: times(one.share, fraction(BigInt(weight), sides)),
          state: add(one.state, gainOf(reading, name)),
        })),
      );
    },
    [{ share: ONE, state }],
  );
  return { kind: 'chance', cases };
};

const roll = ({ dice }: RollStage<string>, state: Counts): Next =>
  fall(state, dice.flatMap((reading) => Array.from({ length: count(reading.count, state) }, () => ({ reading, die: reading.die }))));

interface Lift {
  readonly state: Counts;
  readonly names: readonly string[];
  readonly dice: readonly { readonly reading: Reading<string>; readonly die: Die }[];
}

/** All ways to pick up dice, one register after the other. */
const lifts = (stage: RerollStage<string>, state: Counts): readonly Lift[] => {
  const able = stage.token === undefined || (state[stage.token] ?? 0) > 0;
  let found: readonly Lift[] = [{ state, names: [], dice: [] }];
  for (const reading of stage.dice) {
    for (const register of reading.from) {
      found = found.flatMap((lift) => {
        const most = Math.min(state[register] ?? 0, (able ? stage.most : 0) - lift.dice.length);
        return Array.from({ length: most + 1 }, (_, taken) => ({
          state: add(lift.state, { [register]: -taken }),
          names: taken > 0 ? [...lift.names, `${taken} ${register}`] : lift.names,
          dice: [...lift.dice, ...Array.from({ length: taken }, () => ({ reading, die: reading.die }))],
        }));
      });
    }
  }
  return found;
};

const reroll = (stage: RerollStage<string>, state: Counts): Next => ({
  kind: 'decision',
  ways: lifts(stage, state).map((lift) => {
    const paid = stage.token !== undefined && lift.dice.length > 0 ? add(lift.state, { [stage.token]: -1 }) : lift.state;
    return { name: lift.names.length === 0 ? 'none' : lift.names.join(', '), next: fall(paid, lift.dice) };
  }),
});

const spend = ({ token, most = Infinity, effect }: SpendStage<string>, state: Counts): Next => {
  const spent = (times: number): Counts =>
    times === 0 ? state : effect(add(spent(times - 1), { [token]: -1 }));
  const all = Math.min(most, state[token] ?? 0);
  return {
    kind: 'decision',
    ways: Array.from({ length: all + 1 }, (_, n) => ({ name: n === 0 ? 'none' : `${n} ${token}`, next: certain(spent(n)) })),
  };
};

const nextOf = (stage: Stage<string>, state: Counts): Next => {
  switch (stage.kind) {
    case 'roll':
      return roll(stage, state);
    case 'convert': {
      let rest = stage.most === undefined ? Infinity : count(stage.most, state);
      let next = state;
      for (const from of typeof stage.from === 'string' ? [stage.from] : stage.from) {
        for (let held = next[from] ?? 0; held > 0 && rest > 0; held--, rest--) next = add(add(next, { [from]: -1 }), stage.to === undefined ? {} : { [stage.to]: 1 });
      }
      return certain(next);
    }
    case 'change':
      return certain(stage.change(state));
    case 'reroll':
      return reroll(stage, state);
    case 'spend':
      return spend(stage, state);
    case 'choose':
      return { kind: 'decision', ways: stage.options(state).map(({ name, state: next }) => ({ name, next: certain(next) })) };
    default:
      return absurd(stage);
  }
};

/** Who decides, in the slow twin: the name of one of these ways. */
export type Choose = (stage: string, state: State, names: readonly string[]) => string;

const start = ({ registers }: Pipeline<string>, plan: Plan<string>): Counts =>
  Object.fromEntries(registers.map((name) => [name, plan.start?.[name] ?? 0]));

/** The slow twin of `oddsOf` with named policies: every die and every face, one by one. For small pipelines only. */
export const bruteEnds = (pipeline: Pipeline<string>, plan: Plan<string>, choose: Choose): readonly Share<State>[] => {
  const shares = new Map<unknown, Share<State>>();
  const visit = (state: Counts, share: Fraction, [stage, ...rest]: readonly Stage<string>[]): void => {
    if (stage === undefined) {
      const before = shares.get(keyOf(state))?.share ?? fraction(0n, 1n);
      shares.set(keyOf(state), { value: state, share: plus(before, share) });
      return;
    }
    const go = (next: Next): void => {
      if (next.kind === 'chance') next.cases.forEach((one) => visit(one.state, times(share, one.share), rest));
      else {
        const name = choose(stage.name, state, next.ways.map((way) => way.name));
        next.ways.filter((way) => way.name === name).forEach((way) => go(way.next));
      }
    };
    go(nextOf(stage, state));
  };
  visit(start(pipeline, plan), ONE, pipeline.stages);
  return [...shares.values()];
};

/** The slow twin of optimal decisions: what the best of all ways is worth, on average, with every later decision tried. */
export const bruteBest = (pipeline: Pipeline<string>, plan: Plan<string>, worth: (end: State) => number): Fraction => {
  const value = (state: Counts, [stage, ...rest]: readonly Stage<string>[]): Fraction => {
    if (stage === undefined) return fraction(BigInt(worth(state)), 1n);
    const of = (next: Next): Fraction =>
      next.kind === 'chance'
        ? next.cases.reduce((sum, one) => plus(sum, times(one.share, value(one.state, rest))), fraction(0n, 1n))
        : next.ways.map((way) => of(way.next)).reduce((best, one) => (isMore(one, best) ? one : best));
    return of(nextOf(stage, state));
  };
  return value(start(pipeline, plan), pipeline.stages);
};
