import { CHANCE, right, the, type Room } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { DrawFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { drawCard } from '../rules/card/hand.js';
import { drawFromEmpty } from '../rules/card/pile-empty.js';

/** Cards are drawn one by one from a pile without an order: which, is chance's to say. */
export const draw: Room<Types, DrawFrame> = {
  ask: ({ play }, { seat, cards }) => {
    const { pile, draws } = the(play.sides, seat);
    if (cards === 0 || Object.keys(pile).length === 0) return undefined;
    return { kind: 'draw', id: play.written, by: CHANCE, for: 'card', drawer: seat, label: `${seat}.card.${draws}`, from: pile };
  },
  check: (_state, _frame, choice) => right(choice),
  reduce: (_state, { seat }, choice) => [drawCard(seat, (choice as ChoiceOf<'draw'>).card)],
  advance: (state, { seat, cards }) =>
    cards === 0 ? [{ kind: 'drawing-ended', rule: drawCard.rule, seat }] : drawFromEmpty(state, seat),
  candidates: () => [],
};
