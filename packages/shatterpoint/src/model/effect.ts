import { list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { AbilityId, Few, FunctionId, Range, Tag } from './ids.js';

// One vocabulary of effects for combat trees, expertise charts, abilities, tactics cards and missions.

/** The four conditions (sp.condition.list). */
export const Condition = t.keyof({ disarmed: null, exposed: null, pinned: null, strained: null });
export type Condition = t.TypeOf<typeof Condition>;
/** Movements with a tool; a reposition is an advance that being engaged does not turn into a dash. */
export const MoveKind = t.keyof({ advance: null, dash: null, climb: null, jump: null, reposition: null });
export type MoveKind = t.TypeOf<typeof MoveKind>;
/** The kinds of action, besides abilities that are marked as one. */
export const ActionKind = t.keyof({ move: null, combat: null, focus: null, recover: null, 'take-cover': null });
export type ActionKind = t.TypeOf<typeof ActionKind>;
/** The two kinds of attack. */
export const AttackType = t.keyof({ melee: null, ranged: null });
/** One of the two kinds of attack. */
export type AttackType = t.TypeOf<typeof AttackType>;
/** What dice show. */
export const Face = t.keyof({ critical: null, strike: null, expertise: null, failure: null, block: null });
export type Face = t.TypeOf<typeof Face>;
/** Whose dice: the attack roll or the defence roll. */
export const Roll = t.keyof({ attack: null, defence: null });
export type Roll = t.TypeOf<typeof Roll>;
/** Whose units: seen from the player who controls an effect. */
export const Side = t.keyof({ own: null, enemy: null, any: null });
/** Whose units. */
export type Side = t.TypeOf<typeof Side>;

const toCodec = t.union([
  t.keyof({ self: null, target: null }),
  t.strict({ choose: Side, within: whole(0, 5), sight: t.boolean, self: t.boolean, tags: list(Tag, 4) }),
]);
/**
 * Whom an effect concerns: the character that causes it (`self`), the one it is directed at (`target`: the defender, or whom the trigger is
 * about), or one that is chosen, within a range of `self` (0 is anywhere), in sight of it or not, with all of the tags.
 */
export type To = t.TypeOf<typeof toCodec>;
/**
 * Whom an effect concerns: the character that causes it (`self`), the one it is directed at (`target`: the defender, or whom the trigger is
 * about), or one that is chosen, within a range of `self` (0 is anywhere), in sight of it or not, with all of the tags.
 */
export const To: t.Type<To> = toCodec;

/** A number, or the force spent on an ability of variable cost, or half of it. */
export const Amount = t.union([whole(1, 20), t.keyof({ x: null, 'half-x': null })]);
export type Amount = t.TypeOf<typeof Amount>;

const to = { to: To };
const n = { n: Amount };

const effectCodec = t.union(
  [
    /** Damage: into the pool during an attack's tree or chart, else dealt at once. */
    t.strict({ do: t.literal('damage'), ...n, ...to }),
    /** So many heal effects (sp.damage.heal). */
    t.strict({ do: t.literal('heal'), ...n, ...to }),
    t.strict({ do: t.literal('condition'), condition: Condition, ...to }),
    t.strict({ do: t.literal('hunker'), ...n, ...to }),
    t.strict({ do: t.literal('move'), how: MoveKind, ...to }),
    t.strict({ do: t.literal('push'), range: Range, may: t.boolean, ...to }),
    t.strict({ do: t.literal('pull'), range: Range, may: t.boolean, ...to }),
    t.strict({ do: t.literal('shove'), ...to }),
    t.strict({ do: t.literal('place'), range: Range, may: t.boolean, level: t.boolean, ...to }),
    /** Readies (`refresh`) or spends force of the player who controls the effect, or of the opponent. */
    t.strict({ do: t.literal('force'), how: t.keyof({ refresh: null, spend: null }), side: t.keyof({ own: null, enemy: null }), ...n }),
    t.strict({ do: t.literal('momentum'), how: t.keyof({ gain: null, lose: null }), side: t.keyof({ own: null, enemy: null }), ...n }),
    /** An attack that is no action; with 0 dice the card's own value counts. */
    t.strict({ do: t.literal('attack'), type: t.union([AttackType, t.literal('any')]), dice: Few, ...to }),
    /** An action beyond the two. */
    t.strict({ do: t.literal('action'), action: ActionKind, ...to }),
    /** One active ability without paying force (sp.tree.icon-active). */
    t.strict({ do: t.literal('free-ability') }),
    /** Rerolls up to so many dice of a roll that show one of the faces. */
    t.strict({ do: t.literal('reroll'), roll: Roll, ...n, faces: list(Face, 5, 1) }),
    /** Turns up to so many dice from one face to another. */
    t.strict({ do: t.literal('turn'), roll: Roll, from: Face, into: Face, ...n }),
    /** Adds a die that shows a face; it was not rolled. */
    t.strict({ do: t.literal('add'), roll: Roll, face: Face, ...n }),
    /** More dice, or fewer, in the pool of an attack that is being built. */
    t.strict({ do: t.literal('dice'), roll: Roll, n: whole(-10, 10) }),
    /** Puts a used order card of one's own back: on top of the deck, under it, or shuffled into it. */
    t.strict({ do: t.literal('deck'), how: t.keyof({ top: null, bottom: null, shuffle: null }) }),
    /** Refreshes the order deck early. */
    t.strict({ do: t.literal('refresh') }),
    /** Rolls one defence die: the active objective with that symbol becomes the priority objective. */
    t.strict({ do: t.literal('priority') }),
    /** What data cannot say: a function that the host has registered. */
    t.strict({ do: t.literal('call'), name: FunctionId, ...to }),
  ],
  'an effect',
);
/** An effect. `optional` ones say so: "may". Moves, heals, pulls and free abilities always are. */
export type Effect = t.TypeOf<typeof effectCodec>;
/** An effect. `optional` ones say so: "may". Moves, heals, pulls and free abilities always are. */
export const Effect: t.Type<Effect> = effectCodec;
/** The effect that does a thing. */
export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** The moments at which abilities and mission rules can speak. */
export const Moment = t.keyof({
  'turn-start': null,
  /** The tactic abilities of the active unit, before all else at the start of its activation. */
  tactics: null,
  'activation-start': null,
  'activation-end': null,
  'turn-end': null,
  /** A target has been chosen: before the pools are built. */
  targeted: null,
  'modify-attack': null,
  'modify-defence': null,
  'after-attack': null,
  /** After an advance, dash, climb, jump or reposition. */
  moved: null,
  /** After a push, pull or place. */
  displaced: null,
  wounded: null,
  defeated: null,
  /** After an active or reactive ability. */
  'ability-used': null,
  'struggle-begun': null,
});
export type Moment = t.TypeOf<typeof Moment>;

const ifCodec = t.union([
  t.strict({ if: t.literal('tag'), of: t.keyof({ self: null, target: null }), tag: Tag }),
  t.strict({ if: t.literal('attack'), type: AttackType }),
  t.strict({ if: t.literal('wounded'), of: t.keyof({ self: null, target: null }), is: t.boolean }),
  t.strict({ if: t.literal('engaged'), is: t.boolean }),
  t.strict({ if: t.literal('condition'), of: t.keyof({ self: null, target: null }), condition: Condition }),
]);
/** What must hold for an ability to speak. `self` is its unit, `target` whom the moment is about. */
export type If = t.TypeOf<typeof ifCodec>;
/** What must hold for an ability to speak. `self` is its unit, `target` whom the moment is about. */
export const If: t.Type<If> = ifCodec;

const triggerCodec = t.strict({
  at: Moment,
  who: t.keyof({ self: null, own: null, enemy: null, any: null }),
  as: t.keyof({ attacker: null, defender: null }),
  /** The range from the ability's unit to whom it is about; 0 is anywhere. */
  within: whole(0, 5),
});
/**
 * When an ability speaks: a moment, whom it must be about, and how near. In an attack the moment is about the attacker
 * (`as: 'attacker'`) or the defender; everywhere else about the one that acts or suffers.
 */
export interface Trigger extends t.TypeOf<typeof triggerCodec> {}
/**
 * When an ability speaks: a moment, whom it must be about, and how near. In an attack the moment is about the attacker
 * (`as: 'attacker'`) or the defender; everywhere else about the one that acts or suffers.
 */
export const Trigger: t.Type<Trigger> = triggerCodec;

const modifierCodec = t.union([
  /** Costs of the unit's own abilities, or of those of enemies within a range (0 is anywhere). */
  t.strict({ kind: t.literal('cost'), of: t.keyof({ own: null, enemy: null }), within: whole(0, 5), n: whole(-5, 5) }),
  /** Further dice in a pool: as attacker (attack) or defender (defence). */
  t.strict({ kind: t.literal('dice'), roll: Roll, type: t.union([AttackType, t.literal('any')]), n: whole(-5, 5) }),
  /** Cover [n] against ranged attacks (sp.cover.value). */
  t.strict({ kind: t.literal('cover'), n: whole(1, 5) }),
  t.strict({ kind: t.literal('ignore-cover') }),
  /** Keeps hunker tokens while engaged. */
  t.strict({ kind: t.literal('keep-hunker') }),
  t.strict({ kind: t.literal('climb-engaged') }),
  t.strict({ kind: t.literal('shoot-engaged') }),
  /** It cannot climb or shoot, or cannot be moved by enemies. */
  t.strict({ kind: t.literal('cannot'), what: t.keyof({ climb: null, shoot: null, 'be-moved': null }) }),
  /** Deploys within another range of the edge. */
  t.strict({ kind: t.literal('deploy'), range: Range }),
  /** Its order card may not go into reserve. */
  t.strict({ kind: t.literal('no-reserve') }),
  /** An ability may be used so often in a turn. */
  t.strict({ kind: t.literal('uses'), ability: AbilityId, n: whole(2, 5) }),
]);
/** What an innate ability changes as long as it is in force. */
export type Modifier = t.TypeOf<typeof modifierCodec>;
/** What an innate ability changes as long as it is in force. */
export const Modifier: t.Type<Modifier> = modifierCodec;
/** The modifier of a kind. */
export type ModifierOf<K extends Modifier['kind']> = Extract<Modifier, { kind: K }>;
