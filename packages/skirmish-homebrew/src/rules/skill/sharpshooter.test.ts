import { expect, test } from 'vitest';
import type { Figure } from '../../model/play.js';
import type { Options } from '../../model/options.js';
import type { State } from '../../model/state.js';
import { act, verdict } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';

const hunter = (now: Partial<Figure>, options: Partial<Options> = {}): State =>
  scene({
    figures: {
      n1: { at: at(10, 10), skills: { sharpshooter: 1 }, weapons: [weapon('gun', { shots: [2, 2] })], now: { ap: 10, ...now } },
      s1: { at: at(20, 10) },
    },
    options,
  });

const aim = (state: State) => act(state, { kind: 'aim', figure: 'n1' });
const shots = (state: State) =>
  act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }).asked.flatMap((decision) =>
    decision.kind === 'roll' && decision.roller === 'n1' ? decision.groups.map(({ dice }) => dice) : [],
  );

test('[hb.skill.sharpshooter] it aims three times for 2, 2 and 3 AP and has three dice more', () => {
  const once = aim(hunter({})).state;
  const twice = aim(once).state;
  const thrice = aim(twice).state;
  expect([once, twice, thrice].map((state) => state.play.figures['n1']?.ap)).toEqual([8, 6, 3]);
  expect(thrice.play.figures['n1']?.aims).toBe(3);
  expect(shots(thrice)).toEqual([5, 2]);
});

test.each([
  { says: 'a fourth aim is refused whatever AP are left', now: { aims: 3 }, verdict: 'aimed-enough hb.skill.sharpshooter' },
  { says: 'a third is allowed', now: { aims: 2 }, verdict: 'allowed' },
  { says: 'a third with exactly 3 AP is allowed', now: { aims: 2, ap: 3 }, verdict: 'allowed' },
  { says: 'a third with 2 AP is refused', now: { aims: 2, ap: 2 }, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: 'a second with exactly 2 AP is allowed', now: { aims: 1, ap: 2 }, verdict: 'allowed' },
  { says: 'a second with 1 AP is refused', now: { aims: 1, ap: 1 }, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: 'who moved this round and aimed once does not aim a second time', now: { aims: 1, moves: 1, moved: true }, verdict: 'has-moved hb.skill.sharpshooter-still' },
])('[hb.skill.sharpshooter] $says', ({ now, verdict: expected }) => {
  expect(verdict(aim(hunter(now)))).toBe(expected);
});

test('[hb.skill.sharpshooter-count] two aims with two shots of 2 dice roll 4 dice and 2 dice', () => {
  expect(shots(hunter({ aims: 2 }))).toEqual([4, 2]);
});

test('[hb.skill.sharpshooter-count] after the attack the count begins again, at 2 AP', () => {
  const attacked = act(hunter({ aims: 3 }), { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }).state;
  expect(attacked.play.figures['n1']).toMatchObject({ aims: 0, ap: 7 });
  expect(aim(attacked).state.play.figures['n1']).toMatchObject({ aims: 1, ap: 5 });
});

test.each([
  { says: 'who climbed this round and aimed once does not aim again', now: { aims: 1, moves: 1, moved: true }, verdict: 'has-moved hb.skill.sharpshooter-still' },
  { says: 'who moved in the last round only may', now: { aims: 1, moves: 0, moved: true }, verdict: 'allowed' },
  { says: 'who has not moved at all may', now: { aims: 1, moves: 0, moved: false }, verdict: 'allowed' },
  {
    says: 'with "match" who moved in the last round only may not',
    now: { aims: 1, moves: 0, moved: true },
    options: { sharpshooterStill: 'match' as const },
    verdict: 'has-moved hb.skill.sharpshooter-still',
  },
  { says: 'with "match" who has not moved may', now: { aims: 1 }, options: { sharpshooterStill: 'match' as const }, verdict: 'allowed' },
  { says: 'who has moved and not aimed aims once', now: { moves: 1, moved: true }, verdict: 'allowed' },
])('[hb.skill.sharpshooter-still] $says', ({ now, options = {}, verdict: expected }) => {
  expect(verdict(aim(hunter(now, options)))).toBe(expected);
  expect(verdict(aim(hunter({ aims: 1, moves: 2 }, options)))).toBe('has-moved hb.skill.sharpshooter-still');
});

test('[hb.skill.sharpshooter-still] with "match" a ranged attack lets it stand still again', () => {
  const options = { sharpshooterStill: 'match' as const };
  const attacked = act(hunter({ moved: true }, options), { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }).state;
  expect(verdict(aim(aim(attacked).state))).toBe('allowed');
});
