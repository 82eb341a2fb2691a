import { absurd, type Tell } from '@regelwerk/core';
import type { Choice, Event, Toy } from './model.js';

const choice = (made: Choice): string => {
  switch (made.kind) {
    case 'lay':
      return `lay ${made.card}`;
    case 'order':
      return made.effects.join(', then ');
    case 'answer':
      return `answer with ${made.card}`;
    case 'pass':
      return 'pass';
    case 'roll':
      return made.counts.flatMap((counts) => counts.flatMap((count, face) => Array<number>(count).fill(face + 1))).join(' ');
    case 'draw':
      return made.card;
    default:
      return absurd(made);
  }
};

const event = (happened: Event): string => {
  switch (happened.kind) {
    case 'card-drawn':
    case 'card-laid':
    case 'card-answered':
      return `${happened.seat}: ${happened.card}`;
    case 'cards-revealed':
      return happened.cards.map(({ seat, card }) => `${seat}: ${card}`).join(', ');
    case 'deal-began':
      return `${happened.draws.length} cards`;
    case 'effects-gathered':
      return happened.open.map(({ seat, effects }) => `${seat}: ${effects.join(' and ')}`).join(', ');
    case 'order-settled':
      return `${happened.seat}: ${happened.effects.join(', then ')}`;
    case 'effect-began':
      return `${happened.effect} of ${happened.seat}`;
    case 'window-opened':
      return `${happened.seats.join(', then ')} may answer with ${happened.card}`;
    case 'seat-passed':
    case 'gust-blown':
      return happened.seat;
    case 'coins-counted':
      return `${happened.seat} has ${happened.coins}`;
    case 'deal-done':
    case 'effects-done':
    case 'window-closed':
    case 'gust-faded':
    case 'effect-stopped':
    case 'match-ended':
    case 'round-began':
      return '';
    default:
      return absurd(happened);
  }
};

export const tell: Tell<Toy> = { choice, event };
