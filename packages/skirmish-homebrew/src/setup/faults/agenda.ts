import { absurd, type Fault, type Frozen } from '@regelwerk/core';
import type { Frame } from '../../model/frame.js';
import type { State } from '../../model/state.js';
import { prepare, type Prepared } from '../../prepare.js';
import { unless } from './keys.js';

type Faults = readonly Fault[];
type F = Frozen<Frame>;

/** Which kinds of frame may lie on which: nothing else can come about in play. */
const ON: { readonly [K in Frame['kind']]: readonly (Frame['kind'] | 'table')[] } = {
  round: ['table'],
  draw: ['round'],
  attack: ['round'],
  treatment: ['round'],
  deed: ['round'],
  recovery: ['round'],
  roll: ['attack', 'treatment', 'deed', 'recovery'],
  window: ['roll'],
};

const known = (path: string, record: Readonly<Record<string, unknown>>, ids: readonly string[]): Faults =>
  ids.flatMap((id) => unless(Object.hasOwn(record, id), { path, expected: `one of ${Object.keys(record).join(', ')}` }));

const rollFaults = (path: string, { dice, counts }: Extract<F, { kind: 'roll' }>): Faults =>
  unless(
    counts.length === 0 || (counts.length === dice.length && counts.every((faces, i) => faces.reduce((sum, n) => sum + n, 0) === dice[i])),
    { path: `${path}.counts`, expected: `counts that add up to ${dice.join(', ')} dice, or none yet` },
  );

const meansFaults = (path: string, { means, attacker }: Extract<F, { kind: 'attack' }>, table: Prepared): Faults => {
  if (means.kind === 'weapon') return known(`${path}.means.weapon`, table.profiles[attacker]?.weapons ?? {}, [means.weapon]);
  return means.kind === 'heavy-weapon' ? known(`${path}.means.weapon`, table.heavyWeapons, [means.weapon]) : [];
};

const frameFaults = (path: string, frame: F, table: Prepared): Faults => {
  const figures = (...ids: readonly string[]): Faults => known(path, table.profiles, ids);
  const seats = (...ids: readonly string[]): Faults => known(path, table.gangs, ids);
  switch (frame.kind) {
    case 'round':
      return frame.step === 'deal' || frame.step === 'allotments' ? seats(...frame.waiting) : figures(...frame.waiting);
    case 'draw':
      return seats(frame.seat);
    case 'attack':
      return [...figures(frame.attacker, frame.target), ...meansFaults(path, frame, table)];
    case 'treatment':
      return figures(frame.medic, frame.patient);
    case 'deed':
      return [...figures(frame.figure), ...known(path, table.deeds, [frame.deed])];
    case 'recovery':
      return figures(frame.figure);
    case 'roll':
      return [...figures(frame.figure), ...rollFaults(path, frame)];
    case 'window':
      return [...seats(...frame.waiting), ...unless(frame.waiting.length > 0, { path: `${path}.waiting`, expected: 'a seat that may answer' })];
    default:
      return absurd(frame);
  }
};

/** What is wrong with the agenda of a position: which frames lie on which, and whom they name. */
export const agendaFaults = ({ table, play }: State): Faults =>
  play.agenda.flatMap((frame, i) => {
    const below = play.agenda[i - 1]?.kind ?? 'table';
    const path = `play.agenda.${i}`;
    return [
      ...unless(ON[frame.kind].includes(below), { path: `${path}.kind`, expected: `${frame.kind} on ${ON[frame.kind].join(' or ')}, not on ${below}` }),
      ...frameFaults(path, frame, prepare(table)),
    ];
  });
