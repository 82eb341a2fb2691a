import { absurd, nearest, the, top } from '@regelwerk/core';
import type { Card, Event, Frame, Play } from './model.js';

const take = (cards: Card[], card: Card): void => {
  cards.splice(cards.indexOf(card), 1);
};

/** What is true after the event. */
export const write = (play: Play, event: Event): void => {
  const { agenda } = play;
  const on = <K extends Frame['kind']>(kind: K): Extract<Frame, { kind: K }> => {
    const frame = nearest(agenda, kind);
    if (frame === undefined) throw new Error(`no ${kind} on the agenda`);
    return frame;
  };
  switch (event.kind) {
    case 'deal-began':
      on('round').step = 'lay';
      agenda.push({ kind: 'deal', draws: [...event.draws] });
      return;
    case 'card-drawn':
      on('deal').draws.shift();
      play.deck[event.card] -= 1;
      the(play.hands, event.seat).push(event.card);
      return;
    case 'card-laid':
      take(the(play.hands, event.seat), event.card);
      the(play.laid, event.seat).push(event.card);
      return;
    case 'cards-revealed':
      for (const { seat, card } of event.cards) {
        take(the(play.laid, seat), card);
        play.discard.push(card);
      }
      return;
    case 'effects-gathered':
      on('round').step = 'end';
      agenda.push({ kind: 'ordering', open: event.open.map(({ seat, effects }) => ({ seat, effects: [...effects] })), settled: [] });
      return;
    case 'order-settled':
      on('ordering').open.shift();
      on('ordering').settled.push(...event.effects.map((effect) => ({ seat: event.seat, effect })));
      return;
    case 'effect-began':
      on('ordering').settled.shift();
      agenda.push({ kind: 'effect', seat: event.seat, effect: event.effect, step: 'announce', stopped: false });
      return;
    case 'window-opened':
      if (top(agenda)?.kind === 'effect') on('effect').step = 'resolve';
      agenda.push({ kind: 'window', card: event.card, mode: event.mode, seats: [...event.seats], waiting: [...event.seats] });
      return;
    case 'card-answered':
      take(the(play.hands, event.seat), event.card);
      play.discard.push(event.card);
      on('window').waiting = [...event.waiting];
      if (event.card === 'shade') on('gust').shaded = true;
      return;
    case 'seat-passed':
      on('window').waiting = [...event.waiting];
      return;
    case 'gust-blown':
      agenda.push({ kind: 'gust', seat: event.seat, shaded: false });
      return;
    case 'gust-faded':
      on('effect').stopped ||= !on('gust').shaded;
      agenda.pop();
      return;
    case 'coins-counted':
      play.coins[event.seat] = event.coins;
      agenda.pop();
      return;
    case 'deal-done':
    case 'effects-done':
    case 'window-closed':
    case 'effect-stopped':
      agenda.pop();
      return;
    case 'round-began':
      play.round += 1;
      on('round').step = 'deal';
      return;
    case 'match-ended':
      agenda.length = 0;
      return;
    default:
      return absurd(event);
  }
};
