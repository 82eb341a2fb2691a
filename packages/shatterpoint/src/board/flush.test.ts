import { describe, expect, test } from 'vitest';
import { placeCandidates } from '../moves/displace-candidates.js';
import { pushTo, whyNotSpotOfPlace } from '../moves/displacing.js';
import type { DisplaceFrame } from '../model/frame.js';
import type { TerrainPart } from '../model/mission.js';
import { whyNotFit } from '../rules/setup/deploy.js';
import { piecesInWay } from '../rules/setup/terrain.js';
import { surfaceOfToken } from '../rules/setup/objective-on-terrain.js';
import { sees } from '../rules/los/definition.js';
import { prepare } from '../prepare.js';
import { moveOf, moving, piece } from '../testing/moves.js';
import { part, sceneOf, turnFrame, type Scene } from '../testing/scene.js';

const [A, FOE] = ['north-a-1', 'south-a-1'];

type Parts = readonly TerrainPart[];
const crate = (id: string, x: readonly [number, number], changes: Partial<TerrainPart> = {}) => part(id, [x[0], 250, x[1], 350], { elevation: 0, top: 3000, ...changes });
const [west, east] = [crate('west', [250, 300]), crate('east', [300, 350])];
const on = (pieces: readonly Parts[], more: Scene = {}) => sceneOf({ ...more, terrain: { pieces: pieces.map((parts, i) => piece(`p${i}`, ...parts)) } });

describe('a base halfway on two crates', () => {
  test.each<{ says: string; pieces: readonly Parts[]; x?: number; then: readonly (string | undefined)[] }>([
    { says: 'side by side', pieces: [[west], [east]], then: [undefined, undefined] },
    { says: 'of one piece', pieces: [[west, east]], then: [undefined, undefined] },
    { says: 'that overlap', pieces: [[crate('west', [250, 310])], [east]], then: [undefined, undefined] },
    { says: 'with a gap of a hundredth of a millimetre', pieces: [[west], [crate('east', [300.01, 350])]], then: ['not-supported', 'not-supported'] },
    { says: 'one a hundredth of a millimetre higher', pieces: [[west], [crate('east', [300, 350], { top: 3001 })]], then: ['not-supported', 'not-supported'] },
    { says: 'of two elevations', pieces: [[west], [crate('east', [300, 350], { elevation: 1 })]], then: ['not-supported', 'not-supported'] },
    { says: 'one of which has no surface', pieces: [[west], [crate('east', [300, 350], { surface: false })]], then: ['not-supported', 'no-such-surface'] },
    { says: 'one of which it only touches', pieces: [[west], [east]], x: 280, then: [undefined, 'not-supported'] },
    { says: 'over the far edge', pieces: [[west], [east]], x: 330.01, then: ['not-supported', 'not-supported'] },
  ])('[sp.move.end-supported] [sp.setup.deploy-fit] $says: on either $then', ({ pieces, x = 300, then }) => {
    const state = on(pieces);
    const why = (name: string) => whyNotFit(state, { character: A, to: { x: x * 100, y: 30_000, on: name } })?.kind;
    expect(['west', 'east'].map(why)).toEqual(then);
    expect(why('board')).toBe('not-supported');
  });

  test('[sp.move.end-supported] ends a jump there, and a place', () => {
    const state = on([[west], [east]], { at: { [A]: [200, 300] } });
    expect(['west', 'east', 'board'].map((name) => moving(state, moveOf(A, 'jump', [300, 300, name])))).toEqual(['allowed', 'allowed', 'not-supported']);
  });

  test.each(['west', 'east'])('[sp.move.zero-move] that stays where it is has not moved, whichever it names: it is on %s', (name) => {
    const state = on([[west], [east]], { at: { [A]: [300, 300, name] }, options: { 'move.zeroMove': 'forbid' } });
    expect(['west', 'east'].map((other) => moving(state, moveOf(A, 'jump', [300, 300, other])))).toEqual(['must-move', 'must-move']);
    expect(moving(state, moveOf(A, 'jump', [310, 300, 'east']))).toBe('allowed');
  });

  test.each(['west', 'east'])('[sp.move.impassable-scope] stands on both: neither stops its tool, a third does; it names %s', (name) => {
    const hard = { passable: 'impassable' } as const;
    const [one, other] = [crate('west', [250, 300], hard), crate('east', [300, 350], hard)];
    const way = (pieces: readonly Parts[]) => moving(on(pieces, { at: { [A]: [300, 300, name] } }), moveOf(A, 'advance', [400, 300]));
    expect([way([[one], [other]]), way([[one], [other], [crate('third', [350, 360], hard)]])]).toEqual(['allowed', 'tool-blocked']);
  });
});

describe('a push', () => {
  const frame: DisplaceFrame = { kind: 'displace', how: 'push', seat: 'north', character: FOE, from: { x: 10_000, y: 30_000 }, range: 2, may: false, level: true };
  const led = (pieces: readonly Parts[], at: readonly [number, number, string], more: Scene = {}) => {
    const { to, stopped } = pushTo(on(pieces, { ...more, at: { [FOE]: at, ...more.at }, agenda: [turnFrame('north', 'north-a'), frame] }), frame, { x: 1, y: 0 });
    return [to.x / 100, to.on, stopped];
  };
  const [long, longer] = [crate('west', [200, 300]), crate('east', [300, 500])];

  test.each(['west', 'east'])('[sp.displace.start-terrain] [sp.displace.ledge-landing] from both goes on along one, starting on %s', (name) => {
    expect(led([[long], [longer]], [300, 300, name])).toEqual([376.2, 'east', '']);
  });
  test('[sp.displace.stop-contact] to a crate of its elevation on which it did not stand stops there', () => {
    expect(led([[long], [longer]], [230, 300, 'west'])).toEqual([280, 'west', 'east']);
  });
  test('[sp.displace.start-terrain-scope] [sp.displace.start-terrain] to another part of its own piece goes on, where all of that is passed over, and lies on both', () => {
    const options = { 'displace.startTerrainScope': 'piece' } as const;
    expect([230, 240].map((x) => led([[long, longer]], [x, 300, 'west'], { options }))).toEqual([[306.2, 'east', ''], [316.2, 'east', '']]);
    expect(led([[crate('west', [200, 310]), longer]], [230, 300, 'west'], { options })).toEqual([306.2, 'west', '']);
  });
  test('[sp.displace.edge-stop] that would end over an edge goes back to where it lies on both', () => {
    const high = { elevation: 1, top: 9000 };
    expect(led([[{ ...long, ...high }], [crate('east', [300, 330], high)]], [290, 300, 'west'], { at: { 'north-a-1': [370, 300] } })).toEqual([310, 'east', 'east']);
  });
  test('[sp.displace.place-fit] a placing is proposed on the one under its centre, and allowed on the other', () => {
    const placing = { ...frame, how: 'place' } as const;
    const state = on([[west], [east]], { at: { [FOE]: [295, 300, 'west'], [A]: [240, 300] }, agenda: [turnFrame('north', 'north-a'), placing] });
    const both = placeCandidates(state, placing, 'dense').filter(({ to: { x, on: name } }) => name !== 'board' && Math.abs(x - 30_000) < 2000);
    expect(both.length).toBeGreaterThan(0);
    for (const choice of both) {
      const names = ['west', 'east'] as const;
      expect(choice.to.on).toBe(choice.to.x > 30_000 ? 'east' : 'west');
      expect(names.map((name) => whyNotSpotOfPlace(state, placing, { ...choice, to: { ...choice.to, on: name } }))).toEqual([undefined, undefined]);
    }
  });
  test.each(['west', 'east'])('[sp.displace.ledge-landing] down from a roof lies on two lower crates, with someone there or not: %s', (name) => {
    const high = part('roof', [100, 250, 240, 350], { elevation: 1, top: 9000 });
    const far = [crate('west', [240, 300]), crate('east', [300, 400])];
    expect(led([[high], ...far.map((one) => [one])], [220, 300, 'roof'])).toEqual([296.2, 'west', '']);
    expect(led([[high], ...far.map((one) => [one])], [220, 300, 'roof'], { at: { 'north-a-1': [330, 300, name] } })).toEqual([290, 'west', 'west']);
  });
});

describe('sight', () => {
  const roof = { elevation: 1, top: 9000, sight: 'blocking' } as const;
  const tower = (id: string, x: number) => part(id, [x, 250, x + 10, 350], { elevation: 2, top: 18_000, sight: 'blocking' });
  const [left, right] = [crate('west', [250, 300], roof), crate('east', [300, 350], roof)];
  const viewed = (pieces: readonly Parts[], [a, foe]: readonly [readonly [number, number, string?], readonly [number, number, string?]], options: Scene['options'] = {}) => sees(on(pieces, { at: { [A]: a, [FOE]: foe }, options }), A, FOE);

  test.each(['west', 'east'])('[sp.los.own-terrain] [sp.los.own-terrain-scope] from two roofs past a tower of either piece, if whole pieces count; it names %s', (name) => {
    const pieces = [[left, tower('t1', 235)], [right, tower('t2', 345)]];
    const past = (foe: readonly [number, number], scope: 'part' | 'piece', x = 300) => viewed(pieces, [[x, 300, name], foe], { 'los.ownTerrainScope': scope });
    expect([past([150, 300], 'piece'), past([450, 300], 'piece'), past([150, 300], 'part'), past([450, 300], 'part')]).toEqual([true, true, false, false]);
    if (name === 'west') expect(past([450, 300], 'piece', 280)).toBe(false);
  });

  test.each(['west', 'east'])('[sp.los.target-on-terrain] to two roofs past the lower storey of either piece; it names %s', (name) => {
    const high = { elevation: 2, top: 18_000 } as const;
    const storey = (id: string, x: number) => part(id, [x, 250, x + 10, 350], { ...roof, surface: false });
    const pieces = [[{ ...left, ...high }, storey('s1', 235)], [{ ...right, ...high }, storey('s2', 355)]];
    const to = (x: number, from: number) => viewed(pieces, [[from, 300], [x, 300, name]]);
    expect([to(300, 150), to(300, 450)]).toEqual([true, true]);
    if (name === 'west') expect([to(280, 150), to(280, 450)]).toEqual([true, false]);
  });
});

describe('an objective token halfway on two parts', () => {
  const at = { x: 45_720, y: 45_720 };
  const half = (id: string, x: number, changes: Partial<TerrainPart> = {}) => part(id, [x, 430, x + 27.2, 480], changes);
  const [one, other] = [half('west', 430), half('east', 457.2)];
  test.each<{ says: string; pieces: readonly Parts[]; lies: string; inWay: readonly number[] }>([
    { says: 'of one piece', pieces: [[one, other]], lies: 'west', inWay: [] },
    { says: 'of two pieces, neither of which carries it', pieces: [[one], [other]], lies: 'board', inWay: [0, 1] },
    { says: 'of two heights', pieces: [[one, half('east', 457.2, { top: 10_001 })]], lies: 'board', inWay: [0] },
    { says: 'of two elevations', pieces: [[one, half('east', 457.2, { elevation: 2 })]], lies: 'board', inWay: [0] },
    { says: 'one of which has no surface', pieces: [[one, half('east', 457.2, { surface: false })]], lies: 'board', inWay: [0] },
  ])('[sp.setup.objective-on-terrain] [sp.setup.terrain-blocked-by-objective] $says: it lies on the $lies', ({ pieces, lies, inWay }) => {
    const { board } = prepare(on(pieces).table);
    expect([surfaceOfToken(board, at), piecesInWay(board, at)]).toEqual([lies, inWay]);
  });
});
