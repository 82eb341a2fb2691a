import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Scenario } from '../../model/scenario.js';
import type { ExtraSkill } from '../../model/sheet.js';
import { at, cm, piece, scene, type Cast } from '../../testing/scene.js';
import { go, goOn, jumpTo, paid, said, walkTo } from '../../testing/moves.js';
import { normalRange } from './range.js';

const START = at(20, 20);
const setting = (cast: Partial<Cast>, { options = {}, scenario = {} }: { options?: Partial<Options>; scenario?: Partial<Scenario> } = {}) =>
  scene({ figures: { n1: { at: START, ...cast } }, options, scenario });
const on = (length: number) => walkTo('n1', at(20 + length, 20));
const horse = (change: Partial<Scenario['mounts'][number]> = {}): Scenario['mounts'][number] => ({
  id: 'horse', name: 'horse', sort: 'horse', range: 'usual', at: START, base: cm(2), places: 1, ...change,
});
const rider = (cast: Partial<Cast> = {}, { options = {}, scenario = {} }: { options?: Partial<Options>; scenario?: Partial<Scenario> } = {}) =>
  scene({
    figures: { n1: { at: START, ...cast, now: { mount: ['horse'], ...cast.now } } },
    options,
    scenario: { mounts: [horse()], ...scenario },
    play: ({ mounts }) => mounts['horse']?.riders.push('n1'),
  });

test.each([
  { says: '10.0 cm on foot', state: setting({}), length: 10, then: 'allowed' },
  { says: '10.1 cm on foot', state: setting({}), length: 10.1, then: 'too-far hb.move.range-normal' },
  { says: 'one tick beyond 10 cm', state: setting({}), length: 10.001, then: 'too-far hb.move.range-normal' },
  { says: '20.0 cm on a horse', state: rider(), length: 20, then: 'allowed' },
  { says: '20.1 cm on a horse', state: rider(), length: 20.1, then: 'too-far hb.move.range-normal' },
  { says: '20.0 cm on a motorcycle', state: rider({}, { scenario: { mounts: [horse({ sort: 'motorcycle' })] } }), length: 20, then: 'allowed' },
])('[hb.move.range-normal] $says', ({ state, length, then }) => {
  expect(said(go(state, on(length)))).toBe(then);
});

test('[hb.move.range-normal] the refusal measures', () => {
  expect(go(setting({}), walkTo('n1', at(20, 30.1))).refusal).toEqual({ kind: 'too-far', rule: 'hb.move.range-normal', length: 10100, limit: 10000, because: [] });
});

test.each([
  { says: '15 cm', state: setting({ skills: { fast: 1 } }), length: 15, then: 'allowed' },
  { says: '15.1 cm', state: setting({ skills: { fast: 1 } }), length: 15.1, then: 'too-far hb.move.range-normal' },
])('[hb.skill.fast] with Fast $says', ({ state, length, then }) => {
  expect(said(go(state, on(length)))).toBe(then);
  expect(normalRange(state, 'n1', 'walk')).toEqual({ value: 15000, because: ['hb.move.range-normal', 'hb.move.range-modified', 'hb.skill.fast'] });
});

const mud = { pieces: [piece('mud', [20, 15, 40, 25], { agreed: ['difficult', 'enterable'] })] };

test.each([
  { says: '7.5 cm', length: 7.5, then: 'allowed' },
  { says: '7.6 cm', length: 7.6, then: 'too-far hb.terrain.difficult-halves' },
])('[hb.skill.fast] with Fast through mud $says', ({ length, then }) => {
  expect(said(go(setting({ skills: { fast: 1 } }, { scenario: mud }), on(length)))).toBe(then);
});

test.each([
  { says: 'two less: 8.0 cm', rangeChange: -2, length: 8, then: 'allowed' },
  { says: 'two less: 8.1 cm', rangeChange: -2, length: 8.1, then: 'too-far hb.move.range-modified' },
  { says: 'two more: 12.0 cm', rangeChange: 2, length: 12, then: 'allowed' },
  { says: 'two more: 12.1 cm', rangeChange: 2, length: 12.1, then: 'too-far hb.move.range-normal' },
  { says: 'more off than there is: no step', rangeChange: -11, length: 0.001, then: 'too-far hb.move.range-modified' },
])('[hb.move.range-modified] a rule of the scenario, $says', ({ rangeChange, length, then }) => {
  expect(said(go(setting({}, { scenario: { rangeChange: cm(rangeChange) } }), on(length)))).toBe(then);
});

test('[hb.move.range-modified] on foot with Fast the range is 15 cm', () => {
  expect(normalRange(setting({ skills: { fast: 1 } }), 'n1', 'walk').value).toBe(15000);
});

const runner = (jumps: boolean): ExtraSkill => ({
  id: 'runner', name: 'runner', levelled: true, levels: 2, points: 1, effects: [{ kind: 'range', add: cm(2), jumps }, { kind: 'life', add: 1 }],
});

test.each([
  { says: '14.0 cm', length: 14, then: 'allowed' },
  { says: '14.1 cm', length: 14.1, then: 'too-far hb.move.range-normal' },
])('[hb.move.range-modified] a skill of the scenario counts for each level: $says', ({ length, then }) => {
  expect(said(go(setting({ skills: { runner: 2 } }, { scenario: { skills: [runner(true)] } }), on(length)))).toBe(then);
});

test.each([
  { says: 'the jump grows where the skill says nothing against it: 7.0 cm', jumps: true, length: 7, then: 'allowed' },
  { says: 'the jump grows: 7.1 cm is too far', jumps: true, length: 7.1, then: 'too-far hb.jump.half-range' },
  { says: 'the jump does not grow: 5.0 cm', jumps: false, length: 5, then: 'allowed' },
  { says: 'the jump does not grow: 5.1 cm is too far', jumps: false, length: 5.1, then: 'too-far hb.jump.half-range' },
])('[hb.jump.range-follows] $says', ({ jumps, length, then }) => {
  const state = setting({ skills: { runner: 2 } }, { scenario: { skills: [runner(jumps)] } });
  expect(said(go(state, jumpTo('n1', at(22.5 + length, 20))))).toBe(then);
});

test.each([
  { says: '4.0 cm', length: 4, then: 'allowed' },
  { says: '4.1 cm', length: 4.1, then: 'too-far hb.jump.half-range' },
])('[hb.jump.range-follows] a range lowered to 8 cm jumps $says', ({ length, then }) => {
  expect(said(go(setting({}, { scenario: { rangeChange: cm(-2) } }), jumpTo('n1', at(22.5 + length, 20))))).toBe(then);
});

test.each([
  { says: 'loss 3: 7.0 cm', loss: 3, armour: true, length: 7, then: 'allowed' },
  { says: 'loss 3: 7.1 cm', loss: 3, armour: true, length: 7.1, then: 'too-far hb.move.heavy-armour' },
  { says: 'the default: 10.0 cm', loss: 0, armour: true, length: 10, then: 'allowed' },
  { says: 'loss 3 without armour: 10.0 cm', loss: 3, armour: false, length: 10, then: 'allowed' },
])('[hb.move.heavy-armour] $says', ({ loss, armour, length, then }) => {
  expect(said(go(setting({ heavyArmour: armour }, { options: { heavyArmourLoss: cm(loss) } }), on(length)))).toBe(then);
});

test.each([
  { says: '3.5 cm', length: 3.5, then: 'allowed' },
  { says: '3.6 cm', length: 3.6, then: 'too-far hb.jump.half-range' },
])('[hb.move.heavy-armour] loss 3, a jump of $says', ({ length, then }) => {
  expect(said(go(setting({ heavyArmour: true }, { options: { heavyArmourLoss: cm(3) } }), jumpTo('n1', at(22.5 + length, 20))))).toBe(then);
});

test('[hb.move.heavy-armour] the refusal names the armour and what it changes', () => {
  expect(go(setting({ heavyArmour: true }, { options: { heavyArmourLoss: cm(2) } }), on(9)).refusal).toMatchObject({
    rule: 'hb.move.heavy-armour', limit: 8000, because: ['hb.move.range-modified', 'hb.move.range-normal'],
  });
});

test.each([
  { says: 'a cart set to 12: 12.0 cm', mount: horse({ sort: 'other', range: cm(12) }), length: 12, then: 'allowed' },
  { says: 'a cart set to 12: 12.1 cm', mount: horse({ sort: 'other', range: cm(12) }), length: 12.1, then: 'too-far hb.move.range-normal' },
  { says: 'a horse set to 16: 16.1 cm', mount: horse({ range: cm(16) }), length: 16.1, then: 'too-far hb.move.range-normal' },
  { says: 'nothing set for a horse: 20.0 cm', mount: horse(), length: 20, then: 'allowed' },
  { says: 'nothing set for a cart: it stays', mount: horse({ sort: 'other' }), length: 0.001, then: 'too-far hb.move.range-normal' },
])('[hb.move.mounts-agreed] $says', ({ mount, length, then }) => {
  expect(said(go(rider({}, { scenario: { mounts: [mount] } }), on(length)))).toBe(then);
});

test.each([
  { says: 'its own Fast does not count: 20.1 cm', state: rider({ skills: { fast: 1 } }), length: 20.1, then: 'too-far hb.move.range-normal' },
  { says: 'nor does its armour: 20.0 cm', state: rider({ heavyArmour: true }, { options: { heavyArmourLoss: cm(3) } }), length: 20, then: 'allowed' },
  { says: 'a rule of the scenario does: 18.1 cm', state: rider({}, { scenario: { mounts: [horse()], rangeChange: cm(-2) } }), length: 18.1, then: 'too-far hb.move.range-modified' },
  { says: 'also one that adds: 22.0 cm', state: rider({}, { scenario: { mounts: [horse()], rangeChange: cm(2) } }), length: 22, then: 'allowed' },
])('[hb.move.mounted] in the saddle, $says', ({ state, length, then }) => {
  expect(said(go(state, on(length)))).toBe(then);
});

test('[hb.move.mounted] its count of movement actions runs on, and the mount goes with it', () => {
  const gone = go(rider({ now: { moves: 1 } }), on(20));
  expect(paid(gone)).toBe(3);
  expect(gone.events[1]).toMatchObject({ kind: 'figure-moved', rule: 'hb.move.mounted', how: 'ride', mount: ['horse'] });
  expect(gone.state.play.mounts['horse']).toMatchObject({ ...at(40, 20), riders: ['n1'] });
});

test('[hb.move.mounted] a walk, mounting and a ride cost 1, 1 and 3', () => {
  const state = scene({ figures: { n1: { at: at(10, 20), now: { ap: 5 } } }, scenario: { mounts: [horse()] } });
  const gone = goOn(state, walkTo('n1', at(16.75, 20)), { kind: 'mount', figure: 'n1', mount: 'horse' }, on(10));
  expect([said(gone), gone.state.play.figures['n1']?.ap]).toEqual(['allowed', 0]);
});

test.each([
  { says: 'may jump by default', mountedMoves: 'jump', kind: 'jump', then: 'allowed' },
  { says: 'may not jump with "walk"', mountedMoves: 'walk', kind: 'jump', then: 'mounted hb.move.mounted' },
  { says: 'may not climb by default', mountedMoves: 'jump', kind: 'climb', then: 'mounted hb.move.mounted' },
  { says: 'may not climb with "walk"', mountedMoves: 'walk', kind: 'climb', then: 'mounted hb.move.mounted' },
  { says: 'may climb with "all"', mountedMoves: 'all', kind: 'climb', then: 'unknown-id' },
] as const)('[hb.move.mounted] a rider $says', ({ mountedMoves, kind, then }) => {
  const to = at(25, 20);
  expect(said(go(rider({}, { options: { mountedMoves } }), kind === 'jump' ? jumpTo('n1', to) : { kind, figure: 'n1', along: 'none', to }))).toBe(then);
});
