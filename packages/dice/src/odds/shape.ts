/** What a number of equal things can add to a state: rows of numbers one behind the other. */
export interface Shape {
  readonly size: number;
  readonly deltas: Int32Array;
}

/** Makes a shape of rows one behind the other. */
export const shapeOf = (deltas: Int32Array, width: number): Shape => ({ size: deltas.length / width, deltas });

/** The greatest of some counts. */
export const greatest = (counts: Int32Array): number => {
  let most = 0;
  for (let i = 0; i < counts.length; i++) if ((counts[i] as number) > most) most = counts[i] as number;
  return most;
};

/** In how many ways so many dice can be parted among so many kinds of faces. */
export const partings = (dice: number, kinds: number): number => {
  let size = 1;
  for (let i = 1; i < kinds; i++) size = (size * (dice + i)) / i;
  return Math.round(size);
};

/** Visits all partings of dice among kinds of faces, always in the same order. */
export const visitPartings = (
  dice: number,
  kinds: number,
  visit: (counts: readonly number[]) => void,
): void => {
  const counts = new Array<number>(kinds).fill(0);
  const part = (kind: number, rest: number): void => {
    if (kind === kinds - 1) {
      counts[kind] = rest;
      visit(counts);
      return;
    }
    for (let k = 0; k <= rest; k++) {
      counts[kind] = k;
      part(kind + 1, rest - k);
    }
  };
  part(0, dice);
};

/** What dice can add, if each adds one of the gains. */
export const castShape = (gains: readonly (readonly number[])[], dice: number): Shape => {
  const width = gains[0]?.length ?? 0;
  const deltas = new Int32Array(partings(dice, gains.length) * width);
  let at = 0;
  visitPartings(dice, gains.length, (counts) => {
    for (let kind = 0; kind < counts.length; kind++) {
      const count = counts[kind] as number;
      const gain = gains[kind] as readonly number[];
      if (count > 0) for (let i = 0; i < width; i++) deltas[at + i] = (deltas[at + i] as number) + count * (gain[i] as number);
    }
    at += width;
  });
  return shapeOf(deltas, width);
};
