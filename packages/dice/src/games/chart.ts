/** The dice of both sides, as counts of faces; failures of the defence are not counted. */
export interface Table {
  readonly critical: number;
  readonly strike: number;
  readonly failure: number;
  readonly block: number;
  readonly damage: number;
}

/** A face that an arrow turns, or turns to. */
export type Face = 'critical' | 'strike' | 'failure' | 'block';

/** One entry of a row: a die more that shows a face, damage at once, or an arrow that turns a die. */
export type Entry =
  | { readonly kind: 'add'; readonly face: Exclude<Face, 'failure'> }
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

const applied = (table: Table, entry: Entry): Table => {
  if (entry.kind === 'add') return { ...table, [entry.face]: table[entry.face] + 1 };
  if (entry.kind === 'damage') return { ...table, damage: table.damage + entry.damage };
  // Without a die to turn, the arrow does nothing.
  if (table[entry.from] === 0) return table;
  const turned = { ...table, [entry.from]: table[entry.from] - 1 };
  return { ...turned, [entry.to]: turned[entry.to] + 1 };
};

/** Applies the row for so many expertise symbols, entry by entry in printed order. */
export const applyChart = (chart: Chart, expertise: number, table: Table): Table => {
  const row = chart.find(({ from, to }) => expertise >= from && expertise <= (to ?? Infinity));
  return row === undefined ? table : row.entries.reduce(applied, table);
};

/** Does a chart touch dice that show one of these faces? */
export const touches = (chart: Chart, faces: readonly Face[]): boolean =>
  chart.some(({ entries }) => entries.some((entry) => entry.kind === 'turn' && faces.includes(entry.from)));
