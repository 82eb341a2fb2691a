import { attackOf } from './agenda.js';
import type { Event } from './model/event.js';
import type { RuleId } from './model/rule-id.js';
import type { State } from './model/state.js';
import { activeFirst } from './rules/timing/active-first.js';
import { attackerFirst } from './rules/timing/attacker-first.js';
import { ownerlessAt } from './rules/timing/ownerless.js';
import { offersAt, tooFarAt, type Occasion } from './speak.js';

/** The seats in the order in which they speak: during an attack its attacker first, else the active player. */
export const seatsInOrder = (state: State): readonly [string, string] => {
  const attack = attackOf(state);
  return attack === undefined ? activeFirst(state) : attackerFirst(state, attack);
};

/** A moment, the rule that brings it, and the unit whose strained waits with what belongs to nobody, if one does. */
export interface Announced extends Occasion {
  readonly rule: RuleId;
  readonly strains?: string;
}

/** A moment is announced: a window opens if an ability or a rule of the mission can speak at it, else nothing happens. */
export const announce = (state: State, { rule, strains = '', ...occasion }: Announced): readonly Event[] => {
  const rules = ownerlessAt(state, occasion.at);
  const deaf = tooFarAt(state, occasion);
  if (rules.length === 0 && offersAt(state, occasion).every(({ by }) => deaf.includes(by))) return [];
  const seats = [...seatsInOrder(state)];
  return [{ kind: 'begun', rule, frame: { kind: 'window', ...occasion, seats, done: deaf, reacted: [], rules: [...rules], strains, chain: 0 } }];
};
