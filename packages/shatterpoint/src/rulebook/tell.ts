import type { Frozen, Tell } from '@regelwerk/core';
import type { Choice, ChoiceOf, Ingress } from '../model/choice.js';
import type { Event, EventOf } from '../model/event.js';
import type { Frame } from '../model/frame.js';
import { BOARD, type Spot } from '../model/ids.js';
import type { Types } from '../model/state.js';

// Golden stories are compared letter by letter: ids and no names, few words, the same in every language.

type Choices = { readonly [K in Choice['kind']]: (choice: ChoiceOf<K>) => string };
type Events = { readonly [K in Event['kind']]: (event: EventOf<K>) => string };

const TICKS_IN_MM = 100;
const at = ({ x, y, on }: Spot): string => `(${x / TICKS_IN_MM}, ${y / TICKS_IN_MM}${on === BOARD ? '' : `, ${on}`})`;
const shifted = (ingress: readonly Ingress[]): string => ingress.map(({ through, to }) => ` and by ${through} to ${at(to)}`).join('');
const counts = (all: readonly (readonly number[])[]): string => all.map((faces) => faces.join(' ')).join(' / ');
const pile = (cards: Readonly<Record<string, number>>): string => Object.entries(cards).map(([card, n]) => (n === 1 ? card : `${card} x${n}`)).join(', ');
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

const CHOICES: Choices = {
  edge: ({ edge }) => `take the ${edge} edge`,
  mission: ({ mission }) => `play mission ${mission}`,
  deploy: ({ character, to }) => `deploy ${character} at ${at(to)}`,
  stance: ({ unit, stance }) => `set ${unit} to stance ${stance}`,
  plan: ({ plan }) => `use plan ${plan}`,
  reveal: () => 'reveal',
  'take-reserve': () => 'take the reserve',
  activate: ({ unit }) => `activate ${unit}`,
  reserve: () => 'reserve the card',
  cycle: () => 'shuffle the card back',
  action: ({ action }) => action,
  ability: ({ unit, ability, x }) => `use ${ability} of ${unit}${x > 0 ? `, x ${x}` : ''}`,
  rule: ({ rule }) => `apply rule ${rule}`,
  strain: ({ unit }) => `apply strained of ${unit}`,
  end: () => 'end the activation',
  move: ({ character, how, to, ingress }) => `${how} ${character} to ${at(to)}${shifted(ingress)}`,
  stay: ({ character }) => `stay with ${character}`,
  displace: ({ direction, ingress }) => `displace by ${direction.x}, ${direction.y}${shifted(ingress)}`,
  place: ({ to, ingress }) => `place at ${at(to)}${shifted(ingress)}`,
  attack: ({ character, type, target }) => `attack ${target} with ${character}, ${type}`,
  option: ({ option }) => `option ${option}`,
  reroll: ({ dice }) => `reroll ${dice.join(' ')}`,
  heal: ({ unit, what }) => `heal ${what} of ${unit}`,
  condition: ({ condition }) => `lose ${condition}`,
  target: ({ character }) => `choose ${character}`,
  card: ({ card }) => `choose ${card}`,
  pass: () => 'pass',
  concede: () => 'concede',
  roll: ({ counts: faces }) => counts(faces),
  draw: ({ card }) => card,
};

/** What a frame is about, beside its kind. */
const begun = (frame: Frame): string => {
  const { kind, seat, unit, character, how, purpose, attacker, defender, at: moment } = frame as Frame & Readonly<Record<string, unknown>>;
  return [kind, seat, unit, character, attacker, defender, purpose, moment, how].filter((part) => part !== undefined && part !== '').map((part) => (Array.isArray(part) ? part.join('/') : part)).join(' ');
};

const ofUnit = ({ unit }: { readonly unit: string }): string => unit;
const ofCharacter = ({ character }: { readonly character: string }): string => character;
const ofSeat = ({ seat }: { readonly seat: string }): string => seat;
const ofCard = ({ seat, card }: { readonly seat: string; readonly card: string }): string => `${seat} ${card}`;

const EVENTS: Events = {
  begun: ({ frame }) => begun(frame),
  done: ({ frame }) => frame,
  'step-reached': ({ step }) => String(step),
  'moment-told': ({ told }) => String(told),
  'dice-rolled': ({ label, counts: faces }) => `${label}: ${counts(faces)}`,
  'first-player-named': ofSeat,
  'edge-taken': ({ seat, edge }) => `${seat} ${edge}`,
  'mission-chosen': ({ mission }) => String(mission),
  'objectives-placed': ({ objectives }) => Object.entries(objectives).map(([id, spot]) => `${id} ${at(spot)}`).join(' '),
  'struggle-deck-laid': ({ decks }) => decks.map((deck) => deck.join(', ')).join(' / '),
  'deck-shuffled': ({ seat, deck }) => `${seat}: ${pile(deck)}`,
  'force-taken': ({ seat, force, pool }) => `${seat} ${force} of ${pool}`,
  'tracker-set': () => '0',
  deployed: ({ character, to }) => `${character} ${at(to)}`,
  'stance-set': ({ unit, stance, flip }) => `${unit} ${stance}${flip ? ', flipped' : ''}`,
  'turn-begun': ({ turn, seat }) => `${turn} ${seat}`,
  'card-drawn': ofCard,
  'card-revealed': ofCard,
  'card-used': ofCard,
  'card-removed': ({ from, ...card }) => `${ofCard(card)} from ${from}`,
  'card-reserved': ofCard,
  'reserve-taken': ofCard,
  'card-shuffled-in': ofCard,
  'card-moved': ({ to, ...card }) => `${ofCard(card)} to ${to}`,
  'deck-refreshed': ({ seat, deck }) => `${seat}: ${pile(deck)}`,
  'force-spent': ({ seat, force }) => `${seat} -${force}`,
  'force-readied': ({ seat, force }) => `${seat} +${force}`,
  'unit-activated': ofUnit,
  'unit-recovered': ofUnit,
  'action-taken': ({ unit, action, granted }) => `${unit} ${action}${granted ? ', granted' : ''}`,
  'deed-left': ofCharacter,
  focused: ofCharacter,
  'focus-lost': ofCharacter,
  'activation-cut': ofUnit,
  'activation-ended': ofUnit,
  'ability-used': ({ unit, ability, free, action }) => `${unit} ${ability}${free ? ', free' : ''}${action ? ', action' : ''}`,
  'ability-resolved': ({ unit, ability }) => `${unit} ${ability}`,
  moved: ({ character, how, to, through }) => `${character} ${how} to ${at(to)}${through.length > 0 ? ` through ${through.join(', ')}` : ''}`,
  stayed: ofCharacter,
  displaced: ({ character, how, to, stopped }) => `${character} ${how} to ${at(to)}${stopped === '' ? '' : `, stopped by ${stopped}`}`,
  'displacement-declined': ofCharacter,
  'pools-built': ({ attack, defence }) => `${attack} against ${defence}`,
  'expertise-barred': ({ roll }) => roll,
  'dice-turned': ({ roll, from, into, n }) => `${roll} ${n} ${from} to ${into}`,
  'dice-added': ({ roll, face, n }) => `${roll} +${n} ${face}`,
  'dice-picked-up': ({ roll, dice }) => `${roll} ${dice.join(' ')}`,
  'pool-changed': ({ roll, n }) => `${roll} ${signed(n)}`,
  'chart-applied': ({ roll, expertise, attack, defence, damage, later }) =>
    `${roll} ${expertise}: ${counts([attack, defence])}, damage ${damage}${later.length > 0 ? `, later ${later.map((effect) => effect.do).join(', ')}` : ''}`,
  'result-determined': ({ successes, cancelled }) => `${successes}, ${cancelled} cancelled`,
  'option-taken': ({ option }) => option,
  'successes-lost': ({ successes }) => String(successes),
  'damage-pooled': ({ damage }) => signed(damage),
  'shove-shrugged-off': ofCharacter,
  'effect-due': ({ times }) => String(times),
  'target-chosen': ofCharacter,
  spoken: ({ by, seat, reactive }) => `${seat} ${by}${reactive ? ', reactive' : ''}`,
  'window-passed': ofSeat,
  'rule-applied': ({ name }) => name,
  'strain-applied': ofUnit,
  'damage-suffered': ({ unit, damage, lost }) => `${unit} -${damage}${lost > 0 ? `, ${lost} lost` : ''}`,
  healed: ({ unit, damage }) => `${unit} +${damage}`,
  'unit-wounded': ofUnit,
  'unit-defeated': ofUnit,
  'condition-gained': ({ unit, condition }) => `${unit} ${condition}`,
  'condition-lost': ({ unit, condition }) => `${unit} ${condition}`,
  'hunker-gained': ({ unit, n }) => `${unit} +${n}`,
  'hunker-lost': ({ unit, n }) => `${unit} -${n}`,
  'control-changed': ({ objective, seat }) => `${objective} ${seat}`,
  'priority-named': ({ objective }) => objective,
  'token-moved': ({ from, to }) => `${from} to ${to}`,
  'momentum-gained': ({ seat, space }) => `${seat} on ${space}`,
  'momentum-lost': ({ seat, n }) => `${seat} -${n}`,
  'struggle-won': ofSeat,
  'struggle-card-taken': ofCard,
  'struggle-revealed': ({ card, phase }) => `${phase} ${card}`,
  'plan-set': ({ plan, active }) => `${plan}: ${active.map(({ objective, symbol }) => (symbol === 'none' ? objective : `${objective} ${symbol}`)).join(', ')}`,
  'match-ended': ({ seat, why }) => `${why} ${seat}`.trim(),
  'grant-lapsed': ofCharacter,
  'attack-declared': ({ attacker, defender, type }) => `${attacker} at ${defender}, ${type}`,
};

const choice = (made: Frozen<Choice>): string => (CHOICES[made.kind] as (made: unknown) => string)(made);
const event = (happened: Event): string => (EVENTS[happened.kind] as (happened: unknown) => string)(happened);

/** Choices and events in a few words, with ids and in no language in particular: for golden stories. */
export const tell: Tell<Types> = { choice, event };
