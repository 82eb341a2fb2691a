import { type Box, boxOfPoints } from '../box.js';
import type { Ticks } from '../units.js';

/** One stroke or area of a picture: the data of a path, and how it looks. */
export interface Stroke {
  readonly path: string;
  /** Colours are CSS; none given: not filled. */
  readonly fill?: string;
  readonly line?: string;
  readonly dashed?: boolean;
  /** A few words that show when one points at it. */
  readonly title?: string;
}

/** What a picture shows, and how wide it is in the units of the screen. */
export interface Picture {
  readonly box: Box;
  readonly width: number;
  readonly strokes: readonly Stroke[];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A box with a margin all around. */
export const widenBox = ({ minX, minY, maxX, maxY }: Box, by: Ticks): Box =>
  boxOfPoints([{ x: minX - by, y: minY - by }, { x: maxX + by, y: maxY + by }]);

const draw = ({ path, fill, line, dashed, title }: Stroke, thick: number): string => {
  const look = `fill="${escape(fill ?? 'none')}" fill-rule="evenodd" stroke="${escape(line ?? 'none')}" stroke-width="${thick}"`;
  const dashes = dashed === true ? ` stroke-dasharray="${3 * thick} ${2 * thick}"` : '';
  return title === undefined ? `<path d="${path}" ${look}${dashes}/>` : `<path d="${path}" ${look}${dashes}><title>${escape(title)}</title></path>`;
};

/** A picture as an SVG file, later strokes over earlier ones. */
export const makeSvg = ({ box, width, strokes }: Picture): string => {
  const [wide, high] = [box.maxX - box.minX, box.maxY - box.minY];
  const thick = Math.max(1, Math.round(wide / width));
  const size = `viewBox="${box.minX} ${-box.maxY} ${wide} ${high}" width="${width}" height="${Math.round((width * high) / wide)}"`;
  return [`<svg xmlns="http://www.w3.org/2000/svg" ${size}>`, ...strokes.map((stroke) => draw(stroke, thick)), '</svg>', ''].join('\n');
};
