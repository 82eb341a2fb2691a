import { checkBy, type Frozen, type Room, the } from '@regelwerk/core';
import { cardsLeft, isTactics, undefeated } from '../decks/cards.js';
import type { Choice } from '../model/choice.js';
import type { Decision } from '../model/decision.js';
import type { Event } from '../model/event.js';
import type { DeckFrame, FrameOf } from '../model/frame.js';
import { SHATTERPOINT } from '../model/ids.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { carryOutTactics } from '../rules/deck/battle-tactics.js';
import { isOfDefeated, takeOutOfGame } from '../rules/deck/defeated-card-out.js';
import { mustTakeReserve, reserveCard, whyNotReserve } from '../rules/deck/reserve.js';
import { activate, hasChoice, revealNext, takeReserve, whyNotTakeReserve } from '../rules/deck/reveal-or-reserve.js';
import { cycle, unitsForShatterpoint, whyNoCycle } from '../rules/deck/shatterpoint.js';
import { useCard } from '../rules/deck/used-cards.js';

type Frame = Frozen<DeckFrame>;

/** Whom the revealed card can activate: its unit, or with the Shatterpoint card any. */
const unitsFor = (state: State, { seat, card }: Frame): readonly string[] => (card === SHATTERPOINT ? unitsForShatterpoint(state, seat) : [card]);

const ask = (state: State, frame: Frame): Decision | undefined => {
  const { seat, card } = frame;
  const asked = { kind: 'pick', id: state.play.written, by: seat, listed: 'all' } as const;
  if (undefeated(state, seat).length === 0) return undefined;
  if (card !== '') return isTactics(state, card) || isOfDefeated(state, card) ? undefined : { ...asked, for: 'revealed', card, units: unitsFor(state, frame) };
  const side = the(state.play.sides, seat);
  return hasChoice(state, frame) ? { ...asked, for: 'order', reserve: side.reserve, cards: cardsLeft(side) } : undefined;
};

const whyNotActivate = (state: State, frame: Frame, unit: string): Refusal | undefined => {
  const units = unitsFor(state, frame);
  if (units.includes(unit)) return undefined;
  const now = Object.hasOwn(state.play.units, unit) ? state.play.units[unit] : undefined;
  if (now === undefined) return { kind: 'unknown-id', what: 'unit', id: unit };
  if (frame.card !== SHATTERPOINT) return { kind: 'not-the-unit', rule: 'sp.turn.activate-matching', unit, wanted: units };
  if (!undefeated(state, frame.seat).some(({ id }) => id === unit)) {
    return now.defeated ? { kind: 'defeated', rule: 'sp.deck.shatterpoint-any-unit', unit } : { kind: 'not-your-unit', rule: 'sp.deck.shatterpoint-any-unit', unit };
  }
  return { kind: 'not-the-unit', rule: 'sp.deck.shatterpoint-reserved-unit', unit, wanted: units };
};

const whyNot = (state: State, frame: Frame, choice: Choice): Refusal | undefined => {
  const choosing = frame.card === '';
  const strange: Refusal = { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: choosing ? 'order' : 'revealed' };
  if (choice.kind === 'take-reserve') return whyNotTakeReserve(state, frame) ?? (choosing ? undefined : strange);
  if (choosing) return choice.kind === 'reveal' ? undefined : strange;
  if (choice.kind === 'activate') return whyNotActivate(state, frame, choice.unit);
  if (choice.kind === 'reserve') return whyNotReserve(state, frame);
  if (choice.kind === 'cycle') return whyNoCycle(state, frame);
  return strange;
};

const reduce = (state: State, frame: Frame, choice: Choice): readonly Event[] => {
  if (choice.kind === 'take-reserve') return takeReserve(state, frame.seat, 'sp.deck.reserve-use-later');
  if (choice.kind === 'activate') {
    return activate(state, frame, { unit: choice.unit, because: frame.card === SHATTERPOINT ? unitsForShatterpoint.rule : activate.rule });
  }
  if (choice.kind === 'reserve') return reserveCard(state, frame);
  return choice.kind === 'cycle' ? cycle(state, frame) : [revealNext(frame)];
};

const advance = (state: State, frame: Frame): readonly Event[] => {
  const { seat, card, how } = frame;
  if (undefeated(state, seat).length === 0) return [{ kind: 'done', rule: revealNext.rule, frame: 'deck' }];
  if (card === '') return mustTakeReserve(state, frame) ? takeReserve(state, seat, mustTakeReserve.rule) : [revealNext(frame)];
  if (how === 'resolved') return [useCard(seat, card)];
  return isOfDefeated(state, card) ? [takeOutOfGame(seat, card)] : carryOutTactics(state, seat, card);
};

const candidates = (state: State, frame: Frame): readonly Choice[] => {
  const answer = { answers: state.play.written, by: frame.seat };
  if (frame.card === '') return [{ kind: 'reveal', ...answer }, { kind: 'take-reserve', ...answer }];
  return [
    ...unitsFor(state, frame).map((unit): Choice => ({ kind: 'activate', ...answer, unit })),
    ...(whyNotReserve(state, frame) === undefined ? [{ kind: 'reserve', ...answer } as const] : []),
    ...(whyNoCycle(state, frame) === undefined ? [{ kind: 'cycle', ...answer } as const] : []),
  ];
};

/** Step 2: a card comes from the deck or from the reserve, until it activates a unit. */
export const deck: Room<Types, FrameOf<'deck'>> = {
  ask,
  check: checkBy(whyNot),
  reduce,
  advance,
  candidates,
};
