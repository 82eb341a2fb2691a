import { find, the, type Frozen } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { Refusal } from '../model/refusal.js';
import type { HeavyWeapon } from '../model/scenario.js';
import type { State } from '../model/state.js';
import { foesOf } from '../foes.js';
import { prepare } from '../prepare.js';
import { alignCost, alignGun, fireCost, firesAsRanged, isAtGun, notAligned, notApart, offTheGun, releaseGun } from '../rules/action/heavy.js';
import { apOf, pay, type Cost } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import { inCover } from '../rules/combat/cover.js';
import { beginAttack } from '../rules/combat/sequence.js';
import type { Action, Bare } from './action.js';
import { whyNoShot, whyNoTarget } from './shot.js';

type Align = Bare<ChoiceOf<'align'>>;
type Fire = Bare<ChoiceOf<'fire'>>;
type Gun = Frozen<HeavyWeapon>;

const gunOf = ({ table }: State, id: string): Gun | undefined => find(prepare(table).heavyWeapons, id);

const unknown = (id: string): Refusal => ({ kind: 'unknown-id', what: 'heavy weapon', id });

const checkAlign = (state: State, { figure, weapon, target }: Align): Refusal | undefined => {
  const gun = gunOf(state, weapon);
  if (gun === undefined) return unknown(weapon);
  const cost = alignCost(gun);
  if (cost === undefined) return notApart();
  return offTheGun(state, figure, gun) ?? whyNoTarget(state, { attacker: figure, target }, gun.range) ?? tooDear(state, figure, cost);
};

const checkFire = (state: State, { figure, weapon, target }: Fire): Refusal | undefined => {
  const gun = gunOf(state, weapon);
  if (gun === undefined) return unknown(weapon);
  return (
    offTheGun(state, figure, gun) ??
    whyNoShot(state, { attacker: figure, target }, gun.range) ??
    notAligned(state, gun, target) ??
    tooDear(state, figure, fireCost(gun))
  );
};

/** Targets for each gun that the figure can pay for and reach. */
const candidatesFor = <C extends Align | Fire>(
  state: State,
  figure: string,
  { costOf, make, check }: { costOf: (gun: Gun) => Cost | undefined; make: (weapon: string, target: string) => C; check: (choice: C) => boolean },
): readonly C[] => {
  const { heavyWeapons } = state.table.scenario;
  const ap = apOf(state, figure);
  const found: C[] = [];
  for (const gun of heavyWeapons) {
    if (!isAtGun(state, figure, gun) || (costOf(gun)?.value ?? Infinity) > ap) continue;
    for (const target of foesOf(state, figure)) {
      const choice = make(gun.id, target);
      if (check(choice)) found.push(choice);
    }
  }
  return found;
};

/** A figure re-aligns a heavy weapon on a target, where the weapon's rule prices that apart from firing. */
export const align: Action<ChoiceOf<'align'>> = {
  check: checkAlign,
  least: 0,
  everBy: (_profile, { heavyWeapons }) => heavyWeapons.some(({ price }) => price.kind === 'apart'),
  reduce: (state, { figure, weapon, target }) => {
    const cost = alignCost(the(prepare(state.table).heavyWeapons, weapon));
    return [...(cost === undefined ? [] : [pay(state, figure, cost)]), alignGun(weapon, target, figure)];
  },
  candidates: (state, figure) =>
    candidatesFor<Align>(state, figure, {
      costOf: alignCost,
      make: (weapon, target) => ({ kind: 'align', figure, weapon, target }),
      check: (choice) => find(state.play.aligned, choice.weapon)?.[0] !== choice.target && checkAlign(state, choice) === undefined,
    }),
};

/** A figure fires a heavy weapon, re-aligning it where the weapon's rule prices both together. */
export const fire: Action<ChoiceOf<'fire'>> = {
  check: checkFire,
  least: 0,
  everBy: (_profile, { heavyWeapons }) => heavyWeapons.length > 0,
  reduce: (state, { figure, weapon, target }) => {
    const gun = the(prepare(state.table).heavyWeapons, weapon);
    const ranged = firesAsRanged(state, weapon);
    return [
      pay(state, figure, fireCost(gun)),
      ...releaseGun(gun),
      beginAttack(state, {
        by: fireCost.rule,
        attacker: figure,
        target,
        means: { kind: 'heavy-weapon', weapon },
        cover: ranged && inCover(state, figure, target),
        shots: gun.shots.length,
        clearsAim: ranged,
      }),
    ];
  },
  candidates: (state, figure) =>
    candidatesFor<Fire>(state, figure, {
      costOf: fireCost,
      make: (weapon, target) => ({ kind: 'fire', figure, weapon, target }),
      check: (choice) => checkFire(state, choice) === undefined,
    }),
};
