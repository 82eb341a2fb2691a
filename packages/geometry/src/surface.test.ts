import { expect, test } from 'vitest';
import { disc, rectangle } from './shape.js';
import { restsOn, restsOnAll, restsOnAny } from './surface.js';
import { CM } from './units.js';
import { vec } from './vector.js';

const roof = rectangle(vec(40 * CM, 5 * CM), vec(48 * CM, 13 * CM));

test.each([
  { says: 'flush with two edges', at: vec(41_250, 11_750), rests: true },
  { says: 'one tick over the edge', at: vec(41_249, 11_750), rests: false },
  { says: 'hanging half a centimetre over', at: vec(41_250, 12_250), rests: false },
])('a base of 25 mm on a roof, $says', ({ at, rests }) => {
  expect(restsOn(disc(at, 1250), roof)).toBe(rests);
});

test('halfway on two that meet is not enough for any of them, and is for all', () => {
  const next = rectangle(vec(48 * CM, 5 * CM), vec(56 * CM, 13 * CM));
  const apart = rectangle(vec(48 * CM + 1, 5 * CM), vec(56 * CM, 13 * CM));
  expect(restsOnAll(disc(vec(48 * CM, 9 * CM), 1250), [roof, next])).toBe(true);
  expect(restsOnAll(disc(vec(48 * CM, 9 * CM), 1250), [roof, apart])).toBe(false);
  expect(restsOnAny(disc(vec(48 * CM, 9 * CM), 1250), [roof, next])).toBe(false);
  expect(restsOnAny(disc(vec(50 * CM, 9 * CM), 1250), [roof, next])).toBe(true);
});
