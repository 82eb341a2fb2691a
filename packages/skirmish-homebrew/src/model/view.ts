import type { DrawDecision, Frozen } from '@regelwerk/core';
import type { Decision, SwapDecision } from './decision.js';
import type { Event, EventOf } from './event.js';
import type { Play, SidePlay } from './play.js';
import type { Table } from './table.js';

/** What a viewer knows of a side: of other hands and piles only how many cards there are. */
export interface SideView extends Omit<Frozen<SidePlay>, 'hand' | 'pile'> {
  readonly hand: { readonly kind: 'shown'; readonly cards: readonly string[] } | { readonly kind: 'counted'; readonly cards: number };
  readonly pile: { readonly kind: 'shown'; readonly cards: Readonly<Record<string, number>> } | { readonly kind: 'counted'; readonly cards: number };
}

/** What a viewer knows of a match. Each side's list of cards is its own secret, so gangs are shown without it. */
export interface View {
  readonly viewer: string;
  readonly table: Omit<Frozen<Table>, 'gangs'> & { readonly gangs: readonly GangView[] };
  readonly play: Omit<Frozen<Play>, 'sides'> & { readonly sides: Readonly<Record<string, SideView>> };
}

/** A gang: its cards are shown to its own player, others know how many there are. */
export interface GangView extends Omit<Frozen<Table>['gangs'][number], 'cards'> {
  readonly cards: { readonly kind: 'shown'; readonly cards: readonly string[] } | { readonly kind: 'counted'; readonly cards: number };
}

/** What a viewer learns of an event: of cards that others draw, that they do. */
export type EventView =
  | Exclude<Event, { readonly kind: 'card-drawn' }>
  | EventOf<'card-drawn'>
  | Omit<EventOf<'card-drawn'>, 'card'>;

/** What a viewer may know of a decision: not the hand of others, not what their piles hold. */
export type DecisionView = Exclude<Decision, SwapDecision | DrawDecision> | SwapDecision | DrawDecision | Omit<SwapDecision, 'hand'> | Omit<DrawDecision, 'from'>;
