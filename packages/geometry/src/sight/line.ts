import type { Line } from './corridor.js';
import type { Hull } from './hull.js';
import { type RoughLine, roughAlong, roughLeft, roughTangent } from './rough-line.js';
import type { Segment } from '../shape.js';
import type { Contact } from './tangent.js';
import type { Vec } from '../vector.js';

/**
 * A line of sight. Its ends are doubles, to look at. What it touches makes it exact: whole points and discs, a disc with a
 * negative radius lying on its right; or the edge of a piece, where the rim of a base crosses it.
 * @unit ticks
 */
export interface SightLine {
  readonly from: Vec;
  readonly to: Vec;
  readonly touches: readonly (Contact | Segment)[];
}

/** What a line touches. */
const touchesOf = (line: Line): readonly (Contact | Segment)[] => {
  if (line.kind === 'tangent') {
    const { a, dx, dy, rise } = line;
    return [a, { x: a.x + dx, y: a.y + dy, radius: a.radius + rise }];
  }
  return [line.a, line.b].map(({ known, radius }) => ('from' in known ? known : { x: known.x, y: known.y, radius }));
};

/** Where a line cuts discs around corners and what lies between them, in doubles. */
export const cutsOf = (line: RoughLine, { corners, radius }: Hull): readonly number[] => {
  const discs = corners.flatMap((corner) => {
    const [middle, aside] = [roughAlong(line, corner), roughLeft(line, corner)];
    const half = Math.sqrt(Math.max(0, radius * radius - aside * aside));
    return radius > 0 && Math.abs(aside) > radius * 1.000_001 ? [] : [middle - half, middle + half].filter(() => radius > 0 || Math.abs(aside) < 0.001);
  });
  const sides = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const [f, g, x, y] = [roughLeft(line, from), roughLeft(line, to), to.x - from.x, to.y - from.y];
    const length = Math.sqrt(x * x + y * y);
    const shift = length === 0 ? { x: 0, y: 0 } : { x: (y / length) * radius, y: (-x / length) * radius };
    const aside = line.ux * shift.y - line.uy * shift.x;
    if (f + aside > 0 === g + aside > 0) return [];
    const part = (f + aside) / (f - g);
    return [roughAlong(line, { x: from.x + shift.x + x * part, y: from.y + shift.y + y * part })];
  });
  return corners.length > 1 ? [...discs, ...sides] : discs;
};

const at = ({ x, y, radius, ux, uy }: RoughLine, along: number): Vec => ({ x: x + uy * radius + ux * along, y: y - ux * radius + uy * along });

/** A line from where it leaves the one end to where it meets the other. */
export const sightLineOf = (line: Line, a: Hull, b: Hull): SightLine => {
  const rough = line.kind === 'tangent' ? roughTangent(line) : line.rough;
  const [from, to] = [Math.max(...cutsOf(rough, a)), Math.min(...cutsOf(rough, b))];
  return { from: at(rough, from), to: at(rough, to), touches: touchesOf(line) };
};
