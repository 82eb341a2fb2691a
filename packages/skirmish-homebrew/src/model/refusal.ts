import type { CoreRefusal } from '@regelwerk/core';
import type { Place } from './ids.js';
import type { RuleId } from './rule-id.js';

/** Why a choice breaks a rule: the rule and the numbers measured. */
export type Cited = { readonly rule: RuleId } & (
  // points
  | { readonly kind: 'too-few-ap'; readonly figure: string; readonly cost: number; readonly ap: number; readonly because: readonly RuleId[] }
  | { readonly kind: 'too-many-ap'; readonly allotted: number; readonly total: number }
  | { readonly kind: 'cannot-be-allotted'; readonly figure: string; readonly why: 'not-yours' | 'not-able' }
  // who
  | { readonly kind: 'not-your-figure'; readonly figure: string }
  | { readonly kind: 'incapacitated'; readonly figure: string }
  | { readonly kind: 'done'; readonly figure: string }
  | { readonly kind: 'off-table'; readonly figure: string }
  // movement
  | { readonly kind: 'too-many-moves'; readonly figure: string; readonly needed: number; readonly made: number; readonly most: number }
  | { readonly kind: 'too-far'; readonly length: number; readonly limit: number; readonly because: readonly RuleId[] }
  | { readonly kind: 'way-blocked'; readonly by: string; readonly why: 'wall' | 'base' | 'not-enterable' | 'gap' | 'edge-of-table' | 'level'; readonly leg: number }
  | { readonly kind: 'no-standing'; readonly at: Place; readonly why: 'no-surface' | 'not-agreed' | 'overhang' | 'body' | 'edge-of-table'; readonly by: string }
  | { readonly kind: 'overlaps'; readonly at: Place; readonly figure: string; readonly distance: number; readonly needed: number }
  | { readonly kind: 'not-at-edge'; readonly along: string; readonly where: 'start' | 'end'; readonly gap: number }
  | { readonly kind: 'mounted'; readonly figure: string; readonly mount: string }
  | { readonly kind: 'not-mounted'; readonly figure: string }
  | { readonly kind: 'mount-full'; readonly mount: string; readonly places: number }
  // contact, range and sight
  | { readonly kind: 'no-contact'; readonly with: string; readonly gap: number; readonly reach: number }
  | { readonly kind: 'out-of-range'; readonly target: string; readonly distance: number; readonly range: number }
  | { readonly kind: 'no-sight'; readonly target: string; readonly by: string }
  | { readonly kind: 'wrong-target'; readonly target: string; readonly why: 'own' | 'incapacitated' | 'off-table' }
  | { readonly kind: 'outside-area'; readonly area: string }
  // actions
  | { readonly kind: 'aimed-enough'; readonly figure: string; readonly aims: number; readonly most: number }
  | { readonly kind: 'has-moved'; readonly figure: string }
  | { readonly kind: 'too-many-attacks'; readonly figure: string; readonly made: number; readonly most: number }
  | { readonly kind: 'no-such-action'; readonly action: string }
  | { readonly kind: 'magazine-empty'; readonly weapon: string; readonly rounds: number; readonly needed: number }
  | { readonly kind: 'not-aligned'; readonly weapon: string; readonly target: string }
  | { readonly kind: 'item-missing'; readonly figure: string; readonly item: string }
  | { readonly kind: 'nothing-heals'; readonly figure: string }
  | { readonly kind: 'choose-one'; readonly stated: number }
  | { readonly kind: 'used-up'; readonly thing: string; readonly times: number }
  | { readonly kind: 'not-your-task'; readonly deed: string; readonly seat: string }
  // rerolls
  | { readonly kind: 'already-rerolled'; readonly roll: string }
  | { readonly kind: 'reroll-not-now'; readonly roll: string }
  | { readonly kind: 'reroll-used'; readonly skill: 'luck' | 'inspiring'; readonly by: string }
  | { readonly kind: 'no-such-skill'; readonly figure: string; readonly skill: string }
  | { readonly kind: 'not-own-roll'; readonly figure: string; readonly roller: string }
  | { readonly kind: 'whole-roll-only'; readonly dice: readonly number[]; readonly stated: readonly number[] }
  // cards
  | { readonly kind: 'too-many-cards'; readonly stated: number; readonly most: number }
  | { readonly kind: 'card-not-held'; readonly card: string }
  | { readonly kind: 'not-the-leader'; readonly figure: string }
  | { readonly kind: 'step-over'; readonly step: 'swaps' | 'allotments' }
);
/** Why a choice is not allowed; ids that name nothing on this table break no rule and are refused in the machine's own words. */
export type Refusal = Cited | Extract<CoreRefusal, { readonly kind: 'unknown-id' | 'not-asked' }>;
