import type { Frozen } from '@regelwerk/core';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';

/** Who speaks first during an attack: the attacker, then the defender, whoever is active. */
export const attackerFirst = rule('sp.timing.attacker-first', ({ table }: State, { seat }: Frozen<AttackFrame>): readonly [string, string] => [
  seat,
  otherSeat(prepare(table), seat),
]);
