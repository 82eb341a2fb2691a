import type { Choice, ChoiceOf, Ingress } from '../../model/choice.js';
import type { Voice } from './voice.js';
import { ACTIONS, CONDITIONS, EDGES, MOVES, TYPES } from './words.en.js';

/** A few words for every kind of choice: one that is missing does not compile. */
export type ChoiceWords = { readonly [K in Choice['kind']]: (choice: ChoiceOf<K>, voice: Voice) => string };

const shifted = (ingress: readonly Ingress[], { spot, thing }: Voice): string => ingress.map(({ by, to }) => `, then through ${thing(by)} to ${spot(to)}`).join('');

/** A few words for each choice, to stand behind the name of who chooses. */
export const CHOICES: ChoiceWords = {
  edge: ({ edge }) => `deploy from the ${EDGES[edge]} edge`,
  mission: ({ mission }) => `play mission ${mission + 1}`,
  deploy: ({ character, to }, { who, spot }) => `${who(character)}: deploy at ${spot(to)}`,
  stance: ({ unit, stance }, voice) => `${voice.who(unit)}: stance ${voice.stance(unit, stance)}`,
  plan: ({ plan }) => `use plan ${plan + 1}`,
  reveal: () => 'reveal the next card',
  'take-reserve': () => 'take the card from the reserve',
  activate: ({ unit }, { who }) => `activate ${who(unit)}`,
  reserve: () => 'put the card into reserve',
  cycle: () => 'shuffle the Shatterpoint card back in',
  action: ({ action }) => `take the ${ACTIONS[action]} action`,
  ability: ({ unit, ability, x }, { who, thing }) => `${who(unit)}: use ${thing(ability)}${x > 0 ? ` with ${x} more force` : ''}`,
  rule: ({ rule }) => `apply rule ${rule + 1} of the mission`,
  strain: ({ unit }, { who }) => `${who(unit)}: apply the ${CONDITIONS.strained} condition`,
  end: () => 'end the activation',
  move: ({ character, how, to, ingress }, voice) => `${voice.who(character)}: ${MOVES[how]} to ${voice.spot(to)}${shifted(ingress, voice)}`,
  stay: ({ character }, { who }) => `${who(character)}: stay`,
  displace: ({ direction, ingress }, voice) => `displace in the direction (${direction.x} | ${direction.y})${shifted(ingress, voice)}`,
  place: ({ to, ingress }, voice) => `place at ${voice.spot(to)}${shifted(ingress, voice)}`,
  attack: ({ character, type, target }, { who }) => `${who(character)}: ${TYPES[type]} attack against ${who(target)}`,
  option: ({ option }, { thing }) => `take option ${thing(option)}`,
  reroll: ({ dice }, voice) => `roll again: ${voice.dice([dice])}`,
  heal: ({ unit, what }, { who }) => `${who(unit)}: heal ${what === 'damage' ? 'damage' : CONDITIONS[what]}`,
  condition: ({ condition }) => `lose ${CONDITIONS[condition]}`,
  target: ({ character }, { who }) => `choose ${who(character)}`,
  card: ({ card }, voice) => `choose ${voice.card(card)}`,
  pass: () => 'pass',
  concede: () => 'concede',
  roll: ({ counts }, { dice }) => `roll ${dice(counts)}`,
  draw: ({ card }, voice) => `draw ${voice.card(card)}`,
};
