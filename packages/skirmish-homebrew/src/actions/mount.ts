import { find, the } from '@regelwerk/core';
import { baseOf, mountOf, touchesMark } from '../board/bases.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { mountCost, mountedAlready } from '../rules/action/mount.js';
import { mountFull, notBeside } from '../rules/action/mount-contact.js';
import { pay } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import type { Action, Bare } from './action.js';

type Mounting = Bare<ChoiceOf<'mount'>>;

const check = (state: State, { figure, mount: id }: Mounting): Refusal | undefined => {
  const { mounts } = prepare(state.table);
  if (find(mounts, id) === undefined) return { kind: 'unknown-id', what: 'mount', id };
  return (
    mountedAlready(state, figure) ??
    notBeside(state, baseOf(state, figure), id) ??
    mountFull(state, id) ??
    tooDear(state, figure, mountCost())
  );
};

const reduce = (state: State, { figure, mount: id }: Mounting): readonly Event[] => {
  const { x, y, z } = the(state.play.mounts, id);
  return [pay(state, figure, mountCost()), { kind: 'figure-mounted', rule: 'hb.action.mount', figure, mount: id, at: { x, y, z } }];
};

const candidates = (state: State, figure: string): readonly Mounting[] => {
  const { mounts } = state.table.scenario;
  if (mountOf(state, figure) !== undefined) return [];
  const found: Mounting[] = [];
  for (const { id, base } of mounts) {
    const radius = base + state.table.options.mountReach;
    if (!touchesMark(state, figure, { at: the(state.play.mounts, id), radius })) continue;
    const choice: Mounting = { kind: 'mount', figure, mount: id };
    if (check(state, choice) === undefined) found.push(choice);
  }
  return found;
};

/** Mounting a horse, getting into a vehicle. */
export const mount: Action<ChoiceOf<'mount'>> = {
  check, least: mountCost().value, everBy: (_profile, { mounts }) => mounts.length > 0, reduce, candidates,
};
