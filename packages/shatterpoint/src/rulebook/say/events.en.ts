import type { Event, EventOf } from '../../model/event.js';
import type { Frame } from '../../model/frame.js';
import { FRAMES } from './frames.en.js';
import type { Voice } from './voice.js';
import { ACTIONS, CONDITIONS, EDGES, FACES, MOVES_NOW, PILES, ROLLS, SHIFTS, TYPES } from './words.en.js';

/** A sentence for every kind of event: one that is missing does not compile. */
export type EventSentences = { readonly [K in Event['kind']]: (event: EventOf<K>, voice: Voice) => string };

const OVER: Readonly<Record<Frame['kind'], string>> = {
  setup: 'The setup', turn: 'The turn', deck: 'The work at the order deck', draw: 'The draw', roll: 'The roll', deed: 'The action', move: 'The movement', rest: 'What follows from coming to rest',
  displace: 'The displacement', heal: 'The heal effect', recover: 'The loss of a condition', window: 'The moment', effects: 'The list of effects', free: 'The free ability', strike: 'The granted attack',
  attack: 'The attack', struggle: 'The change of the struggle',
};

const ENDS = {
  struggles: 'has won two struggles and with them the match',
  conceded: 'wins the match, since the other side concedes',
  'no-units': 'wins the match, since the other side has no units left',
  time: 'wins the match when its time is up',
} as const;

const dice = (n: number): string => (n === 1 ? 'die' : 'dice');

/** What happened, in English. */
export const EVENTS: EventSentences = {
  begun: ({ frame }, voice) => (FRAMES[frame.kind] as (frame: Frame, voice: Voice) => string)(frame, voice),
  done: ({ frame }) => `${OVER[frame]} is over.`,
  'step-reached': ({ step }) => `Step ${step} begins.`,
  'moment-told': ({ told }) => `The moment has been announced, number ${told} of this step.`,
  'dice-rolled': ({ counts }, { dice: faces }) => `The dice show ${faces(counts)}.`,
  'first-player-named': ({ seat }, { side }) => `${side(seat)} is the first player.`,
  'edge-taken': ({ seat, edge }, { side }) => `${side(seat)} deploys from the ${EDGES[edge]} edge.`,
  'mission-chosen': ({ mission }) => `Mission ${mission + 1} of the two is played.`,
  'objectives-placed': ({ objectives }, { many }) => `${many(Object.keys(objectives).length, 'objective is', 'objectives are')} placed.`,
  'struggle-deck-laid': ({ decks }) => `The struggle deck is laid out of ${decks.map(({ length }) => length).join(', ')} cards for its phases.`,
  'deck-shuffled': ({ seat, deck }, { side, many }) => `${side(seat)} shuffles an order deck of ${many(Object.values(deck).reduce((sum, n) => sum + n, 0), 'card', 'cards')}.`,
  'force-taken': ({ seat, force, pool }, { side }) => `${side(seat)} has ${force} of ${pool} force ready.`,
  'tracker-set': () => 'The struggle token goes to the middle, and each side gets one momentum token.',
  deployed: ({ character, to }, { who, spot }) => `${who(character)} is deployed at ${spot(to)}.`,
  'stance-set': ({ unit, stance, flip }, voice) => `${voice.who(unit)} ${flip ? 'changes to' : 'begins with'} the stance ${voice.stance(unit, stance)}.`,
  'turn-begun': ({ turn, seat }, { side }) => `Turn ${turn} begins; it is that of ${side(seat)}.`,
  'card-drawn': ({ seat, card }, voice) => `${voice.side(seat)} draws ${voice.card(card)}.`,
  'card-revealed': ({ seat, card }, voice) => `${voice.side(seat)} reveals ${voice.card(card)}.`,
  'card-used': ({ seat, card }, voice) => `${voice.side(seat)} lays ${voice.card(card)} on its used cards.`,
  'card-removed': ({ seat, card, from }, voice) => `${voice.side(seat)} takes ${voice.card(card)} out of the game${from === 'reserve' ? ', out of the reserve' : ''}.`,
  'card-reserved': ({ seat, card }, voice) => `${voice.side(seat)} puts ${voice.card(card)} into reserve.`,
  'reserve-taken': ({ seat, card }, voice) => `${voice.side(seat)} takes ${voice.card(card)} from the reserve.`,
  'card-shuffled-in': ({ seat, card }, voice) => `${voice.side(seat)} shuffles ${voice.card(card)} back into the order deck.`,
  'card-moved': ({ seat, card, to }, voice) => `${voice.side(seat)} puts ${voice.card(card)} ${PILES[to]}.`,
  'deck-refreshed': ({ seat, deck }, { side, many }) => `${side(seat)} refreshes the order deck: ${many(Object.values(deck).reduce((sum, n) => sum + n, 0), 'card', 'cards')}.`,
  'force-spent': ({ seat, force }, { side }) => `${side(seat)} spends ${force} force.`,
  'force-readied': ({ seat, force }, { side }) => `${side(seat)} readies ${force} force.`,
  'unit-activated': ({ unit }, { who }) => `${who(unit)} is activated.`,
  'unit-recovered': ({ unit }, { who }) => `${who(unit)} recovers: it is injured and no longer wounded, and its damage is gone.`,
  'action-taken': ({ unit, action, granted }, { who }) => `${who(unit)} takes the ${ACTIONS[action]} action${granted ? ', which an effect grants' : ''}.`,
  'deed-left': ({ character }, { who }) => `${who(character)} has done its part of the action.`,
  focused: ({ character }, { who }) => `${who(character)} is focused.`,
  'focus-lost': ({ character }, { who }) => `${who(character)} is no longer focused.`,
  'activation-cut': ({ unit }, { who }) => `The activation of ${who(unit)} ends at once.`,
  'activation-ended': ({ unit }, { who }) => `The activation of ${who(unit)} is over.`,
  'ability-used': ({ unit, ability, free, action }, { who, thing }) => `${who(unit)} uses ${thing(ability)}${free ? ' without paying force' : ''}${action ? ' as an action' : ''}.`,
  'ability-resolved': ({ unit, ability }, { who, thing }) => `${thing(ability)} of ${who(unit)} has been carried out.`,
  moved: ({ character, how, to, through }, { who, spot, and, thing }) => `${who(character)} ${MOVES_NOW[how]} to ${spot(to)}${through.length > 0 ? ` through ${and(through.map(thing))}` : ''}.`,
  stayed: ({ character }, { who }) => `${who(character)} stays where it is.`,
  displaced: ({ character, how, to, stopped }, { who, spot, thing }) => `${who(character)} is ${SHIFTS[how]} to ${spot(to)}${stopped === '' ? '' : ` and stopped there by ${thing(stopped)}`}.`,
  'displacement-declined': ({ character }, { who }) => `${who(character)} is left where it is.`,
  'pools-built': ({ attack, defence }) => `The pools are ${attack} attack ${dice(attack)} and ${defence} defence ${dice(defence)}.`,
  'expertise-barred': ({ roll }) => `No expertise counts in the ${ROLLS[roll]} roll.`,
  'dice-turned': ({ roll, from, into, n }, { many }) => `In the ${ROLLS[roll]} roll, ${many(n, ...FACES[from])} ${n === 1 ? 'becomes' : 'become'} ${many(n, ...FACES[into])}.`,
  'dice-added': ({ roll, face, n }, { many }) => `${many(n, ...FACES[face])} ${n === 1 ? 'is' : 'are'} added to the ${ROLLS[roll]} roll.`,
  'dice-picked-up': ({ roll, dice: picked }, voice) => `From the ${ROLLS[roll]} roll, ${voice.dice([picked])} will be rolled again.`,
  'pool-changed': ({ roll, n }) => `The pool of the ${ROLLS[roll]} roll changes by ${n > 0 ? '+' : ''}${n}.`,
  'chart-applied': ({ roll, expertise, attack, defence, damage }, voice) =>
    `The chart of the ${ROLLS[roll]} roll counts ${expertise} expertise: ${voice.dice([attack, defence])}, ${damage} damage in the pool.`,
  'result-determined': ({ successes, cancelled }, { many }) => `The attack has ${many(successes, 'success', 'successes')}; ${many(cancelled, 'strike is', 'strikes are')} blocked.`,
  'option-taken': ({ option }, { thing }) => `Option ${thing(option)} of the combat tree is taken.`,
  'successes-lost': ({ successes }, { many }) => `${many(successes, 'success is', 'successes are')} lost.`,
  'damage-pooled': ({ damage }) => (damage < 0 ? `${-damage} damage is taken out of the pool.` : `${damage} damage goes into the pool.`),
  'shove-shrugged-off': ({ character }, { who }) => `${who(character)} shrugs off the shove.`,
  'effect-due': ({ times }) => (times === 0 ? 'An effect has been carried out.' : `An effect is due, ${times === 1 ? 'once' : `${times} times`}.`),
  'target-chosen': ({ character }, { who }) => `${who(character)} is chosen.`,
  spoken: ({ by, seat }, { side, thing }) => `${side(seat)}: ${thing(by.slice(by.indexOf('/') + 1))} takes effect at this moment.`,
  'window-passed': ({ seat }, { side }) => `${side(seat)} has nothing more to add at this moment.`,
  'rule-applied': ({ name }, { thing }) => `The special rule ${thing(name)} applies.`,
  'strain-applied': ({ unit }, { who }) => `The ${CONDITIONS.strained} condition of ${who(unit)} applies.`,
  'damage-suffered': ({ unit, damage, lost }, { who }) => `${who(unit)} suffers ${damage} damage${lost > 0 ? `; ${lost} more ${lost === 1 ? 'is' : 'are'} lost` : ''}.`,
  healed: ({ unit, damage }, { who }) => `${who(unit)} is healed of ${damage} damage.`,
  'unit-wounded': ({ unit }, { who }) => `${who(unit)} is wounded.`,
  'unit-defeated': ({ unit }, { who }) => `${who(unit)} is defeated.`,
  'condition-gained': ({ unit, condition }, { who }) => `${who(unit)} is ${CONDITIONS[condition]}.`,
  'condition-lost': ({ unit, condition }, { who }) => `${who(unit)} is no longer ${CONDITIONS[condition]}.`,
  'hunker-gained': ({ unit, n }, { who, many }) => `${who(unit)} gains ${many(n, 'hunker token', 'hunker tokens')}.`,
  'hunker-lost': ({ unit, n }, { who, many }) => `${who(unit)} loses ${many(n, 'hunker token', 'hunker tokens')}.`,
  'control-changed': ({ objective, seat }, { side, thing }) => `${side(seat)} now controls ${thing(objective)}.`,
  'priority-named': ({ objective }, { thing }) => `${thing(objective)} is the priority objective.`,
  'token-moved': ({ from, to }) => `The struggle token moves from ${from} to ${to}.`,
  'momentum-gained': ({ seat, space }, { side }) => `${side(seat)} gains momentum on space ${Math.abs(space)}.`,
  'momentum-lost': ({ seat, n }, { side, many }) => `${side(seat)} loses ${many(n, 'momentum token', 'momentum tokens')}.`,
  'struggle-won': ({ seat }, { side }) => `${side(seat)} wins the struggle.`,
  'struggle-card-taken': ({ seat, card }, { side, thing }) => `${side(seat)} takes the struggle card ${thing(card)}.`,
  'struggle-revealed': ({ card, phase }, { thing }) => `Struggle ${phase} is revealed: ${thing(card)}.`,
  'plan-set': ({ plan, active }, { and, thing }) => `By plan ${plan + 1}, active are ${and(active.map(({ objective }) => thing(objective)))}.`,
  'match-ended': ({ seat, why }, { side }) => (seat === '' ? 'The match ends in a draw when its time is up.' : `${side(seat)} ${ENDS[why]}.`),
  'grant-lapsed': ({ character }, { who }) => `${who(character)} grants no further attack: one that its unit’s combat tree or chart has granted is still going on.`,
  'attack-declared': ({ attacker, defender, type }, { who }) => `${who(attacker)} declares a ${TYPES[type]} attack against ${who(defender)}.`,
};
