import { describe, expect, test } from 'vitest';
import type { DisplaceFrame } from '../model/frame.js';
import type { OptionChanges } from '../model/options.js';
import type { State } from '../model/state.js';
import { refusalOf, settled } from '../testing/act.js';
import { piece } from '../testing/moves.js';
import { part, sceneOf, turnFrame } from '../testing/scene.js';
import { directionCandidates } from './displace-candidates.js';
import { whyNotDirection } from './displacing.js';

const FOE = 'south-a-1';
const pull: DisplaceFrame = { kind: 'displace', how: 'pull', seat: 'north', character: FOE, from: { x: 50_000, y: 30_000 }, range: 1, may: false, level: true };

// A character at (300, 300) is pulled toward (500, 300) and touches two bases, one on each side: beside the first it can only go
// by more than four degrees to the left, beside the second by seven at most. Sides of right-angled triangles make contact exact.
const BELOW = { offset: [280, -3915], radius: 1925 } as const;

/** The scene, with another base at an offset above it. */
const between = ({ offset, radius }: { readonly offset: readonly [number, number]; readonly radius: number }, options: OptionChanges = { 'displace.towardMustShrink': true }): State =>
  settled(
    sceneOf({
      options,
      mission: { objectives: [] },
      cards: { 'north-b': { base: 2 * BELOW.radius }, 'north-c': { base: 2 * radius } },
      at: { [FOE]: [300, 300], 'north-b-1': [300 + BELOW.offset[0] / 100, 300 + BELOW.offset[1] / 100], 'north-c-1': [300 + offset[0] / 100, 300 + offset[1] / 100] },
      agenda: [turnFrame('north', 'north-a'), pull],
    }),
  );
const isRight = (state: State, at: 'sparse' | 'standard' | 'dense'): boolean => directionCandidates(state, pull, at).every((choice) => whyNotDirection(state, pull, choice) === undefined);
const counts = (state: State): readonly number[] => (['sparse', 'standard', 'dense'] as const).map((density) => directionCandidates(state, pull, density).length);

describe('[sp.displace.toward-may-pass] where a pull must end nearer, it must happen through', () => {
  test.each([
    { says: 'a gap of three degrees between two bases', above: { offset: [-480, 3825], radius: 1855 }, then: 1 },
    { says: 'a gap of a twentieth of a degree', above: { offset: [-249, 3440], radius: 1449 }, then: 1 },
    { says: 'no gap', above: { offset: [-216, 3885], radius: 1891 }, then: 0 },
  ] as const)('$says: $then ways', ({ above, then }) => {
    const state = between(above);
    expect(counts(state)).toEqual([then, then, then]);
    expect(isRight(state, 'sparse')).toBe(true);
    expect(refusalOf(state, { kind: 'pass' })?.kind).toBe(then === 1 ? 'must-resolve' : undefined);
  });

  // From sixteen degrees to twenty.
  test('a gap between the corners of two walls', () => {
    const corner = (id: string, x: number, y: number) => ({ ...part(id, [0, 0, 1, 1], { passable: 'impassable', surface: false }), footprint: [[0, 0], [0, y], [-y, y]].map(([dx = 0, dy = 0]) => ({ x: 30_000 + x + dx, y: 30_000 + y + dy })) });
    const walls = (...parts: readonly ReturnType<typeof corner>[]): State =>
      sceneOf({ options: { 'displace.towardMustShrink': true }, mission: { objectives: [] }, terrain: { pieces: [piece('p', ...parts)] }, at: { [FOE]: [300, 300] } });
    const gap = walls(corner('below', 560, -1920), corner('above', -704, 1872));
    const lists = (['sparse', 'standard', 'dense'] as const).map((density) => directionCandidates(gap, pull, density));
    expect([lists.map(({ length }) => length > 0), lists[2]?.some(({ direction }) => direction.x === lists[0]?.[0]?.direction.x)]).toEqual([[true, true, true], true]);
    expect(counts(walls(corner('below', 704, -1872), corner('above', -560, 1920)))).toEqual([0, 0, 0]);
  });
});
