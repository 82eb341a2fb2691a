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

/** What is wrong with the agenda of a position: which frames lie on which, and whom they name. */
export const faultsOfAgenda = ({ table, play }: State): Faults => {
  const { seats, units, characters } = prepare(table);
  const known = { seat: seats, unit: Object.keys(units), character: characters };
  return [
    ...unless((play.agenda.length === 0) === (play.winner.length > 0), { path: 'play.agenda', expected: play.winner.length > 0 ? 'nothing to do: somebody has won' : 'something to do, or a winner' }),
    ...play.agenda.flatMap((frame, i) => {
      const below = play.agenda[i - 1]?.kind ?? 'table';
      const path = `play.agenda.${i}`;
      const on = ON[frame.kind];
      const fits = on === undefined ? below !== 'table' : on.includes(below);
      return [...unless(fits, { path: `${path}.kind`, expected: `${frame.kind} on ${on?.join(' or ') ?? 'a turn or the setup'}, not on ${below}` }), ...frameFaults(frame, path, known)];
    }),
  ];
};
