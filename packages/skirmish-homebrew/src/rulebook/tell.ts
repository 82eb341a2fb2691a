import { absurd, type Frozen, type Tell } from '@regelwerk/core';
import type { Choice } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { Place } from '../model/ids.js';
import type { Types } from '../model/state.js';
import { facesOf, sumOf, voiceOf } from './say/voice.js';

// Golden stories are compared letter by letter: ids and no names, few words, the same in every language.

const { exactly } = voiceOf('en', (id) => id);
const length = (ticks: number): string => exactly(ticks).replace(' cm', '');
const at = ({ x, y, z }: Place): string => `(${length(x)}, ${length(y)}${z === 0 ? '' : `, ${length(z)}`})`;
const shares = (ap: Readonly<Record<string, number>>): string =>
  Object.entries(ap)
    .map(([figure, points]) => `${figure} ${points}`)
    .join(', ') || 'nothing';
const means = (weapon: { readonly kind: string; readonly weapon?: string }): string => weapon.weapon ?? weapon.kind;
const from = (skill: boolean, items: readonly string[]): string => [...(skill ? ['skill'] : []), ...items].join(' and ') || 'nothing';

/** A choice in a few words. */
const choice = (made: Frozen<Choice>): string => {
  switch (made.kind) {
    case 'allot':
      return `allot ${shares(made.ap)}`;
    case 'swap':
      return made.cards.length === 0 ? `swap nothing with ${made.leader}` : `swap ${made.cards.join(', ')} with ${made.leader}`;
    case 'walk':
      return `walk ${made.figure} to ${made.path.map(at).join(' ')}`;
    case 'jump':
      return `jump ${made.figure} to ${at(made.to)}`;
    case 'climb':
      return `climb ${made.figure} along ${made.along} to ${at(made.to)}`;
    case 'aim':
      return `aim ${made.figure}`;
    case 'ranged-attack':
      return `attack ${made.target} with ${made.figure}, ${made.weapon}`;
    case 'melee-attack':
      return `attack ${made.target} with ${made.figure} in melee`;
    case 'treat':
      return `treat ${made.patient} with ${made.figure} by ${from(made.skill, made.items)}`;
    case 'reload':
      return `reload ${made.weapon} of ${made.figure}`;
    case 'mount':
      return `mount ${made.mount} with ${made.figure}`;
    case 'dismount':
      return `dismount ${made.figure} to ${at(made.to)}`;
    case 'perform':
      return `perform ${made.deed} with ${made.figure}`;
    case 'align':
      return `align ${made.weapon} on ${made.target} with ${made.figure}`;
    case 'fire':
      return `fire ${made.weapon} at ${made.target} with ${made.figure}`;
    case 'search':
      return `search ${made.area} with ${made.figure}`;
    case 'pass':
      return 'pass';
    case 'reroll':
      return `reroll ${made.roll} by ${made.skill} of ${made.figure}`;
    case 'roll':
      return facesOf(made.counts);
    case 'draw':
      return made.card;
    default:
      return absurd(made);
  }
};

const moved = ({ figure, how, length: way, to, actions }: Extract<Event, { readonly kind: 'figure-moved' }>): string =>
  `${figure} ${how} ${length(way)} to ${at(to)}${actions > 1 ? `, ${actions} actions` : ''}`;

const dice = (parts: readonly number[]): string => `${sumOf(parts)} dice`;

/** An event in a few words. */
const event = (happened: Event): string => {
  switch (happened.kind) {
    case 'round-started':
      return `${happened.round}, ${happened.first} first`;
    case 'step-begun':
      return [happened.step, ...happened.waiting].join(' ');
    case 'waiting-done':
      return happened.who;
    case 'turn-given':
    case 'side-passed':
    case 'drawing-ended':
    case 'winner-named':
      return happened.seat;
    case 'round-ended':
      return `${happened.round}${happened.keep ? ', points kept' : ''}`;
    case 'match-ended':
      return happened.why;
    case 'ap-allotted':
      return happened.pool > 0 ? `${happened.seat} ${happened.pool}` : shares(happened.ap);
    case 'ap-spent':
      return `${happened.figure} ${happened.ap}${happened.from === 'pool' ? ` of ${happened.seat}` : ''}`;
    case 'figure-done':
      return happened.lost > 0 ? `${happened.figure}, ${happened.lost} lost` : happened.figure;
    case 'figure-moved':
      return moved(happened);
    case 'figure-mounted':
    case 'figure-dismounted':
      return `${happened.figure} ${happened.mount}`;
    case 'figure-aimed':
      return `${happened.figure} ${happened.aims}`;
    case 'attack-begun':
      return `${happened.attacker} at ${happened.target}, ${means(happened.means)}, ${happened.volleys.map(sumOf).join(' then ')} dice${happened.cover ? ', cover' : ''}`;
    case 'rounds-spent':
    case 'weapon-reloaded':
      return `${happened.figure} ${happened.weapon} ${happened.rounds}`;
    case 'gun-aligned':
      return `${happened.weapon} on ${happened.target}`;
    case 'gun-released':
      return happened.weapon;
    case 'shot-settled':
      return `${happened.attack} against ${happened.defence}: ${happened.target} -${happened.lost}`;
    case 'volley-done':
      return '';
    case 'shots-lapsed':
    case 'attack-ended':
      return `${happened.attacker} at ${happened.target}`;
    case 'roll-called':
      return `${happened.figure}, ${happened.purpose}, ${dice(happened.dice)}`;
    case 'dice-rolled':
    case 'dice-rerolled':
      return `${happened.figure} ${facesOf(happened.counts)}`;
    case 'reroll-offered':
    case 'offer-passed':
      return `${happened.seat} ${happened.skill}`;
    case 'roll-repeated':
      return `${happened.roller} by ${happened.skill} of ${happened.figure}`;
    case 'roll-settled':
      return `${happened.figure} ${sumOf(happened.successes)} successes`;
    case 'life-lost':
      return `${happened.figure} -${happened.lost}`;
    case 'life-regained':
      return `${happened.figure} +${happened.healed}`;
    case 'aim-lost':
    case 'figure-incapacitated':
    case 'figure-recovered':
    case 'recovery-begun':
    case 'recovery-failed':
    case 'table-left':
      return happened.figure;
    case 'treatment-begun':
      return `${happened.medic} treats ${happened.patient} by ${happened.item[0] ?? 'skill'}, heals ${happened.heals}`;
    case 'treatment-failed':
    case 'treatment-ended':
      return `${happened.medic} ${happened.patient}`;
    case 'item-spent':
      return `${happened.figure} ${happened.item}`;
    case 'deed-begun':
    case 'deed-done':
    case 'deed-failed':
    case 'deed-ended':
      return `${happened.figure} ${happened.deed}`;
    case 'area-searched':
      return `${happened.figure} ${happened.area}`;
    case 'noted':
      return `${happened.figure} "${happened.text}"`;
    case 'item-gained':
      return `${happened.figure} ${happened.item.id}`;
    case 'points-scored':
      return `${happened.seat} +${happened.points}`;
    case 'cards-due':
      return `${happened.seat} ${happened.cards}`;
    case 'card-drawn':
      return `${happened.seat} ${happened.card}`;
    case 'cards-discarded':
      return `${happened.seat} ${happened.cards.join(', ')}`;
    case 'swap-declined':
      return `${happened.seat} ${happened.leader}`;
    case 'pile-renewed':
      return `${happened.seat} ${shares(happened.pile)}`;
    default:
      return absurd(happened);
  }
};

/** Choices and events in a few words, with ids and in no language in particular: for golden stories. */
export const tell: Tell<Types> = { choice, event };
