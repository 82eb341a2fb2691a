import type { Decision } from '../odds/odds-of.js';

/** A register and the numbers between which it lies. */
export interface Bound {
  readonly register: string;
  readonly from: number;
  readonly to: number;
}

/** What is decided in all states within the bounds. Plain JSON. */
export interface DecisionRule {
  readonly choose: string;
  readonly when: readonly Bound[];
}

interface Box {
  readonly choose: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const boxesOf = ({ decided }: Decision<string>, registers: readonly string[]): readonly Box[] | undefined => {
  const boxes = new Map<string, Box>();
  for (const { state, name } of decided) {
    const point = registers.map((register) => state[register] ?? 0);
    const known = boxes.get(point.join());
    if (known !== undefined && known.choose !== name) return undefined;
    boxes.set(point.join(), { choose: name, from: point, to: point });
  }
  return [...boxes.values()];
};

/** Leaves out registers one by one, as long as the others still say what is decided. */
const fewest = (decision: Decision<string>, all: readonly string[]): readonly string[] =>
  all.reduce((kept, register) => {
    const fewer = kept.filter((name) => name !== register);
    return boxesOf(decision, fewer) === undefined ? kept : fewer;
  }, all);

const isAlike = (a: readonly number[], b: readonly number[], but: number): boolean =>
  a.every((value, i) => i === but || value === b[i]);

/** Joins boxes that lie side by side in one register. */
const joined = (boxes: readonly Box[], axis: number): readonly Box[] => {
  const rest = [...boxes].sort((a, b) => (a.from[axis] ?? 0) - (b.from[axis] ?? 0));
  const done: Box[] = [];
  for (const box of rest) {
    const at = done.findIndex(
      (one) =>
        one.choose === box.choose &&
        (one.to[axis] ?? 0) + 1 === box.from[axis] &&
        isAlike(one.from, box.from, axis) &&
        isAlike(one.to, box.to, axis),
    );
    const before = done[at];
    if (before === undefined) done.push(box);
    else done[at] = { ...before, to: box.to };
  }
  return done;
};

/**
 * A policy to read: what to decide when, in terms of as few registers as say it, few lines instead of many states.
 * The lines hold for every state that can come up, and no two of them for the same.
 */
export const rulesOf = <K extends string>(decision: Decision<K>): readonly DecisionRule[] => {
  const registers = fewest(decision, Object.keys(decision.decided[0]?.state ?? {}));
  const boxes = registers.reduce((list, _, axis) => joined(list, axis), boxesOf(decision, registers) ?? []);
  return boxes.map(({ choose, from, to }) => ({
    choose,
    when: registers.map((register, i) => ({ register, from: from[i] ?? 0, to: to[i] ?? 0 })),
  }));
};

/** A rule as a line of text: `2 white-blank when white-blank 2–4`. */
export const ruleText = ({ choose, when }: DecisionRule): string => {
  const bounds = when.map(({ register, from, to }) => `${register} ${from === to ? from : `${from}–${to}`}`);
  return bounds.length === 0 ? choose : `${choose} when ${bounds.join(', ')}`;
};
