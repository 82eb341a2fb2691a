import type { ActionKind, AttackType, Condition, Face, MoveKind, Roll } from '../../model/effect.js';

// The words of the game in English sentences.

/** As on the cards. */
export const CONDITIONS: Readonly<Record<Condition, string>> = { disarmed: 'disarmed', exposed: 'exposed', pinned: 'pinned', strained: 'strained' };
/** Kinds of action. */
export const ACTIONS: Readonly<Record<ActionKind, string>> = { move: 'move', combat: 'combat', focus: 'focus', recover: 'recover', 'take-cover': 'take cover' };
/** What a character may do. */
export const MOVES: Readonly<Record<MoveKind, string>> = { advance: 'advance', dash: 'dash', climb: 'climb', jump: 'jump', reposition: 'reposition' };
/** What a character does. */
export const MOVES_NOW: Readonly<Record<MoveKind, string>> = { advance: 'advances', dash: 'dashes', climb: 'climbs', jump: 'jumps', reposition: 'repositions' };
/** Kinds of attack. */
export const TYPES: Readonly<Record<AttackType | 'any', string>> = { melee: 'melee', ranged: 'ranged', any: '' };
/** Whose dice. */
export const ROLLS: Readonly<Record<Roll, string>> = { attack: 'attack', defence: 'defence' };
/** A face, one and several. */
export const FACES: Readonly<Record<Face, readonly [string, string]>> = {
  critical: ['critical', 'criticals'],
  strike: ['strike', 'strikes'],
  expertise: ['expertise', 'expertise'],
  failure: ['failure', 'failures'],
  block: ['block', 'blocks'],
};
/** Edges of the board, before their noun. */
export const EDGES = { north: 'north', east: 'east', south: 'south', west: 'west' } as const;
/** What is done to a displaced character. */
export const SHIFTS = { push: 'pushed', pull: 'pulled', place: 'placed' } as const;
/** Where a card goes that an effect moves. */
export const PILES = { top: 'on top of the order deck', bottom: 'under the order deck', shuffle: 'back into the order deck, which is shuffled' } as const;
