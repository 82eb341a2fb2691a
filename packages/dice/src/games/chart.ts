/** The dice of both sides, as counts of faces: the first three are the attack's, the next two the defence's. */
export interface Table {
  readonly critical: number;
  readonly strike: number;
  readonly failure: number;
  readonly block: number;
  readonly 'defence-failure': number;
  readonly damage: number;
}

/** A face that an arrow turns, or turns to; each belongs to the dice of one side. */
export type Face = 'critical' | 'strike' | 'failure' | 'block' | 'defence-failure';

/** One entry of a row: a die more that shows a face, damage at once, or an arrow that turns a die. */
export type Entry =
  | { readonly kind: 'add'; readonly face: Exclude<Face, 'failure' | 'defence-failure'> }
  | { readonly kind: 'damage'; readonly damage: number }
  | { readonly kind: 'turn'; readonly from: Face; readonly to: Face };

/** A row of an expertise chart: for so many symbols, and up to how many; without `to`, for all above. */
export interface Row {
  readonly from: number;
  readonly to?: number;
  readonly entries: readonly Entry[];
}

/** An expertise chart: exactly one row fits, or none. */
export type Chart = readonly Row[];

const apply = (table: Record<keyof Table, number>, entry: Entry): void => {
  if (entry.kind === 'add') table[entry.face] += 1;
  else if (entry.kind === 'damage') table.damage += entry.damage;
  else if (table[entry.from] > 0) {
    // Without a die to turn, the arrow does nothing.
    table[entry.from] -= 1;
    table[entry.to] += 1;
  }
};

/** Applies the row for so many expertise symbols to a table, entry by entry in printed order. */
export const applyRow = (chart: Chart, expertise: number, table: Record<keyof Table, number>): void => {
  const row = chart.find(({ from, to }) => expertise >= from && expertise <= (to ?? Infinity));
  for (const entry of row?.entries ?? []) apply(table, entry);
};

/** The table after the row for so many expertise symbols. */
export const applyChart = (chart: Chart, expertise: number, table: Table): Table => {
  const next = { ...table };
  applyRow(chart, expertise, next);
  return next;
};

/** The faces that a chart looks for on dice, to turn them. */
export const turnedIn = (chart: Chart): readonly Face[] => [
  ...new Set(chart.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'turn' ? [entry.from] : [])))),
];

/** Does a chart touch dice that show one of these faces? */
export const touches = (chart: Chart, faces: readonly Face[]): boolean => turnedIn(chart).some((face) => faces.includes(face));
