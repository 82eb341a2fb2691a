/** What a bench is told. A rival is loaded with `createRequire(rivalsFrom)('boardgame.io/client')`. */
export interface Options {
  readonly seed: number;
  readonly rivals: boolean;
  readonly rivalsFrom: string;
  readonly only: string;
}

/** What a bench found: a value, and what it stands against in the same run. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against?: { readonly name: string; readonly value: number };
}

export type Bench = (options: Options) => readonly Row[] | Promise<readonly Row[]>;

/** Whole numbers in groups of three, small ones with two digits; the same on every machine. */
export const figure = (value: number): string => {
  if (Math.abs(value) < 100) return String(Math.round(value * 100) / 100);
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
};

/** Of these less is better; of everything else more. */
const COSTS = new Set(['ns', 'µs', 'ms', 's', 'B', 'kB', 'MB']);

/** How many times better than its rival. */
const ratio = ({ value, unit, against }: Row): string => {
  if (against === undefined || against.value === 0 || value === 0) return '';
  return `×${figure(COSTS.has(unit) ? against.value / value : value / against.value)}`;
};

const cells = (row: Row): readonly string[] => [
  row.name,
  figure(row.value),
  row.unit,
  row.against === undefined ? '' : `${row.against.name} ${figure(row.against.value)}`,
  ratio(row),
];

/** The rows as a table of plain text. */
export const table = (rows: readonly Row[]): readonly string[] => {
  const lines = [['what', 'value', 'unit', 'against', 'better'], ...rows.map(cells)];
  const width = (i: number): number => Math.max(...lines.map((line) => line[i]?.length ?? 0));
  return lines.map((line) => line.map((cell, i) => (i === 1 ? cell.padStart(width(i)) : cell.padEnd(width(i)))).join('  ').trimEnd());
};
