import { expect, test } from 'vitest';
import type { UnitPlay } from '../../model/play.js';
import type { State } from '../../model/state.js';
import { settled } from '../../testing/act.js';
import { after } from '../../testing/after.js';
import { sceneOf, turnFrame } from '../../testing/scene.js';
import { rowOf } from '../../testing/track.js';
import { checkDefeat, defeatable } from './defeat.js';
import { countsFully } from './injured-full-strength.js';
import { stageOf } from './stages.js';
import { suffer } from './take.js';

const A = 'north-a';
const scene = (unit: Partial<UnitPlay>, changes: { readonly durability?: number; readonly activated?: string; readonly characters?: number } = {}): State => {
  const { durability = 2, activated = A, characters = 1 } = changes;
  return sceneOf({
    cards: { 'north-a': { durability, characters } },
    at: { 'north-a-1': [400, 400], ...(characters > 1 ? { 'north-a-2': [450, 400], 'north-a-3': [500, 400] } : {}) },
    units: { [A]: unit },
    agenda: [turnFrame('north', '', { activated, step: 10 })],
  });
};

test.each([
  { says: 'durability 2, 2 injured tokens: defeated', unit: { injured: 2 }, defeated: true },
  { says: '1 injured and 1 wounded: not, wounded tokens do not count', unit: { injured: 1, wounded: 1, damage: 8 }, defeated: false },
  { says: '3 injured: defeated', unit: { injured: 3 }, defeated: true },
  { says: 'not activated in this turn: not checked', unit: { injured: 2 }, activated: 'north-b', defeated: false },
  { says: 'no unit was activated', unit: { injured: 2 }, activated: '', defeated: false },
  { says: 'defeated already: nothing more', unit: { injured: 2, defeated: true }, defeated: false },
])('[sp.damage.defeat-check] $says', ({ unit, activated = A, defeated }) => {
  expect(checkDefeat(scene(unit, { activated }))).toEqual(defeated ? [{ kind: 'unit-defeated', rule: 'sp.damage.defeated', unit: A }] : []);
});

test('[sp.damage.defeat-check] nobody is checked in the setup', () => {
  const state = sceneOf({ agenda: [{ kind: 'setup', step: 12, rolled: [], lead: '', set: [] }], units: { [A]: { injured: 2 } } });
  expect([defeatable(state), checkDefeat(state)]).toEqual(['', []]);
});

test('[sp.damage.defeated] all three characters leave the board; nobody gains momentum for it', () => {
  const state = scene({ injured: 1 }, { durability: 1, characters: 3 });
  const over = after(state, checkDefeat(state));
  expect(['north-a-1', 'north-a-2', 'north-a-3'].map((id) => over.play.characters[id]?.on)).toEqual(['', '', '']);
  expect(over.play.units[A]?.defeated).toBe(true);
  expect([rowOf(over, 'north'), rowOf(over, 'south')]).toEqual([[8], [8]]);
});

test('[sp.damage.defeated] abilities that wait for it speak last', () => {
  const gloat = {
    kind: 'identity' as const, id: 'gloat', name: 'gloat', when: [],
    on: { at: 'defeated' as const, who: 'enemy' as const, as: 'defender' as const, within: 0 },
    effects: [{ do: 'force' as const, how: 'refresh' as const, side: 'own' as const, n: 1 }],
  };
  const state = sceneOf({
    cards: { 'south-a': { abilities: [gloat] } },
    at: { 'north-a-1': [400, 400], 'south-a-1': [400, 700] },
    units: { [A]: { injured: 2 } },
    sides: { south: { force: 3 } },
    agenda: [turnFrame('north', '', { activated: A, step: 10 })],
  });
  expect(checkDefeat(state)).toMatchObject([{ kind: 'unit-defeated' }, { kind: 'begun', frame: { kind: 'window', at: 'defeated', about: 'north-a-1' } }]);
  expect(settled(state).play.sides['south']?.force).toBe(4);
  const last = sceneOf({
    options: { 'end.noUnitsLeft': 'lose' },
    cards: { 'south-a': { abilities: [gloat] } },
    at: { 'north-a-1': [400, 400], 'south-a-1': [400, 700] },
    units: { [A]: { injured: 2 }, ...Object.fromEntries(['b', 'c', 'd', 'e', 'f'].map((letter) => [`north-${letter}`, { defeated: true }])) },
    agenda: [turnFrame('north', '', { activated: A, step: 10 })],
  });
  expect(checkDefeat(last)).toMatchObject([{ kind: 'unit-defeated' }, { kind: 'match-ended', seat: 'south', why: 'no-units' }]);
});

test('[sp.damage.defeat-only-own-activation] wounded in the enemy turn at durability 1: it stays until its own activation is over', () => {
  const enemyTurn = sceneOf({ cards: { 'north-a': { durability: 1 } }, at: { 'north-a-1': [400, 400] }, agenda: [turnFrame('south', 'south-a', { step: 10 })] });
  const wounded = after(enemyTurn, suffer(enemyTurn, A, { damage: 8, rule: 'sp.damage.take' }));
  expect(checkDefeat(wounded)).toEqual([]);
  const own = after({ ...wounded, play: { ...wounded.play, agenda: [turnFrame('north', A, { step: 5 })] } }, [{ kind: 'unit-recovered', rule: 'sp.turn.start-recover', unit: A }]);
  expect([stageOf(own, A), countsFully(own, A)]).toEqual(['injured', true]);
  expect(checkDefeat(own)).toHaveLength(1);
});

test('[sp.damage.stages] [sp.damage.injured-full-strength] a unit of durability 2: wounded, injured, wounded, injured, defeated', () => {
  let state = sceneOf({ at: { 'north-a-1': [400, 400] } });
  const stages: string[] = [stageOf(state, A)];
  const full: boolean[] = [countsFully(state, A)];
  const step = (next: State) => {
    state = next;
    stages.push(stageOf(state, A));
    full.push(countsFully(state, A));
  };
  for (let i = 0; i < 2; i += 1) {
    step(after(state, suffer(state, A, { damage: 8, rule: 'sp.damage.take' })));
    step(after(state, [{ kind: 'unit-recovered', rule: 'sp.turn.start-recover', unit: A }]));
  }
  step(after(state, checkDefeat(state)));
  expect(stages).toEqual(['fresh', 'wounded', 'injured', 'wounded', 'injured', 'defeated']);
  expect(full).toEqual([true, false, true, false, true, false]);
});
