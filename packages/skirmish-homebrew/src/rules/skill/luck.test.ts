import { expect, test } from 'vitest';
import type { Choice } from '../../model/choice.js';
import type { State } from '../../model/state.js';
import { whyNoReroll } from '../../rooms/window.js';
import { act } from '../../testing/act.js';
import { at, scene, type Cast } from '../../testing/scene.js';

const duel = ({ n1 = {}, s1 = {} }: { n1?: Partial<Cast>; s1?: Partial<Cast> } = {}): State =>
  scene({
    figures: {
      n1: { at: at(10, 10), skills: { luck: 1 }, values: { melee: 5 }, ...n1 },
      n2: { at: at(10, 12.5) },
      s1: { at: at(12.5, 10), ...s1 },
    },
  });

const hit = { kind: 'melee-attack', figure: 'n1', target: 's1' } as const;
type Reroll = Extract<Choice, { kind: 'reroll' }>;
const reroll = (change: Partial<Reroll>): Reroll => ({
  kind: 'reroll', answers: 0, by: 'north', skill: 'luck', figure: 'n1', roll: 'r1.n1.1', dice: [5], ...change,
});
const late = (state: State, change: Partial<Reroll> = {}) => whyNoReroll(state, change.by ?? 'north', reroll(change));

test('[hb.skill.luck] the second roll stands, even if it is worse', () => {
  const played = act(duel(), hit, { said: [4, 'reroll', 1, 0] });
  expect(played.asked.map((decision) => (decision.kind === 'roll' ? decision.groups[0]?.dice : decision.for))).toEqual([5, 'reroll', 5, 2]);
  expect(played.events.find(({ kind }) => kind === 'shot-settled')).toMatchObject({ attack: 1, lost: 1 });
  expect(played.state.play.figures['n1']?.luckUsed).toBe(true);
});

test('[hb.skill.luck] a pass keeps it', () => {
  const played = act(duel(), hit, { said: [4, 'pass', 0] });
  expect(played.state.play.figures['n1']?.luckUsed).toBe(false);
  expect(played.events.find(({ kind }) => kind === 'shot-settled')).toMatchObject({ attack: 4 });
});

test('[hb.skill.luck] used this round it is not offered again', () => {
  const played = act(act(duel(), hit, { said: [0, 'reroll', 0, 0] }).state, hit);
  expect(played.asked.map((decision) => decision.for)).toEqual(['melee-attack', 'defence']);
});

test('[hb.skill.luck] used this round it is refused', () => {
  expect(late(duel({ n1: { now: { luckUsed: true } } }))).toEqual({ kind: 'reroll-used', rule: 'hb.skill.luck', skill: 'luck', by: 'n1' });
});

test.each([
  { says: 'two of five dice', dice: [2] },
  { says: 'no die', dice: [] },
  { says: 'six of five dice', dice: [6] },
])('[hb.skill.luck] all five dice or none: $says are refused', ({ dice }) => {
  const { refusal } = act(duel(), hit, { said: [2, { reroll: { dice } }] });
  expect(refusal).toEqual({ kind: 'whole-roll-only', rule: 'hb.skill.luck', dice: [5], stated: dice });
});

test('[hb.skill.luck] a figure without it is refused', () => {
  expect(late(duel(), { figure: 'n2', roll: 'unknown' })).toEqual({ kind: 'no-such-skill', rule: 'hb.skill.luck', figure: 'n2', skill: 'luck' });
});

test('[hb.skill.luck] a figure of the other side is refused', () => {
  expect(late(duel({ s1: { skills: { luck: 1 } } }), { figure: 's1', roll: 'unknown' })).toEqual({
    kind: 'not-your-figure', rule: 'hb.skill.luck', figure: 's1',
  });
});

test('[hb.skill.luck] a figure that nobody knows is refused without a rule', () => {
  expect(late(duel(), { figure: 'nobody' })).toEqual({ kind: 'unknown-id', what: 'figure', id: 'nobody' });
  expect(late(duel({ n1: { now: { luckUsed: true } } }))).toMatchObject({ rule: 'hb.skill.luck' });
});

const treat = { kind: 'treat', figure: 'n1', patient: 'n2', skill: true, items: [] as string[] } as const;
const ward = (medic: Record<string, number>, patient: Record<string, number>) =>
  scene({
    figures: {
      n1: { at: at(10, 10), skills: { medic: 1, ...medic } },
      n2: { at: at(10, 12.5), skills: patient, now: { life: 2 } },
    },
  });

test('[hb.skill.luck-own-roll] the Luck of a medic does not repeat the test of a comrade', () => {
  const state = ward({ luck: 1 }, {});
  expect(act(state, treat).asked.map((decision) => decision.for)).toEqual(['treatment']);
  const open = act(ward({ luck: 1 }, { luck: 1 }), treat, { said: [0, { reroll: { figure: 'n1' } }] });
  expect(open.refusal).toEqual({ kind: 'not-own-roll', rule: 'hb.skill.luck-own-roll', figure: 'n1', roller: 'n2' });
});

test('[hb.skill.luck-own-roll] the Luck of the comrade does', () => {
  const played = act(ward({}, { luck: 1 }), treat, { said: [0, 'reroll', 1] });
  expect(played.refusal).toBeUndefined();
  expect(played.state.play.figures['n2']).toMatchObject({ life: 3, luckUsed: true });
});

test.each([
  { says: 'its attack', state: duel(), act: hit, at: 1 },
  { says: 'its defence', state: duel({ n1: {}, s1: { skills: { luck: 1 } } }), act: hit, at: 3 },
])('[hb.skill.luck-own-roll] it may repeat $says', ({ state, act: choice, at: index }) => {
  const said = Array.from({ length: index }, () => 'pass' as const);
  expect(act(state, choice, { said: [...said, 'reroll'] }).asked[index + 1]).toMatchObject({ kind: 'roll' });
});
