import { answer, begin, fingerprint, isLeft, openMatch, readState, scripted, seededAnswer, undo, type Fault } from '@regelwerk/core';
import { must } from '@regelwerk/core/testing';
import { luck } from '@regelwerk/dice';
import { describe, expect, test } from 'vitest';
import { choices, see, shatterpoint, type State } from '../src/index.js';
import type { Effect, Modifier, MoveKind } from '../src/model/effect.js';
import type { DeckFrame, DisplaceFrame, Frame } from '../src/model/frame.js';
import type { SidePlay } from '../src/model/play.js';
import type { Ability, Tree } from '../src/model/unit.js';
import { isEngaged } from '../src/rules/attack/engaged.js';
import { distanceOf } from '../src/rules/measure/range.js';
import { checkTeam } from '../src/setup/team.js';
import { A, combat, dice, duel, hit, option, X, type Duel } from '../src/testing/duel.js';
import { askedIn, done, kinds, part, refusalOf, sceneOf, settled, tableOf, turnFrame, unitCard, type Answer, type Scene } from '../src/testing/index.js';
import { moveOf, piece } from '../src/testing/moves.js';

// Situations over which players, programs and their authors have disputed, with how sure the answer is: H high, M medium, L low.
// Each is played through the game in a situation of its own. Bases are 40 mm wide; lengths are in millimetres.

const why = (state: State, choice: Answer): string => refusalOf(state, choice)?.kind ?? 'yes';
const unit = (state: State, id: string) => state.play.units[id];
const place = (state: State, id: string): string => {
  const { x = 0, y = 0, on = '' } = state.play.characters[id] ?? {};
  return `${x / 100}, ${y / 100} on ${on}`;
};
const terrain = (...parts: readonly ReturnType<typeof part>[]) => ({ pieces: [piece('p', ...parts)] });
const MOVE: Answer = { kind: 'action', action: 'move' };
const END: Answer = { kind: 'end' };
const NONE = [0, 0, 4];
const HUNKER: Effect = { do: 'hunker', n: 1, to: 'self' };
const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };
const UP = [[0, 1], [0, 1]] as const;
const use = (id: string, ability: string, x = 0): Answer => ({ kind: 'ability', unit: id, ability, character: `${id}-1`, x });
type Heard = Extract<Ability, { kind: 'reactive' }>['on'];
const on = (at: Heard['at'], who: Heard['who'], as: Heard['as'] = 'attacker'): Heard => ({ at, who, as, within: 0 });
const reactive = (id: string, heard: Heard, n = 0, effects: readonly Effect[] = [READY], x = 0): Ability => ({ kind: 'reactive', id, name: id, cost: { of: 'force', n, x }, on: heard, when: [], effects: [...effects] });
const identity = (id: string, heard: Heard): Ability => ({ kind: 'identity', id, name: id, on: heard, when: [], effects: [READY] });
const innate = (...modifiers: Modifier[]): Ability => ({ kind: 'innate', id: 'always', name: 'always', modifiers });
const all = (...cards: string[]): Record<string, number> => Object.fromEntries(cards.map((card) => [card, 1]));
const deckOf = (seat: string): Record<string, number> => all(...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${seat}-${letter}`), 'shatterpoint');

/** A push of the enemy by range 2 to the right, or what is changed of it. */
const pushing = (changes: Partial<DisplaceFrame> = {}): readonly Frame[] => [
  turnFrame('north', 'north-a'),
  { kind: 'displace', how: 'push', seat: 'north', character: X, from: { x: 1000, y: 30_000 }, range: 2, may: false, level: true, ...changes },
];
const RIGHT: Answer = { kind: 'displace', direction: { x: 1, y: 0 }, ingress: [] };
const pushed = (scene: Scene, changes: Partial<DisplaceFrame> = {}): string => place(done(sceneOf({ ...scene, agenda: pushing(changes) }), RIGHT).state, X);

describe('hunker tokens', () => {
  const pair = (scene: Scene = {}): State =>
    sceneOf({
      ...scene, cards: { 'south-a': { characters: 2, abilities: [reactive('duck', on('moved', 'enemy'), 0, [HUNKER])] } },
      at: { [A]: [300, 300], [X]: [300, 500], 'south-a-2': [550, 500], ...scene.at }, units: { 'south-a': { hunker: 2 }, ...scene.units },
    });
  const engaged = (): State => done(pair(), MOVE, moveOf(A, 'advance', [300, 410], UP)).state;

  test('[sp.cover.hunker-lost-engaged] [sp.cover.hunker-multiple] [SP-12] (H) a healthy enemy 50 mm from one of a pair: both tokens go at once, and none is gained by any means', () => {
    expect([unit(engaged(), 'south-a')?.hunker, askedIn(engaged())]).toMatchObject([0, { for: 'window', by: 'south' }]);
    expect(unit(done(engaged(), use('south-a', 'duck')).state, 'south-a')?.hunker).toBe(0);
  });

  test('[sp.cover.terrain-hunker] [SP-12] (H) so the other of the pair has no cover behind its wall', () => {
    const shot = duel({
      cards: { 'south-a': { characters: 2 } }, at: { [A]: [550, 300], [X]: [300, 500], 'south-a-2': [550, 500], 'north-b-1': [300, 410] },
      terrain: terrain(part('wall', [500, 460, 600, 470], { elevation: 0, surface: false })),
    });
    expect(done(shot, hit('ranged', { target: 'south-a-2' })).events.find(({ kind }) => kind === 'pools-built')).toMatchObject({ defence: 4 });
  });

  test.each([{ option: 'count-all', hunker: 0 }, { option: 'unwounded-only', hunker: 2 }] as const)('[sp.cover.hunker-wounded-enemy] [SP-12] (M) a wounded enemy is pushed beside one of the pair, with $option: $hunker tokens', ({ option: agreed, hunker }) => {
    const agenda = pushing({ seat: 'south', character: A, from: { x: 10_000, y: 41_000 } });
    const state = pair({ options: { 'cover.hunkerVsWounded': agreed }, at: { [A]: [200, 410] }, units: { 'north-a': { wounded: 1, damage: 8 } }, agenda });
    expect(unit(done(state, RIGHT).state, 'south-a')?.hunker).toBe(hunker);
  });

  test.each([
    { type: 'ranged', hunker: 0, more: 0 },
    { type: 'ranged', hunker: 1, more: 2 },
    { type: 'ranged', hunker: 3, more: 4 },
    { type: 'melee', hunker: 1, more: 0 },
  ] as const)('[sp.cover.value] [SP-13] (H) 10 mm behind a wall with $hunker tokens, $type: $more dice', ({ type, hunker, more }) => {
    const wall = terrain(part('wall', [300, type === 'melee' ? 360 : 440, 500, type === 'melee' ? 370 : 450], { elevation: 0, surface: false }));
    const state = duel({ gap: type === 'melee' ? 60 : 140, terrain: wall, units: { 'south-a': { hunker } } });
    expect(done(state, hit(type)).events.find(({ kind }) => kind === 'pools-built')).toMatchObject({ defence: 4 + more });
  });
});

describe('edges and pushes', () => {
  test.each([
    { says: 'nothing but the ground beyond the deck', parts: [part('deck', [0, 200, 100, 400])], then: '146.2, 300 on board' },
    { says: 'a step beyond it that it would overhang: where it was last on one surface', parts: [part('deck', [0, 200, 100, 400], { elevation: 2, top: 18_000 }), part('step', [80, 200, 139, 400])], then: '80, 300 on deck' },
  ])('[sp.displace.edge-stop] [SP-15] (H) pushed over an edge, $says', ({ parts, then }) => {
    expect(pushed({ terrain: terrain(...parts), at: { [X]: [70, 300, 'deck'] } })).toBe(then);
  });

  test.each([
    { to: [75, 300, 'deck'], then: ['yes'] },
    { to: [80, 300, 'deck'], then: ['yes'] },
    { to: [81, 300, 'deck'], then: ['not-supported', 'not-supported'] },
    { to: [100, 300, 'deck'], then: ['not-supported', 'not-supported'] },
    { to: [119, 300, 'deck'], then: ['not-supported', 'not-supported'] },
    { to: [120, 300, 'board'], then: ['yes'] },
  ] as const)('[sp.move.end-supported] [SP-16] (H) the deck ends at 100, a move ends at $to.0: $then.0', ({ to: [x, y, surface], then }) => {
    const state = done(sceneOf({ terrain: terrain(part('deck', [0, 200, 100, 400])), at: { [A]: [40, 300, 'deck'] } }), MOVE).state;
    const surfaces = then.length === 1 ? [surface] : ['deck', 'board'];
    expect(surfaces.map((one) => refusalOf(state, moveOf(A, 'advance', [x, y, one]))?.kind ?? 'yes').map((found) => (found === 'barred' ? 'not-supported' : found))).toEqual(then);
  });

  test.each([
    { says: '(a) free: the whole length', at: {}, units: {}, then: '176.2, 300 on board' },
    { says: '(b) somebody in the way: until the bases touch', at: { 'south-b-1': [160, 300] }, units: {}, then: '120, 300 on board' },
    { says: '(c) who is in the way is wounded: the same', at: { 'south-b-1': [160, 300] }, units: { 'south-b': { wounded: 1, damage: 8 } }, then: '120, 300 on board' },
  ])('[sp.displace.push-pull-length] [SP-18] (H) $says', ({ at, units, then }) => {
    expect(pushed({ at: { [X]: [100, 300], ...(at as Scene['at']) }, units })).toBe(then);
  });

  const wood = (...more: readonly ReturnType<typeof part>[]) => terrain(part('wood', [90, 250, 200, 350], { elevation: 0, surface: false }), ...more);

  test('[sp.displace.start-terrain] [SP-18] (H) (d) the part on which it stands lies ahead of its edge: it does not stop it', () => {
    expect(pushed({ terrain: wood(), at: { [X]: [100, 300] } })).toBe('176.2, 300 on board');
  });

  test.each([{ option: 'part', then: '110, 300 on board' }, { option: 'piece', then: '176.2, 300 on board' }] as const)('[sp.displace.start-terrain-scope] [SP-18] (M) (d) another part of that piece ahead, with $option', ({ option: agreed, then }) => {
    expect(pushed({ options: { 'displace.startTerrainScope': agreed }, terrain: wood(part('hedge', [130, 250, 140, 350], { elevation: 0, surface: false })), at: { [X]: [100, 300] } })).toBe(then);
  });

  test('[sp.measure.horizontal] [sp.attack.engaged] [SP-37] (H) 70 mm apart as seen from above, one 150 mm higher: in range 2, not engaged; a shot and an advance, no melee', () => {
    const gantry = terrain(part('gantry', [450, 250, 600, 350], { bottom: 14_900, top: 15_000 }));
    const scene = { terrain: gantry, at: { [A]: [400, 300], [X]: [510, 300, 'gantry'] } } as const;
    expect([distanceOf(sceneOf(scene), A, X), isEngaged(sceneOf(scene), A, X)]).toEqual([7000, false]);
    expect(['melee', 'ranged'].map((type) => why(duel({ ...scene }), hit(type as 'melee')))).toEqual(['not-engaged', 'yes']);
    expect(why(done(sceneOf(scene), MOVE).state, moveOf(A, 'advance', [310, 300], [[-1, 0], [-1, 0]]))).toBe('yes');
  });
});

describe('ingress points', () => {
  const ladders: Scene['terrain'] = {
    ...terrain(part('top', [550, 200, 700, 400]), part('shelf', [300, 100, 420, 250], { elevation: 2, bottom: 17_000, top: 18_000 })),
    ingress: [{ id: 'l1', at: { x: 40_000, y: 30_000 }, on: 'board', to: ['l2'] }, { id: 'l2', at: { x: 60_000, y: 30_000 }, on: 'top', to: ['l1'] }],
  };
  const shift = [{ by: 'l1', through: 'l2', to: { x: 60_000, y: 30_000, on: 'top' } }];
  const scene = (more: Scene = {}): Scene => ({ ...more, terrain: ladders, at: { [A]: [300, 300], ...more.at } });

  test('[sp.terrain.ingress-use] [sp.terrain.ingress-ends-move] [SP-43] (H) half of the tool is used, then the ladder: the move is over, the rest of the tool is lost', () => {
    const { state, events } = done(sceneOf(scene()), MOVE, { ...moveOf(A, 'advance', [375, 300]), ingress: shift });
    expect([place(state, A), askedIn(state).for, kinds(events).filter((kind) => kind === 'moved')]).toEqual(['600, 300 on top', 'act', ['moved']]);
    expect(why(state, MOVE)).toBe('action-taken');
  });

  test('[sp.terrain.ingress-use] [SP-43] (H) not on the way, and not from another elevation', () => {
    const passed = done(sceneOf(scene()), MOVE).state;
    expect(refusalOf(passed, { ...moveOf(A, 'advance', [480, 300]), ingress: shift })).toMatchObject({ kind: 'out-of-range', distance: 6000, range: 2540 });
    const above = done(sceneOf(scene({ at: { [A]: [330, 230, 'shelf'] } })), MOVE).state;
    expect(refusalOf(above, { ...moveOf(A, 'advance', [400, 230, 'shelf']), ingress: shift })).toMatchObject({ kind: 'wrong-elevation', rule: 'sp.terrain.ingress-use' });
  });

  test.each([{ option: 'own-movement', then: 'not-linked' }, { option: 'any-movement', then: 'yes' }] as const)('[sp.terrain.ingress-trigger] [SP-43] (M) after a push, with $option: $then', ({ option: agreed, then }) => {
    const state = sceneOf({ ...scene({ options: { 'terrain.ingressTrigger': agreed }, at: { [X]: [320, 300], [A]: [100, 800] } }), agenda: pushing() });
    expect(why(state, { ...RIGHT, ingress: shift })).toBe(then);
  });
});

describe('reactions and costs', () => {
  const cards = {
    'north-a': { characters: 2 },
    'south-a': { abilities: [reactive('r1', on('after-attack', 'any'), 1)] },
    'south-b': { abilities: [reactive('r2', on('after-attack', 'any'))] },
    'south-c': { abilities: [identity('who', on('after-attack', 'any'))] },
  };
  const attacked = (): State =>
    done(duel({ agenda: combat([A, 'north-a-2']), cards, at: { 'north-a-2': [500, 300], 'south-b-1': [500, 390], 'south-c-1': [700, 700] }, sides: { south: { force: 3 } } }), hit(), dice([0, 0, 0, 6], NONE)).state;
  const offered = (state: State): readonly string[] => choices(state, 'dense').flatMap((one) => (one.kind === 'ability' ? [one.ability] : []));

  test('[sp.ability.type-reactive] [sp.ability.identity-passive] [SP-19] (H) two reactive abilities and an identity after one attack: one of the two, and the identity; the other after the next attack', () => {
    expect([askedIn(attacked()), offered(attacked())]).toMatchObject([{ for: 'window', by: 'south' }, ['who', 'r1', 'r2']]);
    const { state, events } = done(attacked(), use('south-a', 'r1'));
    expect(events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []))).toEqual(['south-a/r1', 'south-c/who']);
    expect(askedIn(state).for).toBe('deed');
    const next = done(state, hit('melee', { character: 'north-a-2', target: 'south-b-1' }), dice([0, 0, 0, 6], NONE)).state;
    expect(offered(next)).toEqual(['who', 'r2']);
    expect(refusalOf(next, use('south-a', 'r1'))).toMatchObject({ kind: 'ability-used', ability: 'r1', times: 1 });
  });

  const worn = { 'south-a': { wounded: 1, damage: 8, injured: 1 } };
  const answering = (ability: Ability, scene: Scene = {}): State =>
    done(sceneOf({ cards: { 'south-a': { abilities: [ability] }, ...scene.cards }, at: { [A]: [300, 300], [X]: [300, 700] }, units: worn, sides: { south: { force: 6 } }, ...scene }), MOVE, moveOf(A, 'advance', [300, 330], UP)).state;

  test.each([
    { says: 'a cost of 1', ability: reactive('r', on('moved', 'enemy'), 1, [HUNKER]), x: 0, force: 3, hunker: 1 },
    { says: 'a cost of 0', ability: reactive('r', on('moved', 'enemy'), 0, [HUNKER]), x: 0, force: 4, hunker: 1 },
    { says: 'X = 2 of at most 3', ability: reactive('r', on('moved', 'enemy'), 0, [{ do: 'hunker', n: 'x', to: 'self' }], 3), x: 2, force: 2, hunker: 2 },
  ])('[sp.ability.wound-surcharge] [SP-20] (H) one wounded and one injured token, $says: $force of 6 are left', ({ ability, x, force, hunker }) => {
    const { state } = done(answering(ability), use('south-a', 'r', x));
    expect([state.play.sides['south']?.force, unit(state, 'south-a')?.hunker]).toEqual([force, hunker]);
  });

  test('[sp.ability.cost-floor] [SP-20] (H) 5 less than 1 costs nothing, not less', () => {
    const cheap = { 'south-a': { abilities: [reactive('r', on('moved', 'enemy'), 1, [HUNKER]), innate({ kind: 'cost', of: 'own', within: 0, n: -5 })] } };
    const { state } = done(answering(reactive('r', on('moved', 'enemy')), { cards: cheap, units: {}, sides: { south: { force: 2 } } }), use('south-a', 'r'));
    expect(state.play.sides['south']?.force).toBe(2);
  });

  test('[sp.force.insufficient] [SP-20] (H) with 2 ready it cannot be used, and nothing is spent', () => {
    const state = answering(reactive('r', on('moved', 'enemy'), 1), { sides: { south: { force: 2 } } });
    expect([askedIn(state).for, state.play.sides['south']?.force]).toEqual(['act', 2]);
  });

  const held = (abilities: readonly Modifier[], scene: Scene = {}): string =>
    why(done(sceneOf({ cards: { 'north-a': { abilities: [innate(...abilities)] } }, at: { [A]: [300, 300], [X]: [200, 300] }, ...scene }), MOVE).state, moveOf(A, 'climb' satisfies MoveKind, [400, 300]));

  test('[sp.ability.cannot-beats-can] [SP-47] (H) one effect lets it climb while engaged, another forbids it: it may not', () => {
    expect([held([{ kind: 'climb-engaged' }]), held([{ kind: 'climb-engaged' }, { kind: 'cannot', what: 'climb' }])]).toEqual(['yes', 'engaged']);
  });

  test.each([{ option: 'card-first', then: 'yes' }, { option: 'cannot-first', then: 'engaged' }] as const)('[sp.ability.forbid-vs-card] [SP-47] (M) a card against the core rule, with $option: $then', ({ option: agreed, then }) => {
    expect(held([{ kind: 'climb-engaged' }], { options: { 'ability.precedence': agreed } })).toBe(then);
  });

  test.each([[5, 3], [1, 1]])('[sp.ability.round-up] [SP-47] (H) half of %i is %i', (x, half) => {
    const { state } = done(answering(reactive('r', on('moved', 'enemy'), 0, [{ do: 'hunker', n: 'half-x', to: 'self' }], 5), { units: {} }), use('south-a', 'r', x));
    expect(unit(state, 'south-a')?.hunker).toBe(half);
  });
});

describe('order decks', () => {
  const step2 = (north: Partial<SidePlay>, { frame = {}, ...scene }: Scene & { readonly frame?: Partial<DeckFrame> } = {}): State =>
    sceneOf({
      at: { [A]: [100, 100], 'north-b-1': [200, 100] }, ...scene, sides: { north, ...scene.sides },
      agenda: [turnFrame('north', '', { step: 2, activated: '', told: true }), { kind: 'deck', seat: 'north', card: '', revealed: 0, how: '', ...frame }],
    });
  const draw = (card: string): Answer => ({ kind: 'draw', card });
  const RESERVE: Answer = { kind: 'reserve' };
  const used = Object.keys(deckOf('north')).filter((card) => card !== 'north-a');

  test.each([
    { says: 'all cards', options: {}, deck: deckOf('north') },
    { says: 'unit cards only', options: { 'deck.refreshIncludes': ['order' as const] }, deck: all('north-a', 'north-b', 'north-c', 'north-d', 'north-e', 'north-f') },
  ])('[sp.deck.refresh-end-of-turn] [sp.deck.refresh-own-force-only] [SP-25] (H) an empty deck, a card in reserve: its unit acts, then $says make a new deck and the own force is ready', ({ options, deck }) => {
    const state = step2({ deck: {}, reserve: ['north-a'], used, force: 1, pool: 6 }, { options, sides: { south: { force: 2, pool: 6 } } });
    expect(askedIn(settled(state))).toMatchObject({ for: 'act', unit: 'north-a' });
    const { state: then } = done(state, END);
    expect([then.play.sides['north'], then.play.sides['south']?.force]).toMatchObject([{ deck, reserve: [], force: 6 }, 2]);
  });

  test.each([
    { says: '(a) a card lies there', state: () => done(step2({ deck: all('north-a', 'north-b', 'north-c'), reserve: ['north-d'], force: 3 }), { kind: 'reveal' }, draw('north-a')).state, refused: { kind: 'reserve-full', card: 'north-d' }, force: 3 },
    { says: '(b) one was put there in this turn', state: () => done(step2({ deck: all('north-a', 'north-b', 'north-c'), force: 3 }), draw('north-a'), RESERVE, draw('north-b')).state, refused: { kind: 'cannot-reserve', why: 'once' }, force: 2 },
    { says: '(c) no force is ready', state: () => done(step2({ deck: all('north-a', 'north-b'), force: 0 }), draw('north-a')).state, refused: { kind: 'too-little-force', cost: 1, force: 0 }, force: 0 },
    { says: '(d) it is the Shatterpoint card', state: () => settled(step2({ deck: all('north-b', 'north-c'), force: 3 }, { frame: { card: 'shatterpoint', revealed: 1 } })), refused: { kind: 'cannot-reserve', why: 'shatterpoint' }, force: 3 },
  ])('[SP-27] (H) a revealed card does not go into reserve: $says', ({ state: made, refused, force }) => {
    const state = made();
    expect(refusalOf(state, RESERVE)).toMatchObject(refused);
    expect(state.play.sides['north']?.force).toBe(force);
    expect(choices(state, 'dense').map(({ kind }) => kind)).not.toContain('reserve');
  });

  test('[sp.deck.reveal-or-reserve] [EN-06] (H) who has revealed a card cannot take that back alone', () => {
    const state = step2({ deck: all('north-a', 'north-b', 'north-c', 'north-e', 'north-f', 'shatterpoint'), reserve: ['north-d'], force: 3 }, { sides: { south: { deck: deckOf('south') } } });
    const match = must(openMatch(shatterpoint, { kind: 'position', state: settled(state) }, [scripted([{ kind: 'draw', card: 'north-b' }])]));
    const revealed = must(answer(match, { kind: 'reveal', answers: askedIn(match.state).id, by: 'north' }));
    const held = fingerprint(revealed.state.play);
    expect(undo(revealed, 'free')).toMatchObject({ _tag: 'Left', left: { kind: 'already-revealed', what: ['chance'] } });
    expect([fingerprint(revealed.state.play), must(undo(revealed, 'agreed')).state]).toEqual([held, match.state]);
  });

  test('[EN-12] (H) a thousand seeds: each card comes first in about a seventh of them, and the decks of both are not alike', () => {
    const asked = (['north', 'south'] as const).map((seat) => {
      const agenda: readonly Frame[] = [turnFrame(seat, '', { step: 2, activated: '', told: true }), { kind: 'deck', seat, card: '', revealed: 0, how: '' }];
      return askedIn(settled(sceneOf({ agenda, play: { active: seat }, sides: { [seat]: { deck: deckOf(seat) } } })));
    });
    const counts: Record<string, number> = {};
    let alike = 0;
    for (let seed = 0; seed < 1000; seed += 1) {
      const [north = '', south = ''] = asked.map((one) => {
        const drawn = one.kind === 'draw' ? seededAnswer(must(luck(seed)), one) : undefined;
        return drawn?.kind === 'draw' ? drawn.card : '';
      });
      counts[north] = (counts[north] ?? 0) + 1;
      if (north.slice(6) === south.slice(6)) alike += 1;
    }
    expect(Object.keys(counts)).toHaveLength(7);
    for (const count of Object.values(counts)) expect(Math.abs(count - 143)).toBeLessThanOrEqual(45);
    expect(alike).toBeLessThan(250);
  });

  test('[sp.info.hidden-deck-order] [EN-25] [EN-29] (H) what is seen and what may be chosen is the same for every order of the deck: no state holds one', () => {
    const state = settled(step2({ deck: all('north-b', 'north-c', 'north-e'), force: 3 }, { frame: { card: 'shatterpoint', revealed: 1 } }));
    const turned = settled(step2({ deck: all('north-e', 'north-c', 'north-b'), force: 3 }, { frame: { card: 'shatterpoint', revealed: 1 } }));
    expect(choices(turned, 'dense')).toEqual(choices(state, 'dense'));
    expect(see(turned, 'north')).toEqual(see(state, 'north'));
    expect(askedIn(done(state, { kind: 'cycle' }).state)).toMatchObject({ kind: 'draw', from: all('north-b', 'north-c', 'north-e') });
  });
});

describe('rolls and trees', () => {
  test('[sp.attack.block-not-critical] [SP-39] (H) 2 criticals and 1 strike against 4 blocks: 2 successes', () => {
    expect(done(duel(), hit(), dice([2, 1, 0, 3], [4, 0, 0])).events.find(({ kind }) => kind === 'result-determined')).toMatchObject({ successes: 2, cancelled: 1 });
  });

  const harm: Effect[] = [{ do: 'damage', n: 1, to: 'target' }];
  const tree: Tree = {
    options: [
      { id: 's1', column: 1, row: 1, start: true, effects: harm }, { id: 's2', column: 1, row: 2, start: true, effects: harm },
      { id: 'm1', column: 2, row: 1, start: false, effects: harm }, { id: 'e1', column: 3, row: 1, start: false, effects: harm },
    ],
    paths: [['s1', 's2'], ['s1', 'm1'], ['s2', 'm1'], ['m1', 'e1']],
  };
  const rolled = (scene: Duel = {}): State => done(duel({ attacker: { tree }, ...scene }), hit(), dice([5, 0, 0, 1], NONE)).state;
  const lost = (...answers: readonly Answer[]): unknown => done(rolled(), ...answers).events.find(({ kind }) => kind === 'successes-lost');

  test.each([
    { says: '(a) three options', path: ['s1', 'm1', 'e1'], stop: false, left: 2 },
    { says: '(b) four, one column down and on', path: ['s1', 's2', 'm1', 'e1'], stop: false, left: 1 },
    { says: '(d) it stops after the first', path: ['s1'], stop: true, left: 4 },
  ])('[sp.attack.step-tree] [SP-41] (H) 5 successes, $says: $left are lost', ({ path, stop, left }) => {
    expect(lost(...path.map(option), ...(stop ? [{ kind: 'pass' } as const] : []))).toMatchObject({ successes: left });
  });

  test('[sp.tree.path-direction] [sp.tree.no-repeat] [SP-41] (H) (c) never to the left, never twice; the damage is in the pool before the next is chosen', () => {
    const offers = [[], ['s1'], ['s1', 's2'], ['s1', 'm1']].map((path) => askedIn(done(rolled(), ...path.map(option)).state));
    expect(offers).toMatchObject([
      { options: ['s1', 's2'], damage: 0, successes: 5 }, { options: ['s2', 'm1'], damage: 1, successes: 4 },
      { options: ['m1'], damage: 2, successes: 3 }, { options: ['e1'], damage: 2, successes: 3 },
    ]);
    const at = done(rolled(), option('s1'), option('m1')).state;
    expect(refusalOf(at, option('s2'))).toEqual({ kind: 'no-path', rule: 'sp.tree.path-direction', from: 'm1', to: 's2', why: 'left' });
    expect(refusalOf(at, option('m1'))).toMatchObject({ kind: 'option-repeated', option: 'm1' });
  });

  const rolls = (one: number[], other: number[]): State => done(begin(shatterpoint, tableOf()).state, { kind: 'roll', counts: [one] }, { kind: 'roll', counts: [other] }).state;

  test('[sp.setup.first-player-tiebreak] [SP-44] (H) 1 critical, 2 strikes, 1 expertise against 1, 2 and 2: the third criterion decides', () => {
    expect(rolls([1, 2, 1, 1], [1, 2, 2, 0]).play.first).toEqual(['south']);
  });

  test('[sp.setup.first-player-tiebreak] [SP-44] (H) after a full tie both roll again', () => {
    const tied = rolls([1, 2, 1, 1], [1, 2, 1, 1]);
    expect([tied.play.first, askedIn(tied)]).toMatchObject([[], { kind: 'roll', for: 'first-player', roller: 'north' }]);
  });
});

describe('strike teams', () => {
  const TYPES = ['primary', 'secondary', 'support'] as const;
  const squad = (letters: string, era: number, cards: Readonly<Record<string, object>> = {}) => ({
    era, units: Array.from(letters, (letter, i) => unitCard(letter, { type: TYPES[i] ?? 'support', points: i === 0 ? 8 : 4, eras: { from: era, to: era }, ...cards[letter] })),
  });
  const rules = (one: ReturnType<typeof squad>, other = squad('def', 1)): readonly (string | undefined)[] => [...new Set(checkTeam({ name: 'team', squads: [one, other] }).map(({ rule }) => rule))];
  const chain = { a: { eras: { from: 1, to: 2 } }, b: { eras: { from: 2, to: 3 } }, c: { eras: { from: 3, to: 4 } } };

  test.each([1, 2, 3, 4])('[sp.squad.same-era] [SP-33] (H) eras 1 to 2, 2 to 3 and 3 to 4 are no squad of era %i', (era) => {
    expect(rules(squad('abc', era, chain))).toContain(era < 3 ? 'sp.squad.same-era' : 'sp.squad.cross-era-primary');
    expect(rules(squad('abc', 2, { a: chain.a, b: chain.b, c: { eras: { from: 1, to: 2 } } }))).toEqual([]);
  });

  test.each([
    { id: 'sp.squad.unique-name', says: 'another unit of the same person in the second squad', one: squad('abc', 1, { a: { unique: 'P' } }), other: squad('def', 1, { e: { unique: 'P' } }), refused: ['sp.squad.unique-name'] },
    { id: 'sp.squad.unit-name', says: 'the same support unit in both', one: squad('abc', 1, { c: { name: 'Guards' } }), other: squad('def', 1, { f: { name: 'Guards' } }), refused: ['sp.squad.unit-name'] },
    { id: 'sp.squad.points-limit', says: '8 of 8 points', one: squad('abc', 1), other: undefined, refused: [] },
    { id: 'sp.squad.points-limit', says: '9 of 8 points', one: squad('abc', 1, { b: { points: 5 } }), other: undefined, refused: ['sp.squad.points-limit'] },
    { id: 'sp.squad.eras-may-differ', says: 'two squads of two eras', one: squad('abc', 3), other: undefined, refused: [] },
  ].map((row) => [`[${row.id}] [SP-35] (H) ${row.says}`, row] as const))('%s', (_name, { one, other, refused }) => {
    expect(rules(one, other)).toEqual(refused);
  });
});

describe('states', () => {
  const position = (scene: Scene = {}): State => {
    const state = sceneOf({ at: { [A]: [300, 300] }, ...scene, sides: { north: { deck: deckOf('north') }, south: { deck: deckOf('south') } } });
    return settled(state);
  };
  const change = (path: string, value: unknown): unknown => {
    const copy = structuredClone(position()) as unknown as Record<string, unknown>;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const inner = keys.reduce((here, key) => here[key] as Record<string, unknown>, copy);
    if (value === undefined) delete inner[last];
    else inner[last] = value;
    return copy;
  };
  const faults = (foreign: unknown): readonly Fault[] => {
    const read = readState(shatterpoint, foreign);
    return isLeft(read) ? read.left : [];
  };

  test('a sound position is read', () => expect(faults(structuredClone(position()))).toEqual([]));

  test.each([
    { says: 'no tracker', path: 'play.struggle', value: undefined },
    { says: 'a token on 9', path: 'play.struggle.token', value: 9 },
    { says: 'no count of momentum', path: 'play.sides.north.momentum', value: undefined },
    { says: 'momentum on a space that is none', path: 'play.sides.north.gaps', value: [0], at: 'play.sides.north.gaps.0' },
    { says: '8 damage of 8 and no wounded token', path: 'play.units.north-a.damage', value: 8 },
    { says: 'two cards in reserve', path: 'play.sides.north.reserve', value: ['north-a', 'north-b'] },
    { says: '7 force of 6', path: 'play.sides.north.force', value: 7 },
    { says: 'an inactive objective that is controlled', path: 'play.objectives.o1', value: { x: 20_320, y: 45_720, on: 'board', active: false, control: ['north'], symbol: 'none', priority: false }, at: 'play.objectives.o1.control' },
    { says: 'an objective controlled by nobody of this table', path: 'play.objectives.o1.control', value: ['west'] },
  ])('[EN-19] (H) a position with $says is refused, with the path', ({ path, value, at = path }) => {
    const found = faults(change(path, value));
    expect(found.map((fault) => fault.path)).toContain(at);
  });

  const scrambled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(scrambled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).reverse().map(([key, inner]) => [key, scrambled(inner)]));
  };

  test.each([
    { says: '(a) another order of keys', other: () => scrambled(structuredClone(position().play)), same: true },
    { says: '(b) somebody else to act', other: () => sceneOf({ at: { [A]: [300, 300] }, agenda: [turnFrame('south', 'south-a')], play: { active: 'south' }, sides: { north: { deck: deckOf('north') }, south: { deck: deckOf('south') } } }).play, same: false },
    { says: '(c) an ability that is used', other: () => position({ units: { 'north-a': { used: ['r'] } } }).play, same: false },
    { says: '(d) another known card on top of the deck', other: () => (change('play.sides.north.top', ['north-b']) as State).play, same: false },
    { says: '(e) the units listed in another order', other: () => ({ ...position().play, units: Object.fromEntries(Object.entries(position().play.units).reverse()) }), same: true },
  ])('[EN-21] (H) $says: the same fingerprint is $same', ({ other, same }) => {
    expect(fingerprint(other()) === fingerprint(position().play)).toBe(same);
  });

  test('[EN-18] (H) the state that is passed in is neither changed nor frozen, and earlier states stay', () => {
    const start = structuredClone(position());
    const held = JSON.stringify(start);
    const first = done(start, { kind: 'action', action: 'focus' }).state;
    const kept = JSON.stringify(first);
    done(first, END);
    expect([JSON.stringify(start), Object.isFrozen(start.play), Object.isFrozen(start.play.units), JSON.stringify(first)]).toEqual([held, false, false, kept]);
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf', ''])('[EN-15] (H) a thing called "%s" is unknown', (id) => {
    const state = position();
    const asked: readonly Answer[] = [
      { kind: 'ability', unit: id, ability: 'r', character: A, x: 0 }, { kind: 'ability', unit: 'north-a', ability: id, character: A, x: 0 },
      { kind: 'ability', unit: 'north-a', ability: 'r', character: id, x: 0 }, { kind: 'stance', unit: id, stance: 1 },
    ];
    for (const one of asked) expect(['unknown-id', 'no-such-ability', 'not-the-unit', 'not-your-unit', 'malformed']).toContain(why(state, one));
    const moving = done(state, MOVE).state;
    expect(['unknown-id', 'not-the-unit', 'malformed', 'has-acted']).toContain(why(moving, { ...moveOf(A, 'advance', [300, 330], UP), character: id }));
    expect(['no-such-surface', 'malformed', 'unknown-id']).toContain(why(moving, moveOf(A, 'advance', [300, 330, id], UP)));
    expect(['unknown-id', 'malformed', 'wrong-target', 'not-engaged']).toContain(why(duel(), hit('melee', { target: id })));
  });
});
