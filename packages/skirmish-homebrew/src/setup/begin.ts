import type { Frozen } from '@regelwerk/core';
import type { Figure, Play, SidePlay } from '../model/play.js';
import type { Place } from '../model/ids.js';
import type { Table } from '../model/table.js';
import { prepare, type Profile } from '../prepare.js';
import { maxLife } from '../rules/life/base.js';

const magazinesOf = ({ sheet }: Profile): Record<string, number> =>
  Object.fromEntries(sheet.weapons.filter(({ magazine }) => magazine > 0).map(({ id, magazine }) => [id, magazine]));

const figureAt = (profile: Profile, { x, y, z }: Place): Figure => ({
  x,
  y,
  z,
  gone: false,
  life: maxLife(profile),
  able: true,
  done: false,
  ap: 0,
  moves: 0,
  aims: 0,
  moved: false,
  attacks: 0,
  luckUsed: false,
  rolls: 0,
  magazines: magazinesOf(profile),
  items: profile.sheet.items.map((item) => ({ ...item })),
  mount: [],
});

const counted = (cards: readonly string[]): Record<string, number> => {
  const pile: Record<string, number> = {};
  for (const card of cards) pile[card] = (pile[card] ?? 0) + 1;
  return pile;
};

const sideWith = (cards: readonly string[]): SidePlay => ({
  ap: 0,
  passed: false,
  inspiringUsed: false,
  draws: 0,
  points: 0,
  hand: [],
  pile: counted(cards),
  discard: [],
});

const zeros = (things: readonly { readonly id: string }[]): Record<string, number> => Object.fromEntries(things.map(({ id }) => [id, 0]));

const NOWHERE: Place = { x: 0, y: 0, z: 0 };

/** The play with which a match begins: figures on their starts, hands still to be dealt, nothing done. */
export const openingPlay = (table: Frozen<Table>): Play => {
  const { scenario, gangs } = table;
  const { seats, profiles } = prepare(table);
  const placed = gangs.flatMap((gang, side) =>
    gang.figures.map(({ id }, i) => [id, figureAt(profiles[id] as Profile, scenario.sides[side]?.starts[i] ?? NOWHERE)]),
  );
  return {
    agenda: [{ kind: 'round', step: 'deal', waiting: [...seats] }],
    written: 0,
    round: 0,
    first: seats[0],
    next: seats[0],
    figures: Object.fromEntries(placed) as Record<string, Figure>,
    sides: Object.fromEntries(seats.map((seat, i) => [seat, sideWith(gangs[i]?.cards ?? [])])),
    mounts: Object.fromEntries(scenario.mounts.map(({ id, at }) => [id, { ...at, riders: [] }])),
    aligned: Object.fromEntries(scenario.heavyWeapons.map(({ id }) => [id, []])),
    deeds: zeros(scenario.deeds),
    searches: zeros(scenario.searchAreas),
    lastRoll: [],
    winner: [],
  };
};
