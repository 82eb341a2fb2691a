import { the, type Density } from '@regelwerk/core';
import { disc, pointAlong } from '@regelwerk/geometry';
import { mountBase, mountOf } from '../board/bases.js';
import type { Mover } from '../board/in-way.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { mountCost, onFoot } from '../rules/action/mount.js';
import { notBeside } from '../rules/action/mount-contact.js';
import { pay } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import { notSafe } from '../rules/terrain/safe-spot.js';
import type { Action, Bare } from './action.js';
import { EIGHT, SIXTEEN, toward } from './steps.js';

type Dismounting = Bare<ChoiceOf<'dismount'>>;

/** Whoever dismounts stands on its own base again, and its mount's is in its way like any other. */
const afoot = (state: State, figure: string): Mover => ({
  figure, at: the(state.play.figures, figure), radius: the(prepare(state.table).profiles, figure).sheet.base, mount: undefined,
});

const check = (state: State, { figure, to }: Dismounting): Refusal | undefined => {
  const mount = mountOf(state, figure);
  if (mount === undefined) return onFoot(state, figure);
  const mover = afoot(state, figure);
  return (
    notSafe(state, mover, to) ??
    notBeside(state, { disc: disc(to, mover.radius), z: to.z }, mount) ??
    tooDear(state, figure, mountCost())
  );
};

const reduce = (state: State, { figure, to: { x, y, z } }: Dismounting): readonly Event[] => {
  const [mount = ''] = the(state.play.figures, figure).mount;
  return [pay(state, figure, mountCost()), { kind: 'figure-dismounted', rule: 'hb.action.mount', figure, mount, to: { x, y, z } }];
};

/** The first few safe spots around the mount, more of them the denser. */
const candidates = (state: State, figure: string, density: Density): readonly Dismounting[] => {
  const mount = mountOf(state, figure);
  if (mount === undefined) return [];
  const { disc: { center, radius }, z } = mountBase(state, mount);
  const length = radius + afoot(state, figure).radius;
  const found: Dismounting[] = [];
  for (const direction of density === 'dense' ? SIXTEEN : EIGHT) {
    const spot = pointAlong({ from: center, toward: toward(center, direction), length, round: 'beyond' }) ?? center;
    const choice: Dismounting = { kind: 'dismount', figure, to: { x: spot.x, y: spot.y, z } };
    if (check(state, choice) === undefined) found.push(choice);
    if (density === 'sparse' && found.length === 2) break;
  }
  return found;
};

/** Dismounting, getting out of a vehicle: onto a safe spot beside it. */
export const dismount: Action<ChoiceOf<'dismount'>> = {
  check, least: mountCost().value, everBy: (_profile, { mounts }) => mounts.length > 0, reduce, candidates,
};
