import fc from 'fast-check';
import { isRight } from '@regelwerk/core';
import { luck, type Luck } from '@regelwerk/dice';
import { expect, test } from 'vitest';
import { displace } from '../rooms/displace.js';
import { move } from '../rooms/move.js';
import type { DisplaceFrame, MoveFrame } from '../model/frame.js';
import type { MoveKind } from '../model/effect.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { whyNotEnd } from '../rules/move/end.js';
import { fieldOfJump } from '../rules/move/jump.js';
import { radiusOf } from '../rules/measure/base.js';
import { sceneAround } from '../board/scene.js';
import { piece } from '../testing/moves.js';
import { part, sceneOf } from '../testing/scene.js';
import { write } from '../write.js';
import { moveCandidates, whyNotMove } from './move.js';

const DENSITIES = ['sparse', 'standard', 'dense'] as const;
const KINDS: readonly MoveKind[] = ['advance', 'dash', 'climb', 'jump', 'reposition'];
const seeded = (seed: number): Luck => {
  const made = luck(seed);
  return made._tag === 'Right' ? made.right : { seed: 0, path: [] };
};

/** Small boards with a house, a crate, a walkway and a wood at random places, and characters wherever they fit. */
const boards = fc
  .record({
    house: fc.record({ x: fc.integer({ min: 60, max: 500 }), y: fc.integer({ min: 60, max: 500 }), w: fc.integer({ min: 60, max: 200 }) }),
    crate: fc.record({ x: fc.integer({ min: 60, max: 500 }), y: fc.integer({ min: 60, max: 500 }), w: fc.integer({ min: 30, max: 80 }) }),
    walk: fc.record({ x: fc.integer({ min: 60, max: 500 }), y: fc.integer({ min: 60, max: 500 }), w: fc.integer({ min: 60, max: 300 }) }),
    at: fc.array(fc.record({ x: fc.integer({ min: 20, max: 700 }), y: fc.integer({ min: 20, max: 700 }) }), { minLength: 6, maxLength: 6 }),
    kinds: fc.subarray([...KINDS], { minLength: 1 }),
    seed: fc.integer({ min: 0, max: 1000 }),
    how: fc.constantFrom('push' as const, 'pull' as const, 'place' as const),
    options: fc.record({
      'move.zeroMove': fc.constantFrom('allow' as const, 'forbid' as const),
      'displace.contactModel': fc.constantFrom('swept-disc' as const, 'end-only' as const),
      'displace.wedge': fc.constantFrom('fixed-at-start' as const, 'straight-only' as const),
      'displace.startTerrainScope': fc.constantFrom('part' as const, 'piece' as const),
      'objective.blocksMovement': fc.boolean(),
      'measure.maxBend': fc.constantFrom(90 as const, 135 as const, 180 as const),
    }),
  })
  .map(({ house, crate, walk, at, ...rest }) => {
    const square = (id: string, { x, y, w }: typeof house, changes: Parameters<typeof part>[2]) => part(id, [x, y, x + w, y + w], changes);
    const terrain = {
      pieces: [
        piece('house', square('house', house, { elevation: 2, top: 18_000, passable: 'impassable', sight: 'blocking' })),
        piece('crate', square('crate', crate, { elevation: 0, top: 3000, passable: 'impassable' })),
        piece('walk', square('walk', walk, { bottom: 9000 })),
      ],
      ingress: [
        { id: 't1', at: { x: 30_000, y: 30_000 }, on: 'board', to: ['t2'] },
        { id: 't2', at: { x: (house.x + 30) * 100, y: (house.y + 30) * 100 }, on: 'house', to: ['t1'] },
      ],
    };
    const base = sceneOf({ terrain, options: rest.options });
    const ids = ['north-a-1', 'north-b-1', 'north-d-1', 'south-a-1', 'south-b-1', 'south-c-1'];
    let state: State = base;
    at.forEach((spot, i) => {
      const character = ids[i] ?? '';
      for (const on of ['house', 'walk', 'crate', 'board']) {
        const to = { x: spot.x * 100, y: spot.y * 100, on };
        if (state.play.characters[character]?.on === '' && fits(state, character, to)) state = { ...state, play: { ...state.play, characters: { ...state.play.characters, [character]: { ...to, focus: 0 } } } };
      }
    });
    return { state, ...rest };
  });

const fits = (state: State, character: string, to: { readonly x: number; readonly y: number; readonly on: string }): boolean => {
  const radius = radiusOf(state, character);
  return whyNotEnd(sceneAround(state, character, { field: fieldOfJump(prepare(state.table).board), around: { at: to, reach: radius } }), to, radius) === undefined;
};
const stands = (state: State, character: string) => state.play.characters[character]?.on !== '';
const A = 'north-a-1';

test('every candidate and every sample of a move is allowed, and a denser list holds every sparser one', () => {
  fc.assert(
    fc.property(boards, ({ state, kinds, seed }) => {
      fc.pre(stands(state, A));
      const frame: MoveFrame = { kind: 'move', seat: 'north', character: A, how: kinds };
      const lists = DENSITIES.map((density) => move.candidates(state, frame, density));
      for (const list of lists) {
        expect(list.length).toBeGreaterThan(0);
        for (const choice of list) expect(move.check(state, frame, choice)).toMatchObject({ _tag: 'Right' });
      }
      const words = lists.map((list) => new Set(list.map((choice) => JSON.stringify(choice))));
      for (const [i, one] of words.entries()) for (const word of words[i - 1] ?? []) expect(one.has(word)).toBe(true);
      const sample = move.sample?.(state, frame, seeded(seed));
      expect(sample !== undefined && isRight(move.check(state, frame, sample))).toBe(true);
      expect(moveCandidates(state, { seat: 'north', character: A, how: kinds }, 'sparse').length).toBeLessThanOrEqual(16);
    }),
    { numRuns: 40 },
  );
});

test('who has moved fits where it stands, and could stay there', () => {
  fc.assert(
    fc.property(boards, ({ state, kinds, seed }) => {
      fc.pre(stands(state, A));
      const frame: MoveFrame = { kind: 'move', seat: 'north', character: A, how: kinds };
      const sample = move.sample?.(state, frame, seeded(seed));
      if (sample?.kind !== 'move') return;
      const play = structuredClone(state.play) as Parameters<typeof write>[0];
      for (const event of move.reduce(state, frame, sample)) write(play, event);
      const after = { table: state.table, play } as State;
      expect(fits(after, A, after.play.characters[A] as { x: number; y: number; on: string })).toBe(true);
      const { x, y, on } = after.play.characters[A] as { x: number; y: number; on: string };
      const still = { ...sample, how: 'jump' as const, to: { x, y, on }, arms: sample.arms, ingress: [] };
      expect(whyNotMove({ ...after, table: { ...after.table, options: { ...after.table.options, 'move.zeroMove': 'allow' } } }, { character: A, how: ['jump'] }, still)).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

test('every candidate and every sample of a displacement is allowed, and leads to where the base fits', () => {
  fc.assert(
    fc.property(boards, ({ state, seed, how }) => {
      fc.pre(stands(state, A) && stands(state, 'south-a-1'));
      const { x, y } = state.play.characters[A] as { x: number; y: number };
      const frame: DisplaceFrame = { kind: 'displace', how, seat: 'north', character: 'south-a-1', from: { x, y }, range: 1 + (seed % 5), may: seed % 2 === 0, level: seed % 3 === 0 };
      const sample = displace.sample?.(state, frame, seeded(seed));
      for (const choice of [...displace.candidates(state, frame, 'sparse'), ...displace.candidates(state, frame, 'standard'), ...(sample === undefined ? [] : [sample])]) {
        expect(displace.check(state, frame, choice)).toMatchObject({ _tag: 'Right' });
        const play = structuredClone(state.play) as Parameters<typeof write>[0];
        play.agenda.push(frame);
        for (const event of displace.reduce(state, frame, choice)) write(play, event);
        const after = { table: state.table, play } as State;
        if (!state.table.options['objective.blocksMovement']) expect(fits(after, 'south-a-1', after.play.characters['south-a-1'] as { x: number; y: number; on: string })).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
