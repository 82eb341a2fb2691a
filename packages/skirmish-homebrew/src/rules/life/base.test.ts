import { expect, test } from 'vitest';
import { at, scene } from '../../testing/scene.js';
import { prepare } from '../../prepare.js';
import { baseLife, maxLife } from './base.js';

test('[hb.life.base] a figure without Additional life points has 4 life points', () => {
  const state = scene({ figures: { n1: { at: at(10, 10), skills: { tough: 3 } } } });
  expect([baseLife(), state.play.figures['n1']?.life]).toEqual([4, 4]);
});

test('[hb.life.base] skills that the base rules do not have add to it for each level', () => {
  const state = scene({
    figures: { n1: { at: at(10, 10), skills: { hide: 2 } } },
    scenario: { skills: [{ id: 'hide', name: 'hide', levelled: true, levels: 2, points: 1, effects: [{ kind: 'life', add: 3 }] }] },
  });
  expect(maxLife(prepare(state.table).profiles['n1']!)).toBe(10);
});
