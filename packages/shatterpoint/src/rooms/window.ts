import { checkBy, type Density, type Frozen, type Room } from '@regelwerk/core';
import { choiceOfUse, effectsOf, isUse, useAbility, useOf, waysOf, whyNotUse, type Use } from '../abilities.js';
import type { Choice, ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { WindowFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { beginEffects } from '../resolve.js';
import { reactedBefore } from '../rules/ability/one-reactive-per-trigger.js';
import { ordererOf } from '../rules/timing/ownerless.js';
import { mustChoose } from '../rules/timing/own-order.js';
import { ownerlessNow } from '../rules/timing/ownerless-rank.js';
import { rulesInForce } from '../rules/struggle/old-rules-end.js';
import { nameOf, offersIn, type Offer } from '../speak.js';

// A moment at which abilities speak, seat by seat, and the rules of the mission, which belong to nobody.

type Window = Frozen<WindowFrame>;

const ownerlessFirst = (state: State, { rules, seats }: Window): boolean => rules.length > 0 && ownerlessNow(state, seats.length > 0);

const askRules = (state: State, { at, rules }: Window) =>
  rules.length > 1
    ? { kind: 'pick' as const, id: state.play.written, by: ordererOf(state), for: 'window' as const, listed: 'all' as const, at, about: '', must: true }
    : undefined;

/** By what rule an ability of a kind speaks. */
const SPEAKS = {
  active: 'sp.ability.type-active', reactive: 'sp.ability.type-reactive', tactic: 'sp.turn.start-tactics', identity: 'sp.ability.identity-passive',
  innate: 'sp.ability.type-innate', triggered: 'sp.ability.type-innate',
} as const;

const speak = (state: State, offer: Offer, use: Use): readonly Event[] => {
  const { by, reactive } = offer;
  const rule = SPEAKS[use.ability.kind];
  const spoken: Event = { kind: 'spoken', rule, by, seat: use.unit.seat, reactive };
  return [spoken, ...(reactive ? useAbility(state, use, { free: false, rule: 'sp.ability.type-reactive' }) : effectsOf(use, rule))];
};

const applyRule = (state: State, place: number): readonly Event[] => {
  const one = rulesInForce(state)[place];
  const seat = ordererOf(state);
  return [
    { kind: 'rule-applied', rule: 'sp.timing.ownerless', place, name: one?.name ?? '' },
    ...(one === undefined ? [] : [beginEffects({ seat, from: 'mission', source: '', target: '', list: one.effects, rule: 'sp.setup.struggle-rules-apply' })]),
  ];
};

const findOffer = (state: State, frame: Window, choice: ChoiceOf<'ability'>): Refusal | { readonly offer: Offer; readonly use: Use } => {
  const use = useOf(state, choice, '');
  if (!isUse(use)) return use;
  const { must, may } = offersIn(state, frame, choice.by);
  const offer = [...must, ...may].find(({ by }) => by === nameOf(use));
  const whole: Use | undefined = offer === undefined ? undefined : { ...offer.use, character: choice.character, x: choice.x };
  if (offer === undefined || whole === undefined) {
    const again = use.ability.kind === 'reactive' ? reactedBefore(frame, choice.by) : undefined;
    return again ?? whyNotUse(state, use, false) ?? { kind: 'ability-not-now', rule: 'sp.ability.type-reactive', ability: choice.ability };
  }
  return whyNotUse(state, whole, !offer.reactive) ?? { offer, use: whole };
};

const whyNot = (state: State, frame: Window, choice: Choice): Refusal | undefined => {
  const ownerless = ownerlessFirst(state, frame);
  if (choice.kind === 'rule' && ownerless && frame.rules.includes(choice.rule)) return undefined;
  if (!ownerless && choice.kind === 'ability') {
    const found = findOffer(state, frame, choice);
    return 'offer' in found ? undefined : found;
  }
  if (!ownerless && choice.kind === 'pass') {
    return offersIn(state, frame, choice.by).must.length === 0 ? undefined : { kind: 'must-resolve', rule: 'sp.timing.own-order' };
  }
  return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'window' };
};

const candidatesOf = (state: State, frame: Window, density: Density): readonly Choice[] => {
  const { written } = state.play;
  if (ownerlessFirst(state, frame)) return frame.rules.map((one) => ({ kind: 'rule', answers: written, by: ordererOf(state), rule: one }));
  const by = frame.seats[0] ?? '';
  const { must, may } = offersIn(state, frame, by);
  const used = [...must, ...may].flatMap(({ use, reactive }) =>
    waysOf(state, use, { density, why: (way) => whyNotUse(state, way, !reactive) }).map((way): Choice => choiceOfUse(way, written)),
  );
  return must.length > 0 ? used : [...used, { kind: 'pass', answers: written, by }];
};

/** A window: the seats speak in order, each as often as it must and with one reactive ability; then, or before, the mission's rules. */
export const window: Room<Types, WindowFrame> = {
  ask: (state, frame) => {
    if (ownerlessFirst(state, frame)) return askRules(state, frame);
    const [seat] = frame.seats;
    if (seat === undefined) return undefined;
    const { must, may } = offersIn(state, frame, seat);
    if (!mustChoose(must.reduce((sum, { voices }) => sum + voices, 0), may.length)) return undefined;
    const { at, about } = frame;
    return { kind: 'pick', id: state.play.written, by: seat, for: 'window', listed: 'all', at, about, must: must.length > 0 };
  },
  check: checkBy(whyNot),
  reduce: (state, frame, choice) => {
    if (choice.kind === 'rule') return applyRule(state, choice.rule);
    const found = choice.kind === 'ability' ? findOffer(state, frame, choice) : undefined;
    if (found !== undefined && 'offer' in found) return speak(state, found.offer, found.use);
    return [{ kind: 'window-passed', rule: 'sp.ability.one-reactive-per-trigger', seat: choice.by }];
  },
  advance: (state, frame) => {
    const [place] = frame.rules;
    if (place !== undefined && ownerlessFirst(state, frame)) return applyRule(state, place);
    const [seat] = frame.seats;
    if (seat === undefined) return [{ kind: 'done', rule: 'sp.timing.own-order', frame: 'window' }];
    const [only] = offersIn(state, frame, seat).must;
    return only === undefined ? [{ kind: 'window-passed', rule: 'sp.timing.active-first', seat }] : speak(state, only, only.use);
  },
  candidates: candidatesOf,
};
