// What the benches of this package have in common.
/** One measured number, and what the plain way costs. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against?: { readonly name: string; readonly value: number };
}

/** The same numbers on every machine. */
export const draws = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
};
