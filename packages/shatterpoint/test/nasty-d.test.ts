import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.js';
import type { Chosen, Effect, To } from '../src/model/effect.js';
import type { Event } from '../src/model/event.js';
import type { Moment } from '../src/model/trigger.js';
import type { Ability, Entry, Stance } from '../src/model/unit.js';
import { A, dice, duel, hit, option, X } from '../src/testing/duel.js';
import { askedIn, done, MM, part, refusalOf, sceneOf, settled, turnFrame, type Answer, type Scene } from '../src/testing/index.js';
import { moveOf, piece } from '../src/testing/moves.js';

// What falls between two rules: a wound in the middle of something, what is true only a step later, what two rules say of one thing.
// Each is played through the game. Bases are 40 mm wide; lengths are in millimetres.

const FOE: Chosen = { choose: 'enemy', within: 0, sight: false, self: false, tags: [] };
const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };
const HUNKER: Effect = { do: 'hunker', n: 1, to: 'self' };
const hurt = (n: number, to: To = 'target'): Effect => ({ do: 'damage', n, to });
const PUSH = { do: 'push', range: 4, may: false, to: 'target' } as const;

const speaks = (id: string, at: Moment, who: 'self' | 'enemy' | 'any', effects: readonly Effect[], as: 'attacker' | 'defender' = 'attacker'): Ability => ({
  kind: 'triggered', id, name: id, on: { at, who, as, within: 0 }, when: [], effects: [...effects],
});
const answers = (id: string, at: Moment, who: 'self' | 'enemy', effects: readonly Effect[]): Ability => ({
  kind: 'reactive', id, name: id, cost: { of: 'force', n: 0, x: 0 }, on: { at, who, as: 'attacker', within: 0 }, when: [], effects: [...effects],
});
const active = (id: string, effects: readonly Effect[], of: 'force' | 'momentum' = 'force', n = 0): Ability => ({ kind: 'active', id, name: id, action: false, cost: { of, n, x: 0 }, when: [], effects: [...effects] });
const tree = (...effects: readonly Effect[]): Partial<Stance> => ({ tree: { options: [{ id: 'o1', column: 1, row: 2, start: true, effects: [...effects] }], paths: [] } });
const row = (...entries: readonly Entry[]) => [{ from: 1, to: 0, entries: [...entries] }];
const later = (effect: Effect): Entry => ({ kind: 'effect', effect });
const chart = (...entries: readonly Entry[]): Partial<Stance> => ({ melee: { attack: 6, defence: 4, chart: row(...entries) } });

const use = (unit: string, ability: string): Answer => ({ kind: 'ability', unit, ability, character: `${unit}-1`, x: 0 });
const act = (action: 'move' | 'combat' | 'focus'): Answer => ({ kind: 'action', action });
const up = (character: string, x: number, y: number): Answer => moveOf(character, 'advance', [x, y], [[0, 1], [0, 1]]);
const push = (x: number, y: number): Answer => ({ kind: 'displace', direction: { x, y }, ingress: [] });
const target = (character: string): Answer => ({ kind: 'target', character });
const END: Answer = { kind: 'end' };
const HIT = dice([0, 1, 1, 4], [0, 0, 4]);

const unit = ({ play }: State, id: string) => play.units[id];
const north = ({ play }: State) => play.sides['north'];
const spoken = (events: readonly Event[]): readonly string[] => events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []));
const track = (token: number): NonNullable<Scene['play']> => ({ struggle: { token, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [] } });

describe('a wound cuts the activation while its start or its end is spoken of', () => {
  test.each([
    { agreed: 'skip', then: ['north-a/burn', 'south-a/last'] },
    { agreed: 'resolve', then: ['north-a/burn', 'north-a/bow', 'south-a/watch', 'south-a/last'] },
  ] as const)('[sp.damage.wounded-ends-activation] [sp.turn.forced-end-effects] by the first of its effects of the end, with $agreed: the turn goes on at step 7', ({ agreed, then }) => {
    const scene = { options: { 'turn.endEffectsOnForcedEnd': agreed }, cards: {
      'north-a': { abilities: [speaks('burn', 'activation-end', 'self', [hurt(8, 'self')]), speaks('bow', 'activation-end', 'self', [READY])] },
      'south-a': { abilities: [speaks('watch', 'activation-end', 'enemy', [READY]), speaks('last', 'turn-end', 'any', [READY])] },
    } };
    const { state, events } = done(sceneOf({ ...scene, at: { [A]: [200, 200], [X]: [700, 700] } }), END, use('north-a', 'burn'));
    expect([spoken(events), state.play.active]).toEqual([then, 'south']);
  });

  test('[sp.damage.wounded-ends-activation] [sp.timing.active-first] by the first of two enemies that speak of its start: not the second, and no action', () => {
    const at = { [A]: [200, 200], [X]: [700, 700], 'south-b-1': [600, 700] } as const;
    const cards = { 'south-a': { abilities: [speaks('sting', 'activation-start', 'enemy', [hurt(1)])] }, 'south-b': { abilities: [speaks('cheer', 'activation-start', 'enemy', [READY])] } };
    const { state, events } = done(sceneOf({ agenda: [turnFrame('north', 'north-a', { step: 4 })], at, cards, units: { 'north-a': { damage: 7 } } }), use('south-a', 'sting'));
    expect([spoken(events), unit(state, 'north-a')?.wounded, state.play.active]).toEqual([['south-a/sting'], 1, 'south']);
  });

  test('[sp.damage.wounded-ends-activation] [sp.turn.multi-character-action] a pair that is granted a move is no active unit: its first is wounded, the second moves, and who granted it acts on', () => {
    const grant: Effect = { do: 'action', action: 'move', to: { ...FOE, choose: 'own' } };
    const cards = { 'north-a': { abilities: [active('go', [grant])] }, 'north-b': { characters: 2 }, 'south-a': { abilities: [speaks('sting', 'moved', 'enemy', [hurt(1)])] } };
    const at = { [A]: [100, 100], 'north-b-1': [400, 300], 'north-b-2': [500, 300], [X]: [700, 700] } as const;
    const { state } = done(sceneOf({ cards, at, units: { 'north-b': { damage: 7 } } }), use('north-a', 'go'), target('north-b-1'), up('north-b-1', 400, 350));
    expect([unit(state, 'north-b')?.wounded, askedIn(state)]).toMatchObject([1, { for: 'deed', characters: ['north-b-2'] }]);
    const { state: then } = done(state, up('north-b-2', 500, 350));
    expect([askedIn(then), refusalOf(then, act('move'))]).toMatchObject([{ for: 'act', unit: 'north-a' }, undefined]);
  });
});

describe('what an attack changes for the rest of itself', () => {
  test.each([{ damage: 0, then: 'dash' }, { damage: 7, then: 'advance' }])('[sp.move.engaged-advance] [sp.damage.wounded-no-lock] [sp.expertise.effects-after] $damage damage before: the advance of the tree is a dash, that of the chart $then', ({ damage, then }) => {
    const move: Effect = { do: 'move', how: 'advance', to: 'self' };
    const { state } = done(duel({ attacker: { ...chart(later(move)), ...tree(move, hurt(1)) }, units: { 'south-a': { damage } } }), hit(), HIT, option('o1'));
    expect(askedIn(state)).toMatchObject({ for: 'move', how: ['dash'] });
    expect(askedIn(done(state, { kind: 'stay', character: A }).state)).toMatchObject({ for: 'move', how: [then] });
  });
  test.each([{ damage: 0, then: 'act' }, { damage: 7, then: 'move' }])('[sp.move.engaged-no-climb] [sp.damage.wounded-no-lock] $damage damage before, and a climb in the chart: $then', ({ damage, then }) => {
    const state = duel({ attacker: chart(later({ do: 'move', how: 'climb', to: 'self' })), units: { 'south-a': { damage } } });
    expect(askedIn(done(state, hit(), HIT, option('o1')).state).for).toBe(then);
  });
  test.each([{ effects: [hurt(1)], ways: [], hunker: 0 }, { effects: [PUSH], ways: [push(0, 1)], hunker: 1 }])('[sp.cover.hunker-not-engaged] [sp.expertise.effects-after] a hunker token of the chart of the defender, $ways.length pushes before: $hunker', ({ effects, ways, hunker }) => {
    const { state } = done(duel({ attacker: tree(...effects), defender: { defence: row(later(HUNKER)) } }), hit(), dice([0, 1, 0, 5], [0, 1, 3]), option('o1'), ...ways);
    expect(unit(state, 'south-a')?.hunker).toBe(hunker);
  });
  test('[sp.damage.wounded-no-damage] [sp.attack.step-damage] an attack inside wounds the defender of the one around it: that goes on, without damage and momentum', () => {
    const inside: Effect = { do: 'attack', type: 'melee', dice: 0, to: { ...FOE, choose: 'own' } };
    const state = duel({ units: { 'south-a': { damage: 7 } }, cards: { 'north-a': { abilities: [answers('call', 'targeted', 'self', [inside])] } }, at: { 'north-b-1': [340, 400] } });
    const first = done(state, hit(), use('north-a', 'call'), hit('melee', { character: 'north-b-1' }), HIT, option('o1')).state;
    const second = done(first, HIT, option('o1')).state;
    expect([first, second].map((one) => [unit(one, 'south-a')?.wounded, unit(one, 'south-a')?.damage, north(one)?.momentum])).toEqual([[1, 8, 2], [1, 8, 2]]);
  });
});

describe('charts and pools', () => {
  const result = (attacker: Partial<Stance>, defender: Partial<Stance>, roll: Answer) => done(duel({ attacker, defender }), hit(), roll).events.find(({ kind }) => kind === 'result-determined');

  test('[sp.attack.modify-expertise] [sp.expertise.whose-die] the arrow of the attacker does not reach the block that the defender adds afterwards', () => {
    const broken = chart({ kind: 'turn', from: 'block', to: 'failure' });
    expect(result(broken, { defence: row({ kind: 'add', face: 'block' }) }, dice([0, 2, 1, 3], [0, 1, 3]))).toMatchObject({ successes: 1, cancelled: 1 });
    expect(result(broken, { defence: row({ kind: 'add', face: 'block' }) }, dice([0, 2, 1, 3], [1, 1, 2]))).toMatchObject({ successes: 1, cancelled: 1 });
  });
  test('[sp.expertise.whose-die] [sp.attack.block-not-critical] a critical that the defender turns into a strike can be blocked', () => {
    expect(result({}, { defence: row({ kind: 'turn', from: 'critical', to: 'strike' }) }, dice([1, 0, 0, 5], [1, 1, 2]))).toMatchObject({ successes: 0, cancelled: 1 });
    expect(result({}, {}, dice([1, 0, 0, 5], [1, 1, 2]))).toMatchObject({ successes: 1, cancelled: 0 });
  });
  test('[sp.condition.disarmed] expertise that a reroll brings is of no use either', () => {
    const again: Effect = { do: 'reroll', roll: 'attack', n: 2, faces: ['failure'] };
    const state = duel({ attacker: chart({ kind: 'damage', damage: 2 }), units: { 'north-a': { conditions: ['disarmed'] } }, cards: { 'north-a': { abilities: [answers('again', 'modify-attack', 'self', [again])] } } });
    const { state: then } = done(state, hit(), dice([0, 0, 2, 4], [0, 0, 4]), use('north-a', 'again'), { kind: 'reroll', dice: [0, 0, 0, 2] }, dice([0, 0, 2, 0]));
    expect([unit(then, 'south-a')?.damage, unit(then, 'north-a')?.conditions]).toEqual([0, []]);
  });
  test.each([{ fewer: -3, then: 0 }, { fewer: -1, then: 1 }])('[sp.attack.step-attack-pool] 1 die, 1 more and $fewer: first what is added, $then', ({ fewer, then }) => {
    const more: Ability = { kind: 'innate', id: 'more', name: 'more', modifiers: [{ kind: 'dice', roll: 'attack', type: 'any', n: 1 }] };
    const less = speaks('less', 'targeted', 'self', [{ do: 'dice', roll: 'attack', n: fewer }], 'defender');
    const { events } = done(duel({ attacker: { melee: { attack: 1, defence: 4, chart: [] } }, cards: { 'north-a': { abilities: [more] }, 'south-a': { abilities: [less] } } }), hit());
    expect(events.find(({ kind }) => kind === 'pools-built')).toMatchObject({ attack: then });
  });
  test('[sp.cover.terrain-near] [sp.cover.terrain-line] the roof on which the target stands is terrain near it, too', () => {
    const roof = { pieces: [piece('house', part('roof', [300, 390, 600, 600]))] };
    const { state } = done(duel({ terrain: roof, at: { [X]: [400, 440, 'roof'] }, units: { 'south-a': { hunker: 1 } } }), hit('ranged'));
    expect(askedIn(state)).toMatchObject({ groups: [{ dice: 5 }, { dice: 6 }] });
  });
});

describe('one thing before the other', () => {
  test.each([{ effects: [HUNKER, { ...PUSH, to: FOE }], hunker: 0 }, { effects: [{ ...PUSH, to: FOE }, HUNKER], hunker: 1 }])('[sp.ability.effect-order] [sp.cover.hunker-not-engaged] a tactic pushes its enemy away and hunkers, in the order of its text: $hunker', ({ effects, hunker }) => {
    const tactic: Ability = { kind: 'tactic', id: 'back', name: 'back', when: [], effects };
    const state = sceneOf({ agenda: [turnFrame('north', 'north-a', { step: 4 })], cards: { 'north-a': { abilities: [tactic] } }, at: { [A]: [400, 300], [X]: [400, 380] } });
    expect(unit(done(state, push(0, 1)).state, 'north-a')?.hunker).toBe(hunker);
  });
  test('[sp.terrain.ingress-use] [sp.cover.hunker-lost-engaged] a ladder leads beside an enemy: the tokens of both go', () => {
    const terrain = {
      pieces: [piece('tower', part('top', [500, 250, 700, 450], { elevation: 2, top: 180 * MM }))],
      ingress: [{ id: 'foot', at: { x: 490 * MM, y: 350 * MM }, on: 'board', to: ['head'] }, { id: 'head', at: { x: 520 * MM, y: 350 * MM }, on: 'top', to: ['foot'] }],
    };
    const state = sceneOf({ terrain, at: { [A]: [400, 350], [X]: [620, 350, 'top'] }, units: { 'north-a': { hunker: 1 }, 'south-a': { hunker: 2 } } });
    const climbed: Answer = { ...moveOf(A, 'advance', [450, 350]), ingress: [{ by: 'foot', through: 'head', to: { x: 530 * MM, y: 350 * MM, on: 'top' } }] };
    const { state: then } = done(state, act('move'), climbed);
    expect([then.play.characters[A]?.on, unit(then, 'north-a')?.hunker, unit(then, 'south-a')?.hunker]).toEqual(['top', 0, 0]);
  });
  test('[sp.damage.defeat-check] [sp.objective.when-determined] a unit that is defeated in step 10 has controlled in step 9', () => {
    const { state } = done(sceneOf({ units: { 'north-a': { injured: 2 } }, at: { [A]: [203.2, 457.2] } }), END);
    expect([unit(state, 'north-a')?.defeated, state.play.objectives['o1']?.control, state.play.struggle.token]).toEqual([true, ['north'], -1]);
  });
  test('[sp.turn.end-turn-effects] [sp.damage.wounded-no-contest] one that an effect of the end of the turn wounds does not contest in step 9', () => {
    const cards = { 'south-a': { abilities: [speaks('late', 'turn-end', 'any', [hurt(1, FOE)])] } };
    const { state } = done(sceneOf({ cards, units: { 'north-a': { damage: 7 } }, at: { [A]: [203.2, 457.2], [X]: [700, 800] } }), END);
    expect([unit(state, 'north-a')?.wounded, state.play.objectives['o1']?.control]).toEqual([1, []]);
  });
  test('[sp.turn.focus-expiry] [sp.tree.icon-active] [sp.turn.activation-ends] an attack of the end of the turn: the focus die is still there, no ability is free, and a wound cuts nothing', () => {
    const attack: Effect = { do: 'attack', type: 'melee', dice: 0, to: 'self' };
    const cards = { 'north-a': { abilities: [active('gift', [READY]), speaks('strike', 'turn-end', 'any', [attack])] } };
    const state = duel({ agenda: [turnFrame('north', 'north-a')], cards, attacker: tree({ do: 'free-ability' }, hurt(8, 'self'), hurt(1)) });
    const aimed = done(state, act('focus'), END, hit()).state;
    expect(askedIn(aimed)).toMatchObject({ groups: [{ dice: 7 }, { dice: 4 }] });
    const { state: then, events } = done(aimed, dice([0, 1, 0, 6], [0, 0, 4]), option('o1'));
    expect([unit(then, 'north-a')?.wounded, unit(then, 'south-a')?.damage, events.some(({ kind }) => kind === 'activation-cut'), then.play.active]).toEqual([1, 1, false, 'south']);
  });
  test('[sp.move.multi-character-kinds] the movements of a pair are two events: each is answered by one unit', () => {
    const abilities = [answers('duck', 'moved', 'enemy', [HUNKER])];
    const state = sceneOf({ cards: { 'north-a': { characters: 2 }, 'south-a': { abilities }, 'south-b': { abilities } }, at: { [A]: [400, 300], 'north-a-2': [500, 300], [X]: [400, 800], 'south-b-1': [600, 800] } });
    const first = done(state, act('move'), up(A, 400, 350), use('south-a', 'duck')).state;
    expect([askedIn(first).for, unit(first, 'south-b')?.hunker]).toEqual(['deed', 0]);
    expect(unit(done(first, up('north-a-2', 500, 350), use('south-b', 'duck')).state, 'south-b')?.hunker).toBe(1);
  });
});

describe('cards and momentum', () => {
  const step2 = (sides: NonNullable<Scene['sides']>): State => settled(sceneOf({ sides, agenda: [turnFrame('north', '', { step: 2, activated: '' })], at: { [A]: [100, 100], 'north-b-1': [300, 100] } }));

  test('[sp.deck.shatterpoint-shuffle-first] what was known of the order beneath the next card is lost with the shuffle', () => {
    const { state } = done(step2({ north: { top: ['shatterpoint', 'north-a', 'north-e'], deck: { 'north-f': 1 }, bottom: ['north-c'] } }), { kind: 'cycle' });
    expect([askedIn(state), north(state)?.top, north(state)?.bottom, north(state)?.deck]).toMatchObject([{ card: 'north-a' }, [], [], { 'north-c': 1, 'north-e': 1, 'north-f': 1, shatterpoint: 1 }]);
  });
  test('[sp.deck.reserve-once] [sp.deck.shatterpoint-cycle] after a unit has been reserved the Shatterpoint card can still be replaced, and the next unit acts', () => {
    const { state } = done(step2({ north: { top: ['north-b', 'shatterpoint', 'north-a'], deck: { 'north-c': 1 }, force: 2 } }), { kind: 'reserve' }, { kind: 'cycle' });
    expect([askedIn(state), north(state)?.force, north(state)?.reserve, refusalOf(state, { kind: 'reserve' })?.kind]).toMatchObject([{ card: 'north-a' }, 0, ['north-b'], 'cannot-reserve']);
  });
  test('[sp.struggle.win-by-placement] [sp.damage.wounded-momentum] two enemies wounded by one ability: the first token is laid on 6, the second would lie where the struggle token stands', () => {
    const of = (tag: string): Effect => hurt(8, { ...FOE, tags: [tag] });
    const cards = { 'north-a': { abilities: [active('both', [of('one'), of('two')])] }, 'south-a': { tags: ['one'] }, 'south-b': { tags: ['two'] } };
    const { events } = done(sceneOf({ cards, sides: { north: { momentum: 2 } }, play: track(-5), at: { [A]: [400, 300], [X]: [400, 800], 'south-b-1': [600, 800] } }), use('north-a', 'both'));
    expect(events.filter(({ kind }) => kind === 'momentum-gained' || kind === 'struggle-won')).toMatchObject([{ kind: 'momentum-gained', space: 6 }, { kind: 'struggle-won', seat: 'north' }]);
  });
  test.each([{ answered: [END], won: ['s1'], token: 0 }, { answered: [use('north-a', 'pay'), END], won: [], token: -6 }])('[sp.struggle.win-by-move] [sp.ability.card-hooks] who has paid with a token has farther to go: $token', ({ answered, won, token }) => {
    const { state } = done(sceneOf({ cards: { 'north-a': { abilities: [active('pay', [READY], 'momentum', 1)] } }, sides: { north: { momentum: 3 } }, play: track(-5), at: { [A]: [203.2, 457.2] } }), ...answered);
    expect([north(state)?.won, state.play.struggle.token]).toEqual([won, token]);
  });
});
