import fc from 'fast-check';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { admit, byId, decode, decodeText, id, list, someOf, text, whole, type Codec } from './index.js';

const Note = t.strict({ name: id('a note'), size: whole(0, 9), lines: list(text(5), 3, 1), by: byId('a seat', whole(0, 9), 2) });
const GOOD = { name: 'a-1', size: 0, lines: ['x'], by: { north: 1 } };
const faultsOf = (value: unknown): unknown => {
  const read = decode(Note as Codec<t.TypeOf<typeof Note>>, value);
  return read._tag === 'Left' ? read.left.map(({ path }) => path) : read.right;
};
const deep = (levels: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < levels; i += 1) value = [value];
  return value;
};

describe('the door', () => {
  test.each([
    { says: 'least', value: { ...GOOD, size: 0 }, faults: GOOD },
    { says: 'below', value: { ...GOOD, size: -1 }, faults: ['size'] },
    { says: 'most', value: { ...GOOD, size: 9 }, faults: { ...GOOD, size: 9 } },
    { says: 'above', value: { ...GOOD, size: 10 }, faults: ['size'] },
    { says: 'half', value: { ...GOOD, size: 0.5 }, faults: ['size'] },
    { says: 'text', value: { ...GOOD, size: '1' }, faults: ['size'] },
    { says: 'NaN', value: { ...GOOD, size: Number.NaN }, faults: ['size'] },
    { says: 'huge', value: { ...GOOD, size: 1e21 }, faults: ['size'] },
    { says: 'minus zero', value: { ...GOOD, size: -0 }, faults: ['size'] },
  ])('[EN-26] amounts are whole numbers in range: $says', ({ value, faults }) => expect(faultsOf(value)).toEqual(faults));

  test.each([
    { says: 'an unknown key does not survive', value: { ...GOOD, extra: 1 }, faults: GOOD },
    { says: 'no name', value: { size: 1, lines: ['x'], by: {} }, faults: ['name'] },
    { says: 'capital letters', value: { ...GOOD, name: 'A' }, faults: ['name'] },
    { says: 'two hyphens', value: { ...GOOD, name: 'a--b' }, faults: ['name'] },
    { says: '40 characters', value: { ...GOOD, name: 'a'.repeat(40) }, faults: { ...GOOD, name: 'a'.repeat(40) } },
    { says: '41 characters', value: { ...GOOD, name: 'a'.repeat(41) }, faults: ['name'] },
    { says: 'an empty line', value: { ...GOOD, lines: ['x', ''] }, faults: ['lines.1'] },
    { says: 'no line', value: { ...GOOD, lines: [] }, faults: ['lines'] },
    { says: 'four lines', value: { ...GOOD, lines: ['x', 'x', 'x', 'x'] }, faults: ['lines'] },
    { says: 'three seats', value: { ...GOOD, by: { a: 1, b: 1, c: 1 } }, faults: ['by'] },
    { says: 'two faults', value: { ...GOOD, name: 1, by: { a: 10 } }, faults: ['name', 'by.a'] },
    { says: 'nothing', value: undefined, faults: [''] },
  ])('reads or names the path: $says', ({ value, faults }) => expect(faultsOf(value)).toEqual(faults));

  test.each(['__proto__', 'constructor', 'prototype', 'toJSON'])('a key %s never reaches an object', (key) => {
    expect(faultsOf(JSON.parse(`{"name":"a","size":1,"lines":["x"],"by":{"${key}":1}}`))).toEqual([`by.${key}`]);
    expect(({} as { readonly polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each([
    { says: '31 levels', value: deep(31), fault: undefined },
    { says: '32 levels', value: deep(32), fault: undefined },
    { says: '33 levels', value: deep(33), fault: 'nesting of at most 32 levels' },
    { says: 'a hundred thousand levels', value: deep(100_000), fault: 'nesting of at most 32 levels' },
    { says: 'a long list', value: Array<number>(200_000).fill(0), fault: 'at most 200000 values' },
  ])('[EN-16] depth and size are bounded: $says', ({ value, fault }) => expect(admit(value)?.expected).toBe(fault));

  test('[EN-16] a text of a hundred thousand nested lists is a fault', () => {
    const read = decodeText(Note as Codec<t.TypeOf<typeof Note>>, '['.repeat(100_000) + ']'.repeat(100_000));
    expect(read).toMatchObject({ _tag: 'Left', left: [{ expected: 'nesting of at most 32 levels' }] });
  });

  test('text that is no JSON is a fault', () => {
    expect(decodeText(Note as Codec<t.TypeOf<typeof Note>>, '{"name":')).toMatchObject({ _tag: 'Left', left: [{ path: '' }] });
  });

  test.each([
    { says: 'none', value: {}, then: {} },
    { says: 'one', value: { size: 3 }, then: { size: 3 } },
    { says: 'one that is wrong', value: { size: 10 }, then: ['changes.size: a whole number from 0 to 9'] },
    { says: 'one that is misspelt, and one that is wrong', value: { sise: 3, size: 10 }, then: ['changes.sise: one of the settings', 'changes.size: a whole number from 0 to 9'] },
    { says: 'one by a name that all records have', value: { valueOf: 3 }, then: ['changes.valueOf: one of the settings'] },
    { says: 'a list', value: [3], then: ['changes: some of the settings'] },
    { says: 'nothing', value: null, then: ['changes: some of the settings'] },
  ] as { says: string; value: unknown; then: unknown }[])('some entries of a record, and no other: $says', ({ value, then }) => {
    const read = decode(t.strict({ changes: someOf('the settings', { size: whole(0, 9), name: text(5) }) }), { changes: value });
    expect(read._tag === 'Left' ? read.left.map(({ path, expected }) => `${path}: ${expected}`) : read.right.changes).toEqual(then);
  });

  test('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (value) => void faultsOf(value)));
  });
});
