import type { State } from '../model/state.js';
import { liesOn } from '../row.js';
import { sceneOf, type Scene } from './scene.js';

/** The spaces of a seat's momentum tokens, the outermost first. */
export const rowOf = ({ play }: State, seat: string): readonly number[] => {
  const side = play.sides[seat];
  return side === undefined ? [] : [8, 7, 6, 5, 4, 3, 2, 1].filter((space) => liesOn(side, space));
};

/** A tracker: where the struggle token stands, how much momentum each seat has, whose turn it is, and how many objectives each controls. */
export interface Track {
  readonly token: number;
  readonly north?: number;
  readonly south?: number;
  readonly active?: 'north' | 'south';
  readonly controls?: Readonly<Partial<Record<'north' | 'south', number>>>;
  readonly scene?: Scene;
}

const PLACES = [1, 2, 3, 4, 5].map((n) => ({ id: `o${n}`, at: { x: 15_000 * n, y: 45_720 } }));

/** A scene of a tracker. The half of `north` is below 0, that of `south` above; nobody is near the five active objectives. */
export const trackScene = ({ token, north = 1, south = 1, active = 'south', controls = {}, scene = {} }: Track): State => {
  const state = sceneOf({
    ...scene,
    mission: { objectives: PLACES, ...scene.mission },
    sides: { north: { momentum: north, ...scene.sides?.['north'] }, south: { momentum: south, ...scene.sides?.['south'] } },
    play: { active, ...scene.play },
  });
  const { north: first = 0, south: second = 0 } = controls;
  const owners = [...Array<string>(first).fill('north'), ...Array<string>(second).fill('south')];
  const objectives = Object.fromEntries(Object.entries(state.play.objectives).map(([id, one], i) => [id, { ...one, control: owners[i] === undefined ? [] : [owners[i]] }]));
  return { table: state.table, play: { ...state.play, objectives, struggle: { ...state.play.struggle, token } } };
};
