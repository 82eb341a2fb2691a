import { choices } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint, type State } from '../src/index.js';
import type { Effect, Modifier } from '../src/model/effect.js';
import type { Event } from '../src/model/event.js';
import type { Ability } from '../src/model/unit.js';
import { A, combat, dice, duel, hit, option, X, type Duel } from '../src/testing/duel.js';
import { askedIn, done, kinds, part, refusalOf, sceneOf, settled, stance, turnFrame, type Answer, type Scene } from '../src/testing/index.js';
import { moveOf, piece } from '../src/testing/moves.js';

// Situations over which players at a tournament call the judge: triggers inside triggers, units that are cut off in the middle of
// something, effects without a cause. Each is played through the game. Bases are 40 mm wide; lengths are in millimetres.

type Heard = Extract<Ability, { kind: 'reactive' }>['on'];
const on = (at: Heard['at'], who: Heard['who'], changes: Partial<Heard> = {}): Heard => ({ at, who, as: 'attacker', within: 0, ...changes });
const force = (n: number, x = 0) => ({ of: 'force', n, x }) as const;
const active = (id: string, effects: readonly Effect[], changes: Partial<Extract<Ability, { kind: 'active' }>> = {}): Ability => ({ kind: 'active', id, name: id, action: false, cost: force(0), when: [], effects: [...effects], ...changes });
const reactive = (id: string, heard: Heard, effects: readonly Effect[], changes: Partial<Extract<Ability, { kind: 'reactive' }>> = {}): Ability => ({ kind: 'reactive', id, name: id, cost: force(0), on: heard, when: [], effects: [...effects], ...changes });
const triggered = (id: string, heard: Heard, effects: readonly Effect[]): Ability => ({ kind: 'triggered', id, name: id, on: heard, when: [], effects: [...effects] });
const tactic = (id: string, effects: readonly Effect[]): Ability => ({ kind: 'tactic', id, name: id, when: [], effects: [...effects] });
const innate = (...modifiers: Modifier[]): Ability => ({ kind: 'innate', id: 'always', name: 'always', modifiers });
const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };
const foe = (within: number) => ({ choose: 'enemy' as const, within, sight: false, self: false, tags: [] });

const unit = (state: State, id: string) => state.play.units[id];
const use = (id: string, ability: string, x = 0): Answer => ({ kind: 'ability', unit: id, ability, character: `${id}-1`, x });
const offered = (state: State): readonly string[] => choices(shatterpoint, state, 'dense').flatMap((one) => (one.kind === 'ability' ? [one.ability] : []));
const spoken = (events: readonly Event[]): readonly string[] => events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []));
const ruleOf = (events: readonly Event[], kind: Event['kind']): string | undefined => events.find((event) => event.kind === kind)?.rule;
const UP = [[0, 1], [0, 1]] as const;
const MOVE: Answer = { kind: 'action', action: 'move' };
const PASS: Answer = { kind: 'pass' };
const END: Answer = { kind: 'end' };
const BLANK = [[0, 0, 0, 6], [0, 0, 4]] as const;
const HIT = [[0, 1, 0, 5], [0, 0, 4]] as const;
const HITS = [[0, 2, 0, 4], [0, 0, 4]] as const;
/** A tree of options in one row, each with its effects. */
const row = (...options: readonly (readonly Effect[])[]) =>
  ({ tree: { options: options.map((effects, i) => ({ id: `o${i + 1}`, column: i + 1, row: 1, start: i === 0, effects: [...effects] })), paths: options.slice(1).map((_, i): [string, string] => [`o${i + 1}`, `o${i + 2}`]) } });
const apart = (scene: Scene = {}): State => sceneOf({ ...scene, at: { [A]: [300, 300], [X]: [300, 700], ...scene.at } });

describe('what is heard is heard when it happens', () => {
  const drag: Effect = { do: 'pull', range: 5, may: false, to: 'target' };
  const cards = {
    'south-a': { abilities: [reactive('drag', on('moved', 'enemy', { within: 5 }), [drag]), reactive('far', on('moved', 'enemy', { within: 2 }), [READY])] },
    'north-b': { abilities: [triggered('near', on('moved', 'own', { within: 2 }), [READY])] },
  };
  const moved = (): State => done(apart({ cards, at: { [X]: [300, 620], 'north-b-1': [420, 340] }, sides: { north: { force: 0 } } }), MOVE, moveOf(A, 'advance', [300, 400], UP)).state;

  test('[sp.ability.type-reactive] who is out of range when it happens does not hear it for being pulled near by another answer', () => {
    expect(offered(moved())).toEqual(['drag']);
    const { state } = done(moved(), use('south-a', 'drag'), { kind: 'displace', direction: { x: 0, y: 1 }, ingress: [] });
    expect(askedIn(state).for).toBe('act');
    expect(refusalOf(moved(), use('south-a', 'far'))).toMatchObject({ kind: 'ability-not-now' });
  });
  test('[sp.ability.type-reactive] who was near then is not deaf for its being pushed away by the first answer', () => {
    const push: Effect = { do: 'push', range: 5, may: false, to: 'target' };
    const both = { 'north-a': { abilities: [triggered('leap', on('moved', 'self'), [{ do: 'place', range: 5, may: false, level: true, to: 'self' }])] }, 'south-a': { abilities: [reactive('near', on('moved', 'enemy', { within: 2 }), [push])] } };
    const { state } = done(apart({ cards: both, at: { [X]: [300, 480] } }), MOVE, moveOf(A, 'advance', [300, 400], UP), { kind: 'place', to: { x: 30_000, y: 15_000, on: 'board' }, ingress: [] });
    expect([askedIn(state), offered(state)]).toMatchObject([{ for: 'window', by: 'south' }, ['near']]);
  });
  test('[sp.damage.defeated] [sp.ability.type-reactive] a defeat within range is heard, though its characters have left the board', () => {
    const heard = (y: number) => spoken(done(apart({ cards: { 'south-a': { abilities: [triggered('joy', on('defeated', 'enemy', { within: 2 }), [READY])] } }, at: { [X]: [300, y] }, units: { 'north-a': { injured: 2 } } }), END).events);
    expect([heard(400), heard(700)]).toEqual([['south-a/joy'], []]);
  });
});

describe('strained comes after what players do', () => {
  const salve: Effect = { do: 'heal', n: 1, to: 'self' };
  const moving = (options: Scene['options'] = {}): State =>
    done(apart({ options, units: { 'north-a': { conditions: ['strained'] } }, cards: { 'north-a': { abilities: [reactive('salve', on('moved', 'self'), [salve])] } } }), MOVE, moveOf(A, 'advance', [300, 400], UP)).state;
  const HEAL: Answer = { kind: 'heal', unit: 'north-a', what: 'strained' };

  test('[sp.condition.strained-recover] an answer to the move takes it away before it does anything', () => {
    expect(unit(done(moving(), use('north-a', 'salve'), HEAL).state, 'north-a')).toMatchObject({ damage: 0, conditions: [] });
  });
  test('[sp.condition.strained] [sp.timing.ownerless-rank] without an answer 3 damage follow; where what is nobody\'s comes first they come before it', () => {
    expect(unit(done(moving(), PASS).state, 'north-a')).toMatchObject({ damage: 3, conditions: [] });
    expect(unit(moving({ 'timing.ownerlessRank': 'before-players' }), 'north-a')).toMatchObject({ damage: 3, conditions: [] });
  });
  test.each([['after-players', 0], ['before-players', 3]] as const)('[sp.condition.strained] [sp.timing.ownerless-rank] an answer to an ability of its unit, %s: %i damage', (rank, damage) => {
    const abilities = [active('drill', [READY]), reactive('salve', on('ability-used', 'self'), [salve])];
    const state = apart({ options: { 'timing.ownerlessRank': rank }, units: { 'north-a': { damage: 1, conditions: ['strained'] } }, cards: { 'north-a': { abilities } } });
    const used = done(state, use('north-a', 'drill')).state;
    expect(askedIn(used)).toMatchObject({ for: 'window', at: 'ability-used' });
    const healed = done(used, use('north-a', 'salve'), damage === 0 ? HEAL : { kind: 'heal', unit: 'north-a', what: 'damage' }).state;
    expect(unit(healed, 'north-a')).toMatchObject({ damage: damage === 0 ? 1 : 3, conditions: [] });
  });
  test('[sp.condition.strained] an action that is granted in the turn of the opponent strains, too', () => {
    const give = active('order', [{ do: 'action', action: 'focus', to: { choose: 'own', within: 0, sight: false, self: false, tags: [] } }]);
    const { state } = done(apart({ cards: { 'north-a': { abilities: [give] } }, at: { 'north-b-1': [600, 300] }, units: { 'north-b': { conditions: ['strained'] } } }), use('north-a', 'order'));
    expect(unit(state, 'north-b')).toMatchObject({ damage: 3, conditions: [] });
  });
  test('[sp.condition.strained] [sp.damage.wounded-ends-activation] strained by a move of the tree, wounded: the attack is finished, the other of the pair does not attack, the turn ends', () => {
    const state = duel({
      agenda: combat([A, 'north-a-2']), attacker: row([{ do: 'move', how: 'dash', to: 'self' }], [{ do: 'damage', n: 2, to: 'target' }]), cards: { 'north-a': { characters: 2, stances: [stance(row([{ do: 'move', how: 'dash', to: 'self' }], [{ do: 'damage', n: 2, to: 'target' }]))] } },
      at: { 'north-a-2': [480, 300] }, units: { 'north-a': { damage: 6, conditions: ['strained'] } },
    });
    const { state: then, events } = done(state, hit(), dice(...HITS), option('o1'), moveOf(A, 'dash', [400, 320], UP), option('o2'));
    expect([unit(then, 'north-a')?.wounded, unit(then, 'south-a')?.damage, kinds(events).filter((kind) => kind === 'attack-declared').length, then.play.active]).toEqual([1, 2, 1, 'south']);
  });
});

describe('what the tree does to its own side', () => {
  test('[sp.condition.duplicate] a condition for the attacker that it has already: 1 damage for the attacker, nothing for the pool', () => {
    const { state } = done(duel({ attacker: row([{ do: 'condition', condition: 'exposed', to: 'self' }]), units: { 'north-a': { conditions: ['exposed'] } } }), hit(), dice(...HIT), option('o1'));
    expect([unit(state, 'north-a')?.damage, unit(state, 'south-a')?.damage]).toEqual([1, 0]);
  });
  test('[sp.damage.take] damage that an option deals to another enemy does not go into the pool', () => {
    const state = duel({ attacker: row([{ do: 'damage', n: 2, to: { ...foe(5), tags: ['other'] } }, { do: 'damage', n: 1, to: 'target' }]), cards: { 'south-b': { tags: ['other'] } }, at: { 'south-b-1': [500, 400] } });
    const { state: then } = done(state, hit(), dice(...HIT), option('o1'));
    expect([unit(then, 'south-a')?.damage, unit(then, 'south-b')?.damage]).toEqual([1, 2]);
  });
});

describe('what an ability costs', () => {
  const vow = (of: 'momentum' | 'hunker'): Ability => active('vow', [READY], { cost: { of, n: 1, x: 0 } });
  const hurt = (ready: number, changes: Scene = {}): State => apart({ cards: { 'north-a': { abilities: [vow('momentum')] } }, units: { 'north-a': { injured: 1 } }, sides: { north: { momentum: 2, force: ready, pool: 6 } }, ...changes });

  test('[sp.ability.wound-surcharge] [sp.ability.card-hooks] paid with momentum, an injured unit adds force, not momentum', () => {
    const { events } = done(hurt(3), use('north-a', 'vow'));
    expect(events.filter(({ kind }) => kind === 'momentum-lost' || kind === 'force-spent')).toMatchObject([{ n: 1 }, { force: 1, because: ['sp.ability.wound-surcharge'] }]);
  });
  test('[sp.ability.wound-surcharge] [sp.force.insufficient] without a ready force it cannot be used, though the momentum is there', () => {
    expect(refusalOf(hurt(0), use('north-a', 'vow'))).toMatchObject({ kind: 'too-little-force', cost: 1, force: 0 });
  });
  const free = (ability: Ability, changes: Duel = {}): State =>
    done(duel({ attacker: row([{ do: 'free-ability' }]), cards: { 'north-a': { abilities: [ability], stances: [stance(row([{ do: 'free-ability' }]))] } }, units: { 'north-a': { injured: 1 } }, ...changes }), hit(), dice(...HIT), option('o1')).state;
  test('[sp.tree.free-ability-no-surcharge] the icon of the tree waives force and the surcharge, not momentum', () => {
    const { events } = done(free(vow('momentum'), { sides: { north: { force: 0 } } }), use('north-a', 'vow'));
    expect(kinds(events).filter((kind) => kind === 'momentum-lost' || kind === 'force-spent')).toEqual(['momentum-lost']);
    expect(askedIn(free(vow('momentum'), { sides: { north: { momentum: 0 } } })).for).not.toBe('free-ability');
  });
  test('[sp.ability.surcharge-not-variable] [sp.tree.free-ability-no-surcharge] what is free has no X: none was spent', () => {
    const state = free(active('surge', [READY, { do: 'hunker', n: 'x', to: 'self' }], { cost: force(1, 3) }));
    expect([refusalOf(state, use('north-a', 'surge', 1)), refusalOf(state, use('north-a', 'surge'))]).toMatchObject([{ kind: 'x-too-large', most: 0 }, undefined]);
    expect(choices(shatterpoint, state, 'dense').filter(({ kind }) => kind === 'ability')).toHaveLength(1);
    expect(unit(done(state, use('north-a', 'surge')).state, 'north-a')).toMatchObject({ hunker: 0, used: ['surge'] });
  });
  test('[sp.keyword.impact] [sp.ability.stacking-number] impact [1] and impact [2] are impact [3]', () => {
    const built = done(duel({ cards: { 'north-a': { keywords: [{ keyword: 'impact', n: 1 }, { keyword: 'impact', n: 2 }] } }, characters: { [A]: { focus: 1 } } }), hit()).events.find(({ kind }) => kind === 'pools-built');
    expect(built).toMatchObject({ attack: 10 });
  });
});

describe('what would never end, ends', () => {
  const bump: Effect = { do: 'push', range: 1, may: false, to: foe(0) };
  const straight = { 'displace.director': 'straight' } as const;

  test('[sp.ability.type-innate] two abilities that push whenever somebody was pushed answer each other, none of them itself', () => {
    const cards = { 'north-a': { abilities: [triggered('n', on('displaced', 'any'), [bump]), active('start', [bump])] }, 'south-a': { abilities: [triggered('s', on('displaced', 'any'), [bump])] } };
    expect(spoken(done(apart({ cards, options: straight }), use('north-a', 'start')).events)).toEqual(['north-a/n', 'south-a/s', 'south-a/s', 'north-a/n']);
  });
  test('[sp.timing.ownerless] a rule of the mission is not called by what it does itself', () => {
    const rules = [{ name: 'wind', at: 'displaced' as const, effects: [bump] }];
    const { events } = done(apart({ mission: { rules }, options: straight, cards: { 'north-a': { abilities: [active('start', [bump])] } } }), use('north-a', 'start'));
    expect(kinds(events).filter((kind) => kind === 'rule-applied')).toHaveLength(1);
  });
  test.each([{ do: 'free-ability' }, { do: 'shove', to: foe(0) }] as const)('[sp.timing.ownerless] a rule of the mission with $do, which needs somebody who does it: nothing', (effect) => {
    const { state, events } = done(apart({ mission: { rules: [{ name: 'wind', at: 'turn-end', effects: [effect] }] } }), END);
    expect([kinds(events).includes('rule-applied'), state.play.active]).toEqual([true, 'south']);
  });
});

describe('an activation that is cut off', () => {
  const starting = (scene: Scene): State => apart({ agenda: [turnFrame('north', 'north-a', { step: 4 })], ...scene });
  test('[sp.damage.wounded-ends-activation] a tactic ability wounds its own unit: no further tactic, no other effect of the start, no action', () => {
    const abilities = [tactic('rage', [{ do: 'damage', n: 3, to: 'self' }]), tactic('calm', [READY])];
    const { events, state } = done(starting({ cards: { 'north-a': { abilities }, 'south-a': { abilities: [triggered('watch', on('activation-start', 'enemy'), [READY])] } }, units: { 'north-a': { damage: 5 } } }), use('north-a', 'rage'));
    expect([spoken(events), state.play.active, unit(state, 'north-a')?.injured]).toEqual([['north-a/rage'], 'south', 0]);
  });
  test('[sp.damage.wounded-ends-activation] a unit that has just turned injured is wounded by its tactic: it is not injured twice, its end effects are left out', () => {
    const abilities = [tactic('rage', [{ do: 'damage', n: 8, to: 'self' }]), triggered('bow', on('activation-end', 'self'), [READY])];
    const { state, events } = done(apart({ agenda: [turnFrame('north', 'north-a', { step: 4 }), { kind: 'recover', seat: 'north', unit: 'north-a' }], cards: { 'north-a': { abilities } }, units: { 'north-a': { injured: 1, conditions: ['pinned', 'exposed'] } } }), { kind: 'condition', condition: 'pinned' });
    expect([unit(state, 'north-a')?.injured, unit(state, 'north-a')?.wounded, spoken(events), state.play.active]).toEqual([1, 1, ['north-a/rage'], 'south']);
  });
  test('[sp.damage.wounded-ends-activation] an answer to its first move wounds a pair: the second does not move, and no action is left', () => {
    const { state } = done(
      apart({ cards: { 'north-a': { characters: 2 }, 'south-a': { abilities: [reactive('snipe', on('moved', 'enemy'), [{ do: 'damage', n: 1, to: 'target' }])] } }, at: { 'north-a-2': [500, 300] }, units: { 'north-a': { damage: 7 } } }),
      MOVE, moveOf(A, 'advance', [300, 350], UP), use('south-a', 'snipe'),
    );
    expect([state.play.active, state.play.characters['north-a-2']?.y]).toEqual(['south', 30_000]);
  });
  test('[sp.turn.extra-action] [sp.damage.wounded-ends-activation] an ability that wounds its unit and then grants it an action: nobody carries that out', () => {
    const abilities = [active('fury', [{ do: 'damage', n: 8, to: 'self' }, { do: 'action', action: 'focus', to: 'self' }])];
    const { state } = done(apart({ cards: { 'north-a': { abilities } } }), use('north-a', 'fury'));
    expect([state.play.active, state.play.characters[A]?.focus]).toEqual(['south', 0]);
  });
  test.each([['finish-current-attack', 1, 'south'], ['stop-attack', 0, 'south']] as const)('[sp.damage.wounded-during-attack] the attacker is wounded by an answer to its targeting, with %s: %i damage', (agreed, damage, then) => {
    const state = duel({ options: { 'damage.selfWoundedMidAttack': agreed }, cards: { 'south-a': { abilities: [triggered('thorns', on('targeted', 'self', { as: 'defender' }), [{ do: 'damage', n: 8, to: 'target' }])] } } });
    const after = agreed === 'stop-attack' ? done(state, hit()).state : done(state, hit(), dice(...HIT), option('o1')).state;
    expect([unit(after, 'south-a')?.damage, after.play.active]).toEqual([damage, then]);
  });
  test('[sp.turn.no-unit-left] by agreement who loses its last unit has lost at once, before the opponent has another turn', () => {
    const gone = Object.fromEntries(['b', 'c', 'd', 'e', 'f'].map((letter) => [`north-${letter}`, { defeated: true }]));
    const { state, events } = done(apart({ options: { 'end.noUnitsLeft': 'lose' }, units: { ...gone, 'north-a': { injured: 2 } } }), END);
    expect([state.play.winner, state.play.ended, state.play.turn, kinds(events).at(-1)]).toEqual([['south'], 'no-units', 5, 'match-ended']);
  });
  test.each([['unwounded-only', 0], ['count-all', 0]] as const)('[sp.cover.hunker-not-engaged] [sp.cover.hunker-wounded-enemy] a wounded unit recovers beside a hunkered one, with %s: %i tokens', (agreed, hunker) => {
    const state = settled(starting({ options: { 'cover.hunkerVsWounded': agreed }, at: { [X]: [300, 380] }, units: { 'north-a': { wounded: 1, damage: 8 }, 'south-a': { hunker: 2 } } }));
    expect(unit(state, 'south-a')?.hunker).toBe(hunker);
  });
});

describe('attacks inside attacks', () => {
  const strikeBack: Effect = { do: 'attack', type: 'melee', dice: 0, to: 'self' };
  const counter = reactive('counter', on('after-attack', 'self', { as: 'defender' }), [strikeBack]);
  const reply: Answer = { kind: 'attack', character: X, target: A, type: 'melee' };
  const both = (changes: Duel = {}): State => done(duel({ cards: { 'north-a': { abilities: [counter] }, 'south-a': { abilities: [counter] } }, ...changes }), hit(), dice(...BLANK), use('south-a', 'counter'), reply, dice(...BLANK)).state;

  test('[sp.ability.once-per-turn] [sp.attack.reactive-window] each answers the attack of the other once in a turn, and then it is over', () => {
    expect(askedIn(both())).toMatchObject({ for: 'window', by: 'north' });
    const { state, events } = done(both(), use('north-a', 'counter'), hit(), dice(...BLANK));
    expect([spoken(events), askedIn(state).for]).toEqual([['north-a/counter'], 'act']);
  });
  test('[sp.timing.attacker-first] in the attack inside, its own attacker speaks first, whoever is active', () => {
    const loud = (id: string) => triggered(id, on('after-attack', 'any'), [READY]);
    const { events } = done(duel({ cards: { 'north-a': { abilities: [loud('n')] }, 'south-a': { abilities: [counter, loud('s')] } } }), hit(), dice(...BLANK), use('south-a', 'counter'), reply, dice(...BLANK));
    expect(spoken(events).filter((by) => !by.endsWith('counter'))).toEqual(['north-a/n', 'south-a/s', 'north-a/n', 'south-a/s']);
  });
  test('[sp.turn.action-focus] the focus die goes into the first attack that is made, be it the one inside', () => {
    const first = triggered('first', on('targeted', 'self'), [{ do: 'attack', type: 'melee', dice: 3, to: 'self' }]);
    const { events } = done(duel({ agenda: [turnFrame('north', 'north-a')], cards: { 'north-a': { abilities: [first] } } }), { kind: 'action', action: 'focus' }, { kind: 'action', action: 'combat' }, hit(), hit(), dice([0, 0, 0, 4], [0, 0, 4]));
    expect(events.flatMap((event) => (event.kind === 'pools-built' ? [event.attack] : []))).toEqual([4, 6]);
  });
  test('[sp.attack.no-ranged-engaged] [sp.damage.wounded-still-restricted] a wounded unit that shoots in the turn of the opponent is held by who is not', () => {
    const shoot = reactive('shoot', on('after-attack', 'self', { as: 'defender' }), [{ do: 'attack', type: 'ranged', dice: 0, to: 'self' }]);
    const { state } = done(duel({ cards: { 'south-a': { abilities: [shoot] } }, units: { 'south-a': { wounded: 1, damage: 8 } } }), hit(), dice(...BLANK), use('south-a', 'shoot'));
    expect(askedIn(state).for).toBe('act');
  });
  test('[sp.turn.granted-attack-no-action] an attack that an effect lets an enemy make is made by its own player, on the other side', () => {
    const goad = active('goad', [{ do: 'attack', type: 'melee', dice: 0, to: foe(2) }]);
    const state = done(duel({ agenda: [turnFrame('north', 'north-a')], cards: { 'north-a': { abilities: [goad] } } }), use('north-a', 'goad')).state;
    expect([askedIn(state), refusalOf(state, { ...reply, by: 'south' })]).toMatchObject([{ for: 'strike', by: 'south' }, undefined]);
  });
  test('[sp.attack.continues-after-displacement] an answer to the targeting moves the target away: the attack goes on', () => {
    const flee = triggered('flee', on('targeted', 'self', { as: 'defender' }), [{ do: 'place', range: 4, may: false, level: true, to: 'self' }]);
    const { state } = done(duel({ cards: { 'south-a': { abilities: [flee] } } }), hit(), { kind: 'place', to: { x: 40_000, y: 60_000, on: 'board' }, ingress: [] }, dice(...HIT), option('o1'));
    expect(unit(state, 'south-a')?.damage).toBe(1);
  });
});

describe('when an attack is over', () => {
  test('[sp.timing.attacker-first] [sp.attack.step-after] strained wounds who attacked in the turn of the opponent: that is the last step of the attack, so its attacker speaks first', () => {
    const cry = (id: string) => triggered(id, on('wounded', 'any'), [READY]);
    const back = reactive('back', on('moved', 'enemy'), [{ do: 'attack', type: 'melee', dice: 0, to: 'self' }]);
    const state = apart({ cards: { 'north-a': { abilities: [cry('n')] }, 'south-a': { abilities: [back, cry('s')] } }, at: { [X]: [300, 480] }, units: { 'south-a': { damage: 7, conditions: ['strained'] } } });
    const { state: then, events } = done(state, MOVE, moveOf(A, 'advance', [300, 390], UP), use('south-a', 'back'), { kind: 'attack', character: X, target: A, type: 'melee' }, dice(...BLANK));
    expect([unit(then, 'south-a')?.wounded, spoken(events)]).toEqual([1, ['south-a/back', 'south-a/s', 'north-a/n']]);
  });
  test('[sp.attack.continues-after-displacement] where targets are checked again, what is left is lost by that rule', () => {
    const away = row([{ do: 'push', range: 3, may: false, to: 'target' }], [{ do: 'damage', n: 2, to: 'target' }]);
    const { state, events } = done(duel({ options: { 'attack.recheckTarget': 'after-tree-step' }, attacker: away }), hit(), dice(...HITS), option('o1'), { kind: 'displace', direction: { x: 0, y: 1 }, ingress: [] });
    expect([unit(state, 'south-a')?.damage, ruleOf(events, 'successes-lost')]).toEqual([0, 'sp.attack.continues-after-displacement']);
  });
});

describe('dice and conditions in the middle of an attack', () => {
  const EXPERT = [[0, 1, 2, 3], [0, 2, 2]] as const;
  const chart = [{ from: 1, to: 0, entries: [{ kind: 'add' as const, face: 'strike' as const }] }];
  test('[sp.condition.disarmed] who is disarmed only when the dice lie keeps its expertise, and is disarmed in its next attack', () => {
    const jam = triggered('jam', on('modify-attack', 'self', { as: 'defender' }), [{ do: 'condition', condition: 'disarmed', to: 'target' }]);
    const { state, events } = done(duel({ attacker: { melee: { attack: 6, defence: 4, chart } }, cards: { 'south-a': { abilities: [jam] } } }), hit(), dice(...EXPERT));
    expect([kinds(events).includes('chart-applied'), unit(state, 'north-a')?.conditions]).toEqual([true, ['disarmed']]);
  });
  test('[sp.condition.disarmed] who is disarmed when it is targeted has none in that attack, and is free of it afterwards', () => {
    const jam = triggered('jam', on('targeted', 'self', { as: 'defender' }), [{ do: 'condition', condition: 'disarmed', to: 'target' }]);
    const { state, events } = done(duel({ attacker: { melee: { attack: 6, defence: 4, chart } }, cards: { 'south-a': { abilities: [jam] } } }), hit(), dice(...EXPERT));
    expect([kinds(events).includes('chart-applied'), unit(state, 'north-a')?.conditions]).toEqual([false, []]);
  });
  test('[sp.condition.disarmed] a pair is disarmed once: the first attack has no expertise, the second has', () => {
    const pair = duel({ agenda: combat([A, 'north-a-2']), cards: { 'north-a': { characters: 2, stances: [stance({ melee: { attack: 6, defence: 4, chart } })] } }, at: { 'north-a-2': [440, 300] }, units: { 'north-a': { conditions: ['disarmed'] } } });
    const { events } = done(pair, hit(), dice([0, 0, 2, 4], [0, 0, 4]), hit('melee', { character: 'north-a-2' }), dice([0, 0, 2, 4], [0, 0, 4]));
    expect(kinds(events).filter((kind) => kind === 'chart-applied')).toHaveLength(1);
  });
  test('[sp.attack.modify-defence-roll] a die of the defence that is turned is turned by the rule of the defence roll', () => {
    const twist = triggered('twist', on('modify-defence', 'self'), [{ do: 'turn', roll: 'defence', from: 'block', into: 'failure', n: 1 }, { do: 'add', roll: 'attack', face: 'strike', n: 1 }]);
    const { events } = done(duel({ cards: { 'north-a': { abilities: [twist] } } }), hit(), dice([0, 0, 0, 6], [1, 0, 3]));
    expect([ruleOf(events, 'dice-turned'), ruleOf(events, 'dice-added')]).toEqual(['sp.attack.modify-defence-roll', 'sp.attack.modify-attack-roll']);
  });
  test('[sp.attack.modify-attack-roll] [sp.ability.surcharge-not-variable] a reroll of X dice with X = 0 asks for nothing', () => {
    const again = reactive('again', on('modify-attack', 'self'), [{ do: 'reroll', roll: 'attack', n: 'x', faces: ['failure'] }], { cost: force(0, 2) });
    const { state } = done(duel({ cards: { 'north-a': { abilities: [again] } } }), hit(), dice(...BLANK), use('north-a', 'again'));
    expect(askedIn(state).for).toBe('act');
  });
  test('[sp.keyword.protection] [sp.condition.duplicate] a condition twice is 1 for the pool, and protection takes it out', () => {
    const { state } = done(duel({ attacker: row([{ do: 'condition', condition: 'pinned', to: 'target' }]), cards: { 'south-a': { keywords: [{ keyword: 'protection' }] } }, units: { 'south-a': { conditions: ['pinned'] } } }), hit(), dice(...HIT), option('o1'));
    expect(unit(state, 'south-a')).toMatchObject({ damage: 0, conditions: ['pinned'] });
  });
  test('[sp.condition.exposed] [sp.condition.duplicate] exposed is gone when the result stands, so the tree gives it anew; given twice by the tree it is 1 for the pool', () => {
    const expose: Effect = { do: 'condition', condition: 'exposed', to: 'target' };
    const { state } = done(duel({ attacker: row([expose], [expose]), units: { 'south-a': { conditions: ['exposed'] } } }), hit(), dice(...HITS), option('o1'), option('o2'));
    expect(unit(state, 'south-a')).toMatchObject({ damage: 1, conditions: ['exposed'] });
  });
  test('[sp.keyword.immunity] [sp.condition.duplicate] who is immune gets it from neither tree, chart nor ability, nor damage for it', () => {
    const state = duel({ attacker: row([{ do: 'condition', condition: 'pinned', to: 'target' }, { do: 'condition', condition: 'pinned', to: 'target' }]), cards: { 'south-a': { keywords: [{ keyword: 'immunity', condition: 'pinned' }] } } });
    const { state: then, events } = done(state, hit(), dice(...HIT), option('o1'));
    expect([unit(then, 'south-a'), kinds(events).includes('damage-pooled')]).toMatchObject([{ damage: 0, conditions: [] }, false]);
  });
  test('[sp.keyword.steadfast] who shrugged off a shove of the first attack shrugs off one of the second, too; of a chart none', () => {
    const shoving = row([{ do: 'shove', to: 'target' }]);
    const pair = { characters: 2, stances: [stance({ ...shoving, melee: { attack: 6, defence: 4, chart: [{ from: 1, to: 0, entries: [{ kind: 'effect', effect: { do: 'shove', to: 'target' } }] }] } })] };
    const state = duel({ agenda: combat([A, 'north-a-2']), cards: { 'north-a': pair, 'south-a': { keywords: [{ keyword: 'steadfast' }] } }, at: { 'north-a-2': [440, 300] } });
    const { state: then, events } = done(state, hit(), dice(...HIT), option('o1'), PASS, hit('melee', { character: 'north-a-2' }), dice([0, 1, 1, 4], [0, 0, 4]), option('o1'), PASS);
    expect([kinds(events).filter((kind) => kind === 'shove-shrugged-off'), askedIn(then)]).toMatchObject([['shove-shrugged-off', 'shove-shrugged-off'], { for: 'displace', how: 'push', character: X }]);
  });
});

describe('turns, windows and stances', () => {
  test('[sp.timing.own-order] what must be resolved cannot be passed over for what may be', () => {
    const cards = { 'north-a': { abilities: [triggered('must', on('moved', 'own'), [READY]), reactive('may', on('moved', 'own'), [READY])] } };
    const { state } = done(apart({ cards }), MOVE, moveOf(A, 'advance', [300, 350], UP));
    expect([refusalOf(state, PASS), refusalOf(state, use('north-a', 'may'))]).toMatchObject([{ kind: 'must-resolve' }, undefined]);
    expect(spoken(done(state, use('north-a', 'may')).events)).toEqual(['north-a/may', 'north-a/must']);
  });
  test('[sp.ability.wounded-may-use] [sp.ability.wound-surcharge] a unit that this attack wounds pays for its wound in the answer to it', () => {
    const cry = reactive('cry', on('wounded', 'self'), [{ do: 'damage', n: 1, to: foe(5) }], { cost: force(1) });
    const wounded = (ready: number) => done(duel({ cards: { 'south-a': { abilities: [cry] } }, units: { 'south-a': { damage: 7 } }, sides: { south: { force: ready, pool: 6 } } }), hit(), dice(...HIT), option('o1')).state;
    expect([askedIn(wounded(1)).for, askedIn(wounded(2)).for]).toEqual(['act', 'window']);
  });
  test('[sp.turn.stance-change-window] not while an answer to a move is awaited, and not by the one who answers', () => {
    const { state } = done(apart({ cards: { 'north-a': { stances: [stance(), stance()] }, 'south-a': { abilities: [reactive('look', on('moved', 'enemy'), [READY])] } } }), MOVE, moveOf(A, 'advance', [300, 350], UP));
    const flip: Answer = { kind: 'stance', unit: 'north-a', stance: 1 };
    expect([refusalOf(state, flip), refusalOf(done(state, PASS).state, flip)]).toMatchObject([{ kind: 'not-asked' }, undefined]);
  });
  test('[sp.turn.start-tactics] [sp.ability.type-innate] what speaks says by which rule', () => {
    const { events } = done(apart({ agenda: [turnFrame('north', 'north-a', { step: 4 })], cards: { 'north-a': { abilities: [tactic('t1', [READY]), tactic('t2', [READY]), triggered('loud', on('activation-start', 'self'), [READY])] } } }), use('north-a', 't2'));
    expect(events.flatMap((event) => (event.kind === 'spoken' ? [event.rule] : []))).toEqual(['sp.turn.start-tactics', 'sp.turn.start-tactics', 'sp.ability.type-innate']);
  });
  test('[sp.turn.granted-attack-no-action] a movement that an ability grants is no action: it cites that, and a move action may follow', () => {
    const { state, events } = done(apart({ cards: { 'north-a': { abilities: [active('slip', [{ do: 'move', how: 'dash', to: 'self' }])] } } }), use('north-a', 'slip'));
    expect(ruleOf(events.filter((event) => event.kind === 'begun' && event.frame.kind === 'move'), 'begun')).toBe('sp.turn.granted-attack-no-action');
    expect(refusalOf(done(state, moveOf(A, 'dash', [300, 380], UP)).state, MOVE)).toBeUndefined();
  });
  test.each([['card-first', [undefined, 'action-taken']], ['cannot-first', ['action-taken', 'action-taken']]] as const)('[sp.turn.action-once] a card that lets its unit move a second time, %s', (precedence, then) => {
    const cards = { 'north-a': { abilities: [innate({ kind: 'action-again', action: 'move' })] } };
    const again = (...actions: ('move' | 'focus')[]) => refusalOf(apart({ cards, options: { 'ability.precedence': precedence }, agenda: [turnFrame('north', 'north-a', { actions, regular: 1 })] }), MOVE)?.kind;
    expect([again('move'), again('move', 'move')]).toEqual(then);
  });
  test('[sp.ability.card-over-core] [sp.turn.action-limit] it is one of the two all the same', () => {
    const cards = { 'north-a': { abilities: [innate({ kind: 'action-again', action: 'focus' })] } };
    const twice = apart({ cards, agenda: [turnFrame('north', 'north-a', { actions: ['focus', 'focus'], regular: 2 })] });
    expect([refusalOf(twice, MOVE), refusalOf(apart({ cards, agenda: [turnFrame('north', 'north-a', { actions: ['focus', 'move'], regular: 2 })] }), { kind: 'action', action: 'focus' })]).toMatchObject([{ kind: 'too-many-actions' }, { kind: 'too-many-actions' }]);
  });
  test('[sp.cover.hunker-multiple] tokens beyond what a position can hold are not gained', () => {
    const { state } = done(apart({ cards: { 'north-a': { abilities: [active('dig', [{ do: 'hunker', n: 5, to: 'self' }])] } }, units: { 'north-a': { hunker: 28 } } }), use('north-a', 'dig'));
    expect(unit(state, 'north-a')?.hunker).toBe(30);
  });
  test('[sp.ability.cannot-beats-can] [sp.tree.shove] who cannot be moved by enemies is not shoved; the shover may follow', () => {
    const { state } = done(duel({ attacker: row([{ do: 'shove', to: 'target' }]), cards: { 'south-a': { abilities: [innate({ kind: 'cannot', what: 'be-moved' })] } } }), hit(), dice(...HIT), option('o1'));
    expect(askedIn(state)).toMatchObject({ for: 'displace', how: 'pull', character: A });
  });
  test('[sp.cover.terrain-hunker] [sp.cover.hunker-lost-engaged] an answer to the targeting brings somebody beside a hunkered target: its cover is gone before the pool is built', () => {
    const rush = triggered('rush', on('targeted', 'own'), [{ do: 'place', range: 5, may: false, level: true, to: 'self' }]);
    const wall = { pieces: [piece('w', part('wall', [380, 446, 420, 456], { elevation: 1, surface: false }))] };
    const shot = (abilities: Ability[]) => {
      const state = duel({ gap: 150, terrain: wall, cards: { 'north-b': { abilities } }, at: { 'north-b-1': [600, 490] }, units: { 'south-a': { hunker: 1 } } });
      return done(state, hit('ranged'), ...(abilities.length > 0 ? [{ kind: 'place', to: { x: 48_000, y: 49_000, on: 'board' }, ingress: [] } as const] : [])).events.find(({ kind }) => kind === 'pools-built');
    };
    expect([shot([]), shot([rush])]).toMatchObject([{ defence: 6 }, { defence: 4 }]);
  });
});
