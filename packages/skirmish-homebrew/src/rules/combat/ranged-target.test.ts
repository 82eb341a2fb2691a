import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Scenario } from '../../model/scenario.js';
import { act, verdict } from '../../testing/act.js';
import { at, cm, piece, scene, weapon, type Cast } from '../../testing/scene.js';

const shoot = (
  s1: Partial<Cast>,
  { scenario = {}, options = {}, n1 = {}, target = 's1' }: { scenario?: Partial<Scenario>; options?: Partial<Options>; n1?: Partial<Cast>; target?: string } = {},
) =>
  act(
    scene({
      figures: {
        n1: { at: at(10, 10), weapons: [weapon('gun', { range: 30 })], ...n1 },
        n2: { at: at(10, 20) },
        s1: { at: at(30, 10), ...s1 },
      },
      scenario,
      options,
    }),
    { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target },
  );

test.each([
  { says: 'bases 30.0 cm apart', x: 42.5, verdict: 'allowed' },
  { says: 'bases a tick more than 30.0 cm apart', x: 42.501, verdict: 'out-of-range hb.combat.ranged-target' },
  { says: 'bases 30.1 cm apart', x: 42.6, verdict: 'out-of-range hb.combat.ranged-target' },
])('[hb.combat.ranged-target] range 30: $says', ({ x, verdict: expected }) => {
  expect(verdict(shoot({ at: at(x, 10) }))).toBe(expected);
});

test('[hb.combat.ranged-target] the refusal tells the distance', () => {
  expect(shoot({ at: at(42.6, 10) }).refusal).toEqual({
    kind: 'out-of-range', rule: 'hb.combat.ranged-target', target: 's1', distance: cm(30.1), range: cm(30),
  });
});

test('[hb.combat.ranged-target] range is measured as seen from above: height adds nothing', () => {
  expect(verdict(shoot({ at: at(42.5, 10, 9) }))).toBe('allowed');
});

test('[hb.combat.ranged-target] a rider is measured at the base of its mount', () => {
  const mounts = [{ id: 'mule', name: 'mule', sort: 'other' as const, range: cm(20), at: at(43.25, 10), base: cm(2), places: 1 }];
  const ride = (x: number) => {
    const state = scene({
      figures: { n1: { at: at(10, 10), weapons: [weapon('gun', { range: 30 })] }, s1: { at: at(x, 10), now: { mount: ['mule'] } } },
      scenario: { mounts },
      play: (play) => Object.assign(play.mounts['mule']!, { x: cm(x), riders: ['s1'] }),
    });
    return verdict(act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }));
  };
  expect([ride(43.25), ride(43.26)]).toEqual(['allowed', 'out-of-range hb.combat.ranged-target']);
});

test.each([
  { says: 'an own figure', target: 'n2', why: 'own' },
  { says: 'the figure itself', target: 'n1', why: 'own' },
  { says: 'one that is out', target: 's1', s1: { now: { able: false } }, why: 'incapacitated' },
  { says: 'one off the table', target: 's1', s1: { now: { gone: true } }, why: 'off-table' },
])('[hb.combat.ranged-target] $says is no target', ({ target, s1 = {}, why }) => {
  expect(shoot(s1, { target }).refusal).toEqual({ kind: 'wrong-target', rule: 'hb.combat.ranged-target', target, why });
});

const shed = piece('shed', [18, 8, 22, 12], { to: 3, agreed: ['blocks-sight'] });

test.each([
  { says: 'a piece that blocks sight lies across the line', pieces: [shed], verdict: 'no-sight hb.combat.ranged-target' },
  { says: 'with sight "off" it does not matter', pieces: [shed], options: { sight: 'off' as const }, verdict: 'allowed' },
  { says: 'a piece that does not block sight lies across the line', pieces: [{ ...shed, agreed: ['cover' as const] }], verdict: 'allowed' },
  { says: 'the line runs along the edge of the piece', pieces: [piece('shed', [18, 10, 22, 12], { to: 3, agreed: ['blocks-sight'] })], verdict: 'allowed' },
  { says: 'the piece reaches a tick into the line', pieces: [piece('shed', [18, 9.999, 22, 12], { to: 3, agreed: ['blocks-sight'] })], verdict: 'no-sight hb.combat.ranged-target' },
  { says: 'the piece lies behind the target', pieces: [piece('shed', [32, 8, 36, 12], { to: 3, agreed: ['blocks-sight'] })], verdict: 'allowed' },
])('[hb.combat.ranged-target] sight: $says', ({ pieces, options = {}, verdict: expected }) => {
  expect(verdict(shoot({}, { scenario: { pieces }, options }))).toBe(expected);
});

test.each([
  { says: 'the target stands on top of it', s1: { at: at(20, 10, 3) }, verdict: 'allowed' },
  { says: 'the attacker stands on top of it', n1: { at: at(20, 10, 3) }, verdict: 'allowed' },
  { says: 'the target stands lower than its top', s1: { at: at(20, 10, 2) }, verdict: 'no-sight hb.combat.ranged-target' },
  { says: 'the target stands as high, but beside it', s1: { at: at(30, 10, 3) }, verdict: 'no-sight hb.combat.ranged-target' },
])('[hb.combat.ranged-target] a piece does not hide who stands on it: $says', ({ s1 = {}, n1 = {}, verdict: expected }) => {
  expect(verdict(shoot(s1, { n1, scenario: { pieces: [shed] } }))).toBe(expected);
});

test('[hb.combat.ranged-target] the refusal names the piece', () => {
  expect(shoot({}, { scenario: { pieces: [shed] } }).refusal).toEqual({ kind: 'no-sight', rule: 'hb.combat.ranged-target', target: 's1', by: 'shed' });
});
