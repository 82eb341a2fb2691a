import { CHANCE, list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { ActionKind, AttackType, Condition, MoveKind } from './effect.js';
import { AbilityId, CardId, CharacterId, DecisionId, Direction, Few, ObjectiveId, OptionId, Seat, Spot, ThingId, UnitId } from './ids.js';

const seat = { answers: DecisionId, by: Seat };
const chance = { answers: DecisionId, by: t.literal(CHANCE) };
const kind = <const K extends string>(name: K) => ({ kind: t.literal(name) });

/** A shift through an ingress point: by which point, to where (sp.terrain.ingress-use). */
export const Ingress = t.strict({ by: ThingId, through: ThingId, to: Spot });
export interface Ingress extends t.TypeOf<typeof Ingress> {}

const choiceCodec = t.union(
  [
    // the setup
    t.strict({ ...kind('edge'), ...seat, edge: t.keyof({ north: null, east: null, south: null, west: null }) }),
    /** The mission of `seats[0]` or of `seats[1]`. */
    t.strict({ ...kind('mission'), ...seat, mission: whole(0, 1) }),
    t.strict({ ...kind('deploy'), ...seat, character: CharacterId, to: Spot }),
    /** Sets, or in an activation flips to, a side of the stance card. */
    t.strict({ ...kind('stance'), ...seat, unit: UnitId, stance: whole(0, 1) }),
    t.strict({ ...kind('plan'), ...seat, plan: whole(0, 1) }),
    // the order deck
    t.strict({ ...kind('reveal'), ...seat }),
    t.strict({ ...kind('take-reserve'), ...seat }),
    /** Activates the unit of the revealed card, or any with the Shatterpoint card. */
    t.strict({ ...kind('activate'), ...seat, unit: UnitId }),
    t.strict({ ...kind('reserve'), ...seat }),
    /** Pays to shuffle the Shatterpoint card back in and reveals the next card. */
    t.strict({ ...kind('cycle'), ...seat }),
    // an activation
    t.strict({ ...kind('action'), ...seat, action: ActionKind }),
    /** Uses an ability: an active one, or one that a window offers, with the character that uses it. `x` is the force added to a variable cost. */
    t.strict({ ...kind('ability'), ...seat, unit: UnitId, ability: AbilityId, character: CharacterId, x: Few }),
    /** Carries out a rule of the mission that speaks at a moment, by its place among those in force. */
    t.strict({ ...kind('rule'), ...seat, rule: whole(0, 9) }),
    t.strict({ ...kind('end'), ...seat }),
    // movement
    t.strict({
      ...kind('move'),
      ...seat,
      character: CharacterId,
      how: MoveKind,
      to: Spot,
      /** The directions of the tool's two arms. */
      arms: t.tuple([Direction, Direction]),
      ingress: list(Ingress, 1),
    }),
    /** A character does nothing where it could. */
    t.strict({ ...kind('stay'), ...seat, character: CharacterId }),
    /** The direction of a push or pull. Shifts may follow only if the table has agreed so (terrain.ingressTrigger). */
    t.strict({ ...kind('displace'), ...seat, direction: Direction, ingress: list(Ingress, 1) }),
    t.strict({ ...kind('place'), ...seat, to: Spot, ingress: list(Ingress, 1) }),
    // attacks
    t.strict({ ...kind('attack'), ...seat, character: CharacterId, type: AttackType, target: CharacterId }),
    t.strict({ ...kind('option'), ...seat, option: OptionId }),
    /** How many dice of each face are rolled again: criticals, strikes, expertise, failures, or blocks, expertise, failures. */
    t.strict({ ...kind('reroll'), ...seat, dice: list(Few, 4) }),
    // effects
    t.strict({ ...kind('heal'), ...seat, unit: UnitId, what: t.union([Condition, t.literal('damage')]) }),
    t.strict({ ...kind('condition'), ...seat, condition: Condition }),
    t.strict({ ...kind('target'), ...seat, character: CharacterId }),
    /** A card that an effect moves. */
    t.strict({ ...kind('card'), ...seat, card: CardId }),
    t.strict({ ...kind('objective'), ...seat, objective: ObjectiveId }),
    /** Declines what may be declined; stops in a combat tree. */
    t.strict({ ...kind('pass'), ...seat }),
    t.strict({ ...kind('concede'), ...seat }),
    // chance
    t.strict({ ...kind('roll'), ...chance, counts: list(list(Few, 4), 2) }),
    t.strict({ ...kind('draw'), ...chance, card: CardId }),
  ],
  'a choice',
);
/** An answer to a decision. */
export type Choice = t.TypeOf<typeof choiceCodec>;
/** An answer to a decision. */
export const Choice: t.Type<Choice> = choiceCodec;
/** The choice of a kind. */
export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { kind: K }>;
