import type { CriticalLine, Sight } from '../sight/sight.js';
import type { Blockers } from '../sight/blockers.js';
import type { Shape } from '../shape.js';
import { describeLine, describeShape } from './outline.js';
import type { Stroke } from './picture.js';

const BASE = { fill: '#dbeafe', line: '#1d4ed8' };
const PIECE = { fill: '#e7e5e4', line: '#78716c' };
const CLOSING = { fill: '#fecaca', line: '#b91c1c' };
const FREE = '#15803d';
const STOPPED = '#d6d3d1';

/** Two shapes, what stands about, and the answer: pieces that close all lines are red, a free line is green. */
export interface SightPicture {
  readonly viewer: Shape;
  readonly target: Shape;
  readonly blockers: Blockers;
  readonly answer: Sight;
  /** All critical lines, as of `sightLines`, to be shown too. */
  readonly lines?: readonly CriticalLine[];
}

/** The strokes of a sight case, for `makeSvg`. */
export const describeSight = ({ viewer, target, blockers, answer, lines = [] }: SightPicture): readonly Stroke[] => {
  const by = new Set(answer.kind === 'blocked' ? answer.by : []);
  const pieces = blockers.pieces.map((piece, place) => ({ path: describeShape(piece), ...(by.has(place) ? CLOSING : PIECE) }));
  const critical = [...lines]
    .sort((p, q) => q.by.length - p.by.length)
    .map(({ line, by: stopped }) => ({ path: describeLine(line), line: stopped.length === 0 ? FREE : STOPPED, dashed: true }));
  const bases = [viewer, target].map((shape) => ({ path: describeShape(shape), ...BASE }));
  return [...pieces, ...bases, ...critical, ...(answer.kind === 'free' ? [{ path: describeLine(answer.line), line: FREE }] : [])];
};
