// What stops all lines of a strip at once, for certain: in doubles, from which every piece loses more than they err. A strip lies
// between two lines from gate to gate, one gate before both ends and one after them. It is cut where corners lie in it and where
// edges cross each other or its sides; between two cuts edges only run along it, and what lies between each two of them is in
// the same pieces all along. The heights that are filled in all of these are closed there.
import { type Prism, type Storey, bothStoreys, storeysOf } from './along.js';
import type { Block } from './profile.js';
import { orientation } from '../predicate.js';
import type { Vec } from '../vector.js';

/** Far beyond all roundings of coordinates in doubles. @unit ticks */
export const SPARE = 1 / 262_144;

/** A point by its place between the gates, 0 to 1, and how far to the left of the way it lies, in ticks. */
export interface Framed {
  readonly place: number;
  readonly left: number;
  readonly point: Vec;
}

/** An edge of a prism; it goes on from its first place to its second. */
export interface FramedEdge {
  readonly from: Framed;
  readonly to: Framed;
  readonly prism: Prism;
}

/** Lines from a stretch of the first gate to one of the second. */
export interface Strip {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
}

/** A rectangle and the places of the prisms that fill it. */
export interface Closed extends Block<number> {
  readonly by: readonly number[];
}

/** How far to the left of the right and of the left side of a strip a place is. */
export const sideAt = ({ u, v }: Strip, side: 0 | 1, place: number): number => u[side] + (v[side] - u[side]) * place + (side === 0 ? -SPARE : SPARE);

const leftAt = ({ from, to }: FramedEdge, place: number): number => from.left + ((to.left - from.left) * (place - from.place)) / (to.place - from.place);

const spans = ({ from, to }: FramedEdge, place: number): boolean => from.place <= place && place < to.place;

const isOneLine = ({ from: { point: a }, to: { point: b } }: FramedEdge, { from, to }: FramedEdge): boolean =>
  orientation(a, b, from.point) === 0 && orientation(a, b, to.point) === 0;

/** Whether an edge may have a point in the strip between two places. */
const reaches = (strip: Strip, { from, to }: FramedEdge, [first, last]: readonly [number, number]): boolean =>
  to.place >= first &&
  from.place <= last &&
  (from.left >= sideAt(strip, 0, from.place) || to.left >= sideAt(strip, 0, to.place)) &&
  (from.left <= sideAt(strip, 1, from.place) || to.left <= sideAt(strip, 1, to.place));

/** Where edges begin and end in a strip, and where they cross its sides. */
const eventsOf = (strip: Strip, edge: FramedEdge): readonly number[] => {
  const { from, to } = edge;
  const beyond = (side: 0 | 1, { place, left }: Framed): number => left - sideAt(strip, side, place);
  const [p, q, f, g] = [beyond(0, from), beyond(0, to), beyond(1, from), beyond(1, to)];
  const crossing = (start: number, end: number): readonly number[] => (start > 0 === end > 0 ? [] : [from.place + ((to.place - from.place) * start) / (start - end)]);
  const ends = [[p, f, from.place] as const, [q, g, to.place] as const].flatMap(([low, high, place]) => (low >= -SPARE && high <= SPARE ? [place] : []));
  return [...crossing(p, q), ...crossing(f, g), ...ends];
};

/** Where two edges of different prisms cross. */
const crossingOf = (p: FramedEdge, q: FramedEdge): readonly number[] => {
  const [first, last] = [Math.max(p.from.place, q.from.place), Math.min(p.to.place, q.to.place)];
  if (p.prism === q.prism || !(first < last)) return [];
  const [f, g] = [leftAt(p, first) - leftAt(q, first), leftAt(p, last) - leftAt(q, last)];
  return f > 0 === g > 0 ? [] : [first + ((last - first) * f) / (f - g)];
};

/** The edges that cross a strip at a place, from right to left; undefined where doubles cannot tell their order. */
const cutsAt = (near: readonly FramedEdge[], place: number, [low, high]: readonly [number, number]): readonly (readonly [number, FramedEdge])[] | undefined => {
  const cuts = near.flatMap((edge) => (spans(edge, place) ? [[leftAt(edge, place), edge] as const] : [])).filter(([left]) => left > low && left < high);
  const sorted = cuts.sort(([p], [q]) => p - q);
  const [first] = sorted;
  if (first === undefined) return sorted;
  const apart = [first];
  for (const cut of sorted.slice(1)) {
    const before = apart.at(-1) ?? cut;
    if (cut[0] - before[0] > SPARE) apart.push(cut);
    else if (!isOneLine(before[1], cut[1])) return undefined;
    // Of several edges on one line the last: what lies before it is what lies before the first.
    else apart[apart.length - 1] = cut;
  }
  return apart;
};

/** The prisms that a point lies in. */
const prismsAt = (edges: readonly FramedEdge[], place: number, left: number): ReadonlySet<Prism> => {
  const inside = new Set<Prism>();
  for (const edge of edges) if (spans(edge, place) && leftAt(edge, place) < left && !inside.delete(edge.prism)) inside.add(edge.prism);
  return inside;
};

/** The edges of the prisms that reach into a strip. */
export const edgesIn = (strip: Strip, edges: readonly FramedEdge[]): readonly FramedEdge[] => {
  const inside = new Set(prismsAt(edges, 0.5, (sideAt(strip, 0, 0.5) + sideAt(strip, 1, 0.5)) / 2));
  for (const edge of edges) if (reaches(strip, edge, [0, 1])) inside.add(edge.prism);
  return edges.filter(({ prism }) => inside.has(prism));
};

const EVERYTHING: readonly Storey[] = [{ bottom: -Infinity, top: Infinity }];

/** What a strip is asked against: all edges there are, the range of places that counts, and a spare as a part of the way. */
export interface Asked {
  readonly edges: readonly FramedEdge[];
  readonly range: readonly [number, number];
  readonly spare: number;
}

/** The rectangles of places by heights that are closed to all lines of a strip. */
export const closedAcross = (strip: Strip, { edges, range, spare }: Asked): readonly Closed[] => {
  const near = edges.filter((edge) => reaches(strip, edge, range));
  const crossings = near.flatMap((p, i) => near.slice(0, i).flatMap((q) => crossingOf(p, q)));
  const events = [...near.flatMap((edge) => eventsOf(strip, edge)), ...crossings].filter((at) => at > range[0] && at < range[1]);
  const places = [range[0], ...events.sort((p, q) => p - q), range[1]];
  return places.slice(1).flatMap((end, i) => {
    const [from, to] = [(places[i] ?? end) + spare, end - spare];
    if (!(to - from > spare)) return [];
    const middle = (from + to) / 2;
    const [low, high] = [sideAt(strip, 0, middle), sideAt(strip, 1, middle)];
    const cuts = cutsAt(near, middle, [low, high]);
    if (cuts === undefined) return [];
    const by = new Set<number>();
    let storeys = EVERYTHING;
    for (const [j, left] of [...cuts.map(([at]) => at), high].entries()) {
      const within = prismsAt(edges, middle, ((cuts[j - 1]?.[0] ?? low) + left) / 2);
      storeys = bothStoreys(storeys, storeysOf(within));
      for (const { place } of within) by.add(place);
      if (storeys.length === 0) return [];
    }
    return storeys.map(({ bottom, top }) => ({ from, to, bottom, top, by: [...by] }));
  });
};
