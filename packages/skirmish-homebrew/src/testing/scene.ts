import { freeze } from '@regelwerk/core';
import type { Item, SkillEntry, Values, Weapon } from '../model/sheet.js';
import type { Figure, Play } from '../model/play.js';
import { DEFAULTS, type Options } from '../model/options.js';
import type { Place, Point } from '../model/ids.js';
import type { Scenario } from '../model/scenario.js';
import type { State } from '../model/state.js';
import type { Agreed, Climb, Piece, Way } from '../model/terrain.js';
import { EDITION, type Table } from '../model/table.js';
import { openingPlay } from '../setup/begin.js';

// Makers for tests: a scene shows only what matters to it. Lengths are centimetres here, as in the texts.

/** Centimetres as ticks. */
export const cm = (length: number): number => Math.round(length * 1000);

/** A place in centimetres. */
export const at = (x: number, y: number, z = 0): Place => ({ x: cm(x), y: cm(y), z: cm(z) });

/** A rectangle in centimetres, from one corner to the opposite one. */
export const rect = ([x0, y0, x1, y1]: readonly [number, number, number, number]): Point[] =>
  [[x0, y0], [x1, y0], [x1, y1], [x0, y1]].map(([x = 0, y = 0]) => ({ x: cm(x), y: cm(y) }));

/** A rectangular piece of terrain in centimetres: `from` and `to` are its heights. */
export const piece = (
  id: string,
  footprint: readonly [number, number, number, number],
  { from = 0, to = 0, agreed = [] }: { readonly from?: number; readonly to?: number; readonly agreed?: readonly Agreed[] },
): Piece => ({ id, name: id, footprint: rect(footprint), bottom: cm(from), top: cm(to), agreed: [...agreed] });

/** A rectangular ramp in centimetres. */
export const ramp = (
  id: string,
  footprint: readonly [number, number, number, number],
  { foot, head, difficult = false }: { readonly foot: Place; readonly head: Place; readonly difficult?: boolean },
): Way => ({ id, name: id, footprint: rect(footprint), foot, head, difficult });

/** A climbable edge in centimetres, from `x0, y0` to `x1, y1`. */
export const edge = (
  id: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  { from = 0, to, aid = 'face', stated = to - from }: { readonly from?: number; readonly to: number; readonly aid?: Climb['aid']; readonly stated?: number },
): Climb => ({
  id, name: id, aid, from: { x: cm(x0), y: cm(y0) }, to: { x: cm(x1), y: cm(y1) }, bottom: cm(from), top: cm(to), stated: cm(stated),
});

/** A figure of a scene: a sheet and what is true of it now. */
export interface Cast {
  readonly at: Place;
  /** Left out: ids that begin with `n` are north's, all others south's. */
  readonly seat?: 'north' | 'south';
  readonly base?: number;
  readonly skills?: Readonly<Record<string, number>>;
  readonly values?: Partial<Values>;
  readonly heavyArmour?: boolean;
  readonly weapons?: readonly Weapon[];
  readonly items?: readonly Item[];
  /** Anything else of the figure in play: `ap` is 20 unless it is named. */
  readonly now?: Partial<Figure>;
}

/** A scene: figures on a table of 60 by 60 cm, and what differs from an empty table. */
export interface Scene {
  readonly figures: Readonly<Record<string, Cast>>;
  readonly options?: Partial<Options>;
  readonly scenario?: Partial<Scenario>;
  readonly cards?: Readonly<Record<'north' | 'south', readonly string[]>>;
  /** Whose turn it is: north's unless it is named. */
  readonly next?: 'north' | 'south';
  readonly play?: (play: Play) => void;
}

const seatOf = (id: string, { seat }: Cast): string => seat ?? (id.startsWith('n') ? 'north' : 'south');

const skillsOf = ({ skills = {} }: Cast): SkillEntry[] => Object.entries(skills).map(([skill, level]) => ({ skill, level }));

const sheetOf = (id: string, cast: Cast) => ({
  id,
  name: id,
  base: cm(cast.base ?? 1.25),
  values: { ...cast.values },
  skills: skillsOf(cast),
  heavyArmour: cast.heavyArmour ?? false,
  weapons: [...(cast.weapons ?? [])],
  items: [...(cast.items ?? [])],
});

const FAR: Cast = { at: at(58, 58) };

const tableOf = ({ figures, options, scenario, cards }: Scene): Table => {
  const seats = ['north', 'south'] as const;
  const casts = seats.map((seat) => Object.entries(figures).filter(([id, cast]) => seatOf(id, cast) === seat));
  const sides = casts.map((side, i): [string, Cast][] => (side.length > 0 ? side : [[`${seats[i] === 'north' ? 'n' : 's'}-far`, FAR]]));
  return {
    edition: EDITION,
    options: { ...DEFAULTS, ...options },
    scenario: {
      id: 'scene', name: 'scene', width: cm(60), depth: cm(60), pieces: [], ways: [], climbs: [], mounts: [], heavyWeapons: [], deeds: [],
      searchAreas: [], skills: [], rangeChange: 0, rounds: 'usual', victory: 'usual',
      ...scenario,
      sides: seats.map((seat, i) => ({ seat, starts: (sides[i] ?? []).map(([, cast]) => cast.at) })),
    },
    gangs: seats.map((seat, i) => ({
      name: seat, figures: (sides[i] ?? []).map(([id, cast]) => sheetOf(id, cast)), cards: [...(cards?.[seat] ?? [])], skills: [],
    })),
    consents: [],
  };
};

/** A state in the first round, at a turn of the seat that is next; every figure has 20 AP unless its cast says otherwise. */
export const scene = (cast: Scene): State => {
  const table = freeze(tableOf(cast));
  const play = openingPlay(table);
  play.round = 1;
  play.next = cast.next ?? 'north';
  play.agenda = [{ kind: 'round', step: 'turns', waiting: [] }];
  for (const [id, figure] of Object.entries(play.figures)) Object.assign(figure, { ap: 20 }, cast.figures[id]?.now);
  cast.play?.(play);
  return { table, play: freeze(play) };
};

/** A weapon's profile in centimetres. */
export const weapon = (id: string, { ap = 3, range = 30, shots = [2], magazine = 0 }: Partial<Omit<Weapon, 'id' | 'name'>>): Weapon => ({
  id, name: id, ap, range: cm(range), shots: [...shots], magazine,
});

/** A medical consumable. */
export const bandage = (id: string, heals: number): Item => ({ kind: 'medical', id, name: id, heals });
