import { describe, expect, test } from 'vitest';
import type { Effect } from '../src/model/effect.js';
import type { Entry } from '../src/model/unit.js';
import { A, dice, duel, hit, option } from '../src/testing/duel.js';
import { askedIn, done, plainMission, refusalOf, sceneOf, settled } from '../src/testing/index.js';
import { moveOf } from '../src/testing/moves.js';

// Points that the rules leave open and a table agrees on, seen in a match: what follows from each answer. The others stand beside their rules.

const later = (effect: Effect): Entry => ({ kind: 'effect', effect });
const HUNKER: Effect = { do: 'hunker', n: 1, to: 'self' };
const condition = (name: 'pinned' | 'exposed'): Effect => ({ do: 'condition', condition: name, to: 'target' });

describe('what the charts leave for after the attack', () => {
  test.each([
    { order: 'per-chart', then: ['south-a has pinned', 'north-a hunkers', 'north-a has exposed', 'south-a hunkers'] },
    { order: 'directed-first', then: ['south-a has pinned', 'north-a has exposed', 'north-a hunkers', 'south-a hunkers'] },
  ] as const)('[sp.expertise.after-order] both charts have directed and personal effects, $order', ({ order, then }) => {
    const row = (...effects: readonly Effect[]) => [{ from: 1, to: 0, entries: effects.map(later) }];
    const state = duel({
      gap: 150, options: { 'expertise.afterOrder': order }, attacker: { ranged: { attack: 5, defence: 4, range: 4, chart: row(HUNKER, condition('pinned')) } },
      defender: { defence: row(HUNKER, condition('exposed')) },
    });
    const { events } = done(state, hit('ranged'), dice([0, 0, 1, 4], [0, 1, 3]));
    const told = events.flatMap((event) => (event.kind === 'condition-gained' ? [`${event.unit} has ${event.condition}`] : event.kind === 'hunker-gained' ? [`${event.unit} hunkers`] : []));
    expect(told).toEqual(then);
  });
});

test.each([{ chooser: 'second-player', by: 'south' }, { chooser: 'first-player', by: 'north' }] as const)('[sp.struggle.two-maps-first] the first struggle card has two plans, chosen by the $chooser', ({ chooser, by }) => {
  const plans = ['o1', 'o2'].map((objective) => ({ active: [{ objective, symbol: 'none' as const }] }));
  const [[first], ...others] = plainMission().phases;
  const inactive = Object.fromEntries(['o1', 'o2', 'o3'].map((id) => [id, { x: 100, y: 100, on: 'board', active: false, control: [], symbol: 'none' as const, priority: false }]));
  const state = settled(sceneOf({
    options: { 'struggle.firstMapChooser': chooser }, mission: { phases: [[{ id: 's1', name: 's1', rules: first?.rules ?? [], plans }], ...others] as never },
    agenda: [{ kind: 'setup', step: 12, rolled: [], lead: '', set: [] }],
    play: { turn: 0, active: '', objectives: inactive, struggle: { token: 0, decks: [['s1'], ['s2'], ['s3']], phase: 0, card: '', plan: 0, winner: [] } },
  }));
  expect(askedIn(state)).toMatchObject({ for: 'plan', by, card: 's1' });
  expect(done(state, { kind: 'plan', plan: 1 }).state.play.objectives['o2']?.active).toBe(true);
});

test.each([{ scale: 'forbid', then: 'engaged' }, { scale: 'allow', then: undefined }] as const)('[sp.keyword.scale-engaged] an engaged character with scale climbs in its move action: $scale', ({ scale, then }) => {
  const state = sceneOf({ options: { 'keyword.scaleWhileEngaged': scale }, cards: { 'north-a': { keywords: [{ keyword: 'scale' }] } }, at: { [A]: [300, 300], 'south-a-1': [200, 300] } });
  expect(refusalOf(done(state, { kind: 'action', action: 'move' }).state, moveOf(A, 'climb', [400, 300]))?.kind).toBe(then);
});

test.each([{ wounded: 'finish-current-attack', asked: 'tree' }, { wounded: 'stop-attack', asked: 'deck' }] as const)('[sp.damage.wounded-during-attack] the attacker is wounded by the first option of its own attack: $wounded', ({ wounded, asked }) => {
  const tree = {
    options: [
      { id: 'o1', column: 1, row: 1, start: true, effects: [{ do: 'condition' as const, condition: 'strained' as const, to: 'self' as const }, { do: 'move' as const, how: 'dash' as const, to: 'self' as const }] },
      { id: 'o2', column: 2, row: 1, start: false, effects: [{ do: 'damage' as const, n: 1 as const, to: 'target' as const }] },
    ],
    paths: [['o1', 'o2'] as [string, string]],
  };
  const state = duel({ options: { 'damage.selfWoundedMidAttack': wounded }, attacker: { tree }, units: { 'north-a': { damage: 6 } }, at: { 'south-b-1': [700, 700], 'south-c-1': [800, 800] }, sides: { south: { deck: { 'south-b': 1, 'south-c': 1 } } } });
  const rolled = done(state, hit(), dice([2, 0, 0, 4], [0, 0, 4]), option('o1')).state;
  const { state: after } = done(rolled, moveOf(A, 'dash', [420, 300]));
  expect(after.play.units['north-a']).toMatchObject({ damage: 8, wounded: 1 });
  expect(askedIn(after).for).toBe(asked);
});
