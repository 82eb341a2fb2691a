import type { Frozen } from '@regelwerk/core';
import { BOARD, type Spot } from '../model/ids.js';
import type { Frame } from '../model/frame.js';
import type { Mission, Terrain, TerrainPart } from '../model/mission.js';
import { DEFAULTS, type OptionChanges } from '../model/options.js';
import type { CharacterPlay, Play, SidePlay, UnitPlay } from '../model/play.js';
import type { State } from '../model/state.js';
import { EDITION, type Table } from '../model/table.js';
import type { Stance, UnitCard, UnitType } from '../model/unit.js';
import { prepare } from '../prepare.js';
import { openingPlay } from '../setup/begin.js';

// Makers of small scenes for tests: a test names only what matters to it. Lengths are in ticks; `MM` makes them of millimetres.

/** Ticks in a millimetre. */
export const MM = 100;

/** A plain stance: 6 dice in melee, 5 at range 4, no charts, a tree of one option of 1 damage. */
export const stance = (changes: Partial<Stance> = {}): Stance => ({
  name: 'plain',
  melee: { attack: 6, defence: 4, chart: [] },
  ranged: { attack: 5, defence: 4, range: 4, chart: [] },
  defence: [],
  tree: { options: [{ id: 'o1', column: 1, row: 2, start: true, effects: [{ do: 'damage', n: 1, to: 'target' }] }], paths: [] },
  ...changes,
});

const TYPES: readonly UnitType[] = ['primary', 'secondary', 'support'];

/** A plain unit: one character on a 40 mm base, stamina 8, durability 2. */
export const unitCard = (id: string, changes: Partial<UnitCard> = {}): UnitCard => ({
  id,
  name: id,
  unique: id,
  type: 'secondary',
  eras: { from: 1, to: 1 },
  points: 4,
  force: 1,
  stamina: 8,
  durability: 2,
  characters: 1,
  base: 40 * MM,
  tags: [],
  keywords: [],
  abilities: [],
  stances: [stance()],
  tactics: [],
  ...changes,
});

/** The six units of a plain strike team: `a` to `f`, primaries `a` and `d`. */
type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** What a scene changes: units by seat and letter, terrain, options, what stands where, what lies on cards, what is to do. */
export interface Scene {
  readonly options?: OptionChanges;
  readonly terrain?: Partial<Terrain>;
  readonly mission?: Partial<Mission>;
  readonly cards?: Readonly<Partial<Record<`${'north' | 'south'}-${Letter}`, Partial<UnitCard>>>>;
  /** Characters on the board by id (`north-a-1`): their centres in millimetres and, if not the board, the surface. */
  readonly at?: Readonly<Record<string, readonly [x: number, y: number, on?: string]>>;
  readonly units?: Readonly<Record<string, Partial<UnitPlay>>>;
  readonly characters?: Readonly<Record<string, Partial<CharacterPlay>>>;
  readonly sides?: Readonly<Record<string, Partial<SidePlay>>>;
  readonly play?: Partial<Play>;
  readonly agenda?: readonly Frame[];
}

/** A mission of three objectives on the middle line, with one struggle card in each phase. */
export const plainMission = (changes: Partial<Mission> = {}): Mission => {
  const plan = { active: ['o1', 'o2', 'o3'].map((objective) => ({ objective, symbol: 'none' as const })) };
  const card = (id: string) => ({ id, name: id, plans: [plan], rules: [] });
  return {
    name: 'plain',
    objectives: [
      { id: 'o1', at: { x: 20_320, y: 45_720 } },
      { id: 'o2', at: { x: 45_720, y: 45_720 } },
      { id: 'o3', at: { x: 71_120, y: 45_720 } },
    ],
    priority: 0,
    rules: [],
    phases: [[card('s1')], [card('s2')], [card('s3')]],
    ...changes,
  };
};

/** A part of terrain from two corners, in millimetres: by default a see-through, traversable surface. */
export const part = (id: string, [x1, y1, x2, y2]: readonly [number, number, number, number], changes: Partial<TerrainPart> = {}): TerrainPart => ({
  id,
  footprint: [
    { x: x1 * MM, y: y1 * MM },
    { x: x2 * MM, y: y1 * MM },
    { x: x2 * MM, y: y2 * MM },
    { x: x1 * MM, y: y2 * MM },
  ],
  elevation: 1,
  bottom: 0,
  top: 100 * MM,
  passable: 'traversable',
  sight: 'see-through',
  surface: true,
  ...changes,
});

/** A table of two plain strike teams, `north` and `south`. */
export const tableOf = ({ options = {}, terrain = {}, mission = {}, cards = {} }: Scene = {}): Table => {
  const squadOf = (seat: 'north' | 'south', letters: readonly Letter[]) => ({
    era: 1,
    units: letters.map((letter, i) => unitCard(letter, { type: TYPES[i] as UnitType, ...(TYPES[i] === 'primary' ? { points: 10, force: 3 } : {}), ...cards[`${seat}-${letter}`] })) as [UnitCard, UnitCard, UnitCard],
  });
  const teamOf = (seat: 'north' | 'south') => ({
    name: seat,
    squads: [squadOf(seat, ['a', 'b', 'c']), squadOf(seat, ['d', 'e', 'f'])] as [ReturnType<typeof squadOf>, ReturnType<typeof squadOf>],
  });
  return {
    edition: EDITION,
    options: { ...DEFAULTS, ...options },
    seats: ['north', 'south'],
    teams: [teamOf('north'), teamOf('south')],
    missions: [plainMission(mission), plainMission(mission)],
    terrain: { name: 'plain', pieces: [], ingress: [], ...terrain },
  };
};

/** The bottom frame of a turn in which a unit of a seat acts. */
export const turnFrame = (seat: string, unit: string, changes: Partial<Extract<Frame, { kind: 'turn' }>> = {}): Frame => ({
  kind: 'turn', step: 5, seat, unit, activated: unit, actions: [], regular: 0, flipped: false, reserved: false, cycled: false, over: false, told: false, ...changes,
});

const seatOf = (seat: string, changes: Partial<SidePlay>): SidePlay => ({
  edge: seat === 'north' ? 'north' : 'south',
  force: 6,
  pool: 6,
  top: [],
  deck: { shatterpoint: 1 },
  bottom: [],
  reserve: [],
  used: [],
  momentum: 1,
  gaps: [],
  won: [],
  ...changes,
});

/** A position in the middle of a match: turn 5, north acts with `north-a`, nobody on the board but those named, objectives active. */
export const sceneOf = (scene: Scene = {}): State => {
  const table = tableOf(scene) as Frozen<Table>;
  const opening = openingPlay(table);
  const { seats } = prepare(table);
  const place = ([x, y, on = BOARD]: readonly [number, number, string?]): Spot => ({ x: Math.round(x * MM), y: Math.round(y * MM), on });
  const units = Object.fromEntries(Object.entries(opening.units).map(([id, unit]) => [id, { ...unit, ...scene.units?.[id] }]));
  const characters = Object.fromEntries(
    Object.entries(opening.characters).map(([id, one]) => [id, { ...one, ...(scene.at?.[id] === undefined ? {} : place(scene.at[id])), ...scene.characters?.[id] }]),
  );
  const objectives = Object.fromEntries(
    (table.missions[0]?.objectives ?? []).map(({ id, at }) => [id, { ...at, on: BOARD, active: true, control: [], symbol: 'none' as const, priority: false }]),
  );
  const play: Play = {
    ...opening,
    agenda: [...(scene.agenda ?? [turnFrame('north', 'north-a')])] as Play['agenda'],
    turn: 5,
    first: ['north'],
    active: 'north',
    mission: [0],
    sides: Object.fromEntries(seats.map((seat) => [seat, seatOf(seat, scene.sides?.[seat] ?? {})])),
    units,
    characters,
    objectives,
    struggle: { token: 0, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [] },
    ...scene.play,
  };
  return { table, play: play };
};
