import { describe, expect, test } from 'vitest';
import type { Ability } from '../../model/unit.js';
import type { Effect } from '../../model/effect.js';
import { prepare } from '../../prepare.js';
import { askedIn, done, kinds, refusalOf, sceneOf, settled, stance, turnFrame, type Scene } from '../../testing/index.js';
import { turnOf } from '../../agenda.js';
import { actionKinds } from './action-list.js';
import { nextSeat } from './alternate.js';
import { mayBeGranted } from './granted-after-regular.js';
import { whyNoMoreActions } from './action-limit.js';
import { takenBefore } from './action-once.js';
import { grantAction } from './extra-action.js';
import { skipsEnd } from './forced-end-effects.js';
import { grantMove } from './granted-attack-no-action.js';
import { whyNoFlip } from './stance-change.js';
import { focusExpires } from './focus-expiry.js';
import { freeOutside } from './granted-outside.js';
import { noCoverToTake } from './action-take-cover.js';
import { noUnitLeft } from './no-unit-left.js';
import { stanceWindow } from './stance-change-window.js';
import { recoverAtStart } from './start-recover.js';
import { nextTurn } from './no-rounds.js';
import { spendsAction } from './action-ability.js';

const AT = { 'north-a-1': [400, 300], 'south-a-1': [400, 800] } as const;
const scene = (changes: Scene = {}) => sceneOf({ ...changes, at: { ...AT, ...changes.at } });
const act = (action: 'move' | 'combat' | 'focus' | 'recover' | 'take-cover') => ({ kind: 'action', action }) as const;
const stay = (character = 'north-a-1') => ({ kind: 'stay', character }) as const;
const use = (ability: string) => ({ kind: 'ability', unit: 'north-a', ability, character: 'north-a-1', x: 0 }) as const;
const active = (id: string, effects: Effect[], changes: Partial<Extract<Ability, { kind: 'active' }>> = {}): Ability => ({
  kind: 'active', id, name: id, action: false, cost: { of: 'force', n: 0, x: 0 }, when: [], effects, ...changes,
});
const tactic = (id: string, effects: Effect[]): Ability => ({ kind: 'tactic', id, name: id, when: [], effects });
const at = (moment: 'activation-start' | 'activation-end' | 'turn-start' | 'turn-end', effects: Effect[], id = moment as string): Ability => ({
  kind: 'triggered', id, name: id, on: { at: moment, who: moment.startsWith('turn') ? 'any' : 'self', as: 'attacker', within: 0 }, when: [], effects,
});
const HUNKER: Effect = { do: 'hunker', n: 1, to: 'self' };
const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };
const abilities = (list: Ability[], changes: Scene = {}) => scene({ ...changes, cards: { 'north-a': { abilities: list, ...changes.cards?.['north-a'] }, ...changes.cards } });
const starting = (step: number, changes: Scene = {}): Scene => ({ ...changes, agenda: [turnFrame('north', step > 3 ? 'north-a' : '', { step, activated: step > 3 ? 'north-a' : '' })] });

describe('[sp.turn.sequence]', () => {
  test('a turn without effects runs its steps in order, and passes', () => {
    const { events, state } = done(scene(), { kind: 'end' });
    expect(events.flatMap((event) => (event.kind === 'step-reached' ? [event.step] : []))).toEqual([6, 7, 8, 9, 10, 11, 12, 2]);
    expect([state.play.active, state.play.turn]).toEqual(['south', 6]);
  });
  test('a unit that has reached its durability is scored with, and then defeated', () => {
    const { events } = done(scene({ units: { 'north-a': { injured: 2 } }, at: { 'north-a-1': [203, 400] } }), { kind: 'end' });
    const order = kinds(events).filter((kind) => ['control-changed', 'token-moved', 'unit-defeated'].includes(kind));
    expect(order).toEqual(['control-changed', 'token-moved', 'unit-defeated']);
  });
  test('[sp.turn.one-unit] without an activation the turn goes on with the effects of its end', () => {
    const none = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [`north-${letter}`, { defeated: true }]));
    const state = settled(sceneOf({ ...starting(2), units: none, sides: { north: { deck: {} } } }));
    expect(state.play.active).toBe('south');
  });
});

describe('[sp.turn.no-rounds] [sp.turn.alternate] [sp.turn.pass]', () => {
  test('turn 5 of north is followed by turn 6 of south', () => {
    const { state } = done(scene(), { kind: 'end' });
    expect([state.play.turn, state.play.active]).toEqual([6, 'south']);
    expect([nextTurn(state), nextSeat(state)]).toEqual([7, 'north']);
    expect('round' in state.play).toBe(false);
  });
});

describe('[sp.turn.start-effects]', () => {
  test('force readied at the start of the turn can pay for the reserve', () => {
    const { state } = { state: settled(abilities([at('turn-start', [READY])], { ...starting(1), sides: { north: { force: 0, deck: { 'north-a': 1, 'north-b': 1 } } } })) };
    expect(state.play.sides['north']?.force).toBe(1);
  });
});

describe('[sp.turn.activation-start-order] [sp.turn.start-tactics]', () => {
  test('[sp.turn.start-recover] a wounded unit first turns injured, then loses its hunker token, then resolves its tactic', () => {
    const state = abilities([tactic('ready', [HUNKER])], { ...starting(4), units: { 'north-a': { wounded: 1, damage: 8, hunker: 1 } } });
    const after = settled(state).play.units['north-a'];
    expect(after).toMatchObject({ wounded: 0, injured: 1, damage: 0, hunker: 1 });
  });
  test('[sp.turn.start-recover] one of two conditions goes, and its player says which', () => {
    const state = settled(scene({ ...starting(4), units: { 'north-a': { wounded: 1, damage: 8, conditions: ['pinned', 'exposed'] } } }));
    expect(askedIn(state)).toMatchObject({ for: 'recover', by: 'north', conditions: ['exposed', 'pinned'] });
    expect(done(state, { kind: 'condition', condition: 'exposed' }).state.play.units['north-a']?.conditions).toEqual(['pinned']);
  });
  test('an unwounded unit keeps damage and condition', () => {
    const state = settled(scene({ ...starting(4), units: { 'north-a': { damage: 3, conditions: ['pinned'] } } }));
    expect(state.play.units['north-a']).toMatchObject({ damage: 3, conditions: ['pinned'], injured: 0 });
  });
  test('in step 5 it is too late for a tactic', () => {
    const state = settled(abilities([tactic('ready', [HUNKER])], starting(4)));
    expect(refusalOf(state, use('ready'))).toMatchObject({ kind: 'ability-not-now' });
  });
  test('several tactics come in the order that their player chooses', () => {
    const state = settled(abilities([tactic('t1', [HUNKER]), tactic('t2', [READY])], starting(4)));
    expect(askedIn(state)).toMatchObject({ for: 'window', at: 'tactics', about: 'north-a-1', must: true });
    expect(refusalOf(state, { kind: 'pass' })).toMatchObject({ kind: 'must-resolve' });
    expect(done(state, use('t2')).events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []))).toEqual(['north-a/t2', 'north-a/t1']);
  });
});

describe('[sp.turn.start-recover-choice]', () => {
  test.each([
    { option: 'controller', by: 'north' },
    { option: 'opponent', by: 'south' },
  ] as const)('$option: $by is asked', ({ option, by }) => {
    const state = settled(scene({ ...starting(4), options: { 'condition.recoverChoice': option }, units: { 'north-a': { wounded: 1, damage: 8, conditions: ['pinned', 'exposed'] } } }));
    expect(askedIn(state)).toMatchObject({ for: 'recover', by });
  });
  test('a single condition goes without a question', () => {
    const state = settled(scene({ ...starting(4), units: { 'north-a': { wounded: 1, damage: 8, conditions: ['pinned'] } } }));
    expect(state.play.units['north-a']?.conditions).toEqual([]);
  });
});

test('[sp.turn.start-other-effects] the active player, the other, then the mission', () => {
  const rule = { name: 'bell', at: 'activation-start' as const, effects: [{ do: 'force', how: 'spend', side: 'own', n: 1 } as Effect] };
  const watching: Ability = { ...at('activation-start', [READY]), on: { at: 'activation-start', who: 'enemy', as: 'attacker', within: 0 } } as Ability;
  const from = scene({ ...starting(4), mission: { rules: [rule] }, cards: { 'north-a': { abilities: [at('activation-start', [HUNKER])] }, 'south-a': { abilities: [watching] } } });
  const log: string[] = [];
  const { events } = done(sceneOf({ ...starting(4), mission: { rules: [rule] }, at: AT, cards: { 'north-a': { abilities: [at('activation-start', [HUNKER]), at('activation-start', [READY], 'again')] }, 'south-a': { abilities: [watching] } } }), { ...use('again') });
  for (const event of events) if (event.kind === 'spoken') log.push(event.by);
    else if (event.kind === 'rule-applied') log.push(event.name);
  expect(log).toEqual(['north-a/again', 'north-a/activation-start', 'south-a/activation-start', 'bell']);
  expect(settled(from).play.units['north-a']?.hunker).toBe(1);
});

describe('[sp.turn.action-limit] [sp.turn.action-once] [sp.turn.extra-action-no-repeat]', () => {
  test('no action at all is legal', () => expect(done(scene(), { kind: 'end' }).state.play.active).toBe('south'));
  test('a third is refused', () => {
    const { state } = done(scene(), act('focus'), act('take-cover'));
    expect(refusalOf(state, act('recover'))).toMatchObject({ kind: 'too-many-actions', rule: 'sp.turn.action-limit', taken: 2 });
  });
  test('a second of the same kind is refused, another is not', () => {
    const { state } = done(scene(), act('focus'));
    expect(refusalOf(state, act('focus'))).toMatchObject({ kind: 'action-taken', action: 'focus', rule: 'sp.turn.action-once' });
    expect(refusalOf(state, act('move'))).toBeUndefined();
  });
  test('nor one that was granted before', () => {
    const { state } = done(abilities([active('urge', [{ do: 'action', action: 'combat', to: 'self' }])]), use('urge'), stay());
    expect(turnOf(state)).toMatchObject({ actions: ['combat'], regular: 0 });
    expect(refusalOf(state, act('combat'))).toMatchObject({ kind: 'action-taken' });
    expect(turnOf(done(state, act('move'), stay(), act('focus')).state)).toMatchObject({ regular: 2 });
  });
});

describe('[sp.turn.extra-action] [sp.turn.granted-after-regular]', () => {
  const urge = (action: 'combat' | 'focus') => [active('urge', [{ do: 'action', action, to: 'self' }])];
  test('after two actions a granted third: three taken, two counted', () => {
    const { state } = done(abilities(urge('combat')), act('move'), stay(), act('focus'), use('urge'), stay());
    expect(turnOf(state)).toMatchObject({ actions: ['move', 'focus', 'combat'], regular: 2 });
  });
  test('a combat action after a regular one is not granted', () => {
    const { state, events } = done(abilities(urge('combat')), act('combat'), stay(), use('urge'));
    expect(kinds(events).filter((kind) => kind === 'action-taken')).toHaveLength(1);
    expect(mayBeGranted(state, 'north-a', 'combat')).toBe(false);
  });
  test('another kind is', () => {
    const { state } = done(abilities(urge('focus')), act('combat'), stay(), use('urge'));
    expect(state.play.characters['north-a-1']?.focus).toBe(1);
  });
});

describe('[sp.turn.granted-outside]', () => {
  const grants = active('urge', [{ do: 'action', action: 'take-cover', to: { choose: 'own', within: 0, sight: false, self: false, tags: [] } }]);
  test('a unit that is not active takes what it is granted', () => {
    const { state } = done(abilities([grants], { at: { 'north-b-1': [500, 300] } }), use('urge'));
    expect(state.play.units['north-b']?.hunker).toBe(1);
    expect(turnOf(state)?.actions).toEqual([]);
  });
  test.each([{ option: 'unlimited', free: true }, { option: 'once-per-turn', free: false }] as const)('$option: $free for the unit of this turn', ({ option, free }) => {
    const state = scene({ options: { 'turn.grantedOutsideActivation': option }, agenda: [turnFrame('north', '', { activated: 'north-b', step: 8 })] });
    expect(freeOutside(state, 'north-b')).toBe(free);
  });
});

describe('[sp.turn.abilities-besides-actions] [sp.turn.action-ability]', () => {
  test('two abilities and two actions: all legal, two counted', () => {
    const { state } = done(abilities([active('x1', [READY]), active('x2', [READY])]), use('x1'), act('focus'), use('x2'), act('take-cover'));
    expect(turnOf(state)?.regular).toBe(2);
    expect(refusalOf(state, act('recover'))).toMatchObject({ kind: 'too-many-actions' });
  });
  test('an ability marked as an action uses one up, beside its force', () => {
    const state = abilities([active('strike', [HUNKER], { action: true, cost: { of: 'force', n: 1, x: 0 } })], { sides: { north: { force: 2 } } });
    const after = done(state, use('strike')).state;
    expect([turnOf(after)?.regular, after.play.sides['north']?.force]).toEqual([1, 1]);
    const full = done(state, act('focus'), act('recover')).state;
    expect(refusalOf(full, use('strike'))).toMatchObject({ kind: 'too-many-actions' });
    expect(spendsAction(state, active('strike', [HUNKER], { action: true }), true)).toBe(true);
    expect(spendsAction(state, tactic('ready', [HUNKER]), false)).toBe(false);
  });
});

describe('[sp.turn.multi-character-action] [sp.turn.multi-character-counts-all]', () => {
  const two = scene({ cards: { 'north-a': { characters: 2 } }, at: { 'north-a-2': [500, 300] } });
  const go = (character: string, x: number) =>
    ({ kind: 'move', character, how: 'advance', to: { x, y: 32_000, on: 'board' }, arms: [{ x: 0, y: 1 }, { x: 0, y: 1 }], ingress: [] }) as const;
  test('the second character moves first, wholly; the unit has used one action', () => {
    const { state, events } = done(two, act('move'), go('north-a-2', 50_000), go('north-a-1', 40_000));
    expect(events.flatMap((event) => (event.kind === 'moved' ? [event.character] : []))).toEqual(['north-a-2', 'north-a-1']);
    expect(turnOf(state)).toMatchObject({ regular: 1, actions: ['move'] });
  });
  test.each([
    { says: 'twice the same character', first: go('north-a-2', 50_000), then: go('north-a-2', 50_000), refused: { kind: 'has-acted', character: 'north-a-2' } },
    { says: 'a character of another unit', first: stay('north-a-1'), then: stay('north-b-1'), refused: { kind: 'not-the-unit', unit: 'north-b-1', wanted: ['north-a'] } },
  ])('$says is refused', ({ first, then, refused }) => expect(refusalOf(done(two, act('move'), first).state, then)).toMatchObject(refused));
  test('one that stayed has taken the action, too', () => {
    const { state } = done(two, act('move'), go('north-a-1', 40_000), stay('north-a-2'));
    expect(refusalOf(state, act('move'))).toMatchObject({ kind: 'action-taken' });
  });
});

describe('[sp.turn.stance-change] [sp.turn.stance-change-window]', () => {
  const turned = (changes: Scene = {}) => scene({ ...changes, cards: { 'north-a': { stances: [stance(), stance({ name: 'other' })] }, 'north-b': { stances: [stance(), stance()] } } });
  const flip = (to: number, unit = 'north-a') => ({ kind: 'stance', unit, stance: to }) as const;
  test('once between two actions, not a second time', () => {
    const { state } = done(turned(), act('focus'), flip(1));
    expect(state.play.units['north-a']?.stance).toBe(1);
    expect(refusalOf(state, flip(0))).toMatchObject({ kind: 'stance-turned' });
  });
  test.each([
    { says: 'a card of one side', state: scene(), choice: flip(1), refused: 'no-second-side' },
    { says: 'the side that lies up', state: turned(), choice: flip(0), refused: 'stance-turned' },
    { says: 'a unit that is not active', state: turned({ at: { 'north-b-1': [500, 300] } }), choice: flip(1, 'north-b'), refused: 'not-the-unit' },
    { says: 'in the middle of an action', state: done(turned(), act('move')).state, choice: flip(1), refused: 'not-asked' },
    { says: 'after an action, where only the start is for it', state: done(turned({ options: { 'turn.stanceChangeWindow': 'activation-start' } }), act('focus')).state, choice: flip(1), refused: 'stance-turned' },
  ])('refused: $says', ({ state, choice, refused }) => {
    expect(refusalOf(state, choice)).toMatchObject({ kind: refused });
    expect(refusalOf(turned(), flip(1))).toBeUndefined();
  });
});

describe('[sp.turn.end-activation-effects] [sp.turn.activation-ends] [sp.turn.end-turn-effects]', () => {
  test('a hunker token at the end of the activation is there before the scoring', () => {
    const { events } = done(abilities([at('activation-end', [HUNKER]), at('turn-end', [READY])]), { kind: 'end' });
    const order = kinds(events).filter((kind) => ['hunker-gained', 'activation-ended', 'force-readied', 'turn-begun'].includes(kind));
    expect(order).toEqual(['hunker-gained', 'activation-ended', 'turn-begun']);
    expect(events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []))).toEqual(['north-a/activation-end', 'north-a/turn-end']);
  });
});

describe('[sp.turn.forced-end-effects] [sp.turn.end-activation-effects]', () => {
  test.each([{ option: 'skip', hunker: 0 }, { option: 'resolve', hunker: 1 }] as const)('$option', ({ option, hunker }) => {
    const hurt = active('burn', [{ do: 'damage', n: 8, to: 'self' }]);
    const state = abilities([hurt, at('activation-end', [HUNKER])], { options: { 'turn.endEffectsOnForcedEnd': option } });
    const { state: after, events } = done(state, use('burn'));
    expect(after.play.active).toBe('south');
    expect(kinds(events)).toContain('unit-wounded');
    expect(after.play.units['north-a']?.hunker).toBe(hunker);
  });
});

describe('[sp.turn.no-unit-left]', () => {
  const none = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [`north-${letter}`, { defeated: true }]));
  test('no unit is activated, the token moves all the same', () => {
    const state = settled(sceneOf({ ...starting(1), units: none, sides: { north: { deck: {} } }, play: { objectives: { o1: { x: 100, y: 100, on: 'board', active: true, control: ['north'], symbol: 'none', priority: false } } } }));
    expect([state.play.struggle.token, state.play.active]).toEqual([-1, 'south']);
  });
  test('by agreement the game is lost', () => {
    const state = settled(sceneOf({ ...starting(1), units: none, options: { 'end.noUnitsLeft': 'lose' }, sides: { north: { deck: {} } } }));
    expect([state.play.winner, state.play.ended]).toEqual([['south'], 'no-units']);
  });
});

describe('[sp.turn.action-list]', () => {
  test('five kinds, each under its own conditions', () => {
    expect(actionKinds()).toEqual(['move', 'combat', 'focus', 'recover', 'take-cover']);
    expect(askedIn(settled(scene()))).toMatchObject({ for: 'act', actions: actionKinds() });
  });
});

describe('[sp.turn.action-move]', () => {
  test.each([
    { says: 'free: advance and climb', at: {}, how: ['advance', 'climb'] },
    { says: 'engaged with an unwounded enemy: a dash', at: { 'south-a-1': [400, 400] } as const, how: ['dash'] },
  ])('$says', ({ at: places, how }) => {
    const state = done(scene({ at: places }), act('move')).state;
    const jump = { kind: 'move', character: 'north-a-1', how: 'jump', to: { x: 40_000, y: 30_000, on: 'board' }, arms: [{ x: 0, y: 1 }, { x: 0, y: 1 }], ingress: [] } as const;
    expect(refusalOf(state, jump)).toMatchObject({ kind: 'cannot-move-so', how: 'jump', allowed: how });
  });
});

describe('[sp.turn.action-focus] [sp.turn.focus-expiry]', () => {
  test('each character gets its die', () => {
    const { state } = done(scene({ cards: { 'north-a': { characters: 2 } }, at: { 'north-a-2': [500, 300] } }), act('focus'));
    expect([state.play.characters['north-a-1']?.focus, state.play.characters['north-a-2']?.focus]).toEqual([1, 1]);
    expect(done(state, { kind: 'end' }).state.play.characters['north-a-1']?.focus).toBe(0);
  });
  test.each([{ option: 'never', focus: 1 }, { option: 'end-of-activation', focus: 0 }, { option: 'end-of-turn', focus: 0 }] as const)('unused, $option', ({ option, focus }) => {
    const { state } = done(scene({ options: { 'turn.focusExpiry': option } }), act('focus'), { kind: 'end' });
    expect(state.play.characters['north-a-1']?.focus).toBe(focus);
  });
});

describe('[sp.turn.action-recover]', () => {
  test('one heal for each character', () => {
    const { state } = done(scene({ units: { 'north-a': { damage: 3 } } }), act('recover'), { kind: 'heal', unit: 'north-a', what: 'damage' });
    expect(state.play.units['north-a']?.damage).toBe(2);
  });
  test('two characters heal damage and a condition', () => {
    const two = scene({ cards: { 'north-a': { characters: 2 } }, at: { 'north-a-2': [500, 300] }, units: { 'north-a': { damage: 1, conditions: ['pinned'] } } });
    const { state } = done(two, act('recover'), { kind: 'heal', unit: 'north-a', what: 'damage' }, { kind: 'heal', unit: 'north-a', what: 'pinned' });
    expect(state.play.units['north-a']).toMatchObject({ damage: 0, conditions: [] });
  });
});

describe('[sp.turn.action-take-cover]', () => {
  test('one token for a unit of two', () => {
    const { state } = done(scene({ cards: { 'north-a': { characters: 2 } }, at: { 'north-a-2': [500, 300] } }), act('take-cover'));
    expect(state.play.units['north-a']?.hunker).toBe(1);
  });
  test('not while one of them is engaged', () => {
    const state = scene({ at: { 'south-a-1': [400, 400] } });
    expect(refusalOf(state, act('take-cover'))).toMatchObject({ kind: 'engaged', rule: 'sp.turn.action-take-cover', character: 'north-a-1', by: 'south-a-1' });
  });
});

test.each([
  { says: 'a climb', at: {}, how: 'climb', moves: [['climb']] },
  { says: 'no climb of who is engaged', at: { 'south-a-1': [400, 345] }, how: 'climb', moves: [] },
  { says: 'a dash of who is engaged', at: { 'south-a-1': [400, 345] }, how: 'dash', moves: [['dash']] },
] as const)('[sp.turn.granted-attack-no-action] a bare movement: $says', ({ at: places, how, moves }) => {
  const events = grantMove(scene({ at: places }), { seat: 'north', character: 'north-a-1' }, how);
  expect(events).toEqual(moves.map((one) => ({ kind: 'begun', rule: 'sp.turn.granted-attack-no-action', frame: { kind: 'move', seat: 'north', character: 'north-a-1', how: one } })));
});

test('[sp.turn.granted-attack-no-action] a bare attack leaves the combat action', () => {
  const near = { 'south-a-1': [400, 400] } as const;
  const state = abilities([active('lunge', [{ do: 'attack', type: 'melee', dice: 3, to: 'self' }])], { at: near });
  const { state: after } = done(state, use('lunge'), { kind: 'pass' });
  expect(refusalOf(after, act('combat'))).toBeUndefined();
});

describe('[sp.turn.activate-matching]', () => {
  test('the unit of the card that was kept is active, no other', () => {
    const state = settled(scene({ ...starting(2), sides: { north: { top: ['north-a'], deck: { 'north-b': 1 }, force: 1 } } }));
    const asked = askedIn(state);
    const kept = asked.for === 'order' ? done(state, { kind: 'reveal' }).state : state;
    expect(refusalOf(kept, { kind: 'activate', unit: 'north-b' })).toMatchObject({ kind: 'not-the-unit' });
    const { state: after } = done(kept, { kind: 'activate', unit: 'north-a' });
    expect(turnOf(after)?.unit).toBe('north-a');
    expect(Object.keys(prepare(after.table).units)).toHaveLength(12);
  });
});

describe('[sp.turn.action-move] who stays', () => {
  const must = scene({ options: { 'move.zeroMove': 'forbid' } });
  test('may, unless the table has agreed that who can move does', () => {
    expect(refusalOf(done(scene(), act('move')).state, stay())).toBeUndefined();
    expect(refusalOf(done(must, act('move')).state, stay())).toMatchObject({ kind: 'must-move', rule: 'sp.move.zero-move', character: 'north-a-1' });
  });
  test('uses pinned up where the table counts every opportunity', () => {
    const pinned = (option: 'declared-movement' | 'any-opportunity') =>
      done(scene({ options: { 'condition.pinnedTrigger': option }, units: { 'north-a': { conditions: ['pinned'] } } }), act('move'), stay()).state.play.units['north-a']?.conditions;
    expect([pinned('declared-movement'), pinned('any-opportunity')]).toEqual([['pinned'], []]);
  });
});

describe('[sp.turn.no-unit-left]', () => {
  const fallen = (...letters: string[]) => Object.fromEntries(letters.map((letter) => [`north-${letter}`, { defeated: true }]));
  const lost = [{ kind: 'match-ended', rule: 'sp.turn.no-unit-left', seat: 'south', why: 'no-units' }];
  test.each([
    { says: 'one stands, another falls', fallen: fallen('b', 'c', 'd', 'e'), falling: 'north-a', events: [] },
    { says: 'the last one falls', fallen: fallen('b', 'c', 'd', 'e', 'f'), falling: 'north-a', events: lost },
    { says: 'the one that falls is the other one', fallen: fallen('a', 'c', 'd', 'e', 'f'), falling: 'north-b', events: lost },
    { says: 'all have fallen before', fallen: fallen('a', 'b', 'c', 'd', 'e', 'f'), falling: 'north-a', events: lost },
  ])('if that loses: $says', ({ fallen: units, falling, events }) => {
    expect(noUnitLeft(scene({ units, options: { 'end.noUnitsLeft': 'lose' } }), 'north', falling)).toEqual(events);
    expect(noUnitLeft(scene({ units }), 'north', falling)).toEqual([]);
  });
});

describe('[sp.turn.stance-change-window]', () => {
  const turn = (changes: Parameters<typeof turnFrame>[2]) => ({ agenda: [turnFrame('north', 'north-a', changes)] });
  const early = { 'turn.stanceChangeWindow': 'activation-start' } as const;
  test.each([
    { says: 'before anything', turn: {}, between: true, before: true },
    { says: 'after an action', turn: { actions: ['focus'], regular: 1 }, between: true, before: false },
    { says: 'after a granted action', turn: { actions: ['focus'], regular: 0 }, between: true, before: false },
    { says: 'after an ability that took an action', turn: { actions: [], regular: 1 }, between: true, before: false },
    { says: 'in another step', turn: { step: 4 }, between: false, before: false },
  ] as const)('$says', ({ turn: changes, between, before }) => {
    const here = turn(changes as Parameters<typeof turnFrame>[2]);
    expect([stanceWindow(scene(here)), stanceWindow(scene({ ...here, options: early }))]).toEqual([between, before]);
  });
});

describe('[sp.turn.focus-expiry] dice that were not used', () => {
  test.each([0, 1, 2])('%i of them', (focus) => {
    const state = scene({ characters: { 'north-a-1': { focus } }, options: { 'turn.focusExpiry': 'end-of-turn' } });
    expect(focusExpires(state, 'end-of-turn')).toEqual(focus === 0 ? [] : [{ kind: 'focus-lost', rule: 'sp.turn.focus-expiry', character: 'north-a-1' }]);
    expect(focusExpires(state, 'end-of-activation')).toEqual([]);
  });
});

describe('[sp.turn.action-take-cover] who is engaged', () => {
  test.each([
    { says: 'the first of two', south: [400, 345], character: 'north-a-1' },
    { says: 'the second of two', south: [600, 345], character: 'north-a-2' },
  ] as const)('$says cannot take cover, and neither can its unit', ({ south, character }) => {
    const state = sceneOf({ cards: { 'north-a': { characters: 2 } }, at: { 'north-a-1': [400, 300], 'north-a-2': [600, 300], 'south-a-1': south } });
    expect(noCoverToTake(state, prepare(state.table).units['north-a'] as never)).toEqual({ kind: 'engaged', rule: 'sp.turn.action-take-cover', character, by: 'south-a-1' });
  });
  test('nobody', () => {
    const state = scene();
    expect(noCoverToTake(state, prepare(state.table).units['north-a'] as never)).toBeUndefined();
  });
});

describe('[sp.turn.start-recover]', () => {
  test.each([
    { says: 'no wound: nothing', unit: { injured: 1 }, kinds: [] },
    { says: 'a wound without a condition', unit: { wounded: 1, damage: 8 }, kinds: ['unit-recovered'] },
    { says: 'a wound and a condition: one may go', unit: { wounded: 1, damage: 8, conditions: ['pinned'] }, kinds: ['unit-recovered', 'begun'] },
  ] as const)('$says', ({ unit, kinds: expected }) => expect(kinds(recoverAtStart(scene({ units: { 'north-a': unit as never } }), 'north-a'))).toEqual(expected));
});

test('[sp.turn.action-once] a card allows its own action again, once more, and no other', () => {
  const again: Ability = { kind: 'innate', id: 'again', name: 'again', modifiers: [{ kind: 'action-again', action: 'move' }] };
  const taken = (actions: ('move' | 'focus')[]) => abilities([again], { agenda: [turnFrame('north', 'north-a', { actions })] });
  const refused = (action: 'move' | 'focus') => ({ kind: 'action-taken', rule: 'sp.turn.action-once', action });
  expect([takenBefore(taken(['move', 'focus']), 'move'), takenBefore(taken(['move', 'focus']), 'focus')]).toEqual([undefined, refused('focus')]);
  expect(takenBefore(taken(['move', 'move']), 'move')).toEqual(refused('move'));
});

test('[sp.turn.action-once] [sp.turn.action-limit] [sp.turn.forced-end-effects] [sp.turn.granted-outside] [sp.turn.stance-change] before the first turn nothing has been done in one', () => {
  const options = { 'turn.grantedOutsideActivation': 'once-per-turn' } as const;
  const state = scene({ options, cards: { 'north-a': { stances: [stance(), stance()] } }, agenda: [{ kind: 'setup', step: 12, rolled: [], lead: '', set: [] }] });
  expect([takenBefore(state, 'move'), whyNoMoreActions(state), skipsEnd(state), freeOutside(state, 'north-a')]).toEqual([undefined, undefined, false, true]);
  expect(whyNoFlip(state, prepare(state.table).units['north-a']!, 1)).toEqual({ kind: 'stance-turned', rule: 'sp.turn.stance-change-window', unit: 'north-a' });
});

describe('what is granted', () => {
  const tied = { options: { 'turn.grantedOutsideActivation': 'once-per-turn' } } as const;
  test('[sp.turn.extra-action] nothing is granted to who does not exist, nor cover to who is engaged', () => {
    expect(grantAction(scene(), 'north-z', 'focus')).toEqual([]);
    const engaged = scene({ at: { 'south-a-1': [400, 345] } });
    expect(grantAction(engaged, 'north-a', 'take-cover')).toEqual([]);
    expect(grantAction(engaged, 'north-a', 'focus')).not.toEqual([]);
    expect(grantAction(scene(), 'north-a', 'take-cover')).not.toEqual([]);
  });
  test.each([
    { unit: 'north-a', free: false },
    { unit: 'north-b', free: true },
  ])('[sp.turn.granted-outside] $unit outside of its activation, where that counts: $free', ({ unit, free }) => {
    expect([freeOutside(scene(), unit), freeOutside(scene(tied), unit)]).toEqual([true, free]);
  });
});
