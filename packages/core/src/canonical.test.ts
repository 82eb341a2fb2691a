import { describe, expect, test } from 'vitest';
import { canonical, fingerprint } from './index.js';

describe('canonical JSON', () => {
  test.each([
    { says: 'keys in order of their code units', value: { b: 1, a: 2, B: 3, ä: 4, 10: 5, 9: 6 }, text: '{"10":5,"9":6,"B":3,"a":2,"b":1,"ä":4}' },
    { says: 'lists as they are', value: [3, 1, 2], text: '[3,1,2]' },
    { says: 'minus zero as zero', value: [-0], text: '[0]' },
    { says: 'numbers as JavaScript writes them', value: [1e21, 1e-7, 333333333.3333333], text: '[1e+21,1e-7,333333333.3333333]' },
    { says: 'text with control characters', value: '\u20ac$\u000f\nA\'B"\\', text: '"€$\\u000f\\nA\'B\\"\\\\"' },
    { says: 'nothing', value: null, text: 'null' },
  ])('writes $says', ({ value, text }) => expect(canonical(value)).toBe(text));

  test('takes an object that stands in two places for what it is, and not for a circle', () => {
    const shared = { a: 1 };
    expect(canonical({ fig: shared, 'fig-1': shared, 'fig-10': shared })).toBe('{"fig":{"a":1},"fig-1":{"a":1},"fig-10":{"a":1}}');
  });
});

describe('a fingerprint', () => {
  test('is SHA-256 in hexadecimal digits', () => {
    expect(fingerprint({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });

  const state = { play: { agenda: [{ kind: 'round', by: 'north' }], used: [], deck: ['a', 'b'] } };
  test.each([
    { says: 'another order of keys', other: { play: { deck: ['a', 'b'], used: [], agenda: [{ by: 'north', kind: 'round' }] } }, same: true },
    { says: 'another seat to choose', other: { play: { ...state.play, agenda: [{ kind: 'round', by: 'south' }] } }, same: false },
    { says: 'an ability that was used', other: { play: { ...state.play, used: ['x'] } }, same: false },
    { says: 'another order of a list', other: { play: { ...state.play, deck: ['b', 'a'] } }, same: false },
  ])('[EN-21] $says: the same? $same', ({ other, same }) => {
    expect(fingerprint(other) === fingerprint(state)).toBe(same);
  });
});
