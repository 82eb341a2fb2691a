/** What a bench found: a value, and what it stands against in the same run. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against?: { readonly name: string; readonly value: number };
}

/** What a bench is told. */
export interface Options {
  readonly seed: number;
  readonly rivals: boolean;
  readonly rivalsFrom: string;
}

/** A quick generator of its own, so that a bench measures the game and not the luck. */
export const picker = (seed: number): ((below: number) => number) => {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
};

/** The value that must be there. */
export const must = <A>(result: { readonly _tag: 'Left'; readonly left: unknown } | { readonly _tag: 'Right'; readonly right: A }): A => {
  if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  return result.right;
};

/** What a call costs in the middle of nine rounds, in microseconds. */
export const perCall = (calls: number, f: () => unknown): number => {
  const rounds: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const start = performance.now();
    for (let i = 0; i < calls; i += 1) f();
    rounds.push(((performance.now() - start) * 1000) / calls);
  }
  return rounds.sort((a, b) => a - b)[4] ?? 0;
};
