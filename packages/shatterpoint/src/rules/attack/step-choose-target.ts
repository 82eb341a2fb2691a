import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { find, type Frozen } from '@regelwerk/core';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { isOnBoard } from '../../board.js';
import { prepare } from '../../prepare.js';
import { announce } from '../../windows.js';

/** Why a character cannot be chosen as a target by anybody of a seat: it is unknown, its own, or not on the board. */
export const whyNotChoose = rule('sp.attack.step-choose-target', (state: State, seat: string, target: string): Refusal | undefined => {
  const unit = find(prepare(state.table).unitOf, target);
  if (unit === undefined) return { kind: 'unknown-id', what: 'character', id: target };
  if (unit.seat === seat) return { kind: 'own-character', rule: 'sp.attack.step-choose-target', target };
  return isOnBoard(state, target) ? undefined : { kind: 'wrong-target', rule: 'sp.attack.step-choose-target', target, why: 'off-board' };
});

/** The target has been chosen: what that triggers is resolved now. */
export const tellTarget = rule('sp.attack.step-choose-target', (state: State, { attacker, defender }: Frozen<AttackFrame>): readonly Event[] =>
  announce(state, { at: 'targeted', about: defender, other: attacker, rule: 'sp.attack.step-choose-target' }),
);
