// Shapes as the data of an SVG path. The only place, with the other files here, where coordinates need not be whole.
import { absurd } from '../absurd.js';
import type { Path } from '../path.js';
import type { Polygon, Segment, Shape } from '../shape.js';
import type { Vec } from '../vector.js';

/** A number with at most two decimals. SVG's y axis points down, the table's up. */
const number = (value: number): string => String(Math.round(value * 100) / 100 + 0);
const place = ({ x, y }: Vec): string => `${number(x)} ${number(-y)}`;

const chain = (points: readonly Vec[]): string => points.map((point, i) => `${i === 0 ? 'M' : 'L'}${place(point)}`).join('');

const arcTo = (radius: number, to: Vec): string => `A${number(radius)} ${number(radius)} 0 0 0 ${place(to)}`;

const round = ({ x, y }: Vec, radius: number): string => {
  const [east, west] = [{ x: x + radius, y }, { x: x - radius, y }];
  return `M${place(east)}${arcTo(radius, west)}${arcTo(radius, east)}Z`;
};

const stadium = ({ from, to }: Pick<Segment, 'from' | 'to'>, radius: number): string => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return round(from, radius);
  const [x, y] = [(dy / length) * radius, (-dx / length) * radius];
  const at = (point: Vec, side: number): Vec => ({ x: point.x + side * x, y: point.y + side * y });
  return `M${place(at(from, 1))}L${place(at(to, 1))}${arcTo(radius, at(to, -1))}L${place(at(from, -1))}${arcTo(radius, at(from, 1))}Z`;
};

/** Closed outlines, such as those of a region with its holes, as one path: filled by the even-odd rule, holes are holes. */
export const describeOutlines = (outlines: readonly (readonly Vec[])[]): string =>
  outlines.filter(({ length }) => length > 0).map((points) => `${chain(points)}Z`).join('');

/** A shape as the data of an SVG path, with y pointing up as on the table. */
export const describeShape = (shape: Shape): string => {
  switch (shape.kind) {
    case 'disc':
      return round(shape.center, shape.radius);
    case 'segment':
      return chain([shape.from, shape.to]);
    case 'polygon':
      return describeOutlines([shape.points]);
    case 'capsule':
      return stadium(shape, shape.radius);
    default:
      return absurd(shape);
  }
};

/** The way of a base's center as the data of an SVG path. */
export const describePath = (path: Path): string => chain(path);

/** A line from one point to another, such as that of a `SightLine`. */
export const describeLine = ({ from, to }: { readonly from: Vec; readonly to: Vec }): string => chain([from, to]);

/** Polygons as one path. */
export const describePolygons = (polygons: readonly Polygon[]): string => describeOutlines(polygons.map(({ points }) => points));
