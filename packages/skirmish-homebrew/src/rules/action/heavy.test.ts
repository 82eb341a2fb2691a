import { expect, test } from 'vitest';
import type { HeavyWeapon } from '../../model/scenario.js';
import type { State } from '../../model/state.js';
import { act, rollsOf, verdict } from '../../testing/act.js';
import { at, cm, piece, scene, type Cast, type Scene } from '../../testing/scene.js';

const swivel: HeavyWeapon = {
  id: 'swivel', name: 'swivel', at: at(12, 10), radius: cm(0.75), touching: true, price: { kind: 'together', ap: 4 }, range: cm(40), shots: [4], ranged: 'table',
};
const nest = (gun: Partial<HeavyWeapon>, n1: Partial<Cast> = {}, more: Partial<Scene> = {}): State =>
  scene({
    figures: { n1: { at: at(10, 10), ...n1 }, n2: { at: at(10, 20) }, s1: { at: at(40, 10) }, s2: { at: at(40, 20) } },
    scenario: { heavyWeapons: [{ ...swivel, ...gun }] },
    ...more,
  });
const fire = (state: State, target = 's1', weapon = 'swivel') => act(state, { kind: 'fire', figure: 'n1', weapon, target });
const align = (state: State, target = 's1', weapon = 'swivel') => act(state, { kind: 'align', figure: 'n1', weapon, target });
const apart = { price: { kind: 'apart' as const, align: 2, fire: 3 } };

test.each([
  { says: '4 AP together, a figure with 3: refused', ap: 3, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: '4 AP together, a figure with 4: allowed', ap: 4, verdict: 'allowed' },
])('[hb.action.heavy-weapon] $says', ({ ap, verdict: expected }) => {
  const played = fire(nest({}, { now: { ap } }));
  expect(verdict(played)).toBe(expected);
  expect(played.state.play.figures['n1']?.ap).toBe(expected === 'allowed' ? 0 : ap);
});

test('[hb.action.heavy-weapon] 2 AP for re-aligning and 3 AP for firing: a figure with 5 AP does both', () => {
  const aligned = align(nest(apart, { now: { ap: 5 } }));
  expect(aligned.state.play).toMatchObject({ figures: { n1: { ap: 3 } }, aligned: { swivel: ['s1'] } });
  const fired = fire(aligned.state);
  expect(fired.state.play).toMatchObject({ figures: { n1: { ap: 0 } }, aligned: { swivel: [] } });
});

test.each([
  { says: 'unaligned', aligned: [], verdict: 'not-aligned hb.action.heavy-weapon' },
  { says: 'aligned on another figure', aligned: ['s2'], verdict: 'not-aligned hb.action.heavy-weapon' },
  { says: 'aligned on the target', aligned: ['s1'], verdict: 'allowed' },
])('[hb.action.heavy-weapon] priced apart, it is fired $says', ({ aligned, verdict: expected }) => {
  expect(verdict(fire(nest(apart, {}, { play: (play) => (play.aligned['swivel'] = [...aligned]) })))).toBe(expected);
});

test.each([
  { says: 're-aligning with 1 AP', ap: 1, act: align, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: 're-aligning with 2 AP', ap: 2, act: align, verdict: 'allowed' },
  { says: 'firing with 2 AP', ap: 2, act: fire, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: 'firing with 3 AP', ap: 3, act: fire, verdict: 'allowed' },
])('[hb.action.heavy-weapon] priced apart: $says', ({ ap, act: choose, verdict: expected }) => {
  expect(verdict(choose(nest(apart, { now: { ap } }, { play: (play) => (play.aligned['swivel'] = ['s1']) })))).toBe(expected);
});

test('[hb.action.heavy-weapon] priced together, re-aligning is no action of its own', () => {
  expect(align(nest({})).refusal).toEqual({ kind: 'no-such-action', rule: 'hb.action.heavy-weapon', action: 'align' });
});

test.each([
  { says: 'touching it', x: 10, touching: true, verdict: 'allowed' },
  { says: 'three ticks away', x: 9.997, touching: true, verdict: 'no-contact hb.action.heavy-weapon' },
  { says: 'away from one that need not be touched', x: 5, touching: false, verdict: 'allowed' },
])('[hb.action.heavy-weapon] by its rule, $says', ({ x, touching, verdict: expected }) => {
  expect(verdict(fire(nest({ touching }, { at: at(x, 10) })))).toBe(expected);
  expect(verdict(align(nest({ touching, ...apart }, { at: at(x, 10) })))).toBe(expected);
});

test('[hb.action.heavy-weapon] weapons and targets that nobody knows are refused without a rule', () => {
  expect(verdict(fire(nest({}), 's1', 'howitzer'))).toBe('unknown-id');
  expect(verdict(align(nest(apart), 's1', 'howitzer'))).toBe('unknown-id');
  expect(verdict(fire(nest({}), 'nobody'))).toBe('unknown-id');
});

test.each([
  { says: 'beyond its range', gun: { range: cm(27) }, target: 's1', verdict: 'out-of-range hb.combat.ranged-target' },
  { says: 'to the end of its range', gun: { range: cm(27.5) }, target: 's1', verdict: 'allowed' },
  { says: 'at an own figure', gun: {}, target: 'n2', verdict: 'wrong-target hb.combat.ranged-target' },
])('[hb.combat.ranged-target] a heavy weapon fires $says', ({ gun, target, verdict: expected }) => {
  expect(verdict(fire(nest(gun), target))).toBe(expected);
  expect(verdict(align(nest({ ...gun, ...apart }), target))).toBe(expected);
});

test('[hb.action.repeatable] re-aligning is no attack, firing is one', () => {
  const state = nest(apart, { now: { attacks: 1 } }, { options: { attacksPerRound: 1 }, play: (play) => (play.aligned['swivel'] = ['s1']) });
  expect(verdict(align(state))).toBe('allowed');
  expect(verdict(fire(state))).toBe('too-many-attacks hb.action.repeatable');
});

test.each([
  { says: 'one shot of 4 dice, Shooter 2: 6 dice', option: true, ranged: 'table' as const, dice: 'ranged-attack 6' },
  { says: 'with false 4 dice', option: false, ranged: 'table' as const, dice: 'ranged-attack 4' },
  { says: 'the weapon’s own rule says no: 4 dice', option: true, ranged: 'no' as const, dice: 'ranged-attack 4' },
  { says: 'the weapon’s own rule says yes: 6 dice', option: false, ranged: 'yes' as const, dice: 'ranged-attack 6' },
])('[hb.action.heavy-is-ranged] $says', ({ option, ranged, dice }) => {
  const state = nest({ ranged }, { skills: { shooter: 2 } }, { options: { heavyWeaponRanged: option } });
  expect(rollsOf(fire(state))).toEqual([dice, 'dodge 2']);
});

test.each([
  { says: 'one die more and the aim is used up', option: true, dice: 'ranged-attack 5', aims: 0 },
  { says: 'with false neither', option: false, dice: 'ranged-attack 4', aims: 1 },
])('[hb.action.heavy-is-ranged] a figure that has aimed: $says', ({ option, dice, aims }) => {
  const played = fire(nest({}, { now: { aims: 1 } }, { options: { heavyWeaponRanged: option } }));
  expect(rollsOf(played)[0]).toBe(dice);
  expect(played.state.play.figures['n1']?.aims).toBe(aims);
});

test.each([
  { says: 'a scout in cover dodges with its dice', option: true, dice: 'dodge 4' },
  { says: 'with false it is no ranged attack that it dodges', option: false, dice: 'dodge 2' },
])('[hb.action.heavy-is-ranged] $says', ({ option, dice }) => {
  const state = scene({
    figures: { n1: { at: at(10, 10) }, s1: { at: at(40, 10), skills: { scout: 2 } } },
    scenario: { heavyWeapons: [swivel], pieces: [piece('trough', [37.75, 8, 38.75, 12], { to: 1, agreed: ['cover'] })] },
    options: { heavyWeaponRanged: option },
  });
  expect(rollsOf(fire(state))[1]).toBe(dice);
});
