import { whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { AttackType, Condition } from './effect.js';
import { oneOf, Tag } from './ids.js';

/** The moments at which abilities and mission rules can speak. */
export type Moment =
  | 'turn-start'
  /** The tactic abilities of the active unit, before all else at the start of its activation. */
  | 'tactics'
  | 'activation-start'
  | 'activation-end'
  | 'turn-end'
  /** A target has been chosen: before the pools are built. */
  | 'targeted'
  | 'modify-attack'
  | 'modify-defence'
  | 'after-attack'
  /** After an advance, dash, climb, jump or reposition. */
  | 'moved'
  /** After a push, pull or place. */
  | 'displaced'
  | 'wounded'
  | 'defeated'
  /** After an active or reactive ability. */
  | 'ability-used'
  | 'struggle-begun';
export const Moment: t.KeyofC<Record<Moment, null>> = oneOf('turn-start', 'tactics', 'activation-start', 'activation-end', 'turn-end', 'targeted', 'modify-attack', 'modify-defence', 'after-attack', 'moved', 'displaced', 'wounded', 'defeated', 'ability-used', 'struggle-begun');

/** Moments that are about a unit as a whole: wherever one of its characters is, it is. All others are about one character, or nobody. */
export const UNIT_MOMENTS: readonly Moment[] = ['tactics', 'activation-start', 'activation-end', 'wounded', 'defeated', 'ability-used'];

/** What must hold for an ability to speak. `self` is its unit, `target` whom the moment is about; where `is` is false, the opposite must hold. */
export type If =
  /** A unit has a tag. */
  | { if: 'tag'; of: 'self' | 'target'; tag: string }
  /** An attack of this kind is going on. */
  | { if: 'attack'; type: AttackType }
  | { if: 'wounded'; of: 'self' | 'target'; is: boolean }
  /** A character of its unit is engaged. */
  | { if: 'engaged'; is: boolean }
  /** A unit has a condition. */
  | { if: 'condition'; of: 'self' | 'target'; condition: Condition };
export const If: t.Type<If> = t.union([
  t.strict({ if: t.literal('tag'), of: oneOf('self', 'target'), tag: Tag }),
  t.strict({ if: t.literal('attack'), type: AttackType }),
  t.strict({ if: t.literal('wounded'), of: oneOf('self', 'target'), is: t.boolean }),
  t.strict({ if: t.literal('engaged'), is: t.boolean }),
  t.strict({ if: t.literal('condition'), of: oneOf('self', 'target'), condition: Condition }),
]);

/**
 * When an ability speaks: a moment, whom it must be about, and how near. In an attack the moment is about the attacker
 * (`as: 'attacker'`) or the defender; everywhere else about the one that acts or suffers.
 */
export interface Trigger {
  at: Moment;
  who: 'self' | 'own' | 'enemy' | 'any';
  as: 'attacker' | 'defender';
  /** The range from the ability's unit to whom it is about; 0 is anywhere. */
  within: number;
}
export const Trigger: t.Type<Trigger> = t.strict({
  at: Moment,
  who: oneOf('self', 'own', 'enemy', 'any'),
  as: oneOf('attacker', 'defender'),
  within: whole(0, 5),
});
