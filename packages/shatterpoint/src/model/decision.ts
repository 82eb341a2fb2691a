import type { DrawDecision, PickDecision, PlaceDecision, RollDecision } from '@regelwerk/core';
import type { ActionKind, AttackType, Condition, MoveKind } from './effect.js';
import type { Edge } from './play.js';

/** A pick of which `dense` candidates are all. */
type Pick<For extends string, More = object> = PickDecision & { readonly for: For; readonly listed: 'all' } & More;
/** A choice that can be a place on the table. */
type Place<For extends string, More = object> = PlaceDecision & { readonly for: For } & More;

/** What the match waits for. */
export type Decision =
  // the setup
  | Pick<'edge', { readonly edges: readonly Edge[] }>
  | Pick<'mission'>
  | Place<'deploy', { readonly characters: readonly string[] }>
  | Pick<'stances', { readonly units: readonly string[] }>
  | Pick<'plan', { readonly card: string }>
  // the order deck
  | Pick<'order', { readonly reserve: readonly string[]; readonly cards: number }>
  | Pick<'revealed', { readonly card: string; readonly units: readonly string[] }>
  // an activation
  | Pick<'act', { readonly unit: string; readonly actions: readonly ActionKind[] }>
  | Place<'deed', { readonly action: ActionKind; readonly characters: readonly string[] }>
  | Place<'move', { readonly character: string; readonly how: readonly MoveKind[] }>
  | Place<'displace', { readonly character: string; readonly how: 'push' | 'pull' | 'place'; readonly range: number; readonly may: boolean }>
  // attacks and effects
  | Pick<'strike', { readonly character: string; readonly type: AttackType | 'any'; readonly dice: number }>
  | Pick<'tree', { readonly attacker: string; readonly defender: string; readonly successes: number; readonly damage: number; readonly options: readonly string[] }>
  | Pick<'reroll', { readonly roll: 'attack' | 'defence'; readonly most: number; readonly counts: readonly number[] }>
  | Pick<'window', { readonly at: string; readonly about: string; readonly must: boolean }>
  | Pick<'free-ability', { readonly unit: string }>
  | Pick<'heal', { readonly character: string; readonly units: readonly string[] }>
  | Pick<'recover', { readonly unit: string; readonly conditions: readonly Condition[] }>
  | Pick<'target', { readonly source: string; readonly effect: string }>
  | Pick<'card', { readonly cards: readonly string[]; readonly how: 'top' | 'bottom' | 'shuffle' }>
  | RollDecision
  | DrawDecision;

/** The decision for a purpose. */
export type DecisionFor<For extends Decision['for']> = Extract<Decision, { readonly for: For }>;
