import type { Cited } from '../../model/refusal.js';
import type { Voice } from './voice.js';
import { ACTIONS, CONDITIONS, EDGES, MOVES, TYPES } from './words.en.js';

/** A sentence for every kind of refusal: one that is missing does not compile. */
export type RefusalSentences = { readonly [K in Cited['kind']]: (refusal: Extract<Cited, { readonly kind: K }>, voice: Voice) => string };

const NOT_INTO_RESERVE = {
  shatterpoint: 'the Shatterpoint card never goes there',
  once: 'only one card may be reserved in a turn',
  cycled: 'it was revealed in place of the Shatterpoint card',
  'last-card': 'no card would be left to reveal',
  'card-says': 'its unit does not allow it',
} as const;
const NO_TARGETS = { side: 'it is on the wrong side', self: 'it may not be the one that causes the effect', tags: 'it lacks a tag', 'off-board': 'it is not on the board' } as const;
const word = (words: Readonly<Record<string, string>>, id: string): string => words[id] ?? id;
const or = (parts: readonly string[]): string => (parts.length === 0 ? 'nothing' : parts.join(' or '));
const by = (voice: Voice, id: string, nobody: string): string => (id === '' ? nobody : voice.thing(id));

/** Whether a rule sets the highest elevation, and not the only one. */
export const lowerToo = (rule: string): boolean => rule.startsWith('sp.move.');

/** Why not, in English. */
export const REFUSALS: RefusalSentences = {
  'not-your-unit': ({ unit }, { who }) => `${who(unit)} belongs to the other side.`,
  'not-the-unit': ({ unit, wanted }, { who }) => `It is not ${who(unit)} that is asked, but ${or(wanted.map((id) => (id === 'primary' ? 'a primary unit' : who(id))))}.`,
  defeated: ({ unit }, { who }) => `${who(unit)} is defeated.`,
  'has-acted': ({ character }, { who }) => `${who(character)} has done its part of the action.`,
  'edge-taken': ({ edge }) => `The ${word(EDGES, edge)} edge cannot be chosen.`,
  'wrong-squad': ({ character }, { who }) => `${who(character)} is not to be deployed now.`,
  'no-room': ({ character }, { who }) => `No place would be left for ${who(character)}.`,
  'no-second-side': ({ unit }, { who }) => `The stance card of ${who(unit)} has no second side.`,
  'no-such-plan': ({ plan }) => `The struggle card has no plan ${plan + 1}.`,
  'reserve-empty': () => 'No card lies in reserve.',
  'reserve-full': ({ card }, voice) => `The reserve is taken by ${voice.card(card)}.`,
  'reserve-later': ({ card }, voice) => `A card has been revealed: ${voice.card(card)} can only be taken from the reserve in a later turn.`,
  'cannot-reserve': ({ card, why }, voice) => `${voice.thing(card)} cannot go into reserve: ${NOT_INTO_RESERVE[why]}.`,
  'no-cycle': ({ card }, { thing }) => `Only the Shatterpoint card can be shuffled back in, and only once a turn, not ${thing(card)}.`,
  'too-little-force': ({ cost, force }) => `This costs ${cost} force; ${force} ${force === 1 ? 'is' : 'are'} ready.`,
  'too-little-momentum': ({ cost, momentum }, { many }) => `This costs ${many(cost, 'momentum token', 'momentum tokens')}; there ${momentum === 1 ? 'is' : 'are'} ${momentum}.`,
  'too-few-hunker': ({ cost, hunker }, { many }) => `This costs ${many(cost, 'hunker token', 'hunker tokens')}; the unit has ${hunker}.`,
  'too-many-actions': ({ taken }, { many }) => `The unit has taken ${many(taken, 'action', 'actions')}, and no more are left.`,
  'action-taken': ({ action }) => `The ${ACTIONS[action]} action has been taken in this activation.`,
  engaged: ({ character, by: enemy }, { who }) => `${who(character)} is engaged${enemy === '' ? '' : ` with ${who(enemy)}`}.`,
  'stance-turned': ({ unit }, { who }) => `${who(unit)} has changed its stance in this activation.`,
  'no-such-ability': ({ unit, ability }, { who, thing }) => `${who(unit)} has no ability ${thing(ability)}.`,
  'ability-used': ({ ability, times }, { thing, many }) => `${thing(ability)} has been used ${many(times, 'time', 'times')} in this turn, and may not be used again.`,
  'ability-not-now': ({ ability }, { thing }) => `${thing(ability)} cannot be used now.`,
  'one-reactive': ({ seat }, { side }) => `${side(seat)} has used a reactive ability at this moment.`,
  'must-resolve': () => 'What must be carried out cannot be passed over.',
  'x-too-large': ({ x, most }) => `${x} more force ${x === 1 ? 'is' : 'are'} named; at most ${most} may be added.`,
  'cannot-move-so': ({ how, allowed }) => `A ${MOVES[how]} is not allowed here; allowed is ${or(allowed.map((kind) => MOVES[kind]))}.`,
  'must-move': ({ character }, { who }) => `${who(character)} has to move.`,
  'too-far': ({ gap }, { mm }) => `The base misses the movement tool by ${mm(gap)}.`,
  'bent-too-far': ({ most }) => `The movement tool bends by at most ${most} degrees.`,
  'tool-blocked': ({ by: part }, voice) => `${by(voice, part, 'Something')} is in the way of the movement tool.`,
  'wrong-elevation': ({ rule, elevation, most }) => `The end is on elevation ${elevation}; ${lowerToo(rule) ? `the highest that is allowed is ${most}` : `it has to be on ${most}`}.`,
  'spot-taken': ({ by: base }, { who }) => `${base === '' ? 'Another base' : `The base of ${who(base)}`} is there.`,
  'not-supported': ({ on, by: part }, voice) => `The base does not lie wholly on ${by(voice, on === 'board' ? '' : on, 'the board')}${part === '' ? '' : `, because of ${voice.thing(part)}`}.`,
  barred: ({ by: part }, voice) => `${by(voice, part, 'Something')} takes up that place.`,
  'off-board': () => 'The base would leave the board.',
  'no-such-surface': ({ on }, { thing }) => `Nobody can stand on ${thing(on)}.`,
  'not-linked': ({ by: from, through }, { thing }) => `No way leads from ${thing(from)} to ${thing(through)}.`,
  'out-of-range': ({ distance, range }, { mm }) => `It is ${mm(distance)} away; the range is ${mm(range)}.`,
  'outside-wedge': () => 'This direction leaves the wedge of the displacement.',
  'cannot-attack-so': ({ type }) => `A ${TYPES[type]} attack is not possible for this unit now.`,
  'not-engaged': ({ target, why, distance, range }, { who, mm }) =>
    `${who(target)} is not engaged: ${{ range: `it is ${mm(distance)} away, and the range is ${mm(range)}`, elevation: 'it is on another elevation', sight: 'it is not in sight' }[why]}.`,
  'no-sight': ({ target, by: part }, voice) => `${by(voice, part, 'Something')} hides ${voice.who(target)}.`,
  'own-character': ({ target }, { who }) => `${who(target)} is on the same side.`,
  'not-a-start': ({ option }, { thing }) => `Option ${thing(option)} is no start of the combat tree.`,
  'no-path': ({ from, to, why }, { thing }) => (why === 'left' ? `Option ${thing(to)} lies to the left of ${thing(from)}.` : `No path leads from option ${thing(from)} to ${thing(to)}.`),
  'option-repeated': ({ option }, { thing }) => `Option ${thing(option)} has been taken in this attack.`,
  'no-such-option': ({ option }, { thing }) => `The combat tree has no option ${thing(option)}.`,
  'wrong-dice': ({ dice, most }, voice) => `${voice.dice([dice])} cannot be rolled again: at most ${most} of the dice that show a named face can.`,
  'wrong-target': ({ target, why }, { who }) => `${who(target)} cannot be chosen: ${NO_TARGETS[why]}.`,
  'nothing-to-heal': ({ unit, what }, { who, thing }) => `${who(unit)} has no ${what === 'damage' ? 'damage to heal' : `condition ${thing(word(CONDITIONS, what))}`}.`,
  'no-such-condition': ({ condition }) => `The unit is not ${word(CONDITIONS, condition)}.`,
  'no-such-card': ({ card }, { thing }) => `${thing(card)} is not among the cards to choose from.`,
  'no-conceding': () => 'The table has agreed that nobody concedes.',
};
