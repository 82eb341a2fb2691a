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

interface Attack {
  readonly attacker: string;
  readonly type: AttackType;
}

/** Why a character is no legal target for an attack of a kind: enemies that are engaged, or in range and sight, are. */
export const whyNoTarget = rule(
  'sp.attack.step-check-targets',
  (state: State, { attacker, type }: Attack, target: string): Refusal | undefined =>
    type === 'melee' ? whyNotMelee(state, attacker, target) : (whyNoShot(state, attacker) ?? whyNotRanged(state, attacker, target)),
);

const foesOf = ({ table }: State, character: string): readonly string[] => {
  const prepared = prepare(table);
  return the(prepared.charactersOf, otherSeat(prepared, the(prepared.unitOf, character).seat));
};

/** Which enemies are legal targets of an attack of a kind. */
const isTarget = (state: State, { attacker, type }: Attack): ((foe: string) => boolean) => {
  if (type === 'ranged' && whyNoShot(state, attacker) !== undefined) return () => false;
  const reaches = type === 'melee' ? isEngaged : isInShot;
  return (foe) => isOnBoard(state, foe) && reaches(state, attacker, foe);
};

/** The legal targets of an attack of a kind. Where there is none, it cannot be made. */
export const targetsOf = rule('sp.attack.step-check-targets', (state: State, attack: Attack): readonly string[] => foesOf(state, attack.attacker).filter(isTarget(state, attack)));

/** Is there a legal target of an attack of a kind? */
export const hasTarget = rule('sp.attack.step-check-targets', (state: State, attack: Attack): boolean => foesOf(state, attack.attacker).some(isTarget(state, attack)));
