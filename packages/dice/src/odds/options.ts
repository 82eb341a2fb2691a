import { absurd } from '../absurd.js';
import { left, right, type Result } from '../result.js';
import { isCount, notACount, type PipelineRefusal } from './refusal.js';
import type { ChooseStage, DecisionStage, Option, RerollStage, SpendStage, State } from './stage.js';

/** An option, and the state right after it; dice that were picked up stand in `hands`, kind by kind. */
export interface Branch<K extends string> extends Option<K> {
  readonly state: State<K>;
  readonly hands: readonly number[];
}

type Branches<K extends string> = Result<PipelineRefusal, readonly Branch<K>[]>;

interface Source<K extends string> {
  readonly name: K;
  readonly kind: number;
}

/** The registers that a reroll may take dice from, each with its kind of dice. */
export const sourcesOf = <K extends string>({ dice }: RerollStage<K>): readonly Source<K>[] =>
  dice.flatMap(({ from }, kind) => from.map((name) => ({ name, kind })));

/** Visits all ways to take at most so many dice out of registers that hold these: none first, few before many. */
export const visitTakings = (
  held: readonly number[],
  most: number,
  visit: (counts: readonly number[], dice: number) => void,
): void => {
  const counts = held.map(() => 0);
  let total = 0;
  const last = held.length - 1;
  const take = (at: number, rest: number, room: number): void => {
    if (at >= last) {
      if (last >= 0) counts[last] = rest;
      visit(counts, total);
      return;
    }
    const here = held[at] as number;
    for (let count = Math.max(0, rest - (room - here)); count <= rest && count <= here; count++) {
      counts[at] = count;
      take(at + 1, rest - count, room - here);
    }
  };
  const room = held.reduce((sum, count) => sum + count, 0);
  for (; total <= Math.min(most, room); total++) take(0, total, room);
};

/** What an option is called that takes these counts. */
const nameOfTaking = (names: readonly string[], counts: readonly number[]): string => {
  const parts = names.flatMap((name, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i] ?? 0} ${name}`] : []));
  return parts.length === 0 ? 'none' : parts.join(', ');
};

/** The ways to pick up dice in a state. */
export const rerolls = <K extends string>(stage: RerollStage<K>, state: State<K>): readonly Branch<K>[] => {
  const sources = sourcesOf(stage);
  const names = sources.map(({ name }) => name);
  const able = stage.token === undefined || state[stage.token] > 0;
  const branches: Branch<K>[] = [];
  visitTakings(names.map((name) => state[name]), able ? stage.most : 0, (counts) => {
    const takes: Record<string, number> = {};
    const hands = stage.dice.map(() => 0);
    sources.forEach(({ name, kind }, i) => {
      const count = counts[i] ?? 0;
      if (count > 0) takes[name] = count;
      hands[kind] = (hands[kind] ?? 0) + count;
    });
    if (stage.token !== undefined && counts.some((count) => count > 0)) takes[stage.token] = (takes[stage.token] ?? 0) + 1;
    const rest: Record<string, number> = { ...state };
    for (const [name, count] of Object.entries(takes)) rest[name] = (rest[name] ?? 0) - count;
    branches.push({ name: nameOfTaking(names, counts), takes: takes as Partial<State<K>>, state: rest as State<K>, hands });
  });
  return branches;
};

const spendings = <K extends string>(stage: SpendStage<K>, state: State<K>): Branches<K> => {
  const { name, token, effect } = stage;
  const most = Math.min(state[token], stage.most ?? Infinity);
  const branches: Branch<K>[] = [{ name: 'none', takes: {}, state, hands: [] }];
  let next = state;
  for (let spent = 1; spent <= most; spent++) {
    next = effect({ ...next, [token]: next[token] - 1 });
    if (!isCount(next[token])) return notACount(name, token, next[token]);
    const takes = { [token]: spent } as Partial<State<K>>;
    branches.push({ name: `${spent} ${token}`, takes, state: next, hands: [] });
  }
  return right(branches);
};

const ways = <K extends string>(stage: ChooseStage<K>, before: State<K>): Branches<K> => {
  const branches = stage.options(before).map(({ name, state }) => ({ name, takes: {}, state, hands: [] }));
  return branches.length === 0 ? left({ kind: 'no-options', stage: stage.name }) : right(branches);
};

/** What can be decided in a state. */
export const branchesOf = <K extends string>(stage: DecisionStage<K>, state: State<K>): Branches<K> => {
  switch (stage.kind) {
    case 'reroll':
      return right(rerolls(stage, state));
    case 'spend':
      return spendings(stage, state);
    case 'choose':
      return ways(stage, state);
    default:
      return absurd(stage);
  }
};
