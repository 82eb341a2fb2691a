import { CHANCE, list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { ActionKind, AttackType, Condition, MoveKind } from './effect.js';
import { AbilityId, CardId, CharacterId, DecisionId, Direction, Few, OptionId, Seat, Spot, ThingId, UnitId, oneOf } from './ids.js';
import { DICE, RULES_IN_FORCE } from './most.js';
import type { Edge } from './play.js';

const seat = { answers: DecisionId, by: Seat };
const chance = { answers: DecisionId, by: t.literal(CHANCE) };
const kind = <const K extends string>(name: K) => ({ kind: t.literal(name) });

/** A shift through an ingress point: by which point, to where (sp.terrain.ingress-use). */
export interface Ingress {
  /** The ingress point at which the character is. */
  by: string;
  /** The ingress point, linked to it, beside which it is set down. */
  through: string;
  to: Spot;
}
export const Ingress: t.Type<Ingress> = t.strict({ by: ThingId, through: ThingId, to: Spot });

/** The decision that a choice answers, by its `id`, and the seat that answers. */
export interface BySeat {
  answers: number;
  by: Seat;
}
/** The decision that a roll or a draw answers, by its `id`. */
export interface ByChance {
  answers: number;
  by: 'chance';
}

/** An answer to a decision: what a seat chooses, or what chance brings. `ingress` holds the shift that follows, or nothing. */
export type Choice =
  | (BySeat & (
      // the setup
      | { kind: 'edge'; edge: Edge }
      /** The mission of `seats[0]` or of `seats[1]`. */
      | { kind: 'mission'; mission: number }
      | { kind: 'deploy'; character: CharacterId; to: Spot }
      /** Sets, or in an activation flips to, a side of the stance card: 0 or 1. */
      | { kind: 'stance'; unit: UnitId; stance: number }
      /** The first or the second plan of the struggle card: 0 or 1. */
      | { kind: 'plan'; plan: number }
      // the order deck
      /** Reveals the top card of the order deck. */
      | { kind: 'reveal' }
      /** Takes the card in reserve instead of revealing one. */
      | { kind: 'take-reserve' }
      /** Activates the unit of the revealed card, or any with the Shatterpoint card. */
      | { kind: 'activate'; unit: UnitId }
      /** Puts the revealed card into reserve. */
      | { kind: 'reserve' }
      /** Pays to shuffle the Shatterpoint card back in and reveals the next card. */
      | { kind: 'cycle' }
      // an activation
      | { kind: 'action'; action: ActionKind }
      /** Uses an ability: an active one, or one that a window offers, with the character that uses it. `x` is the force added to a variable cost. */
      | { kind: 'ability'; unit: UnitId; ability: string; character: CharacterId; x: number }
      /** Carries out a rule of the mission that speaks at a moment, by its place among those in force. */
      | { kind: 'rule'; rule: number }
      /** Lets strained take effect now, where it waits with such rules. */
      | { kind: 'strain'; unit: UnitId }
      /** Ends the activation. */
      | { kind: 'end' }
      // movement
      /** `arms` are the directions of the tool's two arms. */
      | { kind: 'move'; character: CharacterId; how: MoveKind; to: Spot; arms: [Direction, Direction]; ingress: Ingress[] }
      /** A character does nothing where it could. */
      | { kind: 'stay'; character: CharacterId }
      /** The direction of a push or pull. A shift may follow only if the table has agreed so (terrain.ingressTrigger). */
      | { kind: 'displace'; direction: Direction; ingress: Ingress[] }
      | { kind: 'place'; to: Spot; ingress: Ingress[] }
      // attacks
      | { kind: 'attack'; character: CharacterId; type: AttackType; target: CharacterId }
      /** The next option of a combat tree, by its id. */
      | { kind: 'option'; option: string }
      /** How many dice of each face are rolled again: criticals, strikes, expertise, failures, or blocks, expertise, failures. */
      | { kind: 'reroll'; dice: number[] }
      // effects
      | { kind: 'heal'; unit: UnitId; what: Condition | 'damage' }
      | { kind: 'condition'; condition: Condition }
      | { kind: 'target'; character: CharacterId }
      /** A card that an effect moves. */
      | { kind: 'card'; card: CardId }
      /** Declines what may be declined; stops in a combat tree. */
      | { kind: 'pass' }
      | { kind: 'concede' }
    ))
  | (ByChance & (
      /** Dice as counts of their faces, a list for each group that was asked for. */
      | { kind: 'roll'; counts: number[][] }
      | { kind: 'draw'; card: CardId }
    ));
export const Choice: t.Type<Choice> = t.union(
  [
    t.strict({ ...kind('edge'), ...seat, edge: oneOf('north', 'east', 'south', 'west') }),
    t.strict({ ...kind('mission'), ...seat, mission: whole(0, 1) }),
    t.strict({ ...kind('deploy'), ...seat, character: CharacterId, to: Spot }),
    t.strict({ ...kind('stance'), ...seat, unit: UnitId, stance: whole(0, 1) }),
    t.strict({ ...kind('plan'), ...seat, plan: whole(0, 1) }),
    t.strict({ ...kind('reveal'), ...seat }),
    t.strict({ ...kind('take-reserve'), ...seat }),
    t.strict({ ...kind('activate'), ...seat, unit: UnitId }),
    t.strict({ ...kind('reserve'), ...seat }),
    t.strict({ ...kind('cycle'), ...seat }),
    t.strict({ ...kind('action'), ...seat, action: ActionKind }),
    t.strict({ ...kind('ability'), ...seat, unit: UnitId, ability: AbilityId, character: CharacterId, x: Few }),
    t.strict({ ...kind('rule'), ...seat, rule: whole(0, RULES_IN_FORCE - 1) }),
    t.strict({ ...kind('strain'), ...seat, unit: UnitId }),
    t.strict({ ...kind('end'), ...seat }),
    t.strict({ ...kind('move'), ...seat, character: CharacterId, how: MoveKind, to: Spot, arms: t.tuple([Direction, Direction]), ingress: list(Ingress, 1) }),
    t.strict({ ...kind('stay'), ...seat, character: CharacterId }),
    t.strict({ ...kind('displace'), ...seat, direction: Direction, ingress: list(Ingress, 1) }),
    t.strict({ ...kind('place'), ...seat, to: Spot, ingress: list(Ingress, 1) }),
    t.strict({ ...kind('attack'), ...seat, character: CharacterId, type: AttackType, target: CharacterId }),
    t.strict({ ...kind('option'), ...seat, option: OptionId }),
    t.strict({ ...kind('reroll'), ...seat, dice: list(Few, 4) }),
    t.strict({ ...kind('heal'), ...seat, unit: UnitId, what: t.union([Condition, t.literal('damage')]) }),
    t.strict({ ...kind('condition'), ...seat, condition: Condition }),
    t.strict({ ...kind('target'), ...seat, character: CharacterId }),
    t.strict({ ...kind('card'), ...seat, card: CardId }),
    t.strict({ ...kind('pass'), ...seat }),
    t.strict({ ...kind('concede'), ...seat }),
    t.strict({ ...kind('roll'), ...chance, counts: list(list(whole(0, DICE), 4), 2) }),
    t.strict({ ...kind('draw'), ...chance, card: CardId }),
  ],
  'a choice',
);
/** The choice of a kind. */
export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { kind: K }>;
