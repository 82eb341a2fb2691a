import { the, type Density, type Frozen } from '@regelwerk/core';
import { draw, type Luck } from '@regelwerk/dice';
import type { ChoiceOf } from '../model/choice.js';
import type { SetupFrame } from '../model/frame.js';
import type { Spot } from '../model/ids.js';
import type { State } from '../model/state.js';
import { BOARD_SIDE } from '../model/table.js';
import { prepare } from '../prepare.js';
import { rangeLength } from '../rules/measure/range.js';
import { deploying, type Deploying, type Placing } from '../rules/setup/deploy.js';
import { bandOf, offEdge } from './corners.js';
import { easily, othersOf } from './deploy.js';
import { roomFor, startFor, type Squad } from './room.js';
import { spotsAround, surfacesAt } from './spots.js';

// Places at which characters can be deployed: good guesses, and random ones; and where those are no good, the one that a search finds.

type Frame = Frozen<SetupFrame>;

/** Places along the edge, so many in a row, which is odd, and so many rows. */
const spotsAtEdge = function* (state: State, character: string, { columns, rows }: { readonly columns: number; readonly rows: number }): Generator<Spot, void> {
  const { radius, edge, deep } = bandOf(state, character);
  const width = BOARD_SIDE - 2 * radius;
  for (let i = 0; i < columns * rows; i += 1) {
    // From the middle of the edge outward, to the left and to the right in turns.
    const column = Math.floor(i / rows);
    const along = BOARD_SIDE / 2 + (column % 2 === 0 ? 1 : -1) * Math.floor((((column + 1) >> 1) * width) / (columns - 1));
    const at = offEdge(edge, along, deep - Math.floor(((deep - radius) * (i % rows)) / Math.max(1, rows - 1)));
    for (const on of surfacesAt(state, at, radius)) yield { ...at, on };
  }
};

const GRIDS = { sparse: { columns: 3, rows: 1, step: 10 }, standard: { columns: 7, rows: 2, step: 5 }, dense: { columns: 19, rows: 3, step: 1 }, all: { columns: 91, rows: 7, step: 1 } };

/** The first of each unit's characters that are to come: they are alike. */
const firstOfEach = (state: State, characters: readonly string[]): readonly string[] => {
  const { unitOf } = prepare(state.table);
  return characters.filter((id, i) => characters.findIndex((other) => unitOf[other] === unitOf[id]) === i);
};

/** The legal ones of a grid of places for the first of each unit, one by one. */
const placings = function* (state: State, { lead, others }: Squad, grid: keyof typeof GRIDS): Generator<Placing, void> {
  const { step, ...rows } = GRIDS[grid];
  const isEasy = easily(state, { lead, others });
  for (const character of firstOfEach(state, others)) {
    for (const to of lead === '' ? spotsAtEdge(state, character, rows) : spotsAround(state, { lead, character }, { step, mirrored: false })) {
      if (isEasy({ character, to })) yield { character, to };
    }
  }
};

const choiceOf = (state: State, by: string, { character, to }: Placing): ChoiceOf<'deploy'> => ({ kind: 'deploy', answers: state.play.written, by, character, to });

const GRID_NAMES = ['sparse', 'standard', 'dense', 'all'] as const;

/** A place for one of the next characters: of some grids, so that a denser list holds it, or else one that a search finds. */
const anyPlacing = (state: State, { lead, others }: Squad, grids: readonly (keyof typeof GRIDS)[]): Placing | undefined => {
  for (const grid of grids) {
    for (const first of placings(state, { lead, others }, grid)) return first;
  }
  if (lead !== '') return roomFor(state, { lead, others })?.[0];
  for (const first of firstOfEach(state, others)) {
    const found = startFor(state, { lead: first, others: othersOf(state, first, first) });
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Places at which the next characters can be deployed; where a grid finds none, one of a finer grid, or one that a search finds, if there is one. */
export const deployCandidates = (state: State, { lead }: Frame, density: Density): readonly ChoiceOf<'deploy'>[] => {
  const now = deploying(state, { lead });
  if (now === undefined) return [];
  const { seat, characters } = now;
  const found = [...placings(state, { lead, others: characters }, density)];
  if (found.length > 0) return found.map((placing) => choiceOf(state, seat, placing));
  const last = anyPlacing(state, { lead, others: characters }, GRID_NAMES.slice(GRID_NAMES.indexOf(density) + 1));
  return last === undefined ? [] : [choiceOf(state, seat, last)];
};

/** Is there a place where a squad can begin with a character? */
export const canDeploy = (state: State, character: string): boolean => anyPlacing(state, { lead: '', others: [character] }, ['sparse', 'all']) !== undefined;

const TRIES = 30;

const randomSpot = (state: State, { lead }: Frame, { character, luck, n }: { readonly character: string; readonly luck: Luck; readonly n: number }): Spot => {
  const { radius, edge, deep } = bandOf(state, character);
  const pick = (what: string, least: number, most: number): number => draw(luck, what, n, Math.ceil(least), Math.floor(most));
  const around = (axis: 'x' | 'y', centre: number): number => {
    const reach = radius + the(prepare(state.table).unitOf, lead).radius + rangeLength(1);
    return pick(axis, Math.max(0, centre - reach), Math.min(BOARD_SIDE, centre + reach));
  };
  const from = state.play.characters[lead];
  const at = from === undefined ? offEdge(edge, pick('along', radius, BOARD_SIDE - radius), pick('depth', radius, deep)) : { x: around('x', from.x), y: around('y', from.y) };
  const surfaces = surfacesAt(state, at, radius);
  return { ...at, on: surfaces[pick('surface', 0, surfaces.length - 1)] ?? '' };
};

/** A random place at which one of the next characters can be deployed. */
export const sampleDeploy = (state: State, frame: Frame, luck: Luck): ChoiceOf<'deploy'> => {
  const now = deploying(state, frame) as Deploying;
  const characters = firstOfEach(state, now.characters);
  const isEasy = easily(state, { lead: frame.lead, others: now.characters });
  for (let n = 0; n < TRIES; n += 1) {
    const character = characters[draw(luck, 'character', n, 0, characters.length - 1)] ?? '';
    const placing = { character, to: randomSpot(state, frame, { character, luck, n }) };
    if (isEasy(placing)) return choiceOf(state, now.seat, placing);
  }
  const few = deployCandidates(state, frame, 'sparse');
  return few[draw(luck, 'candidate', 0, 0, few.length - 1)] as ChoiceOf<'deploy'>;
};
