import type { Luck } from '@regelwerk/dice';
import type { DrawChoice, DrawDecision, RollChoice, RollDecision } from '../decision.js';
import { seededAnswer } from './seeded.js';

/** A question to chance. */
export type ChanceDecision = RollDecision | DrawDecision;

/** Chance's answer to it. */
export type ChanceChoice = RollChoice | DrawChoice;

/** An answer written down beforehand: counts of faces for a roll, or a card for a draw. */
export type ScriptedAnswer =
  | { readonly kind: 'roll'; readonly counts: readonly (readonly number[])[] }
  | { readonly kind: 'draw'; readonly card: string };

/** Seeded luck: answers everything. */
export interface SeededChance {
  readonly kind: 'seeded';
  readonly luck: Luck;
}

/** A fixed list: answers until it is used up. */
export interface ScriptedChance {
  readonly kind: 'scripted';
  readonly answers: readonly ScriptedAnswer[];
}

/** People with real dice and cards: what these rollers roll or draw is typed in. An empty list means everybody. */
export interface ByHandChance {
  readonly kind: 'by-hand';
  readonly rollers: readonly string[];
}

/** Where a match has its dice and cards from. Plain JSON; a match asks a list of them in order. */
export type ChanceSource = SeededChance | ScriptedChance | ByHandChance;

/** Seeded luck as a source. */
export const seeded = (luck: Luck): SeededChance => ({ kind: 'seeded', luck });

/** A list of answers as a source. */
export const scripted = (answers: readonly ScriptedAnswer[]): ScriptedChance => ({ kind: 'scripted', answers });

/** Real dice of these rollers (of everybody, if the list is empty) as a source. */
export const byHand = (rollers: readonly string[]): ByHandChance => ({ kind: 'by-hand', rollers });

/** An answer, and the source that gave it. */
export interface ChanceAnswer {
  readonly choice: ChanceChoice;
  readonly by: 'seeded' | 'scripted';
  readonly source: number;
}

const worded = (decision: ChanceDecision, answer: ScriptedAnswer): ChanceChoice => {
  const head = { answers: decision.id, by: decision.by };
  return answer.kind === 'roll' ? { kind: 'roll', ...head, counts: answer.counts } : { kind: 'draw', ...head, card: answer.card };
};

const isByHand = ({ rollers }: ByHandChance, decision: ChanceDecision): boolean =>
  rollers.length === 0 || rollers.includes(decision.kind === 'roll' ? decision.roller : decision.drawer);

/**
 * What the first source that is competent answers; `undefined` if people must type it in.
 *
 * @param used - how many answers of each scripted source have been given
 */
export const answerOfChance = (
  sources: readonly ChanceSource[],
  used: readonly number[],
  decision: ChanceDecision,
): ChanceAnswer | undefined => {
  for (let source = 0; source < sources.length; source += 1) {
    const from = sources[source];
    if (from === undefined) return undefined;
    if (from.kind === 'seeded') return { choice: seededAnswer(from.luck, decision), by: 'seeded', source };
    if (from.kind === 'by-hand' && isByHand(from, decision)) return undefined;
    const next = from.kind === 'scripted' ? from.answers[used[source] ?? 0] : undefined;
    if (next !== undefined) return { choice: worded(decision, next), by: 'scripted', source };
  }
  return undefined;
};
