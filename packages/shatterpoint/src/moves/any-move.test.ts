import { choices, isLeft, sample } from '@regelwerk/core';
import { luck } from '@regelwerk/dice';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../game.js';
import type { Frame } from '../model/frame.js';
import { refusalOf, settled } from '../testing/act.js';
import { piece } from '../testing/moves.js';
import { around, blockedBut, type Hole } from '../testing/pockets.js';
import { sceneOf, turnFrame } from '../testing/scene.js';
import { anyMove, moveCandidates, whyNotMove } from './move.js';

const A = 'north-a-1';
const MOVER = { seat: 'north', character: A, how: ['jump'] } as const;

/** A character at (300, 300), all blocked but some holes, in ticks; it may jump, and where it must move if it can. */
const among = (holes: readonly Hole[], zero: 'allow' | 'forbid' = 'forbid', then: Frame = { kind: 'move', seat: 'north', character: A, how: ['jump'] }) =>
  settled(
    sceneOf({
      options: { 'move.zeroMove': zero },
      mission: { objectives: [] },
      terrain: { pieces: [piece('p', ...blockedBut(...holes))] },
      at: { [A]: [300, 300] },
      agenda: [turnFrame('north', 'north-a'), then],
    }),
  );
/** How far a jump leads straight on. */
const MOST = 12_500;
const HERE = around(30_000, 30_000);

describe('where a table wants it to move if it can, a character moves', () => {
  test.each([
    { says: 'to the only other place there is', holes: [HERE, around(34_123, 30_777)], to: [34_123, 30_777] },
    { says: 'not to one that is a tick too small', holes: [HERE, around(34_123, 30_777, { spare: -1 })], to: undefined },
    { says: 'to one as far as its tool leads', holes: [HERE, around(30_000 + MOST * 0.8, 30_000 + MOST * 0.6)], to: [30_000 + MOST * 0.8, 30_000 + MOST * 0.6] },
    { says: 'not to one that is a tick farther', holes: [HERE, around(30_001 + MOST * 0.8, 30_000 + MOST * 0.6)], to: undefined },
    { says: 'by a tick', holes: [around(30_000, 30_000, { spare: 1 })], to: [30_000, 30_001] },
    { says: 'not where there is no room at all', holes: [HERE], to: undefined },
  ])('$says', ({ holes, to }) => {
    const state = among(holes);
    expect(moveCandidates(state, MOVER, 'standard')).toEqual([]);
    const found = anyMove(state, MOVER);
    expect(found && [found.to.x, found.to.y]).toEqual(to);
    expect(found && whyNotMove(state, MOVER, found)).toBeUndefined();
    expect(refusalOf(state, { kind: 'stay', character: A })?.kind).toBe(to && 'must-move');
    const chance = luck(1);
    const random = isLeft(chance) ? undefined : sample(shatterpoint, state, chance.right);
    const kind = to === undefined ? 'stay' : 'move';
    expect([...choices(shatterpoint, state, 'sparse').map((one) => one.kind), random?.kind]).toEqual([kind, kind]);
  });

  test.each([
    { says: 'to the only other place there is', holes: [HERE, around(34_123, 30_777)], kind: 'move' },
    { says: 'not where there is no room at all', holes: [HERE], kind: 'stay' },
  ])('in a move action, too: $says', ({ holes, kind }) => {
    const state = among(holes, 'forbid', { kind: 'deed', seat: 'north', action: 'move', unit: 'north-a', left: [A] });
    expect(refusalOf(state, { kind: 'stay', character: A })?.kind).toBe(kind === 'move' ? 'must-move' : undefined);
    const chance = luck(1);
    const random = isLeft(chance) ? undefined : sample(shatterpoint, state, chance.right);
    expect([...choices(shatterpoint, state, 'sparse').map((one) => one.kind), random?.kind]).toEqual([kind, kind]);
  });

  test('and where its tool cannot be laid, it is let off', () => {
    const walls = blockedBut(HERE, around(34_123, 30_777)).map((part) => ({ ...part, elevation: 3 }));
    const state = sceneOf({ options: { 'move.zeroMove': 'forbid' }, terrain: { pieces: [piece('p', ...walls)] }, at: { [A]: [300, 300] } });
    expect([anyMove(state, { ...MOVER, how: ['advance'] }), anyMove(state, MOVER)?.to.x]).toEqual([undefined, 34_123]);
  });

  test('and looks no further where it may stay', () => expect(anyMove(among([HERE, around(34_123, 30_777)], 'allow'), MOVER)?.to).toEqual({ x: 30_000, y: 30_000, on: 'board' }));
});
