import type { DrawDecision, PickDecision, PlaceDecision, RollDecision } from '@regelwerk/core';
import type { ActionKind, AttackType, Condition, MoveKind } from './effect.js';
import type { Edge } from './play.js';

/** A pick for a purpose, with what it asks about; `dense` candidates are all of them. */
export type PickFor<For extends string, More = object> = PickDecision & { readonly for: For; readonly listed: 'all' } & More;
/** A choice for a purpose that can be a place on the table, with what it asks about. */
export type PlaceFor<For extends string, More = object> = PlaceDecision & { readonly for: For } & More;

/** What the match waits for. */
export type Decision =
  // the setup
  | PickFor<'edge', { readonly edges: readonly Edge[] }>
  | PickFor<'mission'>
  | PlaceFor<'deploy', { readonly characters: readonly string[] }>
  | PickFor<'stances', { readonly units: readonly string[] }>
  | PickFor<'plan', { readonly card: string }>
  // the order deck
  | PickFor<'order', { readonly reserve: readonly string[]; readonly cards: number }>
  | PickFor<'revealed', { readonly card: string; readonly units: readonly string[] }>
  // an activation
  | PickFor<'act', { readonly unit: string; readonly actions: readonly ActionKind[] }>
  | PlaceFor<'deed', { readonly action: ActionKind; readonly characters: readonly string[] }>
  | PlaceFor<'move', { readonly character: string; readonly how: readonly MoveKind[] }>
  | PlaceFor<'displace', { readonly character: string; readonly how: 'push' | 'pull' | 'place'; readonly range: number; readonly may: boolean }>
  // attacks and effects
  | PickFor<'strike', { readonly character: string; readonly type: AttackType | 'any'; readonly dice: number }>
  | PickFor<'tree', { readonly attacker: string; readonly defender: string; readonly successes: number; readonly damage: number; readonly options: readonly string[] }>
  | PickFor<'reroll', { readonly roll: 'attack' | 'defence'; readonly most: number; readonly counts: readonly number[] }>
  | PickFor<'window', { readonly at: string; readonly about: string; readonly must: boolean }>
  | PickFor<'free-ability', { readonly unit: string }>
  | PickFor<'heal', { readonly character: string; readonly units: readonly string[] }>
  | PickFor<'recover', { readonly unit: string; readonly conditions: readonly Condition[] }>
  | PickFor<'target', { readonly source: string; readonly effect: string }>
  | PickFor<'card', { readonly cards: readonly string[]; readonly how: 'top' | 'bottom' | 'shuffle' }>
  | RollDecision
  | DrawDecision;

/** The decision for a purpose. */
export type DecisionFor<For extends Decision['for']> = Extract<Decision, { readonly for: For }>;
