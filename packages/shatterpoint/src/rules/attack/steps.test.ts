import { describe, expect, test } from 'vitest';
import { STEPS } from '../../attacks/steps.js';
import type { Effect } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import type { Ability, Row } from '../../model/unit.js';
import { A, atStep, attackFrame, combat, dice, duel, hit, option, X } from '../../testing/duel.js';
import { askedIn, done, kinds, refusalOf, settled, stance } from '../../testing/index.js';
import { cancelled } from './block-not-critical.js';
import { successesIn } from './duel.js';
import { determine } from './step-result.js';
import { optionsNow } from './step-tree.js';

const NONE = [0, 0, 4] as const;
const steps = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'attack-declared' ? [1, 2, 3] : event.kind === 'step-reached' ? [event.step] : []));
const pools = (events: readonly Event[]) => events.find((event) => event.kind === 'pools-built');
const row = (from: number, ...entries: Row['entries']): Row => ({ from, to: 0, entries });
const reactive = (id: string, at: 'targeted' | 'modify-attack' | 'modify-defence' | 'after-attack', as: 'attacker' | 'defender', ...effects: Effect[]): Ability => ({
  kind: 'reactive', id, name: id, cost: { of: 'force', n: 0, x: 0 }, on: { at, who: 'self', as, within: 0 }, when: [], effects,
});
const use = (unit: string, ability: string) => ({ kind: 'ability', unit, ability, character: `${unit}-1`, x: 0 }) as const;

describe('the steps of an attack', () => {
  test('[sp.attack.steps] with a success: all ten, then it is over', () => {
    const { events } = done(duel(), hit(), dice([0, 1, 0, 5], NONE), option('o1'));
    expect(steps(events)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(kinds(events).slice(-2)).toEqual(['done', 'done']);
  });

  test('[sp.attack.steps] where nobody speaks, each step says what happens, and no more', () => {
    const declared = done(duel({ defender: { defence: [row(1, { kind: 'add', face: 'block' })] }, units: { 'north-a': { conditions: ['disarmed'] } } }), hit());
    expect(kinds(declared.events)).toEqual(['deed-left', 'attack-declared', 'begun', 'step-reached', 'pools-built', 'step-reached', 'moment-told', 'begun']);
    expect(declared.events[2]).toMatchObject({ frame: { pools: { attack: 0, defence: 0 }, more: { attack: 0, defence: 0 } } });
    const rolled = done(declared.state, dice([0, 2, 1, 3], [0, 1, 3]));
    expect(kinds(rolled.events)).toEqual(['dice-rolled', 'expertise-barred', 'step-reached', 'chart-applied', 'step-reached', 'result-determined', 'condition-lost', 'step-reached']);
    expect(kinds(done(rolled.state, option('o1')).events).slice(0, 8)).toEqual([
      'option-taken', 'begun', 'effect-due', 'damage-pooled', 'done', 'step-reached', 'damage-suffered', 'step-reached',
    ]);
  });

  test('[sp.attack.steps] without: the eighth is left out', () => {
    expect(steps(done(duel(), hit(), dice([0, 0, 0, 6], NONE)).events)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11]);
  });

  test('each that can be reached has something to do', () => {
    expect(Object.keys(STEPS).map(Number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('[sp.attack.duel] [sp.attack.step-result] [sp.attack.block-not-critical] what the dice leave', () => {
  test.each([
    { attack: [0, 2, 0, 0], blocks: 2, successes: 0, removed: 2 },
    { attack: [0, 3, 0, 0], blocks: 1, successes: 2, removed: 1 },
    { attack: [1, 3, 0, 0], blocks: 2, successes: 2, removed: 2 },
    { attack: [0, 2, 0, 0], blocks: 3, successes: 0, removed: 2 },
    { attack: [2, 0, 0, 0], blocks: 4, successes: 2, removed: 0 },
    { attack: [1, 1, 0, 0], blocks: 2, successes: 1, removed: 1 },
    { attack: [1, 2, 0, 0], blocks: 3, successes: 1, removed: 2 },
    { attack: [2, 1, 0, 0], blocks: 4, successes: 2, removed: 1 },
  ])('$attack.0 criticals and $attack.1 strikes against $blocks blocks: $successes', ({ attack, blocks, successes, removed }) => {
    const rolled = { attack, defence: [blocks, 0, 0] };
    expect([successesIn(rolled), cancelled(rolled)]).toEqual([successes, removed]);
    expect(determine({ ...attackFrame(), ...rolled })).toMatchObject({ successes, cancelled: removed });
  });
});

test.each([
  { says: 'a critical is worth no more than a strike', attack: [1, 2, 0, 3], successes: 3 },
  { says: 'two strikes', attack: [0, 2, 0, 4], successes: 2 },
])('[sp.attack.step-tree] $says', ({ attack, successes }) => {
  const { state } = done(duel(), hit(), dice(attack, NONE));
  expect(askedIn(state)).toMatchObject({ for: 'tree', by: 'north', attacker: A, defender: X, successes, damage: 0, options: ['o1'] });
});

test('[sp.attack.step-tree] the tree is that of the active stance', () => {
  const other = stance({ tree: { options: [{ id: 'z', column: 1, row: 1, start: true, effects: [{ do: 'damage', n: 1, to: 'target' }] }], paths: [] } });
  const state = duel({ cards: { 'north-a': { stances: [stance(), other] } }, units: { 'north-a': { stance: 1 } } });
  expect(optionsNow(state, attackFrame({ step: 8, successes: 1 }))).toEqual(['z']);
  expect(optionsNow(state, attackFrame({ step: 8, successes: 0 }))).toEqual([]);
});

describe('[sp.attack.step-roll] both pools are rolled', () => {
  test('6 and 4: all results are recorded', () => {
    const { state } = done(duel(), hit());
    expect(askedIn(state)).toMatchObject({ kind: 'roll', for: 'attack', groups: [{ die: 'attack', dice: 6, weights: [1, 3, 2, 2] }, { die: 'defence', dice: 4, weights: [2, 2, 2] }] });
    expect(done(state, dice([1, 2, 2, 1], [1, 1, 2])).state.play.agenda.at(-1)).toMatchObject({ attack: [1, 2, 2, 1], defence: [1, 1, 2] });
  });

  test('6 and 0: nothing shows on the defence', () => {
    const { state } = done(duel({ defender: { melee: { attack: 6, defence: 0, chart: [] } } }), hit());
    expect(askedIn(state)).toMatchObject({ groups: [{ die: 'attack', dice: 6 }] });
    expect(done(state, dice([1, 2, 2, 1])).state.play.agenda.at(-1)).toMatchObject({ attack: [1, 2, 2, 1], defence: [0, 0, 0], successes: 3 });
  });

  test('0 and 4: the defence is rolled into its own place', () => {
    const none = { melee: { attack: 0, defence: 4, chart: [] } };
    const { state } = done(duel({ attacker: none }), hit());
    expect(askedIn(state)).toMatchObject({ groups: [{ die: 'defence', dice: 4 }] });
    expect(kinds(done(state, dice([1, 1, 2])).events)).toContain('result-determined');
  });

  test('0 and 0: nobody rolls, and the attack goes on', () => {
    const none = { melee: { attack: 0, defence: 0, chart: [] } };
    expect(steps(done(duel({ attacker: none, defender: none }), hit()).events)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11]);
  });

  test('no two rolls have one name', () => {
    expect(askedIn(done(duel(), hit()).state)).not.toMatchObject({ label: (askedIn(done(duel({ play: { written: 7 } }), hit()).state) as { label: string }).label });
  });
});

describe('the pools', () => {
  const values = {
    attacker: { melee: { attack: 6, defence: 4, chart: [] }, ranged: { attack: 5, defence: 3, range: 4, chart: [] } },
    defender: { melee: { attack: 5, defence: 4, chart: [] }, ranged: { attack: 6, defence: 2, range: 4, chart: [] } },
  } as const;
  const built = (scene: Parameters<typeof duel>[0], type: 'melee' | 'ranged' = 'melee') => pools(done(duel(scene), hit(type)).events);

  test('[sp.attack.melee-values] 6 attack dice against 4 defence dice', () => {
    expect(built(values as never)).toMatchObject({ attack: 6, defence: 4, because: ['sp.attack.melee-values'] });
  });

  test('[sp.attack.ranged-values] 5 attack dice against 2 defence dice', () => {
    expect(built({ ...values, gap: 150 } as never, 'ranged')).toMatchObject({ attack: 5, defence: 2, because: ['sp.attack.ranged-values'] });
  });

  test.each([
    { says: 'value 6, focus +1, −2 from an effect', value: 6, focus: 1, more: -2, dice: 5 },
    { says: 'value 1, −3: none, never less', value: 1, focus: 0, more: -3, dice: 0 },
  ])('[sp.attack.step-attack-pool] $says', ({ value, focus, more, dice: n }) => {
    const state = atStep({ attacker: { melee: { attack: value, defence: 4, chart: [] } }, characters: { [A]: { focus } }, frame: { step: 4, more: { attack: more, defence: 0 } } });
    const after = settled(state);
    expect(after.play.agenda.find(({ kind }) => kind === 'attack')).toMatchObject({ pools: { attack: n, defence: 4 } });
    expect(after.play.characters[A]?.focus).toBe(0);
  });

  test.each([
    { says: 'melee with impact', type: 'melee' as const, dice: 6 + 1 + 1, because: 'sp.keyword.impact' },
    { says: 'at range impact adds nothing', type: 'ranged' as const, dice: 5 + 1, because: 'sp.turn.action-focus' },
  ])('[sp.attack.step-attack-pool] focused, $says', ({ type, dice: n, because }) => {
    const found = built({ characters: { [A]: { focus: 1 } }, cards: { 'north-a': { keywords: [{ keyword: 'impact', n: 1 }] } }, gap: type === 'melee' ? 60 : 150 }, type);
    expect(found).toMatchObject({ attack: n });
    expect(found?.because).toContain(because);
  });

  test.each([
    { says: 'ranged 4, cover [2], −1', type: 'ranged' as const, dice: 5 },
    { says: 'melee 4: cover does not count', type: 'melee' as const, dice: 3 },
  ])('[sp.attack.step-defence-pool] $says', ({ type, dice: n }) => {
    const state = atStep({ gap: 150, units: { 'south-a': { hunker: 2 } }, frame: { step: 4, type, more: { attack: 0, defence: -1 } } });
    expect(settled(state).play.agenda.find(({ kind }) => kind === 'attack')).toMatchObject({ pools: { defence: n } });
  });

  test('cards add dice to the rolls of a kind', () => {
    const more = (roll: 'attack' | 'defence', type: 'melee' | 'ranged' | 'any', n: number): Ability => ({ kind: 'innate', id: `${roll}-${type}`, name: 'more', modifiers: [{ kind: 'dice', roll, type, n }] });
    const found = built({ cards: { 'north-a': { abilities: [more('attack', 'melee', 2), more('attack', 'ranged', 4), more('defence', 'any', 1)] }, 'south-a': { abilities: [more('defence', 'any', 1), more('attack', 'any', 3)] } } });
    expect(found).toMatchObject({ attack: 8, defence: 5, because: ['sp.attack.melee-values', 'sp.ability.card-hooks'] });
  });
});

describe('what the two may do to the dice', () => {
  const cards = {
    'north-a': { abilities: [reactive('again', 'modify-attack', 'attacker', { do: 'reroll', roll: 'attack', n: 1, faces: ['failure'] }), reactive('unblock', 'modify-defence', 'attacker', { do: 'turn', roll: 'defence', from: 'block', into: 'failure', n: 1 })] },
    'south-a': { abilities: [reactive('dull', 'modify-attack', 'defender', { do: 'turn', roll: 'attack', from: 'strike', into: 'failure', n: 1 }), reactive('again', 'modify-defence', 'defender', { do: 'reroll', roll: 'defence', n: 1, faces: ['failure'] })] },
  };

  test('[sp.attack.modify-attack-roll] the attack roll first, the attacker before the defender', () => {
    const rolled = done(duel({ cards }), hit(), dice([0, 3, 1, 2], [1, 1, 2]));
    expect(askedIn(rolled.state)).toMatchObject({ for: 'window', at: 'modify-attack', by: 'north' });
    const again = done(rolled.state, use('north-a', 'again'), { kind: 'reroll', dice: [0, 0, 0, 1] }, dice([0, 1, 0, 0]));
    expect(askedIn(again.state)).toMatchObject({ for: 'window', at: 'modify-attack', by: 'south' });
    expect(done(again.state, use('south-a', 'dull')).state.play.agenda.find(({ kind }) => kind === 'attack')).toMatchObject({ attack: [0, 3, 1, 2] });
  });

  test('[sp.attack.modify-defence-roll] then the defence roll; a block that the last reroll brings stays', () => {
    const rolled = done(duel({ cards }), hit(), dice([0, 3, 1, 2], [1, 1, 2]), { kind: 'pass' }, { kind: 'pass' });
    expect(askedIn(rolled.state)).toMatchObject({ for: 'window', at: 'modify-defence', by: 'north' });
    const after = done(rolled.state, use('north-a', 'unblock'), use('south-a', 'again'), { kind: 'reroll', dice: [0, 0, 1] }, dice([1, 0, 0]));
    expect(after.events.find((event) => event.kind === 'result-determined')).toMatchObject({ successes: 2, cancelled: 1 });
  });

  test('[sp.attack.modify-expertise] the charts come last: the attacker\'s with its damage, then the defender\'s', () => {
    const scene = {
      attacker: { melee: { attack: 6, defence: 4, chart: [row(2, { kind: 'add', face: 'strike' }, { kind: 'damage', damage: 1 })] } },
      defender: { defence: [row(1, { kind: 'add', face: 'block' })] },
    } as const;
    const { state, events } = done(duel(scene as never), hit(), dice([1, 2, 2, 1], [1, 1, 2]));
    expect(events.filter(({ kind }) => kind === 'chart-applied')).toEqual([
      { kind: 'chart-applied', rule: 'sp.attack.modify-expertise', roll: 'attack', expertise: 2, attack: [1, 3, 2, 1], defence: [1, 1, 2], damage: 1, later: [] },
      { kind: 'chart-applied', rule: 'sp.attack.modify-expertise', roll: 'defence', expertise: 1, attack: [1, 3, 2, 1], defence: [2, 1, 2], damage: 1, later: [] },
    ]);
    expect(askedIn(state)).toMatchObject({ for: 'tree', successes: 2, damage: 1 });
    expect(refusalOf(state, { kind: 'reroll', dice: [0, 0, 0, 1] })).toMatchObject({ kind: 'not-asked', for: 'tree' });
  });

  test('[sp.attack.step-choose-target] what the choice of a target triggers comes before the pools, the attacker\'s first', () => {
    const more = {
      'north-a': { abilities: [reactive('aim', 'targeted', 'attacker', { do: 'dice', roll: 'attack', n: 1 })] },
      'south-a': { abilities: [reactive('dodge', 'targeted', 'defender', { do: 'dice', roll: 'attack', n: -3 })] },
    } as const;
    const aimed = done(duel({ cards: more as never }), hit());
    expect(askedIn(aimed.state)).toMatchObject({ for: 'window', at: 'targeted', by: 'north' });
    const dodged = done(aimed.state, use('north-a', 'aim'));
    expect(askedIn(dodged.state)).toMatchObject({ for: 'window', at: 'targeted', by: 'south' });
    expect(pools(done(dodged.state, use('south-a', 'dodge')).events)).toMatchObject({ attack: 4 });
  });
});

describe('expertise that is barred', () => {
  const scene = {
    attacker: { melee: { attack: 6, defence: 4, chart: [row(1, { kind: 'add', face: 'critical' })] } },
    defender: { defence: [row(1, { kind: 'add', face: 'block' })] },
  } as const;

  test('a disarmed attacker: taken out right after the roll, and the condition is gone with the result', () => {
    const { state, events } = done(duel({ ...(scene as object), units: { 'north-a': { conditions: ['disarmed'] } } }), hit(), dice([1, 0, 2, 3], NONE));
    expect(events.find(({ kind }) => kind === 'expertise-barred')).toMatchObject({ roll: 'attack' });
    expect(kinds(events).filter((kind) => ['expertise-barred', 'result-determined', 'condition-lost'].includes(kind))).toEqual(['expertise-barred', 'result-determined', 'condition-lost']);
    expect(state.play.agenda.at(-1)).toMatchObject({ attack: [1, 0, 0, 3], successes: 1 });
    expect(state.play.units['north-a']?.conditions).toEqual([]);
  });

  test('taken out before anybody can roll it again', () => {
    const cards = { 'north-a': { abilities: [reactive('again', 'modify-attack', 'attacker', { do: 'reroll', roll: 'attack', n: 2, faces: ['expertise'] })] } };
    const { state } = done(duel({ cards, units: { 'north-a': { conditions: ['disarmed'] } } }), hit(), dice([1, 0, 2, 3], NONE));
    expect(state.play.agenda.find(({ kind }) => kind === 'attack')).toMatchObject({ attack: [1, 0, 0, 3] });
    const used = done(state, use('north-a', 'again'));
    expect(kinds(used.events)).not.toContain('dice-picked-up');
    expect(askedIn(used.state)).toMatchObject({ for: 'tree', successes: 1 });
  });

  test('of an exposed unit of two only the first defence roll is barred', () => {
    const pairs = {
      cards: { 'north-a': { characters: 2 }, 'south-a': { characters: 2 } },
      at: { 'north-a-2': [500, 300] as const, 'south-a-2': [500, 400] as const },
      units: { 'south-a': { conditions: ['exposed' as const] } },
      agenda: combat([A, 'north-a-2']),
    };
    const first = done(duel({ ...(scene as object), ...pairs }), hit(), dice([0, 1, 0, 5], [0, 2, 2]), option('o1'));
    expect(first.events.find(({ kind }) => kind === 'expertise-barred')).toMatchObject({ roll: 'defence' });
    expect(first.state.play.units['south-a']?.conditions).toEqual([]);
    const second = done(first.state, hit('melee', { character: 'north-a-2', target: 'south-a-2' }), dice([0, 1, 0, 5], [0, 2, 2]));
    expect(kinds(second.events)).not.toContain('expertise-barred');
    expect(second.events.find(({ kind }) => kind === 'chart-applied')).toMatchObject({ roll: 'defence', expertise: 2, defence: [1, 2, 2] });
  });
});

describe('[sp.attack.step-damage] the pool is dealt at once', () => {
  const three = { options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [{ do: 'damage' as const, n: 3, to: 'target' as const }] }], paths: [] };
  const struck = (scene: object) => done(duel({ attacker: { tree: three }, ...scene }), hit(), dice([0, 1, 0, 5], NONE), option('o1'));

  test.each([
    { says: 'nobody is wounded yet', damage: 0, after: { damage: 3, wounded: 0 } },
    { says: 'the unit becomes wounded once', damage: 6, after: { damage: 8, wounded: 1 } },
  ])('3 damage on $damage of 8: $says', ({ damage, after }) => {
    const { state, events } = struck({ units: { 'south-a': { damage } } });
    expect(state.play.units['south-a']).toMatchObject(after);
    expect(events.filter(({ kind }) => kind === 'unit-wounded')).toHaveLength(after.wounded);
  });

  test('2 damage of expertise and no success: dealt although the tree was skipped', () => {
    const chart = [row(1, { kind: 'damage', damage: 2 })];
    const { state, events } = done(duel({ attacker: { melee: { attack: 6, defence: 4, chart } } }), hit(), dice([0, 0, 1, 5], NONE));
    expect(steps(events)).not.toContain(8);
    expect(state.play.units['south-a']?.damage).toBe(2);
  });

  test('protection takes 1 out', () => {
    const { state } = done(duel({ cards: { 'south-a': { keywords: [{ keyword: 'protection' }] } } }), hit(), dice([0, 1, 0, 5], NONE), option('o1'));
    expect(state.play.units['south-a']?.damage).toBe(0);
  });

  test('a wounded unit suffers nothing, but gets its conditions', () => {
    const tree = { options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [{ do: 'damage' as const, n: 4, to: 'target' as const }, { do: 'condition' as const, condition: 'pinned' as const, to: 'target' as const }] }], paths: [] };
    const { state, events } = struck({ attacker: { tree }, units: { 'south-a': { damage: 8, wounded: 1 } } });
    expect(state.play.units['south-a']).toMatchObject({ damage: 8, wounded: 1, conditions: ['pinned'] });
    expect(kinds(events).filter((kind) => ['unit-wounded', 'momentum-gained', 'damage-suffered'].includes(kind))).toEqual([]);
  });
});

describe('after the attack', () => {
  const HEAL: Effect = { do: 'heal', n: 1, to: 'self' };
  const HUNKER: Effect = { do: 'hunker', n: 1, to: 'self' };
  const scene = {
    gap: 150,
    attacker: { ranged: { attack: 5, defence: 4, range: 4, chart: [row(1, { kind: 'effect', effect: HUNKER })] } },
    defender: { defence: [row(1, { kind: 'effect', effect: HEAL })] },
    units: { 'south-a': { damage: 2 } },
    cards: { 'south-a': { abilities: [reactive('answer', 'after-attack', 'defender', HUNKER)] }, 'north-a': { abilities: [reactive('cheer', 'after-attack', 'attacker', { do: 'force', how: 'refresh', side: 'own', n: 1 })] } },
    sides: { north: { force: 1 } },
  };

  test('[sp.attack.step-after] the attacker\'s chart, the defender\'s, then abilities', () => {
    const { state, events } = done(duel(scene), hit('ranged'), dice([0, 0, 1, 4], [0, 1, 3]));
    expect(events.flatMap((event) => (event.kind === 'begun' && event.frame.kind === 'effects' ? [[event.frame.from, event.frame.seat, event.frame.source, event.frame.target]] : []))).toEqual([
      ['chart', 'north', A, X],
      ['chart', 'south', X, A],
    ]);
    expect(state.play.units['north-a']?.hunker).toBe(1);
    expect(askedIn(state)).toMatchObject({ for: 'heal', by: 'south' });
  });

  test('[sp.attack.reactive-window] most reactive abilities are used now, the attacker\'s before the defender\'s', () => {
    const rolled = done(duel({ ...(scene as object), attacker: {}, defender: {} }), hit('ranged'), dice([0, 1, 0, 4], [0, 1, 3]));
    expect(refusalOf(rolled.state, use('north-a', 'cheer'))).toMatchObject({ kind: 'not-asked', for: 'tree' });
    const after = done(rolled.state, option('o1'));
    expect(askedIn(after.state)).toMatchObject({ for: 'window', at: 'after-attack', by: 'north' });
    const cheered = done(after.state, use('north-a', 'cheer'));
    expect(askedIn(cheered.state)).toMatchObject({ for: 'window', at: 'after-attack', by: 'south' });
    expect(done(cheered.state, use('south-a', 'answer')).state.play.units['south-a']?.hunker).toBe(1);
  });
});

describe('[sp.attack.continues-after-displacement] the target is not checked again', () => {
  const far: Partial<AttackFrame> = { step: 8, successes: 1, path: ['o1'] };
  const tree = {
    options: [1, 2].map((column) => ({ id: `o${column}`, column, row: 1, start: column === 1, effects: [{ do: 'damage' as const, n: 1, to: 'target' as const }] })),
    paths: [['o1', 'o2']] as [string, string][],
  };

  test('by default the walk goes on wherever the defender is', () => {
    const { state } = done(atStep({ attacker: { tree }, gap: 90, frame: { ...far, damage: 1 } }), option('o2'));
    expect(state.play.units['south-a']?.damage).toBe(2);
  });

  test('where the table checks after each option, what is left of the successes is lost', () => {
    const scene = { attacker: { tree }, options: { 'attack.recheckTarget': 'after-tree-step' } } as const;
    const away = done(atStep({ ...scene, gap: 90, frame: { ...far, damage: 1 } }));
    expect(away.state.play.units['south-a']?.damage).toBe(1);
    expect(askedIn(settled(atStep({ ...scene, gap: 60, frame: far })))).toMatchObject({ for: 'tree', options: ['o2'] });
    expect(askedIn(settled(atStep({ ...scene, gap: 90, frame: { ...far, path: [] } })))).toMatchObject({ for: 'tree', options: ['o1'] });
  });
});

describe('an attack whose unit is wounded meanwhile', () => {
  const scene = (option: 'finish-current-attack' | 'stop-attack') => {
    const state = atStep({ options: { 'damage.selfWoundedMidAttack': option }, units: { 'north-a': { wounded: 1, damage: 8 } }, frame: { step: 8, successes: 1 } });
    return { ...state, play: { ...state.play, agenda: state.play.agenda.map((frame) => (frame.kind === 'turn' ? { ...frame, over: true } : frame)) } };
  };

  test('is finished, or stops where the table has agreed so', () => {
    expect(askedIn(settled(scene('finish-current-attack')))).toMatchObject({ for: 'tree' });
    expect(settled(scene('stop-attack')).play.agenda.some(({ kind }) => kind === 'attack')).toBe(false);
  });
});
