/** One measured number, with what it is to be compared with. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against?: { readonly name: string; readonly value: number };
}

/** Best of five: how often a second `task` runs, if one run counts for `each`. */
export const perSecond = (each: number, task: () => unknown): number => {
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const begin = performance.now();
    let runs = 0;
    while (performance.now() - begin < 100) {
      task();
      runs++;
    }
    best = Math.min(best, (performance.now() - begin) / (runs * each));
  }
  return 1000 / best;
};

/** Best of five: how many microseconds one run of `task` takes. */
export const microseconds = (task: () => unknown): number => 1_000_000 / perSecond(1, task);
