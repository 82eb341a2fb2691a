import { expect, test } from 'vitest';
import type { Choice } from '../../model/choice.js';
import type { State } from '../../model/state.js';
import { whyNoReroll } from '../../rooms/window.js';
import { act } from '../../testing/act.js';
import { at, scene, type Cast } from '../../testing/scene.js';
import { inspirers } from './inspiring.js';

const duel = ({ n2 = {}, n3 = {}, used = false }: { n2?: Partial<Cast>; n3?: Partial<Cast>; used?: boolean } = {}): State =>
  scene({
    figures: {
      n1: { at: at(10, 10), values: { melee: 4 } },
      n2: { at: at(40, 40), skills: { inspiring: 1 }, ...n2 },
      n3: { at: at(12.5, 12.5), ...n3 },
      s1: { at: at(12.5, 10) },
    },
    play: (play) => {
      Object.assign(play.sides['north']!, { inspiringUsed: used });
    },
  });

const hit = { kind: 'melee-attack', figure: 'n1', target: 's1' } as const;
type Reroll = Extract<Choice, { kind: 'reroll' }>;
const late = (state: State, change: Partial<Reroll> = {}) =>
  whyNoReroll(state, 'north', { kind: 'reroll', answers: 0, by: 'north', skill: 'inspiring', figure: 'n2', roll: 'r1.n1.1', dice: [4], ...change });

test('[hb.skill.inspiring] the roll of a comrade is repeated with 4 dice, and the second stands even if it is worse', () => {
  const played = act(duel(), hit, { said: [3, 'reroll', 1, 0] });
  expect(played.asked.map((decision) => (decision.kind === 'roll' ? decision.groups[0]?.dice : decision.for))).toEqual([4, 'reroll', 4, 2]);
  expect(played.events.find(({ kind }) => kind === 'shot-settled')).toMatchObject({ attack: 1 });
  expect(played.state.play.sides['north']?.inspiringUsed).toBe(true);
});

test('[hb.skill.inspiring] its own roll is repeated, too', () => {
  const state = scene({ figures: { n1: { at: at(10, 10), skills: { inspiring: 1 } }, s1: { at: at(12.5, 10) } } });
  expect(act(state, hit, { said: [0, 'reroll', 2] }).state.play.sides['north']?.inspiringUsed).toBe(true);
});

test('[hb.skill.inspiring] the roll of an opponent is not', () => {
  const played = act(duel(), hit, { said: [0, 'pass', 0] });
  expect(played.asked.map(({ by }) => by)).toEqual(['chance', 'north', 'chance']);
  const last = { ...played.state, play: { ...played.state.play, lastRoll: [{ label: 'r1.s1.1', figure: 's1', rerolled: false, dice: [2] }] } };
  expect(late(last, { roll: 'r1.s1.1' })).toEqual({ kind: 'not-own-roll', rule: 'hb.skill.inspiring', figure: 'n2', roller: 's1' });
});

test.each([
  { says: 'a figure without it', figure: 'n3', refusal: { kind: 'no-such-skill', rule: 'hb.skill.inspiring', figure: 'n3', skill: 'inspiring' } },
  { says: 'a figure of the other side', figure: 's1', refusal: { kind: 'not-your-figure', rule: 'hb.skill.inspiring', figure: 's1' } },
])('[hb.skill.inspiring] $says is refused', ({ figure, refusal }) => {
  const state = scene({
    figures: { n1: { at: at(10, 10) }, n2: { at: at(40, 40), skills: { inspiring: 1 } }, n3: { at: at(30, 30) }, s1: { at: at(20, 20), skills: { inspiring: 1 } } },
  });
  expect(late(state, { figure })).toEqual(refusal);
});

test('[hb.skill.inspiring] a part of the roll is refused', () => {
  const { refusal } = act(duel(), hit, { said: [1, { reroll: { dice: [3] } }] });
  expect(refusal).toEqual({ kind: 'whole-roll-only', rule: 'hb.skill.inspiring', dice: [4], stated: [3] });
});

test.each([
  { says: 'who was able at the start of the round and is out now does not inspire', now: { able: false }, kind: 'incapacitated' },
  { says: 'who has been taken off the table does not inspire', now: { gone: true }, kind: 'off-table' },
])('[hb.skill.inspiring-able-now] $says', ({ now, kind }) => {
  const state = duel({ n2: { now } });
  expect(inspirers(state, 'n1')).toEqual([]);
  expect(act(state, hit).asked.map((decision) => decision.for)).toEqual(['melee-attack', 'defence']);
  expect(late(state)).toEqual({ kind, rule: 'hb.skill.inspiring-able-now', figure: 'n2' });
});

test('[hb.skill.inspiring-able-now] one bearer is out, another able: allowed', () => {
  const state = duel({ n2: { now: { able: false } }, n3: { skills: { inspiring: 1 } } });
  const played = act(state, hit, { said: [0, 'reroll', 4] });
  expect(played.asked[1]).toMatchObject({ for: 'reroll', skill: 'inspiring', bearers: ['n3'] });
  expect(played.refusal).toBeUndefined();
  expect(act(state, hit, { said: [0, { reroll: { figure: 'n2' } }] }).refusal).toEqual({
    kind: 'incapacitated', rule: 'hb.skill.inspiring-able-now', figure: 'n2',
  });
});

test('[hb.skill.inspiring-no-stack] two able bearers give one reroll in a round', () => {
  const state = duel({ n3: { skills: { inspiring: 1 } } });
  const first = act(state, hit, { said: [0, 'reroll', 0, 0] });
  expect(first.asked[1]).toMatchObject({ bearers: ['n2', 'n3'] });
  expect(act(first.state, hit).asked.map((decision) => decision.for)).toEqual(['melee-attack', 'defence']);
  expect(late(first.state, { figure: 'n3', roll: 'r1.n1.2' })).toEqual({
    kind: 'reroll-used', rule: 'hb.skill.inspiring-no-stack', skill: 'inspiring', by: 'north',
  });
});

test('[hb.skill.inspiring-no-stack] the bearer is out after its reroll was used, a second one is able: refused', () => {
  const state = duel({ n2: { now: { able: false } }, n3: { skills: { inspiring: 1 } }, used: true });
  expect(inspirers(state, 'n1')).toEqual([]);
  expect(late(state, { figure: 'n3' })).toMatchObject({ kind: 'reroll-used', rule: 'hb.skill.inspiring-no-stack' });
});

test('[hb.skill.inspiring-no-stack] unused it is no obstacle', () => {
  expect(late(duel())).toMatchObject({ rule: 'hb.dice.reroll-moment' });
});
