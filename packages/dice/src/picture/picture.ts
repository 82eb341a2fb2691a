import { shareExactly } from '../odds/answer.js';
import type { Spread } from '../odds/spread.js';

/** Percent with one digit after the point, the same on every machine. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

const bar = (cells: number): string => {
  const eighths = Math.round(cells * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
};

const heights = (spread: Spread<number>): readonly (readonly [number, number])[] =>
  spread.outcomes.map(({ value }) => [value, shareExactly(spread, value).value]);

/**
 * The odds of a number as bars of text, a line for each number.
 * @param width - how many characters the longest bar takes
 */
export const textBars = (spread: Spread<number>, width = 40): readonly string[] => {
  const lines = heights(spread);
  const most = Math.max(...lines.map(([, share]) => share));
  const digits = Math.max(1, ...lines.map(([value]) => `${value}`.length));
  return lines.map(([value, share]) =>
    `${`${value}`.padStart(digits)}  ${percent(share).padStart(7)}  ${bar((share / most) * width)}`.trimEnd(),
  );
};

/** One bar of a histogram, in units of the picture from its upper left corner. */
export interface Bar {
  readonly value: number;
  readonly share: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A histogram as numbers, for whoever draws it. Plain JSON. */
export interface Histogram {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly Bar[];
}

const MARGIN = 24;

const rounded = (length: number): number => Math.round(length * 100) / 100;

/** The odds of a number as a histogram of some size. */
export const histogramOf = (spread: Spread<number>, { width = 480, height = 240 } = {}): Histogram => {
  const lines = heights(spread);
  const first = lines[0]?.[0] ?? 0;
  const most = Math.max(...lines.map(([, share]) => share));
  const step = width / ((lines[lines.length - 1]?.[0] ?? first) - first + 1);
  const room = height - 2 * MARGIN;
  const bars = lines.map(([value, share]) => ({
    value,
    share,
    x: rounded((value - first + 0.1) * step),
    y: rounded(height - MARGIN - (share / most) * room),
    width: rounded(0.8 * step),
    height: rounded((share / most) * room),
  }));
  return { width, height, bars };
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A histogram as an SVG document, with its title for those who do not see it. */
export const svgOf = ({ width, height, bars }: Histogram, title: string): string => {
  const drawn = bars.flatMap(({ value, share, x, y, width: wide, height: high }) => {
    const middle = rounded(x + wide / 2);
    return [
      `  <rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="currentColor"/>`,
      `  <text x="${middle}" y="${height - 8}" text-anchor="middle" font-size="12">${value}</text>`,
      `  <text x="${middle}" y="${rounded(y - 4)}" text-anchor="middle" font-size="10">${percent(share)}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif">`,
    `  <title>${escaped(title)}</title>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
};
