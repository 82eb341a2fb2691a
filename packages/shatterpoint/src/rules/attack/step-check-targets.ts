import { the } from '@regelwerk/core';
import type { AttackType } from '../../model/effect.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { isOnBoard } from '../../board.js';
import { otherSeat, prepare } from '../../prepare.js';
import { isEngaged } from './engaged.js';
import { whyNotMelee } from './melee-target.js';
import { whyNoShot } from './no-ranged-engaged.js';
import { isInShot, whyNotRanged } from './ranged-target.js';

/** Why a character is no legal target for an attack of a kind: enemies that are engaged, or in range and sight, are. */
export const whyNoTarget = rule(
  'sp.attack.step-check-targets',
  (state: State, { attacker, type }: { readonly attacker: string; readonly type: AttackType }, target: string): Refusal | undefined =>
    type === 'melee' ? whyNotMelee(state, attacker, target) : (whyNoShot(state, attacker) ?? whyNotRanged(state, attacker, target)),
);

/** The legal targets of an attack of a kind. Where there is none, it cannot be made. */
export const targetsOf = rule(
  'sp.attack.step-check-targets',
  (state: State, { attacker, type }: { readonly attacker: string; readonly type: AttackType }): readonly string[] => {
    const prepared = prepare(state.table);
    if (type === 'ranged' && whyNoShot(state, attacker) !== undefined) return [];
    const reaches = type === 'melee' ? isEngaged : isInShot;
    const foes = the(prepared.charactersOf, otherSeat(prepared, the(prepared.unitOf, attacker).seat));
    return foes.filter((foe) => isOnBoard(state, foe) && reaches(state, attacker, foe));
  },
);
