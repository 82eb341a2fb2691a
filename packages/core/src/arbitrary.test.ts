import fc from 'fast-check';
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { byId, decode, id, list, someOf, text, whole, type Codec } from './index.js';
import { arbitraryOf } from './testing/index.js';

const union = t.union([
  t.strict({ kind: t.literal('card'), name: text(20), id: id('a card'), n: whole(-2, 3) }),
  t.intersection([t.strict({ kind: t.literal('pile') }), t.exact(t.partial({ cards: list(id('a card'), 9, 1), counts: byId('a card', whole(0, 9), 5) }))]),
  t.strict({ kind: t.keyof({ token: null, marker: null }), isHeld: t.boolean, changes: someOf('the settings', { size: whole(1, 2) }) }),
]);

const Thing: Codec<t.TypeOf<typeof union>> = union;

test('all values drawn for a codec are values of it', () => {
  const holds = fc.property(arbitraryOf(Thing), (value) => {
    expect(decode(Thing, value)).toEqual({ _tag: 'Right', right: value });
  });
  fc.assert(holds, { numRuns: 500 });
});

test('every case of a union, both ends of a range, and entries present and absent are drawn', () => {
  const drawn = fc.sample(arbitraryOf(Thing), { numRuns: 400, seed: 1 });
  expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['card', 'pile', 'token', 'marker']));
  expect(new Set(drawn.flatMap((one) => (one.kind === 'card' ? [one.n] : [])))).toEqual(new Set([-2, -1, 0, 1, 2, 3]));
  expect(new Set(drawn.flatMap((one) => (one.kind === 'pile' ? ['cards' in one] : [])))).toEqual(new Set([true, false]));
});

test('a codec that says nothing of its values is told by its name', () => {
  const secret = new t.Type<number>('a secret', (u): u is number => u === 7, (u, c) => (u === 7 ? t.success(7) : t.failure(u, c)), t.identity);
  expect(() => arbitraryOf(secret)).toThrow('nothing is known of values of a secret');
});
