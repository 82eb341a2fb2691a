import { checkBy, type Frozen, type Room } from '@regelwerk/core';
import { attackOf } from '../agenda.js';
import { carryOut, ruleOf, timesOf } from '../effects/carry-out.js';
import { chooserOf, targetsOf, whomOf, whyNotTarget } from '../effects/whom.js';
import { movableCards, moveCard, rerollable, takeUp, whyNotReroll } from '../effects/answers.js';
import type { HostRules } from '../host.js';
import type { Choice } from '../model/choice.js';
import type { Decision } from '../model/decision.js';
import type { Effect } from '../model/effect.js';
import type { Event } from '../model/event.js';
import type { EffectsFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { prepare } from '../prepare.js';
import { effectDue } from '../rules/ability/effect-order.js';
import { afterResolving } from '../rules/condition/strained.js';

// Effects, one after another: whom, then what, then the next.

type Frame = Frozen<EffectsFrame>;

const nameOf = (effect: Frozen<Effect>): string => effect.do;

const askTarget = (state: State, frame: Frame, effect: Frozen<Effect>): Decision | undefined => {
  const chooser = frame.chosen === '' ? chooserOf(effect) : undefined;
  if (chooser === undefined || targetsOf(state, frame, chooser).length < 2) return undefined;
  return { kind: 'pick', id: state.play.written, by: frame.seat, for: 'target', listed: 'all', source: frame.source, effect: nameOf(effect) };
};

const askOf = (state: State, frame: Frame): Decision | undefined => {
  const effect = effectDue(frame);
  if (effect === undefined) return undefined;
  const asked = { kind: 'pick', id: state.play.written, by: frame.seat, listed: 'all' } as const;
  const most = effect.do === 'reroll' ? timesOf(effect, frame.x).each : 0;
  if (effect.do === 'reroll' && most > 0 && rerollable(state, effect) > 0) {
    return { ...asked, for: 'reroll', roll: effect.roll, most, counts: attackOf(state)?.[effect.roll] ?? [] };
  }
  const cards = effect.do === 'deck' ? movableCards(state, frame.seat) : [];
  if (effect.do === 'deck' && cards.length > 0) return { ...asked, for: 'card', cards, how: effect.how };
  return askTarget(state, frame, effect);
};

const whyNot = (state: State, frame: Frame, choice: Choice): Refusal | undefined => {
  const effect = effectDue(frame);
  const chooser = chooserOf(effect);
  if (choice.kind === 'target' && chooser !== undefined) return whyNotTarget(state, frame, { chooser, character: choice.character });
  if (choice.kind === 'pass' && (effect?.do === 'reroll' || effect?.do === 'deck')) return undefined;
  if (choice.kind === 'reroll' && effect?.do === 'reroll') return whyNotReroll(state, { effect, most: timesOf(effect, frame.x).each }, choice.dice);
  if (choice.kind === 'card' && effect?.do === 'deck') {
    return movableCards(state, frame.seat).includes(choice.card) ? undefined : { kind: 'no-such-card', rule: 'sp.ability.card-hooks', card: choice.card };
  }
  return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'target' };
};

const leave = (frame: Frame): Event => ({ kind: 'effect-due', rule: ruleOf(frame), times: 0, mark: [] });

/** The list is empty: an ability has been resolved. What answers to that speaks before the frame is gone; `times` then tells that it has. */
const finish = (state: State, { source, ability, from, times }: Frame): readonly Event[] => {
  const unit = prepare(state.table).unitOf[source];
  const done: Event = { kind: 'done', rule: ruleOf({ from }), frame: 'effects' };
  if (unit === undefined || ability === '' || times > 0) return [done];
  const kind = unit.abilities[ability]?.kind;
  const resolved: Event = { kind: 'ability-resolved', rule: 'sp.ability.effect-order', unit: unit.id, ability };
  const used = kind === 'active' || kind === 'reactive';
  const heard = used ? afterResolving(state, unit.id, { at: 'ability-used', about: source, other: '', rule: 'sp.ability.type-reactive' }) : [];
  return heard[0]?.kind === 'begun' ? [resolved, { kind: 'moment-told', rule: 'sp.ability.effect-order', told: 1 }, ...heard] : [done, resolved, ...heard];
};

const goOn = (state: State, frame: Frame, { functions }: HostRules): readonly Event[] => {
  const effect = effectDue(frame);
  if (effect === undefined) return finish(state, frame);
  const chooser = frame.chosen === '' ? chooserOf(effect) : undefined;
  if (chooser !== undefined) {
    const [only] = targetsOf(state, frame, chooser);
    return only === undefined ? [leave(frame)] : [{ kind: 'target-chosen', rule: 'sp.measure.effect-source', character: only }];
  }
  const character = 'to' in effect ? whomOf(state, frame, effect.to) : '';
  if (effect.do === 'call') return [leave(frame), ...(functions[effect.name]?.(state, { frame, character }) ?? [])];
  const { begin, each } = timesOf(effect, frame.x);
  const times = frame.times === 0 ? begin : frame.times;
  if (times === 0) return [leave(frame)];
  const at = state.play.characters[character];
  const mark = effect.do === 'shove' && times === 2 && at !== undefined ? [at.x, at.y] : [];
  return [{ ...leave(frame), times: times - 1, mark } as Event, ...carryOut({ state, frame, effect, character, times: effect.do === 'shove' ? times : each })];
};

const candidatesOf = (state: State, frame: Frame): readonly Choice[] => {
  const effect = effectDue(frame);
  const answer = { answers: state.play.written, by: frame.seat };
  if (effect?.do === 'deck') return [...movableCards(state, frame.seat).map((card): Choice => ({ kind: 'card', ...answer, card })), { kind: 'pass', ...answer }];
  if (effect?.do === 'reroll') {
    const most = timesOf(effect, frame.x).each;
    return [...takeUp(state, effect, most).map((dice): Choice => ({ kind: 'reroll', ...answer, dice: [...dice] })), { kind: 'pass', ...answer }];
  }
  const chooser = chooserOf(effect);
  return chooser === undefined ? [] : targetsOf(state, frame, chooser).map((character): Choice => ({ kind: 'target', ...answer, character }));
};

/** Dice are picked up and rolled again, beside those that are kept. */
const rollAgain = (state: State, frame: Frame, dice: readonly number[]): readonly Event[] => {
  const effect = effectDue(frame);
  const all = dice.reduce((sum, n) => sum + n, 0);
  if (effect?.do !== 'reroll' || all === 0) return [];
  const { roll } = effect;
  const rule = roll === 'attack' ? 'sp.attack.modify-attack-roll' : 'sp.attack.modify-defence-roll';
  return [
    { kind: 'dice-picked-up', rule, roll, dice },
    { kind: 'begun', rule, frame: { kind: 'roll', purpose: 'reroll', seat: frame.seat, label: `reroll-${String(state.play.written)}`, pools: [{ die: roll, dice: all }] } },
  ];
};

const reduceOf = (state: State, frame: Frame, choice: Choice): readonly Event[] => {
  if (choice.kind === 'target') return [{ kind: 'target-chosen', rule: 'sp.measure.effect-source', character: choice.character }];
  if (choice.kind === 'card') return [leave(frame), moveCard(frame, choice.card)];
  return [leave(frame), ...(choice.kind === 'reroll' ? rollAgain(state, frame, choice.dice) : [])];
};

/** The room of effects, with the functions that a host has registered. */
export const effectsRoom = (host: HostRules): Room<Types, EffectsFrame> => ({
  ask: askOf,
  check: checkBy(whyNot),
  reduce: reduceOf,
  advance: (state, frame) => goOn(state, frame, host),
  candidates: candidatesOf,
});

