/** What a number of equal things can add to a state: rows of numbers one behind the other. */
export interface Shape {
  readonly size: number;
  readonly deltas: ArrayLike<number>;
}

/** Makes a shape of rows one behind the other. */
export const shapeOf = (deltas: ArrayLike<number>, width: number): Shape => ({ size: deltas.length / width, deltas });

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
  const deltas = new Array<number>(partings(dice, gains.length) * width).fill(0);
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
