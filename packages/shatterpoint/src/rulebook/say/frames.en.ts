import type { Roll } from '../../model/effect.js';
import type { Frame, FrameOf } from '../../model/frame.js';
import type { Voice } from './voice.js';
import { ACTIONS, MOVES, TYPES } from './words.en.js';

type Sentences = { readonly [K in Frame['kind']]: (frame: FrameOf<K>, voice: Voice) => string };

const DICE: Readonly<Record<Roll, readonly [string, string]>> = { attack: ['attack die', 'attack dice'], defence: ['defence die', 'defence dice'] };
const PURPOSES = { 'first-player': 'for the first player', attack: 'for the attack', reroll: 'again', priority: 'for the priority objective' } as const;
const MOMENTS = {
  'turn-start': 'The turn starts', tactics: 'Tactic abilities are due', 'activation-start': 'The activation starts', 'activation-end': 'The activation ends', 'turn-end': 'The turn ends',
  targeted: 'A target is chosen', 'modify-attack': 'The attack roll may be modified', 'modify-defence': 'The defence roll may be modified', 'after-attack': 'The attack has been carried out',
  moved: 'A character has moved', displaced: 'A character has been displaced', wounded: 'A unit is wounded', defeated: 'A unit is defeated', 'ability-used': 'An ability has been used',
  'struggle-begun': 'The struggle has begun',
} as const;
const FROM = { ability: 'an ability', tree: 'the combat tree', chart: 'an expertise chart', tactics: 'a battle tactics card', mission: 'the mission' } as const;
const SHIFTS = { push: 'be pushed', pull: 'be pulled', place: 'be placed' } as const;
const or = (parts: readonly string[]): string => parts.join(' or ');

/** What begins, in an English sentence. */
export const FRAMES: Sentences = {
  setup: () => 'The setup begins.',
  turn: ({ seat }, { side }) => `The turn of ${side(seat)} begins.`,
  deck: ({ seat }, { side }) => `${side(seat)} turns to its order deck.`,
  draw: ({ seat, pile }, { side }) => (pile === 'deck' ? `A card is drawn from the order deck of ${side(seat)}.` : `A struggle card is drawn by ${side(seat)}.`),
  roll: ({ seat, purpose, pools }, { side, and, many }) =>
    `${side(seat)} rolls ${and(pools.map(({ die, dice }) => many(dice, ...DICE[die])))} ${PURPOSES[purpose]}.`,
  deed: ({ unit, action }, { who }) => `${who(unit)} takes the ${ACTIONS[action]} action.`,
  move: ({ character, how }, { who }) => `${who(character)} may ${or(how.map((kind) => MOVES[kind]))}.`,
  rest: ({ character }, { who }) => `${who(character)} comes to rest.`,
  displace: ({ character, how, range, may }, { who }) => `${who(character)} ${may ? 'may' : 'is to'} ${SHIFTS[how]} by range ${range}.`,
  heal: ({ character }, { who }) => `${who(character)} may use a heal effect.`,
  recover: ({ unit }, { who }) => `${who(unit)} is to lose a condition.`,
  window: ({ at, about }, { who }) => `${MOMENTS[at]}${about === '' ? '' : ` (${who(about)})`}.`,
  effects: ({ from, ability, list }, { thing, many }) => `${many(list.length, 'effect', 'effects')} of ${ability === '' ? FROM[from] : thing(ability)} ${list.length === 1 ? 'is' : 'are'} carried out.`,
  free: ({ unit }, { who }) => `${who(unit)} may use one active ability without paying force.`,
  strike: ({ character, type, dice }, { who, many }) => `${who(character)} may make a ${[TYPES[type], 'attack'].join(' ').trim()}${dice === 0 ? '' : ` with ${many(dice, 'die', 'dice')}`}.`,
  attack: ({ attacker, defender, type }, { who }) => `${who(attacker)} makes a ${TYPES[type]} attack against ${who(defender)}.`,
  struggle: () => 'The next struggle is made ready.',
};
