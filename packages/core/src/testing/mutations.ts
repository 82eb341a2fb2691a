import fc from 'fast-check';
import { copyPlain } from '../frozen.js';

/** An object nested so many levels deep. */
const nested = (levels: number): unknown => {
  let value: unknown = [];
  for (let i = 0; i < levels; i += 1) value = i % 2 === 0 ? { a: value } : [value];
  return value;
};

const circle = (): unknown => {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  return value;
};

const POISONS: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -1,
  () => 0,
  () => -0,
  () => 0.5,
  () => 1,
  () => 1e21,
  () => Number.MAX_SAFE_INTEGER,
  () => '1',
  () => '',
  () => true,
  () => 'constructor',
  () => '__proto__',
  () => 'toString',
  () => 'hasOwnProperty',
  () => 'valueOf',
  () => 'chance',
  () => 'spectator',
  () => 'x'.repeat(100_000),
  () => [],
  () => ({}),
  () => Array<number>(300_000).fill(0),
  () => Array<number>(1_000).fill(0),
  () => nested(10_000),
  () => nested(20),
  () => circle(),
  () => JSON.parse('{"__proto__": {"polluted": true}}') as unknown,
  () => JSON.parse('{"constructor": {"prototype": {"polluted": true}}}') as unknown,
  () => 10n,
  () => () => 0,
  () => Symbol('foreign'),
  () => new Map(),
];

type Tree = Record<string, unknown>;

/** Where a key stands: the object that holds it, and the key. */
const spotsOf = (value: unknown): readonly (readonly [Tree, string])[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value as Tree, key] as const, ...spotsOf(inner)]);
};

interface Break {
  readonly how: 'replace' | 'remove' | 'add' | 'swap' | 'double';
  readonly at: number;
  readonly other: number;
}

const breakOnce = (whole: unknown, { how, at, other }: Break): void => {
  const spots = spotsOf(whole);
  const [holder, key] = spots[at % Math.max(1, spots.length)] ?? [];
  const [from, name] = spots[other % Math.max(1, spots.length)] ?? [];
  if (holder === undefined || key === undefined || from === undefined || name === undefined) return;
  if (how === 'remove') delete holder[key];
  else if (how === 'swap') holder[key] = copyPlain(from[name]);
  else if (how === 'add') Object.defineProperty(holder, other % 2 === 0 ? '__proto__' : 'extra', { value: 1, enumerable: true, configurable: true, writable: true });
  else if (how === 'double' && Array.isArray(holder)) holder.push(copyPlain(holder[0]));
  else holder[key] = POISONS[other % POISONS.length]?.();
};

/**
 * Breaks a valid piece of JSON: wrong types, numbers that are no whole numbers, ids that exist on every object, keys removed,
 * added and exchanged, huge lists, deep nesting, circles. Now and then what comes out is valid all the same.
 */
export const mutations = (valid: unknown): fc.Arbitrary<unknown> => {
  const one: fc.Arbitrary<Break> = fc.record({
    how: fc.constantFrom('replace' as const, 'replace' as const, 'remove' as const, 'add' as const, 'swap' as const, 'double' as const),
    at: fc.nat(),
    other: fc.nat(),
  });
  const within = fc.array(one, { minLength: 1, maxLength: 3 }).map((breaks) => {
    const copy: unknown = copyPlain(valid);
    // Later breaks walk the whole again: what must not be walked comes last.
    for (const each of breaks) if (isTame(copy)) breakOnce(copy, each);
    return copy;
  });
  return fc.oneof({ weight: 9, arbitrary: within }, { weight: 1, arbitrary: fc.nat().map((n) => POISONS[n % POISONS.length]?.()) });
};

const isTame = (value: unknown): boolean => {
  try {
    return JSON.stringify(value).length < 200_000;
  } catch {
    return false;
  }
};

/** Breaks the text of a document: cut short, a piece left out, or a character exchanged. */
export const brokenText = (text: string): fc.Arbitrary<string> =>
  fc.record({ how: fc.constantFrom('cut', 'omit', 'exchange'), at: fc.nat({ max: Math.max(0, text.length - 1) }), length: fc.integer({ min: 1, max: 40 }) }).map(
    ({ how, at, length }) => {
      if (how === 'cut') return text.slice(0, at);
      return how === 'omit' ? text.slice(0, at) + text.slice(at + length) : `${text.slice(0, at)}7${text.slice(at + 1)}`;
    },
  );
