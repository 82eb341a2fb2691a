import { isChance, type Asked, type DrawChoice, type DrawDecision, type RollChoice, type RollDecision } from './decision.js';
import type { GameTypes } from './game.js';
import { isOver, type Over } from './over.js';
import { checkDraw, checkRoll, type CoreRefusal } from './refusal.js';

/** The machine's own questions: is anything asked, is it this, of whom (unless it may be chosen at any time), and could dice fall so? */
export const timely = <G extends GameTypes>(
  asked: G['Decision'] | Over<G['Outcome']>,
  choice: G['Choice'],
  anytime = false,
): CoreRefusal | undefined => {
  if (isOver<G>(asked)) return { kind: 'match-over' };
  if (choice.answers !== asked.id) return { kind: 'stale', answers: choice.answers, asked: asked.id };
  if (choice.by !== asked.by && !anytime) return { kind: 'not-yours', by: choice.by, asked: asked.by, decision: asked.id };
  const decision: Asked & { readonly kind: string } = asked;
  if (anytime || !isChance(decision)) return undefined;
  if (choice.kind !== decision.kind) return { kind: 'not-asked', choice: choice.kind, decision: decision.id, for: decision.for };
  return decision.kind === 'roll'
    ? checkRoll(decision satisfies RollDecision, (choice as unknown as RollChoice).counts)
    : checkDraw(decision satisfies DrawDecision, (choice as unknown as DrawChoice).card);
};
