import { choices, decode, isRight } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../../game.js';
import type { Effect } from '../../model/effect.js';
import type { Frame } from '../../model/frame.js';
import { AGENDA, USES } from '../../model/most.js';
import { Play } from '../../model/play.js';
import type { State } from '../../model/state.js';
import type { Ability, Stance } from '../../model/unit.js';
import { A, attackFrame, dice, duel, hit, option, X, type Duel } from '../../testing/duel.js';
import { askedIn, done, kinds, refusalOf, stance, turnFrame, type Answer } from '../../testing/index.js';
import { lapsed } from './granted-attack-no-action.js';

// Attacks within attacks: which are granted, and that none of them leads beyond what can be kept.

const again: Effect = { do: 'attack', type: 'melee', dice: 0, to: 'self' };
const fight: Effect = { do: 'action', action: 'combat', to: 'self' };
const HIT = dice([0, 1, 0, 5], [0, 0, 4]);
const HITS = dice([0, 2, 0, 4], [0, 0, 4]);
const BLANK = dice([0, 0, 0, 6], [0, 0, 4]);
const row = (...options: readonly (readonly Effect[])[]): Pick<Stance, 'tree'> => ({
  tree: { options: options.map((effects, i) => ({ id: `o${i + 1}`, column: i + 1, row: 1, start: i === 0, effects: [...effects] })), paths: options.slice(1).map((_, i): [string, string] => [`o${i + 1}`, `o${i + 2}`]) },
});
const ally = (tag: string) => ({ choose: 'own' as const, within: 0, sight: false, self: false, tags: [tag] });
const lapses = (state: State, ...answers: readonly Answer[]): readonly string[] => done(state, ...answers).events.flatMap((event) => (event.kind === 'grant-lapsed' ? [`${event.character} ${event.rule}`] : []));
const BY_RULE = `${A} sp.turn.granted-attack-no-action`;

describe('[sp.turn.granted-attack-no-action] an attack that a tree grants', () => {
  test('is made, and grants no further one itself: that is told, and the tree goes on', () => {
    const state = duel({ attacker: row([again], [{ do: 'damage', n: 1, to: 'target' }]) });
    const inner = done(state, hit(), HIT, option('o1'));
    expect([kinds(inner.events).includes('grant-lapsed'), askedIn(inner.state).for]).toEqual([false, 'strike']);
    const deep = done(inner.state, hit(), HITS, option('o1'));
    expect([lapses(inner.state, hit(), HITS, option('o1')), askedIn(deep.state).for]).toEqual([[BY_RULE], 'tree']);
    expect(done(deep.state, option('o2')).state.play.units['south-a']?.damage).toBe(1);
  });
  test('is over before the next option grants another', () => {
    const state = duel({ attacker: row([again], [again]) });
    const then = done(state, hit(), HITS, option('o1'), hit(), BLANK, option('o2'));
    expect([kinds(then.events).includes('grant-lapsed'), askedIn(then.state).for]).toEqual([false, 'strike']);
  });
  test('lets the tree of whoever makes it grant none, be it of another unit', () => {
    const cards = { 'north-a': { stances: [stance(row([{ ...again, to: ally('b') }]))] }, 'north-b': { tags: ['b'], stances: [stance(row([again]))] } };
    const inner = done(duel({ cards, at: { 'north-b-1': [470, 320] } }), hit(), HIT, option('o1')).state;
    expect([askedIn(inner), lapses(inner, hit('melee', { character: 'north-b-1' }), HIT, option('o1'))]).toMatchObject([{ for: 'strike', character: 'north-b-1' }, ['north-b-1 sp.turn.granted-attack-no-action']]);
  });
  test('by a chart, which comes after the attack, grants no further one either', () => {
    const chart = [{ from: 1, to: 0, entries: [{ kind: 'effect' as const, effect: again }] }];
    const state = duel({ attacker: { melee: { attack: 6, defence: 4, chart } } });
    const EXPERT = dice([0, 0, 1, 5], [0, 0, 4]);
    const inner = done(state, hit(), EXPERT).state;
    expect([askedIn(inner).for, lapses(inner, hit(), EXPERT)]).toEqual(['strike', [BY_RULE]]);
  });
  test('as an action ends likewise, while other actions are granted as ever', () => {
    const fights = (granted: Effect): State => duel({ agenda: [turnFrame('south', 'south-b'), attackFrame({ attacker: A, seat: 'north', step: 8, successes: 1 })], play: { active: 'south' }, attacker: row([granted]) });
    const inner = done(fights(fight), option('o1'));
    expect(askedIn(inner.state)).toMatchObject({ for: 'deed', action: 'combat' });
    expect(lapses(inner.state, hit(), HIT, option('o1'))).toEqual([BY_RULE]);
    expect(kinds(done(fights({ ...fight, action: 'focus' }), option('o1')).events)).toContain('focused');
  });
});

const effects = (from: Extract<Frame, { kind: 'effects' }>['from'], source = A): Extract<Frame, { kind: 'effects' }> => ({ kind: 'effects', seat: 'north', from, source, target: X, ability: '', list: [], times: 0, chosen: '', mark: [], x: 0 });
const deed: Frame = { kind: 'deed', seat: 'north', action: 'combat', unit: 'north-a', left: [] };

test.each([
  { says: 'an attack of its tree goes on', below: [effects('tree'), attackFrame()], lapse: true },
  { says: 'a combat action of its tree goes on', below: [effects('tree'), deed, attackFrame()], lapse: true },
  { says: 'an attack of its chart goes on', below: [effects('chart'), attackFrame()], lapse: true },
  { says: 'that was long ago', below: [effects('tree'), attackFrame(), effects('ability'), attackFrame({ attacker: X, defender: A })], lapse: true },
  { says: 'an attack of its ability goes on', below: [effects('ability'), attackFrame()], lapse: false },
  { says: 'an attack of another unit’s tree goes on', below: [effects('tree', 'north-b-1'), attackFrame()], lapse: true },
  { says: 'its tree has caused something else', below: [effects('tree'), { kind: 'rest', character: X, how: '', told: true }, attackFrame()], lapse: false },
  { says: 'nothing goes on', below: [], lapse: false },
] as const)('[sp.turn.granted-attack-no-action] $says: does a tree grant nothing? $lapse', ({ below, lapse }) => {
  const top = effects('tree');
  const state = duel({ agenda: [turnFrame('north', 'north-a'), ...below, top] });
  const count = (effect: Effect, frame = top): number => lapsed(state, frame, effect).length;
  expect([count(again), count(fight), count({ ...fight, action: 'move' }), count({ do: 'damage', n: 1, to: 'target' }), count(again, effects('ability'))]).toEqual([...(lapse ? [1, 1] : [0, 0]), 0, 0, 0]);
});

describe('[sp.ability.once-per-turn] [sp.attack.reactive-window] two who answer every attack with an attack', () => {
  const counter = (id: string): Ability => ({ kind: 'reactive', id, name: id, cost: { of: 'force', n: 0, x: 0 }, on: { at: 'after-attack', who: 'self', as: 'defender', within: 0 }, when: [], effects: [again] });
  const abilities = Array.from({ length: 8 }, (_, i) => counter(`counter-${i}`));
  const often: Ability[] = [0, 4].map((from) => ({ kind: 'innate', id: `always-${from}`, name: 'always', modifiers: abilities.slice(from, from + 4).map(({ id }) => ({ kind: 'uses', ability: id, n: 5 })) }));
  const fencers: Duel = { cards: { 'north-a': { abilities: [...abilities, ...often] }, 'south-a': { abilities: [...abilities, ...often] } } };

  test('every position of it can be kept and taken up again, to the last ability', () => {
    let state = done(duel(fencers), hit(), BLANK).state;
    let deepest = 0;
    while (askedIn(state).for === 'window') {
      const [first] = choices(shatterpoint, state, 'sparse');
      const [X1, A1] = askedIn(state).by === 'south' ? [X, A] : [A, X];
      state = done(state, first as Answer, { kind: 'attack', character: X1, target: A1, type: 'melee' }, BLANK).state;
      deepest = Math.max(deepest, state.play.agenda.length);
      expect(isRight(decode(Play, state.play))).toBe(true);
    }
    // The turn and the action; then of each ability the attack that it answers, the moment and its effects; the last attack is answered by none.
    expect(deepest).toBe(2 + 2 * USES * 3 - 1);
    expect([askedIn(state).for, deepest < AGENDA]).toEqual(['act', true]);
    expect(refusalOf(state, { kind: 'action', action: 'focus' })).toBeUndefined();
  });
});

test('the deepest agenda that is kept is taken up again, one frame more is not', () => {
  const state = duel({ agenda: [turnFrame('north', 'north-a'), ...Array.from({ length: AGENDA - 1 }, () => attackFrame())] });
  const more = { ...state.play, agenda: [...state.play.agenda, attackFrame()] };
  expect([isRight(decode(Play, state.play)), isRight(decode(Play, more))]).toEqual([true, false]);
});
