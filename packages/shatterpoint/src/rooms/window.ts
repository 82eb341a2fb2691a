import { checkBy, type Density, type Frozen, type Room } from '@regelwerk/core';
import { choiceOfUse, effectsOf, isUse, useAbility, useOf, waysOf, whyNotUse, type Use } from '../abilities.js';
import type { Choice, ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { WindowFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { beginEffects } from '../resolve.js';
import { reactedBefore } from '../rules/ability/one-reactive-per-trigger.js';
import { trainOf } from '../rules/ability/type-innate.js';
import { ordererOf } from '../rules/timing/ownerless.js';
import { mustChoose } from '../rules/timing/own-order.js';
import { ownerlessNow } from '../rules/timing/ownerless-rank.js';
import { isStrainedNow, strain } from '../rules/condition/strained.js';
import { isCutOff } from '../rules/damage/wounded-ends-activation.js';
import { rulesInForce } from '../rules/struggle/old-rules-end.js';
import { nameOf, offersIn, type Offer } from '../speak.js';

// A moment at which abilities speak, seat by seat, and the rules of the mission, which belong to nobody.

type Window = Frozen<WindowFrame>;

type Ownerless = ChoiceOf<'rule'> | ChoiceOf<'strain'>;

/** What belongs to nobody and is due, for its orderer to choose from. */
const ownerless = (state: State, { at, rules, strains, seats }: Window): readonly Ownerless[] => {
  if (!ownerlessNow(state, seats.length > 0) || isCutOff(state, at)) return [];
  const answer = { answers: state.play.written, by: ordererOf(state) };
  const due = rules.map((one): Ownerless => ({ kind: 'rule', ...answer, rule: one }));
  return strains !== '' && isStrainedNow(state, strains) ? [...due, { kind: 'strain', ...answer, unit: strains }] : due;
};

const isSame = (one: Ownerless, choice: Choice): boolean =>
  one.kind === choice.kind && (one.kind === 'rule' ? (choice as ChoiceOf<'rule'>).rule === one.rule : (choice as ChoiceOf<'strain'>).unit === one.unit);

/** By what rule an ability of a kind speaks. */
const SPEAKS = {
  active: 'sp.ability.type-active', reactive: 'sp.ability.type-reactive', tactic: 'sp.turn.start-tactics', identity: 'sp.ability.identity-passive',
  innate: 'sp.ability.type-innate', triggered: 'sp.ability.type-innate',
} as const;

const speak = (state: State, offer: Offer, use: Use): readonly Event[] => {
  const { by, reactive } = offer;
  const rule = SPEAKS[use.ability.kind];
  const spoken: Event = { kind: 'spoken', rule, by, seat: use.unit.seat, reactive, within: reactive ? -1 : trainOf(state) };
  return [spoken, ...(reactive ? useAbility(state, use, { free: false, rule: 'sp.ability.type-reactive' }) : effectsOf(use, rule))];
};

const apply = (state: State, choice: Ownerless): readonly Event[] => {
  const rule = 'sp.timing.ownerless';
  if (choice.kind === 'strain') return [{ kind: 'strain-applied', rule, unit: choice.unit }, ...strain(state, choice.unit)];
  const one = rulesInForce(state)[choice.rule];
  return [
    { kind: 'rule-applied', rule, place: choice.rule, name: one?.name ?? '', within: trainOf(state) },
    ...(one === undefined ? [] : [beginEffects({ seat: ordererOf(state), from: 'mission', source: '', target: '', list: one.effects, rule: 'sp.setup.struggle-rules-apply' })]),
  ];
};

const findOffer = (state: State, frame: Window, choice: ChoiceOf<'ability'>): Refusal | { readonly offer: Offer; readonly use: Use } => {
  const use = useOf(state, choice, '');
  if (!isUse(use)) return use;
  const { must, may } = offersIn(state, frame, choice.by);
  const offer = [...must, ...may].find(({ by }) => by === nameOf(use));
  if (offer === undefined) {
    const again = use.ability.kind === 'reactive' ? reactedBefore(frame, choice.by) : undefined;
    return again ?? whyNotUse(state, use, false) ?? { kind: 'ability-not-now', rule: 'sp.ability.type-reactive', ability: choice.ability };
  }
  const whole: Use = { ...offer.use, character: choice.character, x: choice.x };
  return whyNotUse(state, whole, !offer.reactive) ?? { offer, use: whole };
};

const whyNot = (state: State, frame: Window, choice: Choice): Refusal | undefined => {
  const own = ownerless(state, frame);
  if (own.some((one) => isSame(one, choice))) return undefined;
  if (own.length === 0 && choice.kind === 'ability') {
    const found = findOffer(state, frame, choice);
    return 'offer' in found ? undefined : found;
  }
  if (own.length === 0 && choice.kind === 'pass') {
    return offersIn(state, frame, choice.by).must.length === 0 ? undefined : { kind: 'must-resolve', rule: 'sp.timing.own-order' };
  }
  return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'window' };
};

const candidatesOf = (state: State, frame: Window, density: Density): readonly Choice[] => {
  const own = ownerless(state, frame);
  if (own.length > 0) return own;
  const { written } = state.play;
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
    const asked = { kind: 'pick', id: state.play.written, for: 'window', listed: 'all', at: frame.at } as const;
    const [one, other] = ownerless(state, frame);
    if (one !== undefined) return other === undefined ? undefined : { ...asked, by: one.by, about: '', must: true };
    const [by] = frame.seats;
    if (by === undefined) return undefined;
    const { must, may } = offersIn(state, frame, by);
    return mustChoose(must.reduce((sum, { voices }) => sum + voices, 0), may.length) ? { ...asked, by, about: frame.about, must: must.length > 0 } : undefined;
  },
  check: checkBy(whyNot),
  reduce: (state, frame, choice) => {
    if (choice.kind === 'rule' || choice.kind === 'strain') return apply(state, choice);
    const found = choice.kind === 'ability' ? findOffer(state, frame, choice) : undefined;
    if (found !== undefined && 'offer' in found) return speak(state, found.offer, found.use);
    return [{ kind: 'window-passed', rule: 'sp.ability.one-reactive-per-trigger', seat: choice.by }];
  },
  advance: (state, frame) => {
    const [one] = ownerless(state, frame);
    if (one !== undefined) return apply(state, one);
    const [seat] = frame.seats;
    if (seat === undefined) return [{ kind: 'done', rule: 'sp.timing.own-order', frame: 'window' }];
    const [only] = offersIn(state, frame, seat).must;
    return only === undefined ? [{ kind: 'window-passed', rule: 'sp.timing.active-first', seat }] : speak(state, only, only.use);
  },
  candidates: candidatesOf,
};
