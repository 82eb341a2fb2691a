import { list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { AbilityId, Few, FunctionId, Range, Tag, oneOf } from './ids.js';

// One vocabulary of effects for combat trees, expertise charts, abilities, tactics cards and missions.

/** The four conditions (sp.condition.list). */
export type Condition = 'disarmed' | 'exposed' | 'pinned' | 'strained';
export const Condition: t.KeyofC<Record<Condition, null>> = oneOf('disarmed', 'exposed', 'pinned', 'strained');
/** Movements with a tool; a reposition is an advance that being engaged does not turn into a dash. */
export type MoveKind = 'advance' | 'dash' | 'climb' | 'jump' | 'reposition';
export const MoveKind: t.KeyofC<Record<MoveKind, null>> = oneOf('advance', 'dash', 'climb', 'jump', 'reposition');
/** The kinds of action, besides abilities that are marked as one. */
export type ActionKind = 'move' | 'combat' | 'focus' | 'recover' | 'take-cover';
export const ActionKind: t.KeyofC<Record<ActionKind, null>> = oneOf('move', 'combat', 'focus', 'recover', 'take-cover');
/** One of the two kinds of attack. */
export type AttackType = 'melee' | 'ranged';
export const AttackType: t.KeyofC<Record<AttackType, null>> = oneOf('melee', 'ranged');
/** What dice show. */
export type Face = 'critical' | 'strike' | 'expertise' | 'failure' | 'block';
export const Face: t.KeyofC<Record<Face, null>> = oneOf('critical', 'strike', 'expertise', 'failure', 'block');
/** Whose dice: the attack roll or the defence roll. */
export type Roll = 'attack' | 'defence';
export const Roll: t.KeyofC<Record<Roll, null>> = oneOf('attack', 'defence');
/** Whose units: seen from the player who controls an effect. */
export type Side = 'own' | 'enemy' | 'any';
export const Side: t.KeyofC<Record<Side, null>> = oneOf('own', 'enemy', 'any');

/** One character that the player chooses. */
export interface Chosen {
  choose: Side;
  /** The range from `self` to it, 1 to 5; 0 is anywhere. */
  within: number;
  /** Whether `self` must see it. */
  sight: boolean;
  /** Whether `self` may be chosen, too. */
  self: boolean;
  /** It has all of these tags. */
  tags: string[];
}
/**
 * Whom an effect concerns: the character that causes it (`self`), the one it is directed at (`target`: the defender, or whom the trigger is
 * about), or one that is chosen, within a range of `self` (0 is anywhere), in sight of it or not, with all of the tags.
 */
export type To = 'self' | 'target' | Chosen;
export const To: t.Type<To> = t.union([
  oneOf('self', 'target'),
  t.strict({ choose: Side, within: whole(0, 5), sight: t.boolean, self: t.boolean, tags: list(Tag, 4) }),
]);

/** A number, or the force spent on an ability of variable cost, or half of it. */
export type Amount = number | 'x' | 'half-x';
export const Amount: t.Type<Amount> = t.union([whole(1, 20), oneOf('x', 'half-x')]);

const to = { to: To };
const n = { n: Amount };

/** An effect. What is optional says so by `may`; moves, heals, shoves and free abilities always are. Ranges are 1 to 5. */
export type Effect =
  /** Damage: into the pool where a combat tree deals it to the defender's unit, else dealt at once. */
  | { do: 'damage'; n: Amount; to: To }
  /** So many heal effects (sp.damage.heal). */
  | { do: 'heal'; n: Amount; to: To }
  /** The unit gains the condition. */
  | { do: 'condition'; condition: Condition; to: To }
  /** So many hunker tokens. */
  | { do: 'hunker'; n: Amount; to: To }
  /** A movement outside the actions. */
  | { do: 'move'; how: MoveKind; to: To }
  /** Away from what causes it, by a range. */
  | { do: 'push'; range: number; may: boolean; to: To }
  /** Toward what causes it, by a range. */
  | { do: 'pull'; range: number; may: boolean; to: To }
  /** The shove of combat trees (sp.tree.shove). */
  | { do: 'shove'; to: To }
  /** Set down within a range of where it stands; `level`: whether its elevation may change. */
  | { do: 'place'; range: number; may: boolean; level: boolean; to: To }
  /** Readies (`refresh`) or spends force of the player who controls the effect, or of the opponent. */
  | { do: 'force'; how: 'refresh' | 'spend'; side: 'own' | 'enemy'; n: Amount }
  /** Momentum tokens of either player. */
  | { do: 'momentum'; how: 'gain' | 'lose'; side: 'own' | 'enemy'; n: Amount }
  /** An attack that is no action, made by the character's own player; with 0 dice the card's own value counts. */
  | { do: 'attack'; type: AttackType | 'any'; dice: number; to: To }
  /** An action beyond the two, carried out by the unit's own player. */
  | { do: 'action'; action: ActionKind; to: To }
  /** One active ability without paying force (sp.tree.icon-active). */
  | { do: 'free-ability' }
  /** Rerolls up to so many dice of a roll that show one of the faces. */
  | { do: 'reroll'; roll: Roll; n: Amount; faces: Face[] }
  /** Turns up to so many dice from one face to another. */
  | { do: 'turn'; roll: Roll; from: Face; into: Face; n: Amount }
  /** Adds a die that shows a face; it was not rolled. */
  | { do: 'add'; roll: Roll; face: Face; n: Amount }
  /** More dice, or fewer, in the pool of an attack that is being built. */
  | { do: 'dice'; roll: Roll; n: number }
  /** Puts a used order card of one's own back: on top of the deck, under it, or shuffled into it. */
  | { do: 'deck'; how: 'top' | 'bottom' | 'shuffle' }
  /** Refreshes the order deck early. */
  | { do: 'refresh' }
  /** Rolls one defence die: the active objective with that symbol becomes the priority objective. */
  | { do: 'priority' }
  /** What data cannot say: a function that the host has registered. */
  | { do: 'call'; name: string; to: To };
export const Effect: t.Type<Effect> = t.union(
  [
    t.strict({ do: t.literal('damage'), ...n, ...to }),
    t.strict({ do: t.literal('heal'), ...n, ...to }),
    t.strict({ do: t.literal('condition'), condition: Condition, ...to }),
    t.strict({ do: t.literal('hunker'), ...n, ...to }),
    t.strict({ do: t.literal('move'), how: MoveKind, ...to }),
    t.strict({ do: t.literal('push'), range: Range, may: t.boolean, ...to }),
    t.strict({ do: t.literal('pull'), range: Range, may: t.boolean, ...to }),
    t.strict({ do: t.literal('shove'), ...to }),
    t.strict({ do: t.literal('place'), range: Range, may: t.boolean, level: t.boolean, ...to }),
    t.strict({ do: t.literal('force'), how: oneOf('refresh', 'spend'), side: oneOf('own', 'enemy'), ...n }),
    t.strict({ do: t.literal('momentum'), how: oneOf('gain', 'lose'), side: oneOf('own', 'enemy'), ...n }),
    t.strict({ do: t.literal('attack'), type: t.union([AttackType, t.literal('any')]), dice: Few, ...to }),
    t.strict({ do: t.literal('action'), action: ActionKind, ...to }),
    t.strict({ do: t.literal('free-ability') }),
    t.strict({ do: t.literal('reroll'), roll: Roll, ...n, faces: list(Face, 5, 1) }),
    t.strict({ do: t.literal('turn'), roll: Roll, from: Face, into: Face, ...n }),
    t.strict({ do: t.literal('add'), roll: Roll, face: Face, ...n }),
    t.strict({ do: t.literal('dice'), roll: Roll, n: whole(-10, 10) }),
    t.strict({ do: t.literal('deck'), how: oneOf('top', 'bottom', 'shuffle') }),
    t.strict({ do: t.literal('refresh') }),
    t.strict({ do: t.literal('priority') }),
    t.strict({ do: t.literal('call'), name: FunctionId, ...to }),
  ],
  'an effect',
);
/** The effect that does a thing. */
export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** What an innate ability changes as long as it is in force. */
export type Modifier =
  /** Costs of the unit's own abilities, or of those of enemies within a range (0 is anywhere). */
  | { kind: 'cost'; of: 'own' | 'enemy'; within: number; n: number }
  /** Further dice in a pool: as attacker (attack) or defender (defence). */
  | { kind: 'dice'; roll: Roll; type: AttackType | 'any'; n: number }
  /** Cover [n] against ranged attacks (sp.cover.value). */
  | { kind: 'cover'; n: number }
  /** Its own attacks leave cover out of account. */
  | { kind: 'ignore-cover' }
  /** Keeps hunker tokens while engaged. */
  | { kind: 'keep-hunker' }
  /** May climb while engaged. */
  | { kind: 'climb-engaged' }
  /** May make ranged attacks while engaged. */
  | { kind: 'shoot-engaged' }
  /** It cannot climb or shoot, or cannot be moved by enemies. */
  | { kind: 'cannot'; what: 'climb' | 'shoot' | 'be-moved' }
  /** Deploys within another range of the edge. */
  | { kind: 'deploy'; range: number }
  /** Its order card may not go into reserve. */
  | { kind: 'no-reserve' }
  /** An ability may be used so often in a turn. */
  | { kind: 'uses'; ability: string; n: number }
  /** It may take an action of a kind a second time in an activation. */
  | { kind: 'action-again'; action: ActionKind };
export const Modifier: t.Type<Modifier> = t.union([
  t.strict({ kind: t.literal('cost'), of: oneOf('own', 'enemy'), within: whole(0, 5), n: whole(-5, 5) }),
  t.strict({ kind: t.literal('dice'), roll: Roll, type: t.union([AttackType, t.literal('any')]), n: whole(-5, 5) }),
  t.strict({ kind: t.literal('cover'), n: whole(1, 5) }),
  t.strict({ kind: t.literal('ignore-cover') }),
  t.strict({ kind: t.literal('keep-hunker') }),
  t.strict({ kind: t.literal('climb-engaged') }),
  t.strict({ kind: t.literal('shoot-engaged') }),
  t.strict({ kind: t.literal('cannot'), what: oneOf('climb', 'shoot', 'be-moved') }),
  t.strict({ kind: t.literal('deploy'), range: Range }),
  t.strict({ kind: t.literal('no-reserve') }),
  t.strict({ kind: t.literal('uses'), ability: AbilityId, n: whole(2, 5) }),
  t.strict({ kind: t.literal('action-again'), action: ActionKind }),
]);
/** The modifier of a kind. */
export type ModifierOf<K extends Modifier['kind']> = Extract<Modifier, { kind: K }>;
