import { the } from '@regelwerk/core';
import { baseInWay, type Mover } from '../../board/in-way.js';
import { isOnTable, passageOf, wallInFlight, type Bar, type Leg, type OnLevel, type OnSlope } from '../../board/leg.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { noSmallObstacle } from '../terrain/small-obstacle-agreed.js';

/** What the legs of a way run on, leg by leg. */
export type Passages = readonly (OnLevel | OnSlope)[];

const blocked = (why: Bar['why'] | 'base' | 'edge-of-table', by: string, leg: number): Cited => ({ kind: 'way-blocked', rule: 'hb.move.path-free', by, why, leg });

/** A low piece could have been agreed as a small obstacle and was not; of everything else it is plain that no way leads through. */
const barred = ({ by, why, low }: Bar, leg: number): Cited => (low ? noSmallObstacle(by, leg) : blocked(why, by, leg));

/** On what a walk runs, leg by leg, or what bars it: it keeps to the table and to enterable surfaces, and changes level on slopes only. */
export const surfacesOf = rule('hb.move.path-free', ({ table }: State, legs: readonly Leg[]): Passages | Cited => {
  const { board } = prepare(table);
  const passages: (OnLevel | OnSlope)[] = [];
  for (let i = 0; i < legs.length; i += 1) {
    const leg = legs[i] as Leg;
    if (!isOnTable(board, leg.to, 0)) return blocked('edge-of-table', '', i);
    const passage = passageOf(board, leg);
    if (passage.kind === 'bar') return barred(passage, i);
    passages.push(passage);
  }
  return passages;
});

/** Whose base the way of a base leads through, unless the table lets it pass. */
export const throughBase = rule('hb.move.path-free', (state: State, mover: Mover, legs: readonly Leg[]): Cited | undefined => {
  const { passBases } = state.table.options;
  if (passBases === 'all') return undefined;
  const found = baseInWay(state, { mover, legs, spare: passBases === 'own' ? the(prepare(state.table).profiles, mover.figure).seat : undefined });
  return found === undefined ? undefined : blocked('base', found.id, found.leg);
});

/** What a jump does not fly over: a body across its line that rises above both its ends. Small obstacles do not stop it. */
export const jumpBlocked = rule('hb.move.path-free', ({ table }: State, leg: Leg): Cited | undefined => {
  const wall = wallInFlight(prepare(table).board, leg);
  return wall === undefined ? undefined : blocked('wall', wall, 0);
});
