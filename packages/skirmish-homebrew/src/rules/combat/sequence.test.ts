import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import { act, rollsOf } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';

const duel = (life: number, options: Partial<Options> = {}) =>
  scene({
    figures: { n1: { at: at(10, 10), weapons: [weapon('gun', { shots: [3, 2] })] }, s1: { at: at(12.5, 10), now: { life } } },
    options,
  });
const shoot = { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' } as const;
const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind).filter((kind) => !kind.startsWith('roll-') && kind !== 'dice-rolled');

test('[hb.combat.sequence] shots are settled one after another, each with its dodge', () => {
  const played = act(duel(4), shoot, { said: [2, 1, 1, 0] });
  expect(rollsOf(played)).toEqual(['ranged-attack 3', 'dodge 2', 'ranged-attack 2', 'dodge 2']);
  expect(kinds(played.events)).toEqual([
    'ap-spent', 'attack-begun', 'shot-settled', 'life-lost', 'volley-done', 'shot-settled', 'life-lost', 'volley-done', 'attack-ended',
  ]);
  expect(played.events.flatMap((event) => (event.kind === 'shot-settled' ? [[event.shot, event.attack, event.defence, event.lost]] : []))).toEqual([
    [1, 2, 1, 1],
    [2, 1, 0, 1],
  ]);
  expect(played.state.play.figures['s1']).toMatchObject({ life: 2, able: true });
});

test('[hb.combat.sequence] the target keeps 1 LP after the first shot: the second is rolled', () => {
  expect(rollsOf(act(duel(4), shoot, { said: [3, 0, 0] }))).toHaveLength(4);
});

test('[hb.combat.sequence] the target falls by the first shot: no second roll, the attack is over', () => {
  const played = act(duel(3), shoot, { said: [3, 0] });
  expect(rollsOf(played)).toEqual(['ranged-attack 3', 'dodge 2']);
  expect(kinds(played.events)).toEqual(['ap-spent', 'attack-begun', 'shot-settled', 'life-lost', 'figure-incapacitated', 'shots-lapsed', 'attack-ended']);
  expect(played.state.play.figures['s1']).toMatchObject({ life: 0, able: false });
  expect(played.state.play.agenda).toHaveLength(1);
});

test('[hb.combat.sequence] with "roll" the second shot is rolled after the fall, and life stays at 0', () => {
  const played = act(duel(3, { shotsAfterFall: 'roll' }), shoot, { said: [3, 0, 2, 0] });
  expect(rollsOf(played)).toHaveLength(4);
  expect(played.state.play.figures['s1']).toMatchObject({ life: 0, able: false });
  expect(played.events.filter(({ kind }) => kind === 'figure-incapacitated')).toHaveLength(1);
});

test('[hb.combat.sequence] the last shot lets nothing lapse', () => {
  expect(kinds(act(duel(4), shoot, { said: [2, 0, 2, 0] }).events)).not.toContain('shots-lapsed');
});

test('[hb.combat.sequence] in melee the target defends itself and does not dodge', () => {
  const played = act(duel(4), { kind: 'melee-attack', figure: 'n1', target: 's1' });
  expect(rollsOf(played)).toEqual(['melee-attack 2', 'defence 2']);
});

test.each([
  { says: 'falls by the first: the second is not compared', life: 3, settled: 1 },
  { says: 'keeps 1 LP after the first: the second is compared', life: 4, settled: 2 },
])('[hb.combat.sequence] all shots rolled at once, the target $says', ({ life, settled }) => {
  const played = act(duel(life, { rollUnit: 'attack' }), shoot, { said: [[3, 2], [0, 0]] });
  expect(rollsOf(played)).toEqual(['ranged-attack 3+2', 'dodge 2+2']);
  expect(played.events.filter(({ kind }) => kind === 'shot-settled')).toHaveLength(settled);
  expect(played.state.play.figures['s1']).toMatchObject({ life: 0, able: false });
});

test('[hb.combat.sequence] all shots rolled at once, with "roll" all are compared', () => {
  const played = act(duel(1, { rollUnit: 'attack', shotsAfterFall: 'roll' }), shoot, { said: [[3, 2], [0, 0]] });
  expect(played.events.filter(({ kind }) => kind === 'shot-settled')).toHaveLength(2);
  expect(played.events.filter(({ kind }) => kind === 'life-lost')).toHaveLength(1);
});
