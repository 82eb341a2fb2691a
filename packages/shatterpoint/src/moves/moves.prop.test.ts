import fc from 'fast-check';
import { isRight } from '@regelwerk/core';
import { luck, type Luck } from '@regelwerk/dice';
import { expect, test } from 'vitest';
import { displace } from '../rooms/displace.js';
import { setup } from '../rooms/setup.js';
import { move } from '../rooms/move.js';
import type { DisplaceFrame, MoveFrame, SetupFrame } from '../model/frame.js';
import type { SidePlay } from '../model/play.js';
import type { State } from '../model/state.js';
import { boards, fits, put, stands } from '../testing/boards.js';
import { write } from '../write.js';
import { moveCandidates, whyNotMove } from './move.js';

const DENSITIES = ['sparse', 'standard', 'dense'] as const;
const seeded = (seed: number): Luck => {
  const made = luck(seed);
  return made._tag === 'Right' ? made.right : { seed: 0, path: [] };
};

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

test('every candidate and every sample of a displacement is allowed, a denser list holds every sparser one, and all lead to where the base fits', () => {
  fc.assert(
    fc.property(boards, ({ state, seed, how }) => {
      fc.pre(stands(state, A) && stands(state, 'south-a-1'));
      const { x, y } = state.play.characters[A] as { x: number; y: number };
      const frame: DisplaceFrame = { kind: 'displace', how, seat: 'north', character: 'south-a-1', from: { x, y }, range: 1 + (seed % 5), may: seed % 2 === 0, level: seed % 3 === 0 };
      const sample = displace.sample?.(state, frame, seeded(seed));
      const lists = DENSITIES.map((density) => displace.candidates(state, frame, density));
      const words = lists.map((list) => new Set(list.map((choice) => JSON.stringify(choice))));
      for (const [i, one] of words.entries()) for (const word of words[i - 1] ?? []) expect(one.has(word)).toBe(true);
      for (const choice of lists[2] ?? []) expect(displace.check(state, frame, choice)).toMatchObject({ _tag: 'Right' });
      for (const choice of [...(lists[1] ?? []), ...(sample === undefined ? [] : [sample])]) {
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

const deployFrame = (lead: string): SetupFrame => ({ kind: 'setup', step: 10, rolled: [], lead, set: [] });

test('every candidate and every sample of a deployment is allowed, a denser list holds every sparser one, and nobody is without a place', () => {
  fc.assert(
    fc.property(boards, fc.constantFrom('north' as const, 'east' as const, 'south' as const, 'west' as const), fc.boolean(), ({ state, seed }, edge, second) => {
      const sides = { ...state.play.sides, north: { ...(state.play.sides['north'] as SidePlay), edge } };
      const away = Object.fromEntries(Object.entries(state.play.characters).map(([id, one]) => [id, id.startsWith('north') ? { ...one, on: '' } : one]));
      const empty: State = { ...state, play: { ...state.play, sides, characters: away } };
      const first = setup.sample?.(empty, deployFrame(''), seeded(seed));
      fc.pre(first?.kind === 'deploy');
      const now = second && first?.kind === 'deploy' ? put(empty, first.character, first.to) : empty;
      const frame = deployFrame(second && first?.kind === 'deploy' ? first.character : '');
      const lists = DENSITIES.map((density) => setup.candidates(now, frame, density));
      const words = lists.map((list) => new Set(list.map((choice) => JSON.stringify(choice))));
      for (const [i, one] of words.entries()) for (const word of words[i - 1] ?? []) expect(one.has(word)).toBe(true);
      const sample = setup.sample?.(now, frame, seeded(seed + 1));
      for (const choice of [...(lists[2] ?? []), ...(sample === undefined ? [] : [sample])]) expect(setup.check(now, frame, choice)).toMatchObject({ _tag: 'Right' });
      expect(lists[0]?.length).toBeGreaterThan(0);
    }),
    { numRuns: 25 },
  );
});
