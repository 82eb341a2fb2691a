import type { DrawDecision, PickDecision, PlaceDecision, RollDecision } from '@regelwerk/core';
import type { Counts } from './ids.js';

/** Spread the side's points over its able figures. */
export interface AllotmentDecision extends PickDecision {
  readonly for: 'allotment';
  readonly listed: 'some';
  readonly figures: readonly string[];
  readonly ap: number;
}
/** Swap hand cards with one of the named leaders, each up to so many, or decline. */
export interface SwapDecision extends PickDecision {
  readonly for: 'card-swap';
  readonly listed: 'some';
  readonly leader: string;
  readonly most: number;
  /** The hand of the seat that is asked. */
  readonly hand: readonly string[];
}
/** One action with an able figure, or pass. */
export interface TurnDecision extends PlaceDecision {
  readonly for: 'turn';
  readonly figures: readonly string[];
}
/** Repeat the roll or pass. */
export interface RerollDecision extends PickDecision {
  readonly for: 'reroll';
  readonly listed: 'all';
  readonly skill: 'luck' | 'inspiring';
  readonly bearers: readonly string[];
  readonly roller: string;
  readonly roll: string;
  readonly dice: readonly number[];
  readonly counts: readonly Counts[];
}

/** What the match waits for. */
export type Decision = AllotmentDecision | SwapDecision | TurnDecision | RerollDecision | RollDecision | DrawDecision;
