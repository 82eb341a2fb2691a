import type { Answerer, DrawDecision, RollDecision } from './decision.js';

/** What is wrong with a piece of JSON, and where. */
export interface Fault {
  /** Keys and indices from the top, joined by dots; empty for the whole. */
  readonly path: string;
  readonly expected: string;
  /** The rule or invariant that is broken, if it is one. */
  readonly rule?: string;
}

/** The refusals that the machine itself makes. They break no rule and cite none; they name the decision that is open. */
export type CoreRefusal =
  | { readonly kind: 'malformed'; readonly faults: readonly Fault[] }
  | { readonly kind: 'match-over' }
  | { readonly kind: 'stale'; readonly answers: number; readonly asked: number }
  | { readonly kind: 'not-yours'; readonly by: Answerer; readonly asked: Answerer; readonly decision: number }
  | { readonly kind: 'unknown-id'; readonly what: string; readonly id: string }
  | { readonly kind: 'not-asked'; readonly choice: string; readonly decision: number; readonly for: string }
  | {
      readonly kind: 'impossible-roll';
      readonly decision: number;
      readonly group: number;
      readonly dice: number;
      readonly faces: number;
      readonly counts: readonly number[];
    }
  | { readonly kind: 'impossible-draw'; readonly decision: number; readonly card: string };

/** The refusal of a choice of a kind that is not asked for. A room whose decision takes only some kinds gives it, too. */
export type NotAsked = Extract<CoreRefusal, { readonly kind: 'not-asked' }>;

/** The refusal of an id that names nothing on this table. Rooms give it; it breaks no rule. */
export type UnknownId = Extract<CoreRefusal, { readonly kind: 'unknown-id' }>;

/** A scripted answer does not fit the roll or draw that is asked: the choice that led there is not taken. */
export interface ScriptMisfit {
  readonly kind: 'script-misfit';
  /** Which of the match's chance sources, and which of its answers. */
  readonly source: number;
  readonly answer: number;
  readonly why: CoreRefusal;
}

/** Why choices cannot be taken back. */
export type TakeBackRefusal =
  | { readonly kind: 'nothing-to-take-back' }
  | { readonly kind: 'no-such-point'; readonly made: number; readonly asked: number }
  | { readonly kind: 'already-revealed'; readonly what: readonly Revealed[]; readonly since: number };

/** What cannot be unseen: an answer of chance, or a secret. */
export type Revealed = 'chance' | 'secret';

/** The kinds of the refusals that cite no rule. */
export const UNCITED: ReadonlySet<string> = new Set<(CoreRefusal | ScriptMisfit | TakeBackRefusal)['kind']>([
  'malformed',
  'match-over',
  'stale',
  'not-yours',
  'not-asked',
  'impossible-roll',
  'impossible-draw',
  'unknown-id',
  'script-misfit',
  'nothing-to-take-back',
  'no-such-point',
  'already-revealed',
]);

/** The shape of a game's refusal: a complaint, the rule that is broken, and the numbers measured. */
export interface AnyRefusal {
  readonly kind: string;
  readonly rule?: string;
}

/** Are these counts a possible answer to the roll? */
export const checkRoll = (decision: RollDecision, counts: readonly (readonly number[])[]): CoreRefusal | undefined => {
  const wrong = (group: number): CoreRefusal => ({
    kind: 'impossible-roll',
    decision: decision.id,
    group,
    dice: decision.groups[group]?.dice ?? 0,
    faces: decision.groups[group]?.weights.length ?? 0,
    counts: [...(counts[group] ?? [])],
  });
  if (counts.length !== decision.groups.length) return wrong(Math.min(counts.length, decision.groups.length));
  const bad = decision.groups.findIndex(({ weights, dice }, i) => !fits(counts[i] ?? [], weights, dice));
  return bad === -1 ? undefined : wrong(bad);
};

const fits = (counts: readonly number[], weights: readonly number[], dice: number): boolean => {
  if (counts.length !== weights.length) return false;
  let sum = 0;
  for (let face = 0; face < counts.length; face += 1) {
    const count = counts[face] ?? -1;
    if (!Number.isInteger(count) || count < 0 || (count > 0 && weights[face] === 0)) return false;
    sum += count;
  }
  return sum === dice;
};

/** Can this card come from the pile? */
export const checkDraw = (decision: DrawDecision, card: string): CoreRefusal | undefined =>
  Object.hasOwn(decision.from, card) && (decision.from[card] ?? 0) > 0
    ? undefined
    : { kind: 'impossible-draw', decision: decision.id, card };
