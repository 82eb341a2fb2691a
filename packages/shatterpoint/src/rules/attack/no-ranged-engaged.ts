import { the } from '@regelwerk/core';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { mayAtAll } from '../ability/cannot-beats-can.js';
import { mayWhileEngaged } from '../ability/forbid-vs-card.js';
import { heldBy } from './engaged.js';

/** Why a character cannot shoot at anybody: its card forbids it, or an enemy that is not wounded is engaged with it and no card lets it. */
export const whyNoShot = rule('sp.attack.no-ranged-engaged', (state: State, character: string): Refusal | undefined => {
  const unit = the(prepare(state.table).unitOf, character);
  if (!mayAtAll(unit, 'shoot')) return { kind: 'cannot-attack-so', rule: mayAtAll.rule, type: 'ranged' };
  const [by] = heldBy(state, character);
  return by === undefined || mayWhileEngaged(state, unit, 'shoot') ? undefined : { kind: 'engaged', rule: 'sp.attack.no-ranged-engaged', character, by };
});
