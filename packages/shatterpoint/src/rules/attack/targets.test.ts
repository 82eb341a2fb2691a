import { describe, expect, test } from 'vitest';
import { attackCandidates, whyNotAttack } from '../../attacks/attack.js';
import { stanceOf } from '../../attacks/stance.js';
import type { AttackType } from '../../model/effect.js';
import type { State } from '../../model/state.js';
import { A, combat, dice, duel, hit, option, X } from '../../testing/duel.js';
import { askedIn, done, MM, part, refusalOf, turnFrame } from '../../testing/index.js';
import { canAttackSo } from './dash-value.js';
import { baseDice } from './fixed-dice-attack.js';
import { whyNotMelee } from './melee-target.js';
import { whyNoShot } from './no-ranged-engaged.js';
import { whyNotIts } from './per-character.js';
import { whyNotRanged } from './ranged-target.js';
import { targetsOf } from './step-check-targets.js';
import { whyNotChoose } from './step-choose-target.js';
import { whyNotDeclare } from './step-declare.js';

/** The lengths of ranges 1 to 5, in millimetres. */
const R = [0, 25.4, 76.2, 152.4, 203.2, 254] as const;
const HAIR = 0.01;
const FAR = 'south-b-1';

const choice = (type: AttackType, target = X) => ({ kind: 'attack', answers: 0, by: 'north', character: A, type, target }) as const;
const why = (state: State, type: AttackType, target = X) => whyNotAttack(state, { character: A, type: 'any', dice: 0 }, choice(type, target));
const noRanged = { attacker: { ranged: { attack: 'none' as const, defence: 3, range: 4, chart: [] } } };
const platform = part('roof', [300, 350, 500, 600]);
const roof = { pieces: [{ id: 'house', name: 'house', parts: [platform] }] };

describe('[sp.attack.melee-target] melee is for those that one is engaged with', () => {
  test.each([
    { says: 'exactly range 2', gap: R[2], why: undefined },
    { says: 'a hair beyond', gap: R[2] + HAIR, why: { kind: 'not-engaged', rule: 'sp.attack.melee-target', target: X, why: 'range', distance: R[2] * MM + 1, range: R[2] * MM } },
  ])('$says', ({ gap, why: refusal }) => {
    expect(whyNotMelee(duel({ gap }), A, X)).toEqual(refusal);
    expect(refusalOf(duel({ gap }), hit())).toEqual(refusal);
  });

  test('near enough, but on another elevation', () => {
    const state = duel({ gap: 60, terrain: roof, at: { [X]: [400, 400, 'roof'] } });
    expect(whyNotMelee(state, A, X)).toMatchObject({ kind: 'not-engaged', why: 'elevation', distance: 60 * MM });
  });

  test('near enough, but behind a wall', () => {
    const wall = part('wall', [300, 340, 500, 345], { sight: 'blocking', surface: false });
    const state = duel({ gap: 60, terrain: { pieces: [{ id: 'wall-piece', name: 'wall', parts: [wall] }] } });
    expect(whyNotMelee(state, A, X)).toMatchObject({ kind: 'not-engaged', why: 'sight' });
  });

  test('a wounded unit can be attacked', () => {
    expect(refusalOf(duel({ units: { 'south-a': { wounded: 1, damage: 8 } } }), hit())).toBeUndefined();
  });
});

describe('[sp.attack.ranged-target] in range of the weapon, and in sight', () => {
  test.each([
    { says: 'exactly range 4', gap: R[4], why: undefined },
    { says: 'a hair beyond', gap: R[4] + HAIR, why: { kind: 'out-of-range', rule: 'sp.attack.ranged-target', distance: R[4] * MM + 1, range: R[4] * MM } },
  ])('$says', ({ gap, why: refusal }) => {
    expect(whyNotRanged(duel({ gap }), A, X)).toEqual(refusal);
    expect(refusalOf(duel({ gap }), hit('ranged'))).toEqual(refusal);
  });

  test('half that far, but behind a wall', () => {
    const wall = part('wall', [200, 340, 600, 345], { sight: 'blocking', surface: false });
    const state = duel({ gap: R[4] / 2, terrain: { pieces: [{ id: 'wall-piece', name: 'wall', parts: [wall] }] } });
    expect(whyNotRanged(state, A, X)).toEqual({ kind: 'no-sight', rule: 'sp.attack.ranged-target', target: X, by: 'wall' });
  });
});

describe('[sp.attack.no-ranged-engaged] who is held by an enemy does not shoot', () => {
  const c = { at: { [FAR]: [400 + 40 + 140, 300] as const } };

  test('a held character shoots at nobody', () => {
    const state = duel(c);
    expect(whyNoShot(state, A)).toEqual({ kind: 'engaged', rule: 'sp.attack.no-ranged-engaged', character: A, by: X });
    expect([why(state, 'ranged'), why(state, 'ranged', FAR)].map((one) => one?.kind)).toEqual(['engaged', 'engaged']);
    expect(targetsOf(state, { attacker: A, type: 'ranged' })).toEqual([]);
  });

  test('one that is engaged with a wounded unit only shoots at that one or at others', () => {
    const state = duel({ ...c, units: { 'south-a': { wounded: 1, damage: 8 } } });
    expect([why(state, 'ranged'), why(state, 'ranged', FAR)]).toEqual([undefined, undefined]);
  });

  test.each([
    { says: 'a card lets it shoot', modifiers: [{ kind: 'shoot-engaged' }], gap: 60, then: undefined },
    { says: 'a card lets it, another forbids it to shoot', modifiers: [{ kind: 'shoot-engaged' }, { kind: 'cannot', what: 'shoot' }], gap: 60, then: 'cannot-attack-so' },
    { says: 'a card forbids it to shoot, and nobody holds it', modifiers: [{ kind: 'cannot', what: 'shoot' }], gap: 150, then: 'cannot-attack-so' },
  ] as const)('$says', ({ modifiers, gap, then }) => {
    const state = duel({ gap, cards: { 'north-a': { abilities: [{ kind: 'innate', id: 'i', name: 'i', modifiers: modifiers.map((one) => ({ ...one })) }] } } });
    expect([whyNoShot(state, A)?.kind, targetsOf(state, { attacker: A, type: 'ranged' })]).toEqual([then, then === undefined ? [X] : []]);
    const first = duel({ gap, options: { 'ability.precedence': 'cannot-first' }, cards: { 'north-a': { abilities: [{ kind: 'innate', id: 'i', name: 'i', modifiers: [{ kind: 'shoot-engaged' }] }] } } });
    expect(whyNoShot(first, A)?.kind).toBe(gap === 60 ? 'engaged' : undefined);
  });

  test('whom the target is engaged with does not matter', () => {
    const state = duel({ gap: 150, at: { 'north-b-1': [400, 340 + 150 + 80] } });
    expect(why(state, 'ranged')).toBeUndefined();
  });

  test('one elevation up holds nobody: no melee, but shots', () => {
    const state = duel({ gap: 60, terrain: roof, at: { [X]: [400, 400, 'roof'] } });
    expect(why(state, 'melee')?.kind).toBe('not-engaged');
    expect(why(state, 'ranged')).toBeUndefined();
  });
});

describe('[sp.attack.dash-value] [sp.attack.step-declare] a dash is no value', () => {
  const refusal = { kind: 'cannot-attack-so', rule: 'sp.attack.dash-value', type: 'ranged' };

  test('not even with a die from focus, or with dice from an effect', () => {
    const state = duel({ ...noRanged, gap: 150, characters: { [A]: { focus: 1 } } });
    expect(refusalOf(state, hit('ranged'))).toEqual(refusal);
    expect(whyNotAttack(state, { character: A, type: 'ranged', dice: 5 }, choice('ranged'))).toEqual(refusal);
  });

  test('0 is a number', () => {
    const state = duel({ attacker: { ranged: { attack: 0, defence: 3, range: 4, chart: [] } }, gap: 150 });
    expect(canAttackSo(stanceOf(state, A), 'ranged')).toBe(true);
    expect(refusalOf(state, hit('ranged'))).toBeUndefined();
  });

  test('an attack that is granted in one kind is not made in the other', () => {
    expect(whyNotDeclare(duel(), { character: A, type: 'ranged' }, 'melee')).toEqual({ kind: 'cannot-attack-so', rule: 'sp.attack.step-declare', type: 'melee' });
    expect(whyNotDeclare(duel(), { character: A, type: 'melee' }, 'melee')).toBeUndefined();
  });
});

describe('[sp.attack.step-check-targets] the legal targets', () => {
  test('one that is engaged in melee; one that is far is none', () => {
    const state = duel({ at: { [FAR]: [400 + 40 + 137, 300] }, attacker: { ranged: { attack: 5, defence: 3, range: 3, chart: [] } } });
    expect(targetsOf(state, { attacker: A, type: 'melee' })).toEqual([X]);
  });

  test('those in range that are seen, if nobody holds the attacker', () => {
    const state = duel({ gap: 140, at: { [FAR]: [400 + 40 + 137, 300], 'south-c-1': [100, 100] }, attacker: { ranged: { attack: 5, defence: 3, range: 3, chart: [] } } });
    expect(targetsOf(state, { attacker: A, type: 'ranged' })).toEqual([X, FAR]);
    expect(targetsOf(state, { attacker: A, type: 'melee' })).toEqual([]);
  });

  test('without a target there is no attack', () => {
    const state = duel({ gap: 400 });
    expect(attackCandidates(state, { seat: 'north', character: A, type: 'any', dice: 0 })).toEqual([]);
    expect([refusalOf(state, hit())?.kind, refusalOf(state, hit('ranged'))?.kind]).toEqual(['not-engaged', 'out-of-range']);
  });
});

test.each([
  { says: 'a character that there is not', target: 'south-z-1', refusal: { kind: 'unknown-id', what: 'character', id: 'south-z-1' } },
  { says: 'one that inherits its name', target: 'constructor', refusal: { kind: 'unknown-id', what: 'character', id: 'constructor' } },
  { says: 'one of its own', target: 'north-b-1', refusal: { kind: 'own-character', rule: 'sp.attack.step-choose-target', target: 'north-b-1' } },
  { says: 'one that is not on the board', target: 'south-c-1', refusal: { kind: 'wrong-target', rule: 'sp.attack.step-choose-target', target: 'south-c-1', why: 'off-board' } },
  { says: 'one that is no legal target', target: FAR, refusal: { kind: 'not-engaged', rule: 'sp.attack.melee-target', target: FAR, why: 'range', distance: 460 * MM, range: 7620 } },
  { says: 'a legal one', target: X, refusal: undefined },
])('[sp.attack.step-choose-target] $says', ({ target, refusal }) => {
  const state = duel({ at: { [FAR]: [900, 300], 'north-b-1': [300, 300] } });
  expect(refusalOf(state, hit('melee', { target }))).toEqual(refusal);
  expect(whyNotChoose(state, 'north', X)).toBeUndefined();
});

describe('[sp.attack.per-character] one attack for each character', () => {
  const two = {
    cards: { 'north-a': { characters: 2 } },
    at: { 'north-a-2': [200, 300] as const, [FAR]: [200, 450] as const },
    agenda: combat(['north-a-1', 'north-a-2']),
  };

  test('one in melee, one at range, the first over before the second begins', () => {
    const first = done(duel(two), hit(), dice([0, 1, 0, 5], [0, 0, 4]), option('o1'));
    expect(askedIn(first.state)).toMatchObject({ for: 'deed', characters: ['north-a-2'] });
    const second = done(first.state, hit('ranged', { character: 'north-a-2', target: FAR }), dice([0, 0, 0, 5], [0, 0, 4]));
    expect(second.events.map(({ kind }) => kind)).toContain('attack-declared');
    expect(askedIn(second.state)).toMatchObject({ for: 'act' });
  });

  test('a character that has attacked does not attack again in this action', () => {
    const first = done(duel(two), hit(), dice([0, 0, 0, 6], [0, 0, 4]));
    expect(refusalOf(first.state, hit())).toMatchObject({ kind: 'has-acted', character: A });
  });

  test('one without a target stays; the action is taken all the same', () => {
    const first = done(duel({ ...two, at: { 'north-a-2': [850, 850] } }), hit(), dice([0, 0, 0, 6], [0, 0, 4]));
    expect(attackCandidates(first.state, { seat: 'north', character: 'north-a-2', type: 'any', dice: 0 })).toEqual([]);
    expect(askedIn(done(first.state, { kind: 'stay', character: 'north-a-2' }).state)).toMatchObject({ for: 'act', actions: ['move', 'focus', 'recover'] });
  });

  test('an attack that is granted to one is not made by another', () => {
    expect(whyNotIts('north-a-1', 'north-a-2')).toEqual({ kind: 'not-the-unit', rule: 'sp.attack.per-character', unit: 'north-a-2', wanted: ['north-a-1'] });
    expect(whyNotIts('north-a-1', 'north-a-1')).toBeUndefined();
  });
});

describe('a bare attack that an effect grants', () => {
  const strike = (changes: object = {}) => ({
    agenda: [turnFrame('north', 'north-a'), { kind: 'strike', seat: 'north', character: A, type: 'any', dice: 0, ...changes } as const],
  });

  test('its player chooses the kind and the target, or passes', () => {
    expect(askedIn(duel(strike()))).toMatchObject({ for: 'strike', character: A, type: 'any' });
    expect(refusalOf(duel(strike()), hit())).toBeUndefined();
    expect(askedIn(done(duel(strike()), { kind: 'pass' }).state)).toMatchObject({ for: 'act' });
    expect(refusalOf(duel(strike()), { kind: 'end' })).toMatchObject({ kind: 'not-asked', for: 'strike' });
  });

  test('[sp.attack.fixed-dice-attack] its dice replace the attack value', () => {
    const { events } = done(duel({ ...strike({ type: 'ranged', dice: 5 }), gap: 150, attacker: { ranged: { attack: 7, defence: 4, range: 4, chart: [] } }, characters: { [A]: { focus: 1 } } }), hit('ranged'));
    expect(events.find(({ kind }) => kind === 'pools-built')).toMatchObject({ attack: 6, because: ['sp.attack.fixed-dice-attack', 'sp.turn.action-focus', 'sp.attack.ranged-values'] });
  });

  test('[sp.attack.fixed-dice-attack] where the card shows a dash it is not made at all', () => {
    const state = duel({ ...noRanged, ...strike({ type: 'ranged', dice: 5 }), gap: 150 });
    expect(attackCandidates(state, { seat: 'north', character: A, type: 'ranged', dice: 5 })).toEqual([]);
    expect(baseDice('none', 0)).toBe(0);
  });

  test('without anybody to attack nothing is asked', () => {
    const { state } = done(duel({ ...strike(), gap: 400 }));
    expect(askedIn(state)).toMatchObject({ for: 'act' });
  });
});
