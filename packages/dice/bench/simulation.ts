/** A small generator of the rival's own (xorshift32): one side of a die after another. */
const sideBy = (seed: number): ((sides: number) => number) => {
  let bits = seed | 1;
  return (sides) => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 0) % sides;
  };
};

/** The rival: one attack after another in a loop written for nothing else, with a small generator of its own. */
export const simulateLegion = (runs: number, seed: number): number => {
  const next = sideBy(seed);
  let wounds = 0;
  for (let run = 0; run < runs; run++) {
    let [crits, hits] = [0, 0];
    for (let die = 0; die < 12; die++) {
      const side = next(8);
      if (side === 0) crits++;
      else if (side < (die < 6 ? 7 : 5)) hits++;
    }
    const covered = hits;
    for (let die = 0; die < covered; die++) if (next(6) < 2) hits--;
    const left = crits + hits;
    wounds += left;
    for (let die = 0; die < left; die++) if (next(6) < 4) wounds--;
  }
  return wounds / runs;
};

/** The same for successes of 9 against 7 dice and a worth for each number of successes. */
export const simulateShatterpoint = (runs: number, seed: number, worth: readonly number[]): number => {
  const next = sideBy(seed);
  let sum = 0;
  for (let run = 0; run < runs; run++) {
    let [criticals, strikes, blocks] = [0, 0, 0];
    for (let die = 0; die < 9; die++) {
      const side = next(8);
      if (side === 0) criticals++;
      else if (side < 4) strikes++;
    }
    for (let die = 0; die < 7; die++) if (next(6) < 2) blocks++;
    sum += worth[Math.min(worth.length - 1, criticals + Math.max(0, strikes - blocks))] ?? 0;
  }
  return sum / runs;
};
