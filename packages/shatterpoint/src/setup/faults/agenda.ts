import type { Fault, Frozen } from '@regelwerk/core';
import type { Frame } from '../../model/frame.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { unless } from '../unless.js';

type Faults = readonly Fault[];
type F = Frozen<Frame>;

/** Frames that lie on certain others only; the rest interrupts whatever it comes upon. */
const ON: { readonly [K in Frame['kind']]?: readonly (Frame['kind'] | 'table')[] } = {
  setup: ['table'],
  turn: ['table'],
  deck: ['turn'],
  deed: ['turn', 'effects'],
  struggle: ['turn', 'setup'],
  draw: ['deck', 'struggle', 'setup'],
};

/** Where a frame names seats, units and characters. */
const KEYS = {
  seat: ['seat', 'chooser', 'seats', 'reacted'],
  unit: ['unit', 'activated', 'set', 'strains'],
  character: ['character', 'attacker', 'defender', 'about', 'other', 'source', 'target', 'chosen', 'lead', 'left'],
} as const;

const namesIn = (frame: F, key: string): readonly string[] => {
  const found = (frame as unknown as Readonly<Record<string, unknown>>)[key];
  return (Array.isArray(found) ? (found as readonly unknown[]) : [found]).filter((name): name is string => typeof name === 'string' && name !== '');
};

const frameFaults = (frame: F, path: string, known: Readonly<Record<keyof typeof KEYS, readonly string[]>>): Faults =>
  (['seat', 'unit', 'character'] as const).flatMap((what) =>
    KEYS[what].flatMap((key) =>
      namesIn(frame, key).flatMap((name) => unless(known[what].includes(name), { path: `${path}.${key}`, expected: `a ${what} of this table, not ${name}` })),
    ),
  );

/** There is something to do until the match has ended, and then somebody has won, unless time has run out. */
const endFaults = ({ agenda, winner, ended }: State['play']): Faults => [
  ...unless((agenda.length === 0) === (ended !== ''), { path: 'play.agenda', expected: ended === '' ? 'something to do: the match has not ended' : 'nothing to do: the match has ended' }),
  ...unless(ended === 'time' || (winner.length > 0) === (ended !== ''), { path: 'play.winner', expected: ended === '' ? 'nobody: the match has not ended' : 'a winner', rule: 'sp.end.no-draw' }),
];

/** A turn is that of the active player, and of one of that player's units, which is there from its activation to the end of that. */
const turnFaults = (frame: F, path: string, { table, play }: State): Faults => {
  if (frame.kind !== 'turn') return [];
  const { seat, step } = frame;
  const { units } = prepare(table);
  const own = (['unit', 'activated'] as const).flatMap((key) =>
    unless((units[frame[key]]?.seat ?? seat) === seat, { path: `${path}.${key}`, expected: `a unit of ${seat}`, rule: 'sp.turn.one-unit' }),
  );
  return [
    ...unless(play.active === seat, { path: 'play.active', expected: `${seat}, whose turn it is`, rule: 'sp.turn.alternate' }),
    ...own,
    ...unless(frame.unit !== '' || step < 4 || step > 7, { path: `${path}.unit`, expected: `the unit that is active in step ${step}`, rule: 'sp.turn.sequence' }),
  ];
};

/** What is wrong with the agenda of a position: which frames lie on which, and whom they name. */
export const faultsOfAgenda = (state: State): Faults => {
  const { table, play } = state;
  const { seats, units, characters } = prepare(table);
  const known = { seat: seats, unit: Object.keys(units), character: characters };
  return [
    ...endFaults(play),
    ...play.agenda.flatMap((frame, i) => {
      const below = play.agenda[i - 1]?.kind ?? 'table';
      const path = `play.agenda.${i}`;
      const on = ON[frame.kind];
      const fits = on === undefined ? below !== 'table' : on.includes(below);
      return [...unless(fits, { path: `${path}.kind`, expected: `${frame.kind} on ${on?.join(' or ') ?? 'a turn or the setup'}, not on ${below}` }), ...frameFaults(frame, path, known), ...turnFaults(frame, path, state)];
    }),
  ];
};
