import { choices } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../../game.js';
import type { Modifier } from '../../model/effect.js';
import type { Ability } from '../../model/unit.js';
import { prepare, type UnitInfo } from '../../prepare.js';
import { done, kinds, refusalOf, sceneOf, settled, turnFrame, type Scene } from '../../testing/index.js';
import { nothingResolves } from './anytime.js';
import { isAllowed, mayAtAll, mayBeMoved } from './cannot-beats-can.js';
import { modifiersOf } from './card-hooks.js';
import { ranking } from './card-over-core.js';
import { costOf } from './cost-floor.js';
import { mayDespite, mayWhileEngaged } from './forbid-vs-card.js';
import { isReaction } from './identity-passive.js';
import { hasModifier } from './no-stacking.js';
import { halve } from './round-up.js';
import { stacked } from './stacking-number.js';
import { strengthOf } from './surcharge-not-variable.js';
import { innateOf } from './type-innate.js';
import { hears, isTriggered } from './type-reactive.js';
import { hasAbilities } from './wounded-may-use.js';
import { surcharge } from './wound-surcharge.js';

const active = (id: string, changes: Partial<Extract<Ability, { kind: 'active' }>> = {}): Ability => ({
  kind: 'active', id, name: id, action: false, cost: { of: 'force', n: 1, x: 0 }, when: [], effects: [{ do: 'hunker', n: 1, to: 'self' }], ...changes,
});

const reactive = (id: string, changes: Partial<Extract<Ability, { kind: 'reactive' }>> = {}): Ability => ({
  kind: 'reactive', id, name: id, cost: { of: 'force', n: 1, x: 0 }, on: { at: 'turn-end', who: 'any', as: 'attacker', within: 0 }, when: [],
  effects: [{ do: 'hunker', n: 1, to: 'self' }], ...changes,
});

const identity = (id: string): Ability => ({ kind: 'identity', id, name: id, on: { at: 'turn-end', who: 'any', as: 'attacker', within: 0 }, when: [], effects: [{ do: 'force', how: 'refresh', side: 'own', n: 1 }] });
const innate = (...modifiers: Modifier[]): Ability => ({ kind: 'innate', id: 'always', name: 'always', modifiers });

const AT = { 'north-a-1': [400, 300], 'south-a-1': [400, 800] } as const;
const scene = (changes: Scene = {}) => sceneOf({ at: AT, ...changes });
const withAbilities = (abilities: Ability[], changes: Scene = {}) => scene({ cards: { 'north-a': { abilities } }, ...changes });
const north = (state: ReturnType<typeof scene>): UnitInfo => prepare(state.table).units['north-a'] as UnitInfo;
const use = (ability: string, x = 0) => ({ kind: 'ability', unit: 'north-a', ability, character: 'north-a-1', x }) as const;

describe('[sp.ability.wound-surcharge] [sp.ability.cost-floor]', () => {
  test.each([
    { says: 'one injured token makes it 1 dearer', printed: 1, unit: { injured: 1 }, cost: 2 },
    { says: 'a wounded and an injured token 2', printed: 0, unit: { wounded: 1, injured: 1 }, cost: 2 },
    { says: 'no token, no surcharge', printed: 1, unit: {}, cost: 1 },
  ])('$says', ({ printed, unit, cost }) => {
    const state = scene({ units: { 'north-a': unit } });
    expect(costOf(state, north(state), printed).value).toBe(cost);
    expect(surcharge({ ...state.play.units['north-a']!, ...unit })).toBe(cost - printed);
  });

  test('[sp.ability.card-hooks] cards make it cheaper, never below nothing', () => {
    const state = withAbilities([innate({ kind: 'cost', of: 'own', within: 0, n: -3 })], { units: { 'north-a': { injured: 1 } } });
    expect([1, 2, 4].map((printed) => costOf(state, north(state), printed).value)).toEqual([0, 0, 2]);
    expect(modifiersOf(north(state), 'cost')).toHaveLength(1);
  });

  test.each([{ y: 519, cost: 1 }, { y: 380, cost: 3 }])('an enemy at $y makes it dearer within range 2: $cost', ({ y, cost }) => {
    const state = scene({ cards: { 'south-a': { abilities: [innate({ kind: 'cost', of: 'enemy', within: 2, n: 2 })] } }, at: { ...AT, 'south-a-1': [400, y] } });
    expect(costOf(state, north(state), 1).value).toBe(cost);
  });
});

describe('ability: surcharge-not-variable', () => {
  test.each([
    { amount: 'x', x: 2, strength: 2 },
    { amount: 'half-x', x: 3, strength: 2 },
    { amount: 4, x: 2, strength: 4 },
  ] as const)('[sp.ability.surcharge-not-variable] $amount with $x spent is $strength', ({ amount, x, strength }) => expect(strengthOf(amount, x)).toBe(strength));

  const variable = active('surge', { cost: { of: 'force', n: 0, x: 3 }, effects: [{ do: 'hunker', n: 'x', to: 'self' }] });
  test('[sp.ability.surcharge-not-variable] 2 spent by an injured unit cost 3 and have strength 2', () => {
    const { state } = done(withAbilities([variable], { units: { 'north-a': { injured: 1 } } }), use('surge', 2));
    expect([state.play.sides['north']?.force, state.play.units['north-a']?.hunker]).toEqual([3, 2]);
  });
  test('more than the card allows is refused', () => expect(refusalOf(withAbilities([variable]), use('surge', 4))).toMatchObject({ kind: 'x-too-large', x: 4, most: 3 }));
});

test.each([[5, 3], [4, 2], [1, 1], [0, 0]])('[sp.ability.round-up] half of %i is %i', (n, half) => expect(halve(n)).toBe(half));

describe('[sp.ability.stacking-number] [sp.ability.no-stacking]', () => {
  test.each([
    { says: '[2] and [1] make [3]', n: [2, 1], sum: 3 },
    { says: '[1] and one less leave nothing', n: [1, -1], sum: 0 },
  ])('$says', ({ n, sum }) => {
    expect(stacked(n.map((one) => ({ n: one })))).toBe(sum);
    const state = withAbilities([innate({ kind: 'keep-hunker' }, { kind: 'keep-hunker' })]);
    expect([hasModifier(north(state), 'keep-hunker'), hasModifier(north(state), 'ignore-cover')]).toEqual([true, false]);
  });
});

describe('[sp.ability.cannot-beats-can]', () => {
  test.each([
    { verdicts: ['can'], is: true },
    { verdicts: ['can', 'cannot'], is: false },
    { verdicts: ['cannot'], is: false },
    { verdicts: [], is: false },
  ] as const)('$verdicts: $is', ({ verdicts, is }) => expect(isAllowed(verdicts)).toBe(is));
  test('who cannot be moved by enemies is not, though an effect says so; its own player may', () => {
    const unit = north(withAbilities([innate({ kind: 'cannot', what: 'be-moved' })]));
    expect([mayBeMoved(unit, 'south'), mayBeMoved(unit, 'north')]).toEqual([false, true]);
  });
});

describe('[sp.ability.card-over-core] [sp.ability.forbid-vs-card]', () => {
  test.each([
    { says: 'a card allows what the core rules forbid', modifiers: [{ kind: 'shoot-engaged' }], 'card-first': true, 'cannot-first': false },
    { says: 'no card speaks', modifiers: [], 'card-first': false, 'cannot-first': false },
    { says: 'one card allows it, another forbids it', modifiers: [{ kind: 'shoot-engaged' }, { kind: 'cannot', what: 'shoot' }], 'card-first': false, 'cannot-first': false },
  ] as const)('$says', ({ modifiers, ...expected }) => {
    for (const precedence of ['card-first', 'cannot-first'] as const) {
      const state = withAbilities([innate(...modifiers.map((one) => ({ ...one })))], { options: { 'ability.precedence': precedence } });
      expect(mayWhileEngaged(state, north(state), 'shoot')).toBe(expected[precedence]);
    }
    expect(ranking({ core: 'cannot', cards: ['can'] })).toEqual(['can']);
    expect(ranking({ core: 'cannot', cards: [] })).toEqual(['cannot']);
    expect(mayDespite(scene(), { core: 'can', cards: [] })).toBe(true);
  });
});

describe('ability: type-active, anytime', () => {
  test('[sp.ability.type-active] an active unit between two actions: 1 force, accepted', () => {
    const { state, events } = done(withAbilities([active('drill')], { sides: { north: { force: 1 } } }), { kind: 'action', action: 'focus' }, use('drill'));
    expect(state.play.sides['north']?.force).toBe(0);
    expect(kinds(events)).toEqual(expect.arrayContaining(['force-spent', 'ability-used', 'hunker-gained', 'ability-resolved']));
    expect(refusalOf(state, { kind: 'stance', unit: 'north-a', stance: 1 })).toMatchObject({ kind: 'no-second-side' });
  });
  test.each([
    { says: 'without force', scene: { sides: { north: { force: 0 } } }, refused: { kind: 'too-little-force', cost: 1, force: 0 } },
    { says: 'where its condition does not hold', scene: {}, when: [{ if: 'wounded', of: 'self', is: true } as const], refused: { kind: 'ability-not-now' } },
  ])('[sp.ability.type-active] refused $says', ({ scene: changes, when = [], refused }) => expect(refusalOf(withAbilities([active('drill', { when })], changes), use('drill'))).toMatchObject(refused));
  test.each([
    { says: 'an unknown ability', choice: use('fly'), refused: { kind: 'no-such-ability' } },
    { says: 'an unknown unit', choice: { ...use('drill'), unit: 'north-z' }, refused: { kind: 'unknown-id' } },
    { says: 'an enemy unit', choice: { ...use('drill'), unit: 'south-a' }, refused: { kind: 'not-your-unit' } },
    { says: 'an own unit that is not active', choice: { ...use('drill'), unit: 'north-b', character: 'north-b-1' }, refused: { kind: 'ability-not-now' } },
    { says: 'a character of another unit', choice: { ...use('drill'), character: 'north-b-1' }, refused: { kind: 'unknown-id' } },
  ])('$says is refused', ({ choice, refused }) => {
    const state = scene({ cards: { 'north-a': { abilities: [active('drill')] }, 'north-b': { abilities: [active('drill')] }, 'south-a': { abilities: [active('drill')] } } });
    expect(refusalOf(state, choice)).toMatchObject(refused);
  });
  test('not in the middle of a move action', () => {
    const { state } = done(withAbilities([active('drill')]), { kind: 'action', action: 'move' });
    expect(refusalOf(state, use('drill'))).toMatchObject({ kind: 'not-asked' });
  });
});

describe('[sp.ability.once-per-turn]', () => {
  test('a second time in a turn is refused', () => {
    const { state } = done(withAbilities([active('drill')]), use('drill'));
    expect(refusalOf(state, use('drill'))).toMatchObject({ kind: 'ability-used', ability: 'drill', times: 1 });
  });
  test('unless a card allows it twice; not a third time', () => {
    const { state } = done(withAbilities([active('drill'), innate({ kind: 'uses', ability: 'drill', n: 2 })]), use('drill'), use('drill'));
    expect(refusalOf(state, use('drill'))).toMatchObject({ kind: 'ability-used', times: 2 });
  });
});

describe('[sp.ability.type-reactive] [sp.ability.identity-passive]', () => {
  const two = withAbilities([reactive('r1'), reactive('r2')]);
  test('of two, one can be used; the other is refused for the same event', () => {
    const { state, events } = done(two, { kind: 'end' }, use('r1'));
    expect(kinds(events).filter((kind) => kind === 'ability-used')).toHaveLength(1);
    expect(isReaction({ kind: 'reactive' })).toBe(true);
    expect(state.play.units['north-a']?.used).toEqual([]);
  });
  test('both players may use one each', () => {
    const both = scene({ cards: { 'north-a': { abilities: [reactive('r1')] }, 'south-a': { abilities: [reactive('r1')] } } });
    const { events } = done(both, { kind: 'end' }, use('r1'), { ...use('r1'), unit: 'south-a', character: 'south-a-1' });
    expect(events.flatMap((event) => (event.kind === 'ability-used' ? [event.seat] : []))).toEqual(['north', 'south']);
  });
  test('an identity ability happens by itself and does not count', () => {
    const { events } = done(withAbilities([identity('self'), reactive('r1')], { sides: { north: { force: 3 } } }), { kind: 'end' }, use('self'), use('r1'));
    expect(events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []))).toEqual(['north-a/self', 'north-a/r1']);
    expect(isReaction({ kind: 'identity' })).toBe(false);
  });
  test('without force it is not offered', () => {
    const poor = withAbilities([reactive('r1')], { sides: { north: { force: 0 } } });
    expect(kinds(done(poor, { kind: 'end' }).events)).not.toContain('window-passed');
  });
  test('it can be passed', () => expect(kinds(done(two, { kind: 'end' }, { kind: 'pass' }).events)).not.toContain('ability-used'));
});

describe('[sp.ability.wounded-may-use]', () => {
  test('a wounded unit may react, for 1 more', () => {
    const state = scene({
      cards: { 'north-b': { abilities: [reactive('r1')] } }, at: { ...AT, 'north-b-1': [600, 300] }, units: { 'north-b': { wounded: 1, damage: 8 } }, sides: { north: { force: 2 } },
    });
    const { state: after, events } = done(state, { kind: 'end' }, { ...use('r1'), unit: 'north-b', character: 'north-b-1' });
    expect(events.find(({ kind }) => kind === 'force-spent')).toMatchObject({ force: 2 });
    expect(hasAbilities(after, 'north-b')).toBe(true);
  });
  test('a defeated one may not', () => expect(hasAbilities(scene({ units: { 'north-b': { defeated: true } } }), 'north-b')).toBe(false));
});

test('[sp.ability.type-innate] an innate ability is in force without force being paid', () => {
  const state = settled(withAbilities([active('drill'), innate({ kind: 'cover', n: 1 })], { units: { 'north-a': { injured: 2 } } }));
  expect(innateOf(north(state))).toEqual([{ kind: 'cover', n: 1 }]);
  expect(state.play.sides['north']?.force).toBe(6);
});

describe('[sp.ability.card-hooks] paying with something else', () => {
  test('one momentum token instead of force', () => {
    const { state, events } = done(withAbilities([active('dare', { cost: { of: 'momentum', n: 1, x: 0 } })], { sides: { north: { momentum: 2 } } }), use('dare'));
    expect([state.play.sides['north']?.momentum, state.play.sides['north']?.force]).toEqual([1, 6]);
    expect(kinds(events)).toContain('momentum-lost');
    expect(modifiersOf(north(state), 'uses')).toEqual([]);
  });
  test.each([
    { of: 'momentum', scene: { sides: { north: { momentum: 0 } } }, refused: 'too-little-momentum' },
    { of: 'hunker', scene: {}, refused: 'too-few-hunker' },
  ] as const)('refused without $of', ({ of, scene: changes, refused }) => {
    const state = withAbilities([active('dare', { cost: { of, n: 1, x: 0 } })], changes);
    expect(refusalOf(state, use('dare'))).toMatchObject({ kind: refused });
    expect(modifiersOf(north(state), 'uses')).toEqual([]);
  });
});

test('[sp.ability.effect-order] effects come in the order of their list', () => {
  const drill = active('drill', { effects: [{ do: 'hunker', n: 1, to: 'self' }, { do: 'force', how: 'spend', side: 'enemy', n: 2 }, { do: 'condition', condition: 'pinned', to: 'self' }] });
  const { events } = done(withAbilities([drill]), use('drill'));
  expect(kinds(events).filter((kind) => ['hunker-gained', 'force-spent', 'condition-gained'].includes(kind))).toEqual(['force-spent', 'hunker-gained', 'force-spent', 'condition-gained']);
});


describe('[sp.ability.type-active] what is listed', () => {
  const surge = active('surge', { cost: { of: 'force', n: 1, x: 3 }, effects: [{ do: 'hunker', n: 'x', to: 'self' }] });
  const two = scene({ cards: { 'north-a': { abilities: [surge], characters: 2 } }, at: { ...AT, 'north-a-2': [600, 300] }, sides: { north: { force: 3 } } });
  const listed = (density: 'sparse' | 'standard' | 'dense') =>
    choices(shatterpoint, settled(two), density).flatMap((choice) => (choice.kind === 'ability' ? [`${choice.character} ${String(choice.x)}`] : []));
  test('few: one way; more: all the force that can be added; all: by each character', () => {
    expect(listed('sparse')).toEqual(['north-a-1 0']);
    expect(listed('standard')).toEqual(['north-a-1 0', 'north-a-1 1', 'north-a-1 2']);
    expect(listed('dense')).toEqual(['north-a-1 0', 'north-a-1 1', 'north-a-1 2', 'north-a-2 0', 'north-a-2 1', 'north-a-2 2']);
  });
  test.each(['constructor', 'hasownproperty'])('a unit called %s does not exist', (unit) => {
    expect(refusalOf(two, { ...use('surge'), unit })).toMatchObject({ kind: 'unknown-id', id: unit });
    expect(refusalOf(two, use('surge'))).toBeUndefined();
  });
});

describe('[sp.ability.anytime] nothing else is being resolved', () => {
  const turn = (step: number) => turnFrame('north', 'north-a', { step });
  const setup = { kind: 'setup', step: 5, rolled: [], lead: '', set: [] } as const;
  test.each([
    { says: 'in the fifth step of a turn', agenda: [turn(5)], is: true },
    { says: 'in the fourth', agenda: [turn(4)], is: false },
    { says: 'in the sixth', agenda: [turn(6)], is: false },
    { says: 'while something lies on the turn', agenda: [turn(5), turn(5)], is: false },
    { says: 'in the fifth step of the setup', agenda: [setup], is: false },
    { says: 'when there is nothing to do at all', agenda: [], is: false },
  ])('$says: $is', ({ agenda, is }) => {
    const state = scene();
    expect(nothingResolves({ ...state, play: { ...state.play, agenda: agenda } })).toBe(is);
  });
});

describe('[sp.ability.cost-floor] whose cards count', () => {
  const dearer = (within: number, of: 'own' | 'enemy' = 'enemy') => innate({ kind: 'cost', of, within, n: 2 });
  const far = [400, 800] as const;
  test.each([
    { says: 'an enemy far away whose card has no range', south: { abilities: [dearer(0)] }, at: { 'south-a-1': far }, cost: 3 },
    { says: 'an enemy that makes only its own abilities dearer', south: { abilities: [dearer(0, 'own')] }, at: { 'south-a-1': far }, cost: 1 },
    { says: 'an enemy of two, one of them near', south: { abilities: [dearer(2)], characters: 2 }, at: { 'south-a-1': far, 'south-a-2': [400, 380] as const }, cost: 3 },
    { says: 'an enemy of two, none of them near', south: { abilities: [dearer(2)], characters: 2 }, at: { 'south-a-1': far, 'south-a-2': [600, 800] as const }, cost: 1 },
  ])('$says: $cost', ({ south, at, cost }) => {
    const state = scene({ cards: { 'south-a': south }, at: { 'north-a-1': [400, 300], ...at } });
    expect(costOf(state, north(state), 1).value).toBe(cost);
  });
  test.each([
    { says: 'defeated', units: { 'south-a': { defeated: true } }, cost: 1 },
    { says: 'wounded', units: { 'south-a': { wounded: 1 } }, cost: 3 },
  ])('an enemy that is $says: $cost', ({ units, cost }) => {
    const state = scene({ cards: { 'south-a': { abilities: [dearer(0)] } }, units });
    expect(costOf(state, north(state), 1).value).toBe(cost);
  });
  test('one that is off the board is near to nobody', () => {
    const state = scene({ cards: { 'south-b': { abilities: [dearer(5)] } }, at: { 'north-a-1': [25, 25] } });
    expect(costOf(state, north(state), 1).value).toBe(1);
  });
  test('what a card says of enemies does not change its own costs', () => {
    const state = withAbilities([innate({ kind: 'cost', of: 'enemy', within: 0, n: 2 })]);
    expect(costOf(state, north(state), 1)).toEqual({ value: 1, because: [] });
  });
  test.each([
    { says: 'nothing', unit: {}, abilities: [], because: [] },
    { says: 'wounds', unit: { injured: 1 }, abilities: [], because: ['sp.ability.wound-surcharge'] },
    { says: 'cards', unit: {}, abilities: [innate({ kind: 'cost', of: 'own', within: 0, n: 1 })], because: ['sp.ability.card-hooks'] },
    { says: 'both', unit: { wounded: 1 }, abilities: [innate({ kind: 'cost', of: 'own', within: 0, n: -1 })], because: ['sp.ability.wound-surcharge', 'sp.ability.card-hooks'] },
  ])('[sp.ability.wound-surcharge] [sp.ability.card-hooks] named as reasons: $says', ({ unit, abilities, because }) => {
    const state = withAbilities(abilities, { units: { 'north-a': unit } });
    expect(costOf(state, north(state), 2).because).toEqual(because);
  });
});

test('[sp.ability.cannot-beats-can] who cannot climb can still shoot and be moved', () => {
  const unit = north(withAbilities([innate({ kind: 'cannot', what: 'climb' })]));
  expect((['climb', 'shoot', 'be-moved'] as const).map((what) => mayAtAll(unit, what))).toEqual([false, true, true]);
});

describe('[sp.ability.forbid-vs-card]', () => {
  test('a card that forbids something else takes nothing back', () => {
    const state = withAbilities([innate({ kind: 'shoot-engaged' }, { kind: 'cannot', what: 'climb' })]);
    expect([mayWhileEngaged(state, north(state), 'shoot'), mayWhileEngaged(state, north(state), 'climb')]).toEqual([true, false]);
  });
  test('where every prohibition wins, what nobody forbids is allowed', () => {
    const state = scene({ options: { 'ability.precedence': 'cannot-first' } });
    expect([mayDespite(state, { core: 'can', cards: [] }), mayDespite(state, { core: 'can', cards: ['cannot'] }), mayDespite(state, { core: 'cannot', cards: ['can'] })]).toEqual([true, false, false]);
  });
});

test('[sp.ability.once-per-turn] a card that allows another ability more often does not help', () => {
  const { state } = done(withAbilities([active('drill'), innate({ kind: 'uses', ability: 'dash', n: 3 })]), use('drill'));
  expect(refusalOf(state, use('drill'))).toMatchObject({ kind: 'ability-used', ability: 'drill', times: 1 });
});

describe('[sp.ability.type-reactive] whom a trigger is about', () => {
  const on = (who: 'any' | 'self' | 'own' | 'enemy', within = 0) => ({ at: 'wounded', who, as: 'attacker', within }) as const;
  const at = { ...AT, 'north-b-1': [600, 300] as const };
  test.each([
    { about: 'north-a-1', any: true, self: true, own: true, enemy: false },
    { about: 'north-b-1', any: true, self: false, own: true, enemy: false },
    { about: 'south-a-1', any: true, self: false, own: false, enemy: true },
  ])('$about', ({ about, ...expected }) => {
    const state = scene({ at });
    for (const who of ['any', 'self', 'own', 'enemy'] as const) expect(isTriggered(state, north(state), { on: on(who), about })).toBe(expected[who]);
  });
  test.each([
    { active: 'north', any: true, self: false, own: true, enemy: false },
    { active: 'south', any: true, self: false, own: false, enemy: true },
  ])('about nobody, in the turn of $active', ({ active: seat, ...expected }) => {
    const state = scene({ at, play: { active: seat } });
    for (const who of ['any', 'self', 'own', 'enemy'] as const) expect(isTriggered(state, north(state), { on: on(who), about: '' })).toBe(expected[who]);
  });
  test.each([
    { says: 'a trigger without a range, far away', about: 'south-a-1', within: 0, is: true },
    { says: 'one of range 2, far away', about: 'south-a-1', within: 2, is: false },
    { says: 'one of range 2, near', about: 'south-b-1', within: 2, is: true },
    { says: 'what is about nobody', about: '', within: 2, is: true },
    { says: 'what is about itself', about: 'north-a-1', within: 2, is: true },
    { says: 'what is about another character of the unit, far away', about: 'north-a-2', within: 2, is: true },
  ])('$says is heard: $is', ({ about, within, is }) => {
    const state = scene({ cards: { 'north-a': { characters: 2 } }, at: { ...AT, 'south-b-1': [400, 380], 'north-a-2': [800, 800] } });
    expect(hears(state, north(state), { on: on('any', within), about })).toBe(is);
  });
  test.each(['activation-start', 'activation-end', 'wounded', 'defeated', 'ability-used', 'moved', 'targeted'] as const)('[sp.measure.within-unit] of a pair only the second is near: what happens to the unit is heard, what happens to the first character is not: %s', (at) => {
    const state = scene({ cards: { 'south-a': { characters: 2 } }, at: { ...AT, 'south-a-2': [400, 380] } });
    const ofUnit = at !== 'moved' && at !== 'targeted';
    expect([2, 1].map((within) => hears(state, north(state), { on: { ...on('any', within), at }, about: 'south-a-1' }))).toEqual([ofUnit, false]);
  });
});
