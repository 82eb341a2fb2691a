import { begin, check, play, right, see } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../../game.js';
import type { SetupFrame } from '../../model/frame.js';
import type { SidePlay } from '../../model/play.js';
import type { State } from '../../model/state.js';
import { askedIn, done, kinds, MM, part, plainMission, refusalOf, sceneOf, settled, stance, tableOf, turnFrame, type Answer, type Scene } from '../../testing/index.js';
import { prepare } from '../../prepare.js';
import { markedBy } from './activate-objectives.js';
import { whyOffBoard } from './board-size.js';
import { fromCard } from './card-orientation.js';
import { deploying, whyNotFit, whyNotNow, whyTooFarOut, whyTooHigh } from './deploy.js';
import { rollForFirst, winnerOfRolls } from './first-player.js';
import { layMissionDeck } from './mission-deck.js';
import { shuffleOrderDeck } from './order-deck.js';
import { placeObjectives } from './place-objectives.js';
import { piecesInWay, setUpTerrain } from './terrain.js';
import { setStance, stancesToSet, whyNotStance } from './choose-stances.js';
import { rulesOfCard } from './struggle.js';
import { tokensOf } from '../../setup/tokens.js';
import { rulesInForce } from '../struggle/old-rules-end.js';

const frameOf = (step: number, changes: Partial<SetupFrame> = {}): SetupFrame => ({ kind: 'setup', step, rolled: [], lead: '', set: [], ...changes });

/** A scene at a step of the setup. */
const at = (step: number, { frame = {}, ...scene }: Scene & { readonly frame?: Partial<SetupFrame> } = {}): State =>
  sceneOf({ ...scene, agenda: [frameOf(step, frame)], play: { turn: 0, active: '', struggle: { token: 0, decks: [['s1'], ['s2'], ['s3']], phase: 0, card: '', plan: 0, winner: [] }, ...scene.play } });

const edges = (north: SidePlay['edge'], south: SidePlay['edge'] = ''): Record<string, Partial<SidePlay>> => ({ north: { edge: north }, south: { edge: south } });
const roll = (...counts: number[]): Answer => ({ kind: 'roll', counts: [counts] });
const deploy = (character: string, x: number, y: number, on = 'board'): Answer => ({ kind: 'deploy', character, to: { x: Math.round(x * MM), y: Math.round(y * MM), on } });

describe('the first player', () => {
  const rolls = (one: readonly number[], other: readonly number[]): State => {
    const { state } = begin(shatterpoint, tableOf());
    return done(state, roll(...one), roll(...other)).state;
  };

  test('[sp.setup.first-player-roll] five attack dice each; more criticals win', () => {
    const { state } = begin(shatterpoint, tableOf());
    expect(askedIn(state)).toMatchObject({ kind: 'roll', for: 'first-player', roller: 'north', groups: [{ die: 'attack', dice: 5 }] });
    const labels = [askedIn(state), askedIn(done(state, roll(2, 0, 1, 2)).state)].map((asked) => ('label' in asked ? asked.label : ''));
    expect(labels).toEqual(['first-player-north-0', 'first-player-south-2']);
    expect(rolls([2, 0, 1, 2], [1, 4, 0, 0]).play.first).toEqual(['north']);
  });

  test.each([
    { says: 'more strikes', one: [1, 2, 0, 2], other: [1, 3, 0, 1], wins: 1 },
    { says: 'more expertise (SP-44)', one: [1, 2, 1, 1], other: [1, 2, 2, 0], wins: 1 },
    { says: 'more expertise of the first', one: [1, 2, 1, 1], other: [1, 2, 0, 2], wins: 0 },
    { says: 'all equal', one: [1, 2, 1, 1], other: [1, 2, 1, 1], wins: undefined },
  ])('[sp.setup.first-player-tiebreak] equal criticals: $says', ({ one, other, wins }) => {
    expect(winnerOfRolls(one, other)).toBe(wins);
  });

  test('[sp.setup.first-player-tiebreak] (SP-44) after a full tie both roll again', () => {
    const state = rolls([1, 2, 1, 1], [1, 2, 1, 1]);
    expect(askedIn(state)).toMatchObject({ kind: 'roll', roller: 'north' });
    expect(rollForFirst(state, { ...frameOf(1), rolled: [[1, 2, 1, 1], [1, 2, 1, 1]] }).at(-1)).toMatchObject({ frame: frameOf(1) });
    expect(done(state, roll(0, 0, 0, 5), roll(0, 0, 1, 4)).state.play.first).toEqual(['south']);
  });
});

describe('edges and the mission', () => {
  test('[sp.setup.choose-side] only the first player chooses', () => {
    const state = at(2, { sides: edges(''), play: { first: ['south'] } });
    expect(askedIn(state)).toMatchObject({ for: 'edge', by: 'south', edges: ['north', 'east', 'south', 'west'] });
    expect(refusalOf(state, { kind: 'edge', edge: 'north', by: 'north' })).toMatchObject({ kind: 'not-yours' });
    expect(done(state, { kind: 'edge', edge: 'east' }).state.play.sides['south']?.edge).toBe('east');
  });

  test.each([
    { edge: 'south', other: 'north' },
    { edge: 'east', other: 'west' },
  ] as const)('[sp.setup.opposite-edge] the other player gets the opposite of $edge', ({ edge, other }) => {
    const { state } = done(at(2, { sides: edges('') }), { kind: 'edge', edge });
    expect([state.play.sides['south']?.edge, askedIn(state).for]).toEqual([other, 'mission']);
  });

  test('[sp.setup.opposite-edge] with "free" that player chooses, too, but another edge', () => {
    const { state } = done(at(2, { sides: edges(''), options: { 'setup.secondPlayerEdge': 'free' } }), { kind: 'edge', edge: 'south' });
    expect(askedIn(state)).toMatchObject({ for: 'edge', by: 'south', edges: ['north', 'east', 'west'] });
    expect(refusalOf(state, { kind: 'edge', edge: 'south' })).toMatchObject({ kind: 'edge-taken', rule: 'sp.setup.opposite-edge', edge: 'south' });
    const { state: next } = done(state, { kind: 'edge', edge: 'east' });
    expect([next.play.sides['south']?.edge, askedIn(next).for]).toEqual(['east', 'mission']);
  });

  test('[sp.setup.choose-mission] (69) the first player may choose the set that the other has brought, and none that nobody has', () => {
    const state = at(3, { play: { mission: [] } });
    expect(askedIn(state)).toMatchObject({ for: 'mission', by: 'north' });
    expect([0, 1].map((mission) => done(state, { kind: 'mission', mission }).state.play.mission)).toEqual([[0], [1]]);
    expect(refusalOf(state, { kind: 'mission', mission: 2 })).toMatchObject({ kind: 'malformed' });
  });
});

const grid = [8, 18, 28].flatMap((x) => [8, 18, 28].map((y) => ({ id: `g${x}-${y}`, at: { x: x * 2540, y: y * 2540 } })));

describe('objectives', () => {
  test('[sp.setup.place-objectives] nine positions: nine tokens, none active', () => {
    const laid = Object.values(settled(at(4, { mission: { objectives: grid }, play: { objectives: {} } })).play.objectives);
    expect([laid.length, laid.filter(({ active }) => active).length]).toEqual([9, 0]);
  });

  test('[sp.setup.place-objectives] without a mission there are none', () =>
    expect(placeObjectives(sceneOf({ play: { mission: [] } }))).toEqual({ kind: 'objectives-placed', rule: 'sp.setup.place-objectives', objectives: {} }));

  test.each([
    { edge: 'north', x: 71_120, y: 71_120 },
    { edge: 'south', x: 20_320, y: 20_320 },
    { edge: 'east', x: 71_120, y: 20_320 },
    { edge: 'west', x: 20_320, y: 71_120 },
  ] as const)('[sp.setup.mission-card-orientation] [sp.setup.card-orientation] the token at the bottom left, with the first player at $edge', ({ edge, x, y }) => {
    const mission = { objectives: [{ id: 'bl', at: { x: 20_320, y: 20_320 } }] };
    expect(settled(at(4, { mission, sides: edges(edge) })).play.objectives['bl']).toMatchObject({ x, y, on: 'board' });
  });

  test('[sp.setup.card-orientation] a card is turned, never mirrored', () => {
    expect((['south', 'east', 'north', 'west'] as const).map((edge) => fromCard({ x: 1000, y: 2000 }, edge))).toEqual([
      { x: 1000, y: 2000 },
      { x: 89_440, y: 1000 },
      { x: 90_440, y: 89_440 },
      { x: 2000, y: 90_440 },
    ]);
  });

  test('[sp.setup.mission-card-orientation] with "north" the plan is always read so, and struggle cards still name what they see', () => {
    const options = { 'setup.missionCardEdge': 'north' } as const;
    const lone = at(4, { mission: { objectives: [{ id: 'bl', at: { x: 20_320, y: 20_320 } }] }, options, sides: edges('south') });
    expect(settled(lone).play.objectives['bl']).toMatchObject({ x: 71_120, y: 71_120 });
    const state = settled(at(4, { mission: { objectives: grid }, options, sides: edges('south') }));
    expect(state.play.objectives['g8-28']).toMatchObject({ x: 8 * 2540, y: 28 * 2540 });
  });
});

describe('a plan that is read from the north', () => {
  const options = { ...tableOf().options, 'setup.missionCardEdge': 'north' as const };
  const [a, b, c] = [{ x: 20_000, y: 30_000 }, { x: 71_440, y: 61_440 }, { x: 10_000, y: 10_000 }];

  test('[sp.setup.mission-card-orientation] [sp.setup.card-orientation] if it fits itself when turned, each token is called as struggle cards see it', () =>
    expect(tokensOf({ objectives: [{ id: 'a', at: a }, { id: 'b', at: b }] }, 'south', options)).toEqual({ a, b }));

  test('[sp.setup.mission-card-orientation] [sp.setup.card-orientation] if not all of it does, each keeps its name', () =>
    expect(tokensOf({ objectives: [{ id: 'a', at: a }, { id: 'b', at: b }, { id: 'c', at: c }] }, 'south', options)).toEqual({ a: b, b: a, c: { x: 81_440, y: 81_440 } }));
});

describe('terrain and objectives', () => {
  const on = (parts: Parameters<typeof part>[], token: { readonly x: number; readonly y: number } = { x: 45_720, y: 45_720 }): string => {
    const terrain = { pieces: [{ id: 'house', name: 'house', parts: parts.map((each) => part(...each)) }] };
    const state = sceneOf({ terrain, mission: { objectives: [{ id: 'o1', at: token }] } });
    const [event] = setUpTerrain(state);
    return event?.kind === 'objectives-placed' ? (event.objectives['o1']?.on ?? '') : 'board';
  };
  const balcony: Parameters<typeof part> = ['balcony', [400, 400, 520, 520], { elevation: 1, top: 100 * MM }];

  test('[sp.setup.objective-on-terrain] (70) the token lies on the highest surface that carries it', () => {
    expect(on([balcony, ['roof', [430, 430, 480, 480], { elevation: 2, bottom: 100 * MM, top: 200 * MM }]])).toBe('roof');
  });

  test('[sp.setup.objective-on-terrain] in whatever order the parts come; of two as high, the first', () => {
    const roof: Parameters<typeof part> = ['roof', [430, 430, 480, 480], { elevation: 2, bottom: 100 * MM, top: 200 * MM }];
    expect([on([roof, balcony]), on([balcony, ['other', [400, 400, 500, 500], { elevation: 1, bottom: 50 * MM, top: 100 * MM }]])]).toEqual(['roof', 'balcony']);
  });

  test('[sp.setup.terrain-after-objectives] [sp.setup.objective-on-terrain] only tokens that come to lie elsewhere are moved', () => {
    const objectives = [{ id: 'o1', at: { x: 45_720, y: 45_720 } }, { id: 'o2', at: { x: 20_000, y: 20_000 } }];
    const state = sceneOf({ terrain: { pieces: [{ id: 'house', name: 'house', parts: [part(...balcony)] }] }, mission: { objectives } });
    expect(setUpTerrain(state)).toEqual([{ kind: 'objectives-placed', rule: 'sp.setup.objective-on-terrain', objectives: { o1: { x: 45_720, y: 45_720, on: 'balcony' } } }]);
    expect(setUpTerrain(sceneOf({ mission: { objectives } }))).toEqual([]);
  });

  test.each([
    { top: 0, then: [] },
    { top: 1, then: [0] },
  ])('[sp.setup.terrain-blocked-by-objective] a part $top ticks high is in the way: $then', ({ top, then }) => {
    const { board } = prepare(tableOf({ terrain: { pieces: [{ id: 'mud', name: 'mud', parts: [part('mud', [400, 400, 520, 520], { surface: false, elevation: 0, top })] }] } }));
    expect(piecesInWay(board, { x: 45_720, y: 45_720 })).toEqual(then);
  });

  test('[sp.setup.objective-on-terrain] a roof smaller than the token leaves the balcony, unless it stands where the token would lie', () => {
    const small: Parameters<typeof part> = ['roof', [450, 450, 470, 470], { elevation: 2, bottom: 150 * MM, top: 200 * MM }];
    expect(on([balcony, small])).toBe('balcony');
    expect(on([balcony, ['stack', [450, 450, 470, 470], { surface: false, bottom: 100 * MM, top: 200 * MM }]])).toBe('board');
  });

  test('[sp.setup.terrain-after-objectives] tokens are on the board in step 4 and on the terrain after step 6', () => {
    const terrain = { pieces: [{ id: 'house', name: 'house', parts: [part(...balcony)] }] };
    const { events } = { events: play(shatterpoint, at(3, { terrain, play: { mission: [] } }), { kind: 'mission', mission: 0, answers: 0, by: 'north' }) };
    const placed = events._tag === 'Right' ? events.right.events.filter(({ kind }) => kind === 'objectives-placed' || kind === 'step-reached') : [];
    expect(placed.map((event) => (event.kind === 'step-reached' ? event.step : event.kind === 'objectives-placed' ? (event.objectives['o2']?.on ?? '') : ''))).toEqual([4, 'board', 5, 6, 'balcony', 7, 8, 9, 10]);
  });

  test('[sp.setup.board-size] 36 by 36 inches: a base reaches to the edge and not beyond', () => {
    expect(whyOffBoard({ x: 36.1 * 2540, y: 1000 }, 0)).toMatchObject({ kind: 'off-board', rule: 'sp.setup.board-size' });
    expect([whyOffBoard({ x: 2000, y: 89_440 }, 2000), whyOffBoard({ x: 2000, y: 89_441 }, 2000)?.kind, whyOffBoard({ x: 1999, y: 5000 }, 2000)?.kind]).toEqual([undefined, 'off-board', 'off-board']);
  });
});

describe('decks, force and the tracker', () => {
  const after = settled(at(4, { mission: { phases: [1, 2, 3].map((n) => [1, 2, 3].map((k) => ({ ...plainMission().phases[0][0], id: `s${n}-${k}` }))) as never } }));

  test('[sp.setup.mission-deck-draw] [sp.setup.mission-deck-stack] [sp.setup.mission-deck-leftovers] three phases in order, each of three possible cards', () => {
    expect(after.play.struggle.decks).toEqual([['s1-1', 's1-2', 's1-3'], ['s2-1', 's2-2', 's2-3'], ['s3-1', 's3-2', 's3-3']]);
    expect(layMissionDeck(after)).toMatchObject({ rule: 'sp.setup.mission-deck-draw' });
    expect(layMissionDeck(sceneOf({ play: { mission: [] } }))).toMatchObject({ decks: [] });
    const shown = done({ ...after, play: { ...after.play, agenda: [frameOf(12)] } }, { kind: 'draw', card: 's1-2' }).state;
    expect([shown.play.struggle.card, shown.play.struggle.decks[0], shown.play.struggle.decks[1]?.length]).toEqual(['s1-2', [], 3]);
  });

  test('[sp.setup.order-deck] six units: seven cards without an order; any may come first', () => {
    expect(shuffleOrderDeck(after, 'south')).toMatchObject({ kind: 'deck-shuffled', deck: after.play.sides['south']?.deck });
    expect(after.play.sides['north']?.deck).toEqual({ 'north-a': 1, 'north-b': 1, 'north-c': 1, 'north-d': 1, 'north-e': 1, 'north-f': 1, shatterpoint: 1 });
    const turn = { ...after, play: { ...after.play, agenda: [turnFrame('north', '', { step: 2, activated: '' })], active: 'north' } };
    expect(askedIn(settled(turn))).toMatchObject({ kind: 'draw', from: after.play.sides['north']?.deck });
  });

  test('[sp.setup.order-deck-no-peek] (68) nobody sees which card is on top', () => {
    const state = settled(at(4));
    for (const seat of ['north', 'south']) expect(see(shatterpoint, state, seat).play.sides['north']).toMatchObject({ top: [], bottom: [], deck: { shatterpoint: 1 } });
  });

  test.each([
    { forces: [3, 2, 0, 2, 1, 0], pool: 8 },
    { forces: [0, 0, 0, 0, 0, 0], pool: 0 },
  ])('[sp.setup.force-pool] force values $forces', ({ forces, pool }) => {
    const cards = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((letter, i) => [`north-${letter}`, { force: forces[i] ?? 0 }]));
    expect(settled(at(4, { cards })).play.sides['north']).toMatchObject({ force: pool, pool });
  });

  test('[sp.setup.struggle-token-start] [sp.setup.momentum-start] the token on 0, one momentum token each on space 8', () => {
    const { state, events } = done(at(3, { sides: { north: { momentum: 0 }, south: { momentum: 0 } } }), { kind: 'mission', mission: 0 });
    expect([state.play.struggle.token, state.play.sides['north']?.momentum, state.play.sides['south']?.momentum]).toEqual([0, 1, 1]);
    expect(events.filter(({ kind }) => kind === 'momentum-gained')).toMatchObject([{ seat: 'north', space: 8 }, { seat: 'south', space: 8 }]);
  });
});

// North deploys from the north edge, y = 914.4 mm; its bases have a radius of 20 mm.
const NORTH = 914.4;

describe('deployment', () => {
  const cards = { 'north-b': { characters: 2 }, 'south-b': { characters: 1 } } as const;
  const start = (scene: Scene = {}) => at(10, { cards, ...scene });

  test('[sp.setup.deploy-alternate] whole squads in turns, the first player first', () => {
    let state = start();
    const order: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      const asked = askedIn(settled(state));
      if (asked.for !== 'deploy' || !('characters' in asked)) break;
      const [choice] = shatterpoint.rooms.setup.candidates(state, state.play.agenda[0] as never, 'sparse');
      if (order.at(-1) !== asked.by) order.push(asked.by);
      const step = play(shatterpoint, state, choice);
      if (step._tag === 'Left') throw new Error(JSON.stringify(step.left));
      state = step.right.state;
    }
    expect(order).toEqual(['north', 'south', 'north', 'south']);
  });

  test('[sp.setup.deploy-alternate] who has just deployed a squad does not go on', () => {
    const there = { 'north-a-1': [300, 850], 'north-b-1': [345, 850], 'north-b-2': [255, 850], 'north-c-1': [300, 805] } as const;
    const state = start({ at: there });
    expect(askedIn(state)).toMatchObject({ by: 'south', characters: ['south-a-1', 'south-d-1'] });
    expect(refusalOf(state, { ...deploy('north-d-1', 500, 850), by: 'north' })).toMatchObject({ kind: 'not-yours' });
    expect(refusalOf(state, deploy('north-d-1', 500, 20))).toMatchObject({ kind: 'not-your-unit', rule: 'sp.setup.deploy-alternate' });
    expect(deploying(state, frameOf(10))).toMatchObject({ seat: 'south' });
  });

  test('[sp.setup.deploy-alternate] a squad that is begun is finished first, and nobody is deployed twice', () => {
    const state = start({ at: { 'north-a-1': [300, 850] }, frame: { lead: 'north-a-1' } } as never);
    expect(askedIn(state)).toMatchObject({ by: 'north', characters: ['north-b-1', 'north-b-2', 'north-c-1'] });
    expect(refusalOf(state, deploy('north-d-1', 345, 850))).toMatchObject({ kind: 'wrong-squad', rule: 'sp.setup.deploy-alternate' });
    expect(refusalOf(state, deploy('north-a-1', 345, 850))).toMatchObject({ kind: 'has-acted' });
    expect(refusalOf(state, deploy('north-x-1', 345, 850))).toMatchObject({ kind: 'unknown-id' });
  });

  test.each([
    { depth: 96.2, refusal: undefined },
    { depth: 96.21, refusal: { kind: 'out-of-range', rule: 'sp.setup.deploy-primary', distance: 7621, range: 7620 } },
  ])('[sp.setup.deploy-primary] the first character $depth mm from the edge', ({ depth, refusal }) => {
    expect(refusalOf(start(), deploy('north-a-1', 400, NORTH - depth))).toEqual(refusal);
  });

  test('[sp.setup.deploy-alternate] nobody is deployed when all stand', () => {
    const all = Object.fromEntries(['north', 'south'].flatMap((seat, i) => ['a', 'b', 'c', 'd', 'e', 'f'].map((letter, j) => [`${seat}-${letter}-1`, [100 + 50 * j, 100 + 700 * i] as const])));
    const state = at(10, { at: all });
    expect(deploying(state, frameOf(10))).toBeUndefined();
    expect(whyNotNow(state, frameOf(10), 'north-a-1')).toMatchObject({ kind: 'not-your-unit', unit: 'north-a' });
  });

  test('[sp.setup.deploy-primary] no support character comes first', () => {
    expect(refusalOf(start(), deploy('north-c-1', 400, 850))).toMatchObject({ kind: 'not-the-unit', rule: 'sp.setup.deploy-primary', wanted: ['primary'] });
  });

  test('[sp.setup.deploy-primary] a card may allow another distance', () => {
    const abilities = [{ kind: 'innate' as const, id: 'scout', name: 'scout', modifiers: [{ kind: 'deploy' as const, range: 3 }] }];
    expect(refusalOf(start({ cards: { 'north-a': { abilities } } }), deploy('north-a-1', 400, NORTH - 172.4))).toBeUndefined();
    expect(refusalOf(start({ cards: { 'north-a': { abilities } } }), deploy('north-a-1', 400, NORTH - 172.5))).toMatchObject({ kind: 'out-of-range' });
  });

  const begun = (scene: Scene = {}) => start({ ...scene, at: { 'north-a-1': [400, NORTH - 96.2], ...scene.at }, frame: { lead: 'north-a-1' } } as never);

  test.each([
    { far: 65.4, refusal: undefined },
    { far: 65.41, refusal: { kind: 'out-of-range', rule: 'sp.setup.deploy-rest', distance: 2541, range: 2540 } },
  ])('[sp.setup.deploy-rest] another character $far mm from the first, farther from the edge', ({ far, refusal }) => {
    expect(refusalOf(begun(), deploy('north-b-1', 400, NORTH - 96.2 - far))).toEqual(refusal);
  });

  test.each([
    { says: 'at its edge as deep as its card lets it', range: 3 as const, x: 800, depth: 172.4, then: undefined },
    { says: 'a tick too deep', range: 3 as const, x: 800, depth: 172.41, then: 'out-of-range' },
    { says: 'near the first one, deeper than its card says', range: 1 as const, x: 440, depth: 140, then: undefined },
  ])('[sp.setup.deploy-rest] another character whose card lets it deploy at the edge: $says', ({ range, x, depth, then }) => {
    const abilities = [{ kind: 'innate' as const, id: 'scout', name: 'scout', modifiers: [{ kind: 'deploy' as const, range }] }];
    const state = begun({ cards: { 'north-b': { abilities } } });
    expect(whyTooFarOut(state, 'north-a-1', { character: 'north-b-1', to: { x: x * MM, y: Math.round((NORTH - depth) * MM), on: 'board' } })?.kind).toBe(then);
  });

  test('[sp.setup.deploy-rest] it is the first character that counts, not another one near by', () => {
    expect(refusalOf(begun({ at: { 'north-b-1': [455, NORTH - 96.2] } }), deploy('north-c-1', 510, NORTH - 96.2))).toMatchObject({ rule: 'sp.setup.deploy-rest' });
  });

  test('[sp.setup.deploy-rest] nobody is deployed where the rest of the squad would find no room', () => {
    const wall = (id: string, x1: number, y1: number, x2: number, y2: number) => part(id, [x1, y1, x2, y2], { passable: 'impassable', surface: false, top: 200 * MM });
    const walls = [wall('w', 100, 800, 170, 914), wall('e', 230, 800, 300, 914), wall('s', 170, 820, 230, 850)];
    const terrain = { pieces: [{ id: 'niche', name: 'niche', parts: walls }] };
    expect(refusalOf(start({ terrain }), deploy('north-a-1', 200, 890))).toMatchObject({ kind: 'no-room', rule: 'sp.setup.deploy-rest' });
  });

  test.each([
    { apart: 30, fit: 'as-end-of-move', refusal: { kind: 'spot-taken', by: 'north-a-1' } },
    { apart: 40, fit: 'as-end-of-move', refusal: undefined },
    { apart: 30, fit: 'free', refusal: undefined },
  ] as const)('[sp.setup.deploy-fit] $apart mm apart with "$fit"', ({ apart, fit, refusal }) => {
    const found = refusalOf(begun({ options: { 'setup.deployFit': fit } }), deploy('north-b-1', 400 + apart, NORTH - 96.2));
    if (refusal === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(refusal);
  });

  test('[sp.setup.deploy-fit] [sp.setup.board-size] never beyond the board, nor on what is no surface', () => {
    for (const fit of ['as-end-of-move', 'free'] as const) {
      const state = start({ options: { 'setup.deployFit': fit } });
      expect(refusalOf(state, deploy('north-a-1', 400, NORTH - 19.9))).toMatchObject({ kind: 'off-board', rule: 'sp.setup.board-size' });
      expect(refusalOf(state, deploy('north-a-1', 400, 850, 'roof'))).toMatchObject({ kind: 'no-such-surface' });
    }
  });

  test.each([
    { on: 'roof', then: undefined },
    { on: 'attic', then: { kind: 'no-such-surface', rule: 'sp.setup.deploy-fit', on: 'attic' } },
    { on: 'wall', then: { kind: 'no-such-surface', rule: 'sp.setup.deploy-fit', on: 'wall' } },
  ])('[sp.setup.deploy-fit] on $on: $then', ({ on, then }) => {
    const parts = [part('wall', [0, 0, 10, 10], { surface: false }), part('roof', [300, 750, 500, 910])];
    const state = start({ terrain: { pieces: [{ id: 'house', name: 'house', parts }] } });
    expect(whyNotFit(state, { character: 'north-a-1', to: { x: 40_000, y: 85_000, on } })).toEqual(then);
  });

  test('[sp.setup.deploy-elevation] the ground is low enough', () =>
    expect(whyTooHigh(start({ options: { 'setup.deployElevation': 'ground' } }), { x: 40_000, y: 85_000, on: 'board' })).toBeUndefined());

  test.each([
    { option: 'any', refusal: undefined },
    { option: 'ground', refusal: { kind: 'wrong-elevation', rule: 'sp.setup.deploy-elevation', elevation: 1, most: 0 } },
  ] as const)('[sp.setup.deploy-elevation] on a roof with "$option"', ({ option, refusal }) => {
    const terrain = { pieces: [{ id: 'house', name: 'house', parts: [part('roof', [300, 750, 500, 910], { elevation: 1 })] }] };
    expect(refusalOf(start({ terrain, options: { 'setup.deployElevation': option } }), deploy('north-a-1', 400, 850, 'roof'))).toEqual(refusal);
  });
});

describe('stances', () => {
  const two = { stances: [stance({ name: 'one' }), stance({ name: 'two' })] };
  const cards = { 'north-a': two, 'north-b': two, 'south-a': two };
  const stand = Object.fromEntries([...['north', 'south'].entries()].flatMap(([i, seat]) => ['a', 'b', 'c', 'd', 'e', 'f'].map((letter, j) => [`${seat}-${letter}-1`, [100 + 50 * j, 100 + 700 * i] as const])));

  test('[sp.setup.choose-stances] the first player sets all of its own before the other does', () => {
    const state = at(11, { cards, at: stand });
    expect(askedIn(state)).toMatchObject({ for: 'stances', by: 'north', units: ['north-a', 'north-b'] });
    const { state: next } = done(state, { kind: 'stance', unit: 'north-b', stance: 1 }, { kind: 'stance', unit: 'north-a', stance: 0 });
    expect(askedIn(next)).toMatchObject({ by: 'south', units: ['south-a'] });
    expect([next.play.units['north-a']?.stance, next.play.units['north-b']?.stance]).toEqual([0, 1]);
  });

  test('[sp.setup.choose-stances] not before every squad stands', () => {
    expect(refusalOf(at(10, { cards }), { kind: 'stance', unit: 'north-a', stance: 1 })).toMatchObject({ kind: 'not-asked', for: 'deploy' });
    expect(stancesToSet(at(11, { cards }), frameOf(11))).toMatchObject({ seat: 'north' });
  });

  test.each([
    { says: 'a one-sided card', unit: 'north-c', kind: 'no-second-side' },
    { says: 'an enemy', unit: 'south-a', kind: 'not-your-unit' },
    { says: 'nobody', unit: 'north-x', kind: 'unknown-id' },
    { says: 'one that is set', unit: 'north-b', kind: 'not-the-unit' },
  ])('[sp.setup.choose-stances] no choice for $says', ({ unit, kind }) => {
    const state = at(11, { cards, at: stand, frame: { set: ['north-b'] } });
    expect(refusalOf(state, { kind: 'stance', unit, stance: 1 })).toMatchObject({ kind });
  });
});

describe('stances, one by one', () => {
  test('[sp.setup.choose-stances] a side is set, not flipped', () =>
    expect(setStance({ kind: 'stance', answers: 0, by: 'north', unit: 'north-a', stance: 1 })).toEqual({ kind: 'stance-set', rule: 'sp.setup.choose-stances', unit: 'north-a', stance: 1, flip: false }));

  test('[sp.setup.choose-stances] where no card has two sides, there is nothing to set', () => {
    expect(stancesToSet(at(11), frameOf(11))).toBeUndefined();
    expect(whyNotStance(at(11), frameOf(11), { kind: 'stance', answers: 0, by: 'north', unit: 'north-a', stance: 1 })).toMatchObject({ kind: 'not-your-unit', unit: 'north-a' });
  });
});

describe('the first struggle, and the first turn', () => {
  const rules = [{ name: 'dawn', at: 'turn-start' as const, effects: [{ do: 'force' as const, how: 'spend' as const, side: 'own' as const, n: 1 as const }] }];
  const plan = { active: ['o1', 'o2'].map((objective) => ({ objective, symbol: 'none' as const })) };
  const objectives = Object.fromEntries(['o1', 'o2', 'o3'].map((id) => [id, { x: 100, y: 100, on: 'board', active: false, control: [], symbol: 'none' as const, priority: false }]));
  const scene = { mission: { phases: [[{ id: 's1', name: 's1', plans: [plan], rules }], [{ id: 's2', name: 's2', plans: [plan], rules: [] }], [{ id: 's3', name: 's3', plans: [plan], rules: [] }]] as never } };
  const start = at(12, { ...scene, at: { 'north-a-1': [100, 100] }, sides: { north: { deck: { 'north-a': 1, 'north-b': 1 } } }, play: { objectives, struggle: { token: 0, decks: [['s1'], ['s2'], ['s3']], phase: 0, card: '', plan: 0, winner: [] } } });

  test('[sp.setup.reveal-first-struggle] the card of phase I is revealed, and two are left', () => {
    const { play: now } = settled(start);
    expect([now.struggle.card, now.struggle.phase, now.struggle.decks]).toEqual(['s1', 1, [[], ['s2'], ['s3']]]);
  });

  test('[sp.setup.activate-objectives] the tokens that it marks are active, the others are not', () => {
    expect(Object.values(settled(start).play.objectives).map(({ active }) => active)).toEqual([true, true, false]);
  });

  test('[sp.setup.struggle-rules-apply] its special rules hold from the first turn on', () => {
    const now = settled(start);
    expect(rulesInForce(now).map(({ name }) => name)).toEqual(['dawn']);
    expect(now.play.sides['north']?.force).toBe(5);
  });

  test('[sp.setup.activate-objectives] [sp.setup.struggle-rules-apply] without a card, or a plan that it has, nothing is marked, and no rule holds', () => {
    const [card] = plainMission().phases[0];
    expect([markedBy(undefined, 0), markedBy(card, 1), markedBy(card, 0).length, rulesOfCard(undefined)]).toEqual([[], [], 3, []]);
  });

  test('[sp.setup.sequence] then the first player’s first turn begins', () => {
    expect(settled(start).play).toMatchObject({ turn: 1, active: 'north' });
  });

  test('[sp.setup.sequence] what belongs to a later step is refused', () => {
    const state = at(2, { sides: edges('') });
    expect(refusalOf(state, deploy('north-a-1', 400, 850))).toMatchObject({ kind: 'not-asked', for: 'edge' });
    expect(kinds(done(state, { kind: 'edge', edge: 'north' }).events)).toContain('step-reached');
  });
});

test('every listed place to deploy at is legal, and one is always listed', () => {
  for (const density of ['sparse', 'standard', 'dense'] as const) {
    for (const state of [at(10), at(10, { at: { 'north-a-1': [20, 894.4] }, frame: { lead: 'north-a-1' } } as never)]) {
      const listed = shatterpoint.rooms.setup.candidates(state, state.play.agenda[0] as never, density);
      expect(listed.length).toBeGreaterThan(0);
      for (const choice of listed) expect(check(shatterpoint, state, choice)).toEqual(right(choice));
    }
  }
});
