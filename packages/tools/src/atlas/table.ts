import type { Row } from './evaluate.js';
import { areaOf, areasOf } from './pages.js';

const columns = (lines: readonly (readonly string[])[]): readonly string[] => {
  const width = (i: number): number => Math.max(...lines.map((line) => line[i]?.length ?? 0));
  const pad = (cell: string, i: number): string => (i === 0 || /[a-z/]/.test(lines[1]?.[i] ?? '') ? cell.padEnd(width(i)) : cell.padStart(width(i)));
  return lines.map((line) => line.map(pad).join('  ').trimEnd());
};

const sum = (rows: readonly Row[], of: (row: Row) => number): string => String(rows.reduce((total, row) => total + of(row), 0));

/** One line per area. */
export const shortTable = (rows: readonly Row[]): readonly string[] =>
  columns([
    ['area', 'rules', 'rows', 'properties', 'stories', 'waiting'],
    ...areasOf(rows).map((area) => {
      const own = rows.filter(({ id }) => areaOf(id) === area);
      const stories = new Set(own.flatMap((row) => row.stories)).size;
      const sums = [sum(own, ({ rows: many }) => many), sum(own, ({ properties }) => properties)];
      return [area, String(own.length), ...sums, String(stories), sum(own, ({ waits }) => (waits ? 1 : 0))];
    }),
  ]);

/** One line per rule. */
export const longTable = (rows: readonly Row[]): readonly string[] =>
  columns([
    ['rule', 'code', 'rows', 'properties', 'stories'],
    ...rows.map((row) => {
      const code = row.code.map((file) => file.replace(/^packages\/[^/]+\/src\//, '')).join(' ');
      const numbers = [row.rows, row.properties, row.stories.length].map(String);
      return [row.id, row.waits && code === '' ? '— waiting' : code, ...numbers];
    }),
  ]);

/** `121 rules: 119 in code and tested, 2 waiting`. */
export const lastLine = (rows: readonly Row[]): string => {
  const tested = rows.filter((row) => !row.waits && row.code.length > 0 && row.tests.length > 0).length;
  return `${rows.length} rules: ${tested} in code and tested, ${rows.filter(({ waits }) => waits).length} waiting`;
};
