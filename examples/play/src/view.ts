import type { Place, View } from '@regelwerk/skirmish-homebrew';

type Figures = View['play']['figures'];

/** The ids of the figures of a seat, or of the other seats. */
export const gangOf = ({ table }: View, seat: string): readonly string[] =>
  table.gangs.flatMap((gang, i) => (table.scenario.sides[i]?.seat === seat ? gang.figures.map(({ id }) => id) : []));

/** The enemies of a seat that are still worth a thought: able and on the table. */
export const enemiesOf = (view: View, seat: string): readonly string[] => {
  const own = gangOf(view, seat);
  return Object.entries(view.play.figures).flatMap(([id, { able, gone }]) => (own.includes(id) || !able || gone ? [] : [id]));
};

/** A figure that stands on the table. */
export const figureIn = ({ play }: View, id: string): Figures[string] | undefined => play.figures[id];

/** How far it is, roughly, in centimetres: as seen from above, and the difference in height. */
export const farFrom = (one: Place, other: Place): number =>
  (Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)) + Math.abs(one.z - other.z)) / 1000;

/** A place that a seat would like to be at, and how much. */
export interface Goal {
  readonly id: string;
  readonly at: Place;
  readonly worth: number;
}

const centre = (area: readonly { readonly x: number; readonly y: number }[], z: number): Place => ({
  x: area.reduce((sum, { x }) => sum + x, 0) / area.length,
  y: area.reduce((sum, { y }) => sum + y, 0) / area.length,
  z,
});

/** The deeds and searches that are still open to a seat. */
export const tasksOf = ({ table, play }: View, seat: string): readonly Goal[] => [
  ...table.scenario.deeds.flatMap(({ id, reach, sides, times }) =>
    reach.kind === 'touching' && (sides.length === 0 || sides.includes(seat)) && (times === 0 || (play.deeds[id] ?? 0) < times)
      ? [{ id, at: reach.at, worth: 3 }]
      : [],
  ),
  ...table.scenario.searchAreas.flatMap(({ id, area, height, times }) =>
    times === 0 || (play.searches[id] ?? 0) < times ? [{ id, at: centre(area, height), worth: 2 }] : [],
  ),
];
