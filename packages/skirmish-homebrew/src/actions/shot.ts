import { find } from '@regelwerk/core';
import type { Ticks } from '@regelwerk/geometry';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { attackedEnough } from '../rules/action/repeatable.js';
import { noSight, noTarget, outOfRange, type Aimed } from '../rules/combat/ranged-target.js';

const whoCannotBeShot = (state: State, aimed: Aimed): Refusal | undefined =>
  find(prepare(state.table).profiles, aimed.target) === undefined
    ? { kind: 'unknown-id', what: 'figure', id: aimed.target }
    : noTarget(state, aimed);

/** Why this target is not to be hit by a weapon of this range. */
export const whyNoTarget = (state: State, aimed: Aimed, range: Ticks): Refusal | undefined =>
  whoCannotBeShot(state, aimed) ?? outOfRange(state, aimed, range) ?? noSight(state, aimed);

/** Why a shot at this target, by a weapon of this range, is not allowed; what the weapon itself demands is looked at elsewhere. */
export const whyNoShot = (state: State, aimed: Aimed, range: Ticks): Refusal | undefined =>
  whoCannotBeShot(state, aimed) ?? attackedEnough(state, aimed.attacker) ?? outOfRange(state, aimed, range) ?? noSight(state, aimed);
