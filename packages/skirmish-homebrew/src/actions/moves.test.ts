import { expect, test } from 'vitest';
import type { Options } from '../model/options.js';
import type { Place } from '../model/ids.js';
import type { Climb, Piece } from '../model/terrain.js';
import type { Scenario } from '../model/scenario.js';
import type { State } from '../model/state.js';
import { at, cm, edge, piece, ramp, scene, type Cast } from '../testing/scene.js';
import { climbTo, figureOf, go, goOn, jumpTo, paid, said, walkTo, type Step } from '../testing/moves.js';

// One table with everything on it: a low wall, mud, two roofs with a gap, a ladder, a balcony, a shed, a mule.

const LOW_WALL = piece('low-wall', [20, 20, 30, 20.5], { to: 1, agreed: ['small-obstacle', 'cover', 'no-standing'] });
const PIECES: readonly Piece[] = [
  LOW_WALL,
  piece('mud', [20, 4, 30, 11], { agreed: ['difficult', 'enterable'] }),
  piece('roof-1', [40, 5, 48, 13], { to: 4.5, agreed: ['enterable'] }),
  piece('roof-2', [40, 19.5, 48, 27], { to: 4.5, agreed: ['enterable'] }),
  piece('parapet', [40, 23, 43, 23.3], { from: 4.5, to: 5.5, agreed: ['cover', 'no-standing'] }),
  piece('balcony', [5, 8, 12, 14], { to: 8, agreed: ['enterable'] }),
  piece('shed', [7, 20, 10, 23], { to: 4, agreed: ['blocks-sight'] }),
];
const CLIMBS: readonly Climb[] = [edge('ladder', [40, 11.25, 40, 12.25], { to: 4.5, aid: 'ladder' }), edge('face', [12, 8, 12, 14], { to: 8 })];

interface Change {
  readonly casts?: Readonly<Record<string, Partial<Cast>>>;
  readonly options?: Partial<Options>;
  readonly pieces?: readonly Piece[];
  readonly climbs?: readonly Climb[];
  readonly scenario?: Partial<Scenario>;
}

const FIGURES: Readonly<Record<string, Cast>> = {
  n1: { at: at(25, 26), now: { ap: 6 } },
  n2: { at: at(41.25, 45), now: { ap: 13 } },
  n3: { at: at(4, 33), now: { ap: 7 } },
  s1: { at: at(25, 3), now: { ap: 9 } },
  s2: { at: at(38.75, 11.75), skills: { fast: 1 }, now: { ap: 9 } },
  s3: { at: at(13.25, 11), now: { ap: 8 } },
};

const start = ({ casts = {}, options = {}, pieces = PIECES, climbs = CLIMBS, scenario = {} }: Change = {}): State =>
  scene({
    figures: Object.fromEntries(Object.entries(FIGURES).map(([id, cast]) => [id, { ...cast, ...casts[id], now: { ...cast.now, ...casts[id]?.now } }])),
    options,
    scenario: {
      pieces: [...pieces],
      climbs: [...climbs],
      mounts: [{ id: 'mule', name: 'mule', sort: 'other', range: cm(20), at: at(7.25, 33), base: cm(2), places: 1 }],
      ...scenario,
    },
  });

const toLever = walkTo('n1', at(25, 17));
const onRoof1 = at(41.25, 11.75, 4.5);
const onRoof2 = at(41.25, 21.75, 4.5);
const upLadder = climbTo('s2', 'ladder', onRoof1);
const onBalcony = at(10.75, 11, 8);
const upBalcony = climbTo('s3', 'face', onBalcony);
const after = (...steps: readonly [Step, ...Step[]]): State => goOn(start(), ...steps).state;

test.each([
  { says: 'over the low wall', state: start(), step: toLever, cost: 2, left: { ap: 4, moves: 1 } },
  { says: 'up the ladder', state: start(), step: upLadder, cost: 1, left: { ap: 8, moves: 1 } },
  { says: 'through the mud', state: start(), step: walkTo('s1', at(25, 8)), cost: 1, left: { ap: 8, moves: 1 } },
  { says: 'over the gap', state: after(upLadder), step: jumpTo('s2', onRoof2), cost: 3, left: { ap: 5, moves: 2 } },
  { says: 'up the balcony', state: start(), step: upBalcony, cost: 4, left: { ap: 4, moves: 2 } },
  { says: 'out of the mud, into contact', state: after(toLever, walkTo('s1', at(25, 8))), step: walkTo('s1', at(25, 14.5)), cost: 3, left: { ap: 5, moves: 2 } },
  { says: 'out of the mud, half of the way in it', state: after(walkTo('s1', at(25, 8))), step: walkTo('s1', at(25, 14)), cost: 3, left: { ap: 5, moves: 2 } },
])('[hb.move.cost-escalates] $says', ({ state, step, cost, left }) => {
  const gone = go(state, step);
  expect([said(gone), paid(gone)]).toEqual(['allowed', cost]);
  expect(figureOf(gone, step.figure)).toMatchObject(left);
});

test('[hb.move.mounted] mounting, a ride and dismounting', () => {
  const first = after(toLever);
  const gone = goOn(first, { kind: 'mount', figure: 'n3', mount: 'mule' }, walkTo('n3', at(19.25, 17)), { kind: 'dismount', figure: 'n3', to: at(22.5, 17) });
  expect(said(gone)).toBe('allowed');
  expect(figureOf(gone, 'n3')).toMatchObject({ ap: 4, moves: 1, ...at(22.5, 17), mount: [] });
  expect(gone.state.play.mounts['mule']).toMatchObject(at(19.25, 17));
});

const inSaddle = after(toLever, { kind: 'mount', figure: 'n3', mount: 'mule' });
const ridden = after(toLever, { kind: 'mount', figure: 'n3', mount: 'mule' }, walkTo('n3', at(19.25, 17)));
const inMud = after(toLever, walkTo('s1', at(25, 8)));
const poor = (figure: string, ap: number): State => start({ casts: { [figure]: { now: { ap } } } });
const tall = start({ pieces: PIECES.map((one) => (one.id === 'roof-1' ? { ...one, top: cm(9) } : one)), climbs: [edge('ladder', [40, 11.25, 40, 12.25], { to: 9, aid: 'ladder' })], casts: { s2: { now: { ap: 3 } } } });

const REFUSED: readonly { readonly rule: string; readonly says: string; readonly state: State; readonly step: Step }[] = [
  { rule: 'hb.move.range-normal', says: '10.1 cm', state: start(), step: walkTo('n1', at(25, 15.9)) },
  { rule: 'hb.terrain.safe-spot', says: 'on the wall', state: start(), step: walkTo('n1', at(25, 20.25)) },
  { rule: 'hb.climb.must-stand', says: 'half-way up the ladder', state: start(), step: climbTo('s2', 'ladder', at(41.25, 11.75, 2)) },
  { rule: 'hb.climb.must-stand', says: 'half-way up the ladder, outside', state: start(), step: climbTo('s2', 'ladder', at(38.75, 11.75, 2)) },
  { rule: 'hb.terrain.difficult-halves', says: '5.1 cm, mostly in mud', state: start(), step: walkTo('s1', at(25, 8.1)) },
  { rule: 'hb.jump.must-land', says: 'a landing over the edge', state: after(upLadder), step: jumpTo('s2', at(41.25, 20.25, 4.5)) },
  { rule: 'hb.jump.half-range', says: '7.55 cm', state: after(upLadder), step: jumpTo('s2', at(41.25, 21.8, 4.5)) },
  { rule: 'hb.move.path-free', says: 'a walk over the gap', state: after(upLadder), step: walkTo('s2', onRoof2) },
  { rule: 'hb.climb.must-stand', says: 'half-way up the balcony', state: start(), step: climbTo('s3', 'face', at(10.75, 11, 5)) },
  { rule: 'hb.terrain.difficult-halves', says: 'more than half of 5.9 cm in mud', state: inMud, step: walkTo('s1', at(25, 13.9)) },
  { rule: 'hb.terrain.safe-spot-test', says: 'into a base', state: inMud, step: walkTo('s1', at(25, 14.6)) },
  { rule: 'hb.move.range-normal', says: 'a ride of 20.08 cm', state: inSaddle, step: walkTo('n3', at(19.25, 16.9)) },
  { rule: 'hb.terrain.safe-spot-test', says: 'out of the saddle into a base', state: ridden, step: { kind: 'dismount', figure: 'n3', to: at(22.6, 17) } },
  { rule: 'hb.ap.no-overspend', says: 'a second walk with 1 AP', state: start({ casts: { n1: { now: { ap: 1, moves: 1 } } } }), step: walkTo('n1', at(25, 25)) },
  { rule: 'hb.ap.no-overspend', says: 'over the wall with 1 AP', state: poor('n1', 1), step: toLever },
  { rule: 'hb.jump.half-range', says: 'over the gap without Fast', state: start({ casts: { s2: { at: onRoof1, skills: {} } } }), step: jumpTo('s2', onRoof2) },
  { rule: 'hb.jump.half-range', says: 'over the gap, centre to centre', state: start({ casts: { s2: { at: onRoof1 } }, options: { jumpMeasure: 'centre' } }), step: jumpTo('s2', onRoof2) },
  { rule: 'hb.terrain.small-obstacle-agreed', says: 'over a wall that is no small obstacle', state: start({ pieces: PIECES.map((one) => (one === LOW_WALL ? { ...one, agreed: ['cover', 'no-standing'] } : one)) }), step: toLever },
  { rule: 'hb.climb.consecutive', says: 'up the balcony with 3 AP', state: poor('s3', 3), step: upBalcony },
  { rule: 'hb.move.three-per-round', says: 'up the balcony after two walks', state: start({ casts: { s3: { now: { ap: 20, moves: 2 } } } }), step: upBalcony },
  { rule: 'hb.move.path-free', says: 'a ride through somebody', state: goOn(start({ casts: { n1: { at: at(13.25, 25) } } }), { kind: 'mount', figure: 'n3', mount: 'mule' }).state, step: walkTo('n3', at(19.25, 17)) },
  { rule: 'hb.terrain.ladder-no-rest', says: 'up a ladder of 9 cm with 3 AP', state: tall, step: climbTo('s2', 'ladder', at(41.25, 11.75, 9)) },
  { rule: 'hb.move.heavy-armour', says: 'in heavy armour', state: start({ casts: { n1: { heavyArmour: true } }, options: { heavyArmourLoss: 2000 } }), step: toLever },
];

for (const { rule, says, state, step } of REFUSED) {
  test(`[${rule}] refused: ${says}`, () => {
    const gone = go(state, step);
    expect(gone.refusal).toMatchObject({ rule });
    expect(gone.state).toBe(state);
  });
}

test.each([
  { says: 'paid for each', smallObstacleCharge: 'each', cost: 3 },
  { says: 'paid for once', smallObstacleCharge: 'once', cost: 2 },
] as const)('[hb.terrain.small-obstacle-each] a second low wall, $says', ({ smallObstacleCharge, cost }) => {
  const second = piece('second', [20, 22, 30, 22.5], { to: 1, agreed: ['small-obstacle'] });
  expect(paid(go(start({ pieces: [...PIECES, second], options: { smallObstacleCharge } }), toLever))).toBe(cost);
});

test('[hb.climb.consecutive] after a walk, two climbs cost 3 and 5', () => {
  const gone = goOn(start({ casts: { s3: { at: at(14.25, 11), now: { ap: 9 } } } }), walkTo('s3', at(13.25, 11)), upBalcony);
  expect([paid(gone), figureOf(gone, 's3').ap, figureOf(gone, 's3').moves]).toEqual([8, 0, 3]);
});

// A ramp up to the roof from the west: ground, slope and roof are nearly 9 cm of way, more than half of it slope.
const BENDS: readonly Place[] = [at(35.4, 11.75), at(40, 11.75, 4.5), onRoof1];
const ramped = (difficult: boolean): State =>
  start({ casts: { s2: { at: at(34.1, 11.75) } }, scenario: { ways: [ramp('ramp', [35.4, 10, 40, 13], { foot: at(35.4, 11.75), head: at(40, 11.75, 4.5), difficult })] } });

test.each([
  { says: 'one that is whole at the full range', difficult: false, then: 'allowed' },
  { says: 'one that is difficult at half of it', difficult: true, then: 'too-far hb.terrain.difficult-halves' },
])('[hb.terrain.stairs-damaged] a ramp is walked, $says', ({ difficult, then }) => {
  expect(said(go(ramped(difficult), walkTo('s2', ...BENDS)))).toBe(then);
});

test.each([
  { says: 'stays by default', aimEnds: 'attack', lost: 0 },
  { says: 'is lost with "move"', aimEnds: 'move', lost: 1 },
] as const)('[hb.action.aim-lasts] an aim $says', ({ aimEnds, lost }) => {
  const gone = go(start({ casts: { n2: { now: { aims: 1 } } }, options: { aimEnds } }), walkTo('n2', at(40, 45)));
  expect(gone.events.filter(({ kind }) => kind === 'aim-lost')).toHaveLength(lost);
  expect(figureOf(gone, 'n2').aims).toBe(1 - lost);
});
