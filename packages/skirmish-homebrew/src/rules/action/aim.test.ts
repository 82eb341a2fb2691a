import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { State } from '../../model/state.js';
import { act, rollsOf, verdict } from '../../testing/act.js';
import { at, scene, weapon, type Cast } from '../../testing/scene.js';

const hunter = (now: Cast['now'] = {}, { options = {}, sharp = 0 }: { options?: Partial<Options>; sharp?: number } = {}): State =>
  scene({
    figures: {
      n1: { at: at(10, 10), skills: sharp > 0 ? { sharpshooter: 1 } : {}, weapons: [weapon('gun', { shots: [3, 3] })], now },
      s1: { at: at(20, 10) },
    },
    options,
  });

const aim = (state: State) => act(state, { kind: 'aim', figure: 'n1' });
const shoot = (state: State) => act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' });
const attacks = (state: State) => rollsOf(shoot(state)).filter((roll) => roll.startsWith('ranged'));

test('[hb.action.aim] two shots of 3 dice each: after an aim 4 dice, then 3', () => {
  expect(attacks(aim(hunter()).state)).toEqual(['ranged-attack 4', 'ranged-attack 3']);
});

test('[hb.action.aim] used in a ranged attack it is gone', () => {
  const { state } = shoot(aim(hunter()).state);
  expect(state.play.figures['n1']?.aims).toBe(0);
  expect(attacks(state)).toEqual(['ranged-attack 3', 'ranged-attack 3']);
});

test.each([
  { says: 'with 1 AP it is refused', ap: 1, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: 'with 2 AP it is allowed', ap: 2, verdict: 'allowed' },
])('[hb.action.aim] $says', ({ ap, verdict: expected }) => {
  const played = aim(hunter({ ap }));
  expect(verdict(played)).toBe(expected);
  if (expected !== 'allowed') expect(played.refusal).toMatchObject({ cost: 2, ap: 1, because: ['hb.action.aim'] });
});

test('[hb.action.aim-once] without Sharpshooter a second aim is refused', () => {
  expect(aim(hunter({ aims: 1 })).refusal).toEqual({ kind: 'aimed-enough', rule: 'hb.action.aim-once', figure: 'n1', aims: 1, most: 1 });
});

test('[hb.action.aim-once] after a ranged attack it is allowed again, for 2 AP', () => {
  const { state } = shoot(hunter({ aims: 1, ap: 5 }));
  expect(verdict(aim(aim(state).state))).toBe('aimed-enough hb.action.aim-once');
  expect(aim(state).state.play.figures['n1']).toMatchObject({ aims: 1, ap: 0 });
});

test('[hb.action.aim-once] with Sharpshooter a second aim is allowed', () => {
  expect(verdict(aim(hunter({ aims: 1 }, { sharp: 1 })))).toBe('allowed');
  expect(verdict(aim(hunter({ aims: 1 })))).toBe('aimed-enough hb.action.aim-once');
});

test.each([
  { says: 'a figure that has moved this round aims for 2 AP', now: { moves: 1, moved: true }, verdict: 'allowed' },
  { says: 'with "refuse" it does not', now: { moves: 1, moved: true }, options: { aimAfterMove: 'refuse' as const }, verdict: 'has-moved hb.action.aim-after-move' },
  { says: 'with "refuse" one that moved in the last round only does', now: { moves: 0, moved: true }, options: { aimAfterMove: 'refuse' as const }, verdict: 'allowed' },
])('[hb.action.aim-after-move] $says', ({ now, options = {}, verdict: expected }) => {
  expect(verdict(aim(hunter(now, { options })))).toBe(expected);
});

test.each([{ aimAfterMove: 'allow' as const }, { aimAfterMove: 'refuse' as const }])(
  '[hb.action.aim-after-move] with %o a sharpshooter that has moved and aimed once does not aim again',
  (options) => {
    expect(aim(hunter({ moves: 1, moved: true, aims: 1 }, { options, sharp: 1 })).refusal?.kind).toBe('has-moved');
  },
);
