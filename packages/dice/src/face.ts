import { checkName, checkRecord, checkWhole, own, type Fault, type Path } from './fault.js';
import { left, right, type Result } from './result.js';

/** How often each symbol stands on a face; a blank face has none. */
export type Symbols = Readonly<Record<string, number>>;

/**
 * One face of a die: its name, on how many of the sides it stands, and its symbols.
 * The name is how changes speak of the face; the symbols are what it is worth.
 */
export interface Face {
  readonly name: string;
  readonly weight: number;
  readonly symbols: Symbols;
}

/** The most sides that one die may have, counted by weight. */
export const MOST_SIDES = 1_000_000;

const MOST_SYMBOLS = 1_000_000;

/** How often a symbol stands on a face. */
export const symbolsOn = (face: Face, symbol: string): number => own(face.symbols, symbol) ?? 0;

const checkSymbols = (input: unknown, path: Path): Result<Fault, Symbols> => {
  const record = checkRecord(input, path);
  if (record._tag === 'Left') return record;
  const names = Object.keys(record.right);
  if (names.length > 100) return left({ kind: 'wrong-length', path, from: 0, to: 100, found: names.length });
  const symbols: Record<string, number> = {};
  for (const symbol of names) {
    const name = checkName(symbol, [...path, symbol]);
    if (name._tag === 'Left') return name;
    const count = checkWhole(record.right[symbol], [...path, symbol], { from: 0, to: MOST_SYMBOLS });
    if (count._tag === 'Left') return count;
    symbols[symbol] = count.right;
  }
  return right(symbols);
};

/** Accepts a face written as plain JSON; unknown fields do not survive. */
export const checkFace = (input: unknown, path: Path): Result<Fault, Face> => {
  const record = checkRecord(input, path);
  if (record._tag === 'Left') return record;
  const name = checkName(own(record.right, 'name'), [...path, 'name']);
  if (name._tag === 'Left') return name;
  const weight = checkWhole(own(record.right, 'weight'), [...path, 'weight'], { from: 1, to: MOST_SIDES });
  if (weight._tag === 'Left') return weight;
  const symbols = checkSymbols(own(record.right, 'symbols'), [...path, 'symbols']);
  if (symbols._tag === 'Left') return symbols;
  return right({ name: name.right, weight: weight.right, symbols: symbols.right });
};
