import { absurd } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { Purpose } from '../../model/frame.js';
import type { EventView } from '../../model/view.js';
import { diceIn, facesOf, sumOf, type Voice } from './voice.js';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const lives = (count: number): string => many(count, 'life point', 'life points');
const dice = (parts: readonly number[]): string => `${sumOf(parts)} ${parts.join() === '1' ? 'die' : 'dice'}`;
const successes = (parts: readonly number[]): string => (parts.join() === '0' ? 'no success' : `${sumOf(parts)} ${parts.join() === '1' ? 'success' : 'successes'}`);
const SKILLS = { luck: 'Luck', inspiring: 'Inspiring' } as const;

const PURPOSES: Readonly<Record<Purpose, string>> = {
  'ranged-attack': 'for the ranged attack',
  dodge: 'to dodge',
  'melee-attack': 'for the melee attack',
  defence: 'to defend in melee',
  treatment: 'for the resistance test',
  deed: 'for the test of the deed',
  recovery: 'for the recovery test',
};

const step = ({ step: begun, waiting, next }: EventOf<'step-begun'>, { who, side, and }: Voice): string => {
  const all = and(waiting.map(who));
  switch (begun) {
    case 'deal':
      return 'The hands are dealt.';
    case 'recovery':
      return all === '' ? 'Nobody has to take a recovery test.' : `Recovery tests are due for ${all}.`;
    case 'swaps':
      return all === '' ? 'No leader can swap cards.' : `Cards may be swapped by ${all}.`;
    case 'allotments':
      return 'The action points are allotted.';
    case 'turns':
      return `The turns begin with ${side(next)}.`;
    default:
      return absurd(begun);
  }
};

const ended = ({ why, round }: EventOf<'match-ended'>): string => {
  switch (why) {
    case 'last-round':
      return `The match ends after round ${round}, its last.`;
    case 'no-able-figure':
      return `The match ends in round ${round}: one side has no figure left that is able to act.`;
    case 'scenario':
      return `The match ends in round ${round}: the scenario names a winner.`;
    default:
      return absurd(why);
  }
};

const allotted = ({ seat, ap, pool }: EventOf<'ap-allotted'>, { figure, side }: Voice): string => {
  const shares = Object.entries(ap).map(([id, points]) => `${figure(id)} ${points}`);
  if (pool > 0) return `${side(seat)} has ${pool} AP in its pool.`;
  return shares.length === 0 ? `${side(seat)} allots no AP.` : `${side(seat)} allots AP: ${shares.join(', ')}.`;
};

const VERBS = { walk: 'walks', ride: 'rides', jump: 'jumps', climb: 'climbs' } as const;

const moved = ({ figure: id, how, length, actions }: EventOf<'figure-moved'>, { figure, cm }: Voice): string =>
  `${figure(id)} ${VERBS[how]} ${cm(length)}${actions > 1 ? ` in ${actions} movement actions` : ''}.`;

const attacks = ({ attacker, target, means, cover, volleys }: EventOf<'attack-begun'>, { figure, thing }: Voice): string => {
  const who = `${figure(attacker)} attacks ${figure(target)}`;
  if (means.kind === 'melee') return `${who} in melee.`;
  return `${who} with ${thing(means.weapon)}: ${many(volleys.flat().length, 'shot', 'shots')}${cover ? '; the target is in cover' : ''}.`;
};

const treats = ({ medic, patient, item, heals }: EventOf<'treatment-begun'>, { figure, thing }: Voice): string =>
  `${figure(medic)} treats ${medic === patient ? 'their own wounds' : figure(patient)} with ${item[0] === undefined ? 'the skill Medic' : thing(item[0])}, which heals ${heals}.`;

const repeats = ({ skill, figure: id, roller }: EventOf<'roll-repeated'>, { figure }: Voice): string =>
  skill === 'luck' || id === roller ? `${figure(id)} repeats the whole roll by ${SKILLS[skill]}.` : `${figure(id)} is inspiring: ${figure(roller)} repeats the whole roll.`;

/** An event, as a viewer learns of it, in an English sentence. */
export const eventInEnglish = (event: EventView, voice: Voice): string => {
  const { figure, thing, side, who, and, quoted } = voice;
  switch (event.kind) {
    case 'round-started':
      return `Round ${event.round} begins; ${side(event.first)} is first.`;
    case 'step-begun':
      return step(event, voice);
    case 'waiting-done':
      return `${who(event.who)} is done with this step.`;
    case 'turn-given':
      return `It is the turn of ${side(event.seat)}.`;
    case 'side-passed':
      return `${side(event.seat)} passes for the rest of the round.`;
    case 'round-ended':
      return `Round ${event.round} ends; AP left over ${event.keep ? 'are kept' : 'lapse'}.`;
    case 'match-ended':
      return ended(event);
    case 'ap-allotted':
      return allotted(event, voice);
    case 'ap-spent':
      return `${figure(event.figure)} pays ${event.ap} AP${event.from === 'pool' ? ` from the pool of ${side(event.seat)}` : ''}.`;
    case 'figure-done':
      return `${figure(event.figure)} is done for the round${event.lost > 0 ? ` and loses ${event.lost} AP` : ''}.`;
    case 'figure-moved':
      return moved(event, voice);
    case 'aim-lost':
      return `The aim of ${figure(event.figure)} is lost.`;
    case 'figure-mounted':
      return `${figure(event.figure)} gets on ${thing(event.mount)}.`;
    case 'figure-dismounted':
      return `${figure(event.figure)} gets off ${thing(event.mount)}.`;
    case 'figure-aimed':
      return event.aims === 1 ? `${figure(event.figure)} aims.` : `${figure(event.figure)} aims again, ${event.aims} times by now.`;
    case 'attack-begun':
      return attacks(event, voice);
    case 'rounds-spent':
      return `${figure(event.figure)} takes ${many(event.rounds, 'shot', 'shots')} from the magazine of ${thing(event.weapon)}.`;
    case 'weapon-reloaded':
      return `${figure(event.figure)} reloads ${thing(event.weapon)}: ${many(event.rounds, 'shot', 'shots')} in the magazine.`;
    case 'gun-aligned':
      return `${figure(event.figure)} re-aligns ${thing(event.weapon)} on ${figure(event.target)}.`;
    case 'gun-released':
      return `${thing(event.weapon)} is aligned on nobody any more.`;
    case 'shot-settled':
      return `${many(event.attack, 'success', 'successes')} against ${event.defence}: ${figure(event.target)} loses ${event.lost === 0 ? 'nothing' : lives(event.lost)}.`;
    case 'volley-done':
      return 'The shot is over.';
    case 'shots-lapsed':
      return `The shots at ${figure(event.target)} that are left lapse.`;
    case 'attack-ended':
      return `The attack of ${figure(event.attacker)} on ${figure(event.target)} is over.`;
    case 'roll-called':
      return `${figure(event.figure)} rolls ${dice(event.dice)} ${PURPOSES[event.purpose]}.`;
    case 'dice-rolled':
      return diceIn(event.counts) === 0 ? `${figure(event.figure)} has no dice to roll.` : `The dice of ${figure(event.figure)} show ${facesOf(event.counts)}.`;
    case 'reroll-offered':
      return `${side(event.seat)} may have the roll repeated by ${SKILLS[event.skill]}.`;
    case 'offer-passed':
      return `${side(event.seat)} does without ${SKILLS[event.skill]}.`;
    case 'roll-repeated':
      return repeats(event, voice);
    case 'dice-rerolled':
      return `The dice of ${figure(event.figure)} now show ${facesOf(event.counts)}, and that stands.`;
    case 'roll-settled':
      return `${figure(event.figure)} has ${successes(event.successes)}.`;
    case 'life-lost':
      return `${figure(event.figure)} loses ${lives(event.lost)}.`;
    case 'life-regained':
      return `${figure(event.figure)} regains ${lives(event.healed)}.`;
    case 'figure-incapacitated':
      return `${figure(event.figure)} is incapacitated.`;
    case 'figure-recovered':
      return `${figure(event.figure)} is able to act again.`;
    case 'recovery-begun':
      return `${figure(event.figure)} takes a recovery test.`;
    case 'recovery-failed':
      return `${figure(event.figure)} stays incapacitated.`;
    case 'treatment-begun':
      return treats(event, voice);
    case 'treatment-failed':
      return `The treatment does not help ${figure(event.patient)}.`;
    case 'treatment-ended':
      return `The treatment of ${figure(event.patient)} is over.`;
    case 'item-spent':
      return `${figure(event.figure)} uses up ${thing(event.item)}.`;
    case 'deed-begun':
      return `${figure(event.figure)} sets about ${thing(event.deed)}.`;
    case 'deed-done':
      return `${figure(event.figure)} has done ${thing(event.deed)}.`;
    case 'deed-failed':
      return `${figure(event.figure)} fails at ${thing(event.deed)}.`;
    case 'deed-ended':
      return `${thing(event.deed)} is over for now.`;
    case 'area-searched':
      return `${figure(event.figure)} searches ${thing(event.area)}.`;
    case 'noted':
      return `${figure(event.figure)}: ${quoted(event.text)}`;
    case 'item-gained':
      return `${figure(event.figure)} now has ${quoted(event.item.name)}.`;
    case 'points-scored':
      return `${side(event.seat)} scores ${many(event.points, 'point', 'points')}.`;
    case 'table-left':
      return `${figure(event.figure)} leaves the table.`;
    case 'winner-named':
      return `The scenario names ${side(event.seat)} the winner.`;
    case 'cards-due':
      return `${side(event.seat)} is to draw ${many(event.cards, 'card', 'cards')}.`;
    case 'card-drawn':
      return `${side(event.seat)} draws ${'card' in event ? quoted(event.card) : 'a card'}.`;
    case 'cards-discarded':
      return `${side(event.seat)} discards ${and(event.cards.map(quoted))}.`;
    case 'swap-declined':
      return `${figure(event.leader)} swaps no cards.`;
    case 'pile-renewed':
      return `The discard pile of ${side(event.seat)} becomes its new draw pile.`;
    case 'drawing-ended':
      return `${side(event.seat)} has drawn.`;
    default:
      return absurd(event);
  }
};
