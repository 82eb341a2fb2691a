import { absurd, checkBy, the, type Density, type Either, type Frozen } from '@regelwerk/core';
import { draw, sampleFrom, type Luck } from '@regelwerk/dice';
import type { Choice, ChoiceOf } from '../model/choice.js';
import type { Decision } from '../model/decision.js';
import type { Event } from '../model/event.js';
import type { RoundFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { prepare } from '../prepare.js';
import { allot, checkAllotment, sideAp } from '../rules/ap/allotment-external.js';
import { fillPool, pooled } from '../rules/ap/pool.js';
import { deal, notHeld } from '../rules/card/hand.js';
import { isAble } from '../rules/life/incapacitated.js';
import { beginRecovery } from '../rules/life/recovery.js';
import { allotmentsOver, beginStep, inOrder, seenTo, startRound } from '../rules/round/start.js';
import { notTheLeader, swappingLeaders } from '../rules/skill/leader-several.js';
import { mostCards, swapCards, tooManyCards } from '../rules/skill/leader-swap.js';
import { declineSwap, moreThanHand, swapsOver } from '../rules/skill/leader-swap-optional.js';

// The steps before the turns of a round: the deal (once), recovery tests, card swaps, allotments.

type Frame = Frozen<RoundFrame>;

const seatOf = ({ table }: State, figure: string): string => the(prepare(table).profiles, figure).seat;

/** The decision of an opening step; `undefined` if it moves by itself. */
export const askOpening = (state: State, { step, waiting }: Frame): Decision | undefined => {
  const who = waiting[0];
  if (who === undefined) return undefined;
  const id = state.play.written;
  if (step === 'swaps') {
    const seat = seatOf(state, who);
    const { hand } = the(state.play.sides, seat);
    return { kind: 'pick', id, by: seat, for: 'card-swap', listed: 'some', leader: who, most: mostCards(state, who), hand };
  }
  if (step !== 'allotments') return undefined;
  const figures = the(prepare(state.table).gangs, who).filter((figure) => isAble(state, figure));
  return { kind: 'pick', id, by: who, for: 'allotment', listed: 'some', figures, ap: sideAp(state) };
};

const checkSwap = (state: State, asked: string, { by, leader, cards }: ChoiceOf<'swap'>): Refusal | undefined =>
  notTheLeader(asked, leader) ?? tooManyCards(state, leader, cards) ?? moreThanHand(state, by, cards) ?? notHeld(state, by, cards);

const whyNot = (state: State, { step, waiting }: Frame, choice: Choice): Refusal | undefined => {
  const asked = waiting[0] ?? '';
  if (choice.kind === 'swap') return step === 'swaps' ? checkSwap(state, asked, choice) : swapsOver();
  if (choice.kind === 'allot' && step === 'allotments') return checkAllotment(state, choice.by, choice.ap);
  return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: step === 'swaps' ? 'card-swap' : 'allotment' };
};

/** May the choice be made in an opening step? */
export const checkOpening: (state: State, frame: Frame, choice: Choice) => Either<Refusal, Choice> = checkBy<Types, RoundFrame>(whyNot);

/** What a choice in an opening step causes. */
export const reduceOpening = (_state: State, { waiting }: Frame, choice: Choice): readonly Event[] => {
  if (choice.kind === 'allot') return [allot(choice.by, choice.ap), seenTo(choice.by)];
  const { by, leader, cards } = choice as ChoiceOf<'swap'>;
  const swapped = cards.length === 0 ? [declineSwap(by, leader)] : swapCards(by, cards);
  return [...swapped, seenTo(waiting[0] ?? leader)];
};

const nextStep = (state: State, step: RoundFrame['step']): readonly Event[] => {
  const seats = inOrder(state);
  const first = seats[0] ?? '';
  switch (step) {
    case 'deal':
      return startRound(state, 1);
    case 'recovery':
      return [beginStep('swaps', seats.flatMap((seat) => swappingLeaders(state, seat)), first)];
    case 'swaps':
      return pooled(state)
        ? [...seats.map((seat) => fillPool(seat, sideAp(state))), beginStep('turns', [], first)]
        : [beginStep('allotments', seats, first)];
    case 'allotments':
      return [beginStep('turns', [], first)];
    case 'turns':
      return [];
    default:
      return absurd(step);
  }
};

/** What an opening step does by itself: the deal, a recovery test, or the next step. */
export const advanceOpening = (state: State, { step, waiting }: Frame): readonly Event[] => {
  const who = waiting[0];
  if (who === undefined) return nextStep(state, step);
  return step === 'deal' ? [...deal(state, who), seenTo(who)] : [...beginRecovery(who), seenTo(who)];
};

/** Why a choice of an opening step comes too late. */
export const openingOver = (choice: Choice): Refusal | undefined =>
  choice.kind === 'swap' ? swapsOver() : choice.kind === 'allot' ? allotmentsOver() : undefined;

const even = (figures: readonly string[], ap: number): Record<string, number> => {
  const share = Math.floor(ap / figures.length);
  return Object.fromEntries(figures.map((figure, i) => [figure, share + (i < ap - share * figures.length ? 1 : 0)]));
};

const allotments = (figures: readonly string[], ap: number, density: Density): readonly Record<string, number>[] => {
  const few = [even(figures, ap)];
  if (density === 'sparse' || figures.length === 1) return few;
  const single = figures.map((figure) => ({ [figure]: ap }));
  if (density === 'standard') return [...few, ...single];
  const pairs = figures.flatMap((one, i) => figures.slice(i + 1).map((other) => even([one, other], ap)));
  return [...few, ...single, ...pairs];
};

const swaps = (hand: readonly string[], most: number, density: Density): readonly (readonly string[])[] => {
  const single = hand.map((card) => [card]);
  if (density === 'sparse') return [[], ...single.slice(0, 1)];
  if (density === 'standard' || most < 2) return [[], ...single];
  const pairs = hand.flatMap((one, i) => hand.slice(i + 1).map((other) => [one, other]));
  return [[], ...single, ...pairs, ...(most >= 3 && hand.length >= 3 ? [hand.slice(0, 3)] : [])];
};

/** Answers to the decision of an opening step. */
export const openingCandidates = (state: State, frame: Frame, density: Density): readonly Choice[] => {
  const decision = askOpening(state, frame);
  if (decision === undefined) return [];
  const answer = { answers: decision.id, by: decision.by };
  if (decision.for === 'card-swap' && 'leader' in decision) {
    return swaps(decision.hand, decision.most, density).map((cards) => ({ kind: 'swap', ...answer, leader: decision.leader, cards: [...cards] }));
  }
  const { figures, ap } = decision as Extract<Decision, { for: 'allotment' }>;
  return allotments(figures, ap, density).map((spread) => ({ kind: 'allot', ...answer, ap: spread }));
};

/** A random answer to the decision of an opening step: any spread of the points, any few cards. */
export const sampleOpening = (state: State, frame: Frame, luck: Luck): Choice => {
  const decision = askOpening(state, frame);
  const answer = { answers: state.play.written, by: decision?.by ?? '' };
  if (decision?.for === 'allotment' && 'figures' in decision) {
    const spread: Record<string, number> = {};
    for (let point = 0; point < decision.ap; point += 1) {
      const figure = decision.figures[draw(luck, 'point', point, 0, decision.figures.length - 1)] ?? '';
      spread[figure] = (spread[figure] ?? 0) + 1;
    }
    return { kind: 'allot', ...answer, ap: spread };
  }
  const { leader, most, hand } = decision as Extract<Decision, { for: 'card-swap' }>;
  const cards = sampleFrom(luck, 'cards', hand, draw(luck, 'how-many', 0, 0, Math.min(most, hand.length)));
  return { kind: 'swap', ...answer, leader, cards: [...cards] };
};
