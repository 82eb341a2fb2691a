import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import { act, verdict } from '../../testing/act.js';
import { at, cm, scene, type Cast } from '../../testing/scene.js';

const strike = (s1: Partial<Cast>, { options = {}, target = 's1' }: { options?: Partial<Options>; target?: string } = {}) =>
  act(scene({ figures: { n1: { at: at(10, 10) }, n2: { at: at(10, 12.5) }, s1: { at: at(12.5, 10), ...s1 } }, options }), {
    kind: 'melee-attack', figure: 'n1', target,
  });

test.each([
  { says: 'bases touching', x: 12.5, verdict: 'allowed' },
  { says: 'bases two ticks apart: whole coordinates touch no closer', x: 12.502, verdict: 'allowed' },
  { says: 'bases three ticks apart', x: 12.503, verdict: 'no-contact hb.combat.melee-contact' },
  { says: 'bases 0.5 cm apart', x: 13, verdict: 'no-contact hb.combat.melee-contact' },
  { says: 'bases 0.5 cm apart, with meleeReach 1', x: 13, reach: 1, verdict: 'allowed' },
  { says: 'bases 1.0 cm apart, with meleeReach 1', x: 13.5, reach: 1, verdict: 'allowed' },
  { says: 'bases 1.1 cm apart, with meleeReach 1', x: 13.6, reach: 1, verdict: 'no-contact hb.combat.melee-contact' },
])('[hb.combat.melee-contact] $says', ({ x, reach = 0, verdict: expected }) => {
  expect(verdict(strike({ at: at(x, 10) }, { options: { meleeReach: cm(reach) } }))).toBe(expected);
});

test('[hb.combat.melee-contact] the refusal tells the gap and the reach', () => {
  expect(strike({ at: at(13, 10) }).refusal).toEqual({ kind: 'no-contact', rule: 'hb.combat.melee-contact', with: 's1', gap: cm(0.5), reach: 0 });
});

test('[hb.combat.melee-contact] bases on two levels do not touch', () => {
  expect(verdict(strike({ at: at(12.5, 10, 4.5) }))).toBe('no-contact hb.combat.melee-contact');
});

test.each([
  { says: 'an own figure in base contact', target: 'n2', why: 'own' },
  { says: 'one that is out', target: 's1', s1: { now: { able: false } }, why: 'incapacitated' },
  { says: 'one off the table', target: 's1', s1: { now: { gone: true } }, why: 'off-table' },
])('[hb.combat.melee-contact] $says is no target', ({ target, s1 = {}, why }) => {
  expect(strike(s1, { target }).refusal).toEqual({ kind: 'wrong-target', rule: 'hb.combat.melee-contact', target, why });
});
