import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { State } from '../../model/state.js';
import { act, verdict } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';

const duel = (attacksPerRound: Options['attacksPerRound'], attacks = 0): State =>
  scene({
    figures: { n1: { at: at(10, 10), weapons: [weapon('gun', { ap: 1 })], now: { ap: 3, attacks } }, s1: { at: at(12.5, 10) } },
    options: { attacksPerRound },
  });
const strike = (state: State) => act(state, { kind: 'melee-attack', figure: 'n1', target: 's1' });

test('[hb.action.repeatable] with 3 AP a figure makes three melee attacks', () => {
  const third = strike(strike(strike(duel('none')).state).state);
  expect(verdict(third)).toBe('allowed');
  expect(third.state.play.figures['n1']).toMatchObject({ ap: 0, attacks: 3 });
});

test('[hb.action.repeatable] with attacksPerRound 1 a second attack is refused', () => {
  const once = strike(duel(1));
  expect(verdict(once)).toBe('allowed');
  expect(strike(once.state).refusal).toEqual({ kind: 'too-many-attacks', rule: 'hb.action.repeatable', figure: 'n1', made: 1, most: 1 });
});

test.each([
  { says: 'the second of two is allowed', attacks: 1, verdict: 'allowed' },
  { says: 'the third of two is not', attacks: 2, verdict: 'too-many-attacks hb.action.repeatable' },
])('[hb.action.repeatable] ranged attacks count, too: $says', ({ attacks, verdict: expected }) => {
  expect(verdict(act(duel(2, attacks), { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }))).toBe(expected);
});
