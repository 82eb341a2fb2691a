import { describe, expect, test } from 'vitest';
import { sideOfByte } from './byte.js';

const bytes = Array.from({ length: 256 }, (_, byte) => byte);

describe.each([
  { sides: 6, each: 42, from: 252 },
  { sides: 8, each: 32, from: 256 },
  { sides: 20, each: 12, from: 240 },
  { sides: 256, each: 1, from: 256 },
])('[DI-01] every byte once, for a die of $sides sides', ({ sides, each, from }) => {
  test(`gives each side ${each} times`, () => {
    const drawn = bytes.map((byte) => sideOfByte(sides, byte));
    for (let side = 0; side < sides; side++) expect(drawn.filter((one) => one === side)).toHaveLength(each);
  });

  test(`throws away the bytes from ${from}`, () => {
    expect(bytes.filter((byte) => sideOfByte(sides, byte) === undefined)).toEqual(bytes.slice(from));
  });
});
