import type { ActionKind, AttackType, Condition, Face, MoveKind, Roll } from '../../model/effect.js';

// The words of the game in German sentences.

/** As on the cards. */
export const CONDITIONS: Readonly<Record<Condition, string>> = { disarmed: 'Entwaffnet', exposed: 'Ungeschützt', pinned: 'Fixiert', strained: 'Gestresst' };
/** Kinds of action. */
export const ACTIONS: Readonly<Record<ActionKind, string>> = { move: 'Bewegung', combat: 'Kampf', focus: 'Fokus', recover: 'Ausruhen', 'take-cover': 'Ducken' };
/** As nouns: das Laufen. */
export const MOVES: Readonly<Record<MoveKind, string>> = { advance: 'Laufen', dash: 'Spurten', climb: 'Klettern', jump: 'Springen', reposition: 'Positionswechsel' };
/** What a character does. */
export const MOVES_NOW: Readonly<Record<MoveKind, string>> = {
  advance: 'läuft', dash: 'spurtet', climb: 'klettert', jump: 'springt', reposition: 'wechselt die Position:',
};
/** Kinds of attack. */
export const TYPES: Readonly<Record<AttackType | 'any', string>> = { melee: 'Nahkampfangriff', ranged: 'Fernkampfangriff', any: 'Angriff' };
/** Whose dice. */
export const ROLLS: Readonly<Record<Roll, string>> = { attack: 'Angriffswurf', defence: 'Verteidigungswurf' };
/** A face, one and several. */
export const FACES: Readonly<Record<Face, readonly [string, string]>> = {
  critical: ['Kritisch', 'Kritisch'],
  strike: ['Treffer', 'Treffer'],
  expertise: ['Kompetenz', 'Kompetenz'],
  failure: ['Fehlschlag', 'Fehlschläge'],
  block: ['Abwehr', 'Abwehr'],
};
/** Edges of the board, before their noun. */
export const EDGES = { north: 'nördliche', east: 'östliche', south: 'südliche', west: 'westliche' } as const;
/** What is done to a displaced character. */
export const SHIFTS = { push: 'geschoben', pull: 'gezogen', place: 'platziert' } as const;
/** Where a card goes that an effect moves. */
export const PILES = { top: 'oben auf den Befehlsstapel', bottom: 'unter den Befehlsstapel', shuffle: 'in den Befehlsstapel gemischt' } as const;
