import { decode } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { dice, duel, hit, option, type Duel } from '../testing/duel.js';
import { done, type Answer } from '../testing/index.js';
import type { AttackFrame } from './frame.js';
import type { Effect } from './effect.js';
import { Play } from './play.js';
import type { Moment } from './trigger.js';
import type { Ability } from './unit.js';

// What effects pile up in an attack, as much as cards may print, is kept and taken up again.

/** A triggered ability of the attacker with as many of an effect as an ability can have. */
const each = (at: Moment, effect: Effect): Duel => {
  const ability: Ability = { kind: 'triggered', id: 'much', name: 'much', on: { at, who: 'self', as: 'attacker', within: 0 }, when: [], effects: Array.from({ length: 8 }, () => effect) };
  return { cards: { 'north-a': { abilities: [ability] } } };
};
const tree = (effect: Effect) => ({ options: [{ id: 'o1', column: 1, row: 2, start: true, effects: Array.from({ length: 6 }, () => effect) }], paths: [] });
const strong: Duel = each('targeted', { do: 'dice', roll: 'attack', n: 10 });
const weak: Duel = each('targeted', { do: 'dice', roll: 'attack', n: -10 });
const NONE = [0, 0, 4] as const;

/** The attack and its defender after some answers, in a position that is kept and taken up again as it is. */
const kept = (scene: Duel, ...answers: readonly Answer[]) => {
  const { play } = done(duel(scene), ...answers).state;
  expect(decode(Play, JSON.parse(JSON.stringify(play)))).toEqual({ _tag: 'Right', right: play });
  return { ...(play.agenda.find(({ kind }) => kind === 'attack') as AttackFrame | undefined), suffered: play.units['south-a']?.damage };
};

describe('[sp.dice.pool-size] pools', () => {
  test('of eighty dice more: as many as there can be', () => expect(kept(strong, hit())).toMatchObject({ more: { attack: 80 }, pools: { attack: 60 } }));
  test('of eighty dice less: none', () => expect(kept(weak, hit())).toMatchObject({ more: { attack: -80 }, pools: { attack: 0 } }));
  test('that show one face on every die', () => expect(kept(strong, hit(), dice([60, 0, 0, 0], NONE))).toMatchObject({ attack: [60, 0, 0, 0], successes: 60 }));
});

describe('what is added to rolls and pools of damage', () => {
  test('criticals', () => expect(kept(each('modify-attack', { do: 'add', roll: 'attack', face: 'critical', n: 20 }), hit(), dice([0, 0, 0, 6], NONE))).toMatchObject({ attack: [160, 0, 0, 6], successes: 160 }));
  test('blocks', () => expect(kept(each('modify-attack', { do: 'add', roll: 'defence', face: 'block', n: 20 }), hit(), dice([1, 0, 0, 5], NONE))).toMatchObject({ defence: [160, 0, 4] }));

  test('damage, in its pool and on the card of a unit whose table keeps all of it', () => {
    const scene: Duel = { ...each('after-attack', { do: 'hunker', n: 1, to: 'self' }), options: { 'damage.overflow': 'keep' }, attacker: { tree: tree({ do: 'damage', n: 20, to: 'target' }) } };
    const rolled = dice([2, 0, 0, 4], NONE);
    expect(kept(scene, hit(), rolled, option('o1'))).toMatchObject({ suffered: 120 });
  });
});
