import { expect, test } from 'vitest';
import type { Stance } from '../../model/unit.js';
import { A, dice, hit, option, X } from '../../testing/duel.js';
import { askedIn, done, MM, refusalOf, sceneOf, stance, turnFrame } from '../../testing/index.js';

// One attack from the action to the last step, with all that is not allowed on the way.

const attacker: Stance = stance({
  melee: { attack: 6, defence: 4, chart: [{ from: 2, to: 2, entries: [{ kind: 'add', face: 'strike' }] }] },
  tree: {
    options: [
      { id: 'o1', column: 1, row: 1, start: true, effects: [{ do: 'damage', n: 2, to: 'target' }] },
      { id: 'o2', column: 2, row: 1, start: false, effects: [{ do: 'damage', n: 1, to: 'target' }, { do: 'shove', to: 'target' }] },
    ],
    paths: [['o1', 'o2']],
  },
});
const defender = stance({ defence: [{ from: 1, to: 1, entries: [{ kind: 'add', face: 'block' }] }] });

const scene = (damage = 0) =>
  sceneOf({
    at: { [A]: [400, 330], [X]: [400, 430] },
    cards: { 'north-a': { stances: [attacker] }, 'south-a': { stances: [defender] } },
    units: { 'south-a': { damage } },
    agenda: [turnFrame('north', 'north-a', { actions: ['move'], regular: 1 })],
  });
const combat = { kind: 'action', action: 'combat' } as const;
const roll = dice([1, 2, 2, 1], [1, 1, 2]);
const away = { kind: 'displace' as const, direction: { x: 0, y: 1 }, ingress: [] };

test('from the combat action to the last step', () => {
  const start = scene();
  const taken = done(start, combat);
  expect(refusalOf(start, { kind: 'action', action: 'move' })).toMatchObject({ kind: 'action-taken', action: 'move' });
  expect(askedIn(taken.state)).toMatchObject({ for: 'deed', action: 'combat', characters: [A] });

  const rolled = done(taken.state, hit());
  expect(rolled.events.find(({ kind }) => kind === 'pools-built')).toMatchObject({ attack: 6, defence: 4 });
  const result = done(rolled.state, roll);
  expect(result.events.filter(({ kind }) => kind === 'chart-applied')).toMatchObject([
    { roll: 'attack', expertise: 2, attack: [1, 3, 2, 1], damage: 0 },
    { roll: 'defence', expertise: 1, defence: [2, 1, 2] },
  ]);
  expect(result.events.find(({ kind }) => kind === 'result-determined')).toMatchObject({ successes: 2, cancelled: 2 });

  expect(refusalOf(result.state, option('o2'))).toEqual({ kind: 'not-a-start', rule: 'sp.tree.start', option: 'o2' });
  const first = done(result.state, option('o1'));
  expect(askedIn(first.state)).toMatchObject({ for: 'tree', successes: 1, damage: 2, options: ['o2'] });
  const pushed = done(first.state, option('o2'), away);
  expect(pushed.state.play.characters[X]).toMatchObject({ x: 400 * MM, y: 45_540 });
  const pulled = done(pushed.state, away);
  expect(pulled.state.play.characters[A]).toMatchObject({ x: 400 * MM, y: 35_540 });
  expect(pulled.events.find(({ kind }) => kind === 'damage-suffered')).toMatchObject({ unit: 'south-a', damage: 3 });
  expect(pulled.state.play.units['south-a']).toMatchObject({ damage: 3, wounded: 0 });
  expect(pulled.state.play.sides['north']?.momentum).toBe(1);

  expect(askedIn(pulled.state)).toMatchObject({ for: 'act', unit: 'north-a' });
  expect(refusalOf(pulled.state, { kind: 'action', action: 'focus' })).toMatchObject({ kind: 'too-many-actions' });
  expect(start).toEqual(scene());
  expect(done(start, combat, hit(), roll, option('o1'), option('o2'), away, away).state).toEqual(pulled.state);
});

test.each([
  { says: 'the pull is declined', last: [{ kind: 'pass' } as const], there: { [A]: 33_000, [X]: 45_540 }, damage: 3 },
  { says: 'the push is declined, the pull is used', last: undefined, there: { [A]: 35_540, [X]: 43_000 }, damage: 3 },
])('$says', ({ last, there, damage }) => {
  const shoved = done(scene(), combat, hit(), roll, option('o1'), option('o2'));
  const { state } = last === undefined ? done(shoved.state, { kind: 'pass' }, away) : done(shoved.state, away, ...last);
  expect(Object.fromEntries(Object.keys(there).map((id) => [id, state.play.characters[id]?.y]))).toEqual(there);
  expect(state.play.units['south-a']?.damage).toBe(damage);
});

test('the attacker stops after the first option: 2 damage, no shove, 1 success lost', () => {
  const { state, events } = done(scene(), combat, hit(), roll, option('o1'), { kind: 'pass' });
  expect(events.find(({ kind }) => kind === 'successes-lost')).toMatchObject({ successes: 1 });
  expect(state.play.units['south-a']?.damage).toBe(2);
  expect(state.play.characters[X]).toMatchObject({ y: 43_000 });
});

test('a defender with 5 damage is wounded by it, and the attacker gains momentum at once', () => {
  const { state } = done(scene(5), combat, hit(), roll, option('o1'), option('o2'), away, away);
  expect(state.play.units['south-a']).toMatchObject({ damage: 8, wounded: 1 });
  expect(state.play.sides['north']?.momentum).toBe(2);
});
