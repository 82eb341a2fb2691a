import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { State } from '../../model/state.js';
import { act, rollsOf, verdict } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';

const gunner = (rounds: number, { ap = 10, options = {} }: { ap?: number; options?: Partial<Options> } = {}): State =>
  scene({
    figures: {
      n1: {
        at: at(10, 10),
        weapons: [weapon('gun', { shots: [2, 2], magazine: 2 }), weapon('bow', { shots: [2, 2] })],
        now: { ap, magazines: { gun: rounds, bow: 0 } },
      },
      s1: { at: at(20, 10) },
    },
    options: { magazineRule: 'on', ...options },
  });
const reload = (state: State, id = 'gun') => act(state, { kind: 'reload', figure: 'n1', weapon: id });
const shoot = (state: State, id = 'gun') => act(state, { kind: 'ranged-attack', figure: 'n1', weapon: id, target: 's1' });
const loaded = ({ state }: { state: State }) => state.play.figures['n1']?.magazines['gun'];

test('[hb.action.reload] without the magazine rule there is no such action', () => {
  expect(reload(gunner(0, { options: { magazineRule: 'off' } })).refusal).toEqual({
    kind: 'no-such-action', rule: 'hb.action.reload', action: 'reload',
  });
});

test.each([
  { says: 'with 2 AP: allowed, 0 AP left', ap: 2, verdict: 'allowed', left: 0 },
  { says: 'with 1 AP: refused', ap: 1, verdict: 'too-few-ap hb.ap.no-overspend', left: 1 },
])('[hb.action.reload] $says', ({ ap, verdict: expected, left }) => {
  const played = reload(gunner(0, { ap }));
  expect(verdict(played)).toBe(expected);
  expect(played.state.play.figures['n1']?.ap).toBe(left);
});

test('[hb.action.reload] a weapon that the figure does not carry is refused without a rule', () => {
  expect(verdict(reload(gunner(0), 'cannon'))).toBe('unknown-id');
});

test('[hb.action.reload-effect] magazine 2 of 2, two shots: 0 of 2', () => {
  expect(loaded(shoot(gunner(2)))).toBe(0);
});

test('[hb.action.reload-effect] magazine 1 of 2, two shots: refused', () => {
  expect(shoot(gunner(1)).refusal).toEqual({ kind: 'magazine-empty', rule: 'hb.action.reload-effect', weapon: 'gun', rounds: 1, needed: 2 });
});

test('[hb.action.reload-effect] magazine 1 of 2, with "fewer-shots": one shot', () => {
  const played = shoot(gunner(1, { options: { partialBurst: 'fewer-shots' } }));
  expect(rollsOf(played)).toEqual(['ranged-attack 2', 'dodge 2']);
  expect(loaded(played)).toBe(0);
});

test('[hb.action.reload-effect] magazine 0 of 2, with "fewer-shots": refused', () => {
  expect(shoot(gunner(0, { options: { partialBurst: 'fewer-shots' } })).refusal).toMatchObject({ kind: 'magazine-empty', rounds: 0, needed: 1 });
});

test('[hb.action.reload-effect] magazine 0 of 2: reloading fills it', () => {
  expect(loaded(reload(gunner(0)))).toBe(2);
});

test('[hb.action.reload-effect] shots that lapse have taken their rounds', () => {
  const state = gunner(2);
  const frail = { ...state, play: { ...state.play, figures: { ...state.play.figures, s1: { ...state.play.figures['s1']!, life: 1 } } } };
  expect(loaded(act(frail, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }, { said: [2, 0] }))).toBe(0);
});

test('[hb.action.reload-effect] without the magazine rule no round is counted', () => {
  const played = shoot(gunner(0, { options: { magazineRule: 'off' } }));
  expect(verdict(played)).toBe('allowed');
  expect(loaded(played)).toBe(0);
});

test('[hb.action.reload-effect] a weapon without a magazine never runs empty and is not reloaded', () => {
  expect(verdict(shoot(gunner(0), 'bow'))).toBe('allowed');
  expect(verdict(reload(gunner(0), 'bow'))).toBe('no-such-action hb.action.reload-effect');
});
