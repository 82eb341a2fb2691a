import type { AttackType, Effect, Roll } from './effect.js';
import type { CharacterId, Seat } from './ids.js';

/** A bare attack that an effect grants: its kind and target are still to be chosen. `dice` 0 is the card's own value. */
export interface StrikeFrame {
  kind: 'strike';
  seat: Seat;
  character: CharacterId;
  type: AttackType | 'any';
  dice: number;
}

/** An attack, from its third step on. `told` says which moments have been announced in this step. */
export interface AttackFrame {
  kind: 'attack';
  seat: Seat;
  step: number;
  told: number;
  type: AttackType;
  attacker: CharacterId;
  defender: CharacterId;
  /** Dice that replace the attack value; 0: the card's own. */
  fixed: number;
  /** The pools, once they are built. */
  pools: { attack: number; defence: number };
  /** Dice that abilities add to or take from the pools. */
  more: { attack: number; defence: number };
  /** Criticals, strikes, expertise, failures; blocks, expertise, failures. */
  attack: number[];
  defence: number[];
  /** Whether expertise counts: not for a disarmed attacker, not for an exposed defender. */
  expert: { attack: boolean; defence: boolean };
  successes: number;
  damage: number;
  /** Options taken, the current one last. */
  path: string[];
  /** Effects of expertise charts for after the attack. */
  later: { of: Roll; effects: Effect[] }[];
  /** Whether a shove of the tree was shrugged off (sp.keyword.steadfast). */
  steadfast: boolean;
}
