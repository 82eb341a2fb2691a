import { afterEach, describe, expect, test } from 'vitest';
import { absurd, citing, copyPlain, find, frames, freeze, nearest, the, top, WATCH } from './index.js';

describe('looking up', () => {
  const record = { a: 1 };
  test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', '', 'b'])('[EN-15] %j is found on no record', (id) => {
    expect(find(record, id)).toBeUndefined();
    expect((): unknown => the(record, id)).toThrow(JSON.stringify(id));
  });
  test('what is there is found', () => expect([find(record, 'a'), the(record, 'a')]).toEqual([1, 1]));
});

describe('the agenda', () => {
  const agenda = [{ kind: 'round', n: 1 }, { kind: 'attack', n: 2 }, { kind: 'window', n: 3 }, { kind: 'attack', n: 4 }] as const;
  test('its top is the last', () => expect([top(agenda), top<(typeof agenda)[number]>([])]).toEqual([agenda[3], undefined]));
  test('the nearest frame of a kind is the uppermost', () => {
    expect([nearest<(typeof agenda)[number], 'attack'>(agenda, 'attack')?.n, nearest<(typeof agenda)[number], 'window'>(agenda.slice(0, 2), 'window')]).toEqual([4, undefined]);
  });
  test('its frames are named from the bottom', () => expect(frames({ agenda })).toBe('round › attack › window › attack'));
});

describe('plain JSON', () => {
  test('is frozen all the way down, and copied all the way down', () => {
    const value = freeze({ a: [{ b: 1 }], c: null, d: 'x' });
    const copy = copyPlain<unknown>(value) as { a: { b: number }[] };
    expect(Object.isFrozen(value.a[0])).toBe(true);
    expect(copy).toEqual(value);
    (copy.a[0] as { b: number }).b = 2;
    expect(value.a[0]?.b).toBe(1);
  });
});

describe('a cited function', () => {
  const watched = globalThis as Record<symbol, unknown>;
  const before = watched[WATCH];
  afterEach(() => {
    watched[WATCH] = before;
  });

  test('carries its rule', () => {
    delete watched[WATCH];
    const double = citing<'x.double'>()('x.double', (n: number) => 2 * n);
    expect([double.rule, double(4)]).toEqual(['x.double', 8]);
  });

  test('tells whoever watches when it is defined and when it runs', () => {
    const heard: string[] = [];
    watched[WATCH] = (rule: string, moment: string) => heard.push(`${rule} ${moment}`);
    const double = citing<'x.double'>()('x.double', (n: number) => 2 * n);
    expect([double.rule, double(4)]).toEqual(['x.double', 8]);
    expect(heard).toEqual(['x.double defined', 'x.double ran']);
  });

  test('that stands for several rules tells of each of them and carries the first', () => {
    const heard: string[] = [];
    watched[WATCH] = (rule: string, moment: string) => heard.push(`${rule} ${moment}`);
    const double = citing<'x.double' | 'x.twice'>()(['x.double', 'x.twice'], (n: number) => 2 * n);
    expect([double.rule, double(4)]).toEqual(['x.double', 8]);
    expect(heard).toEqual(['x.double defined', 'x.twice defined', 'x.double ran', 'x.twice ran']);
  });
});

test('an impossible case says what it is', () => {
  expect(() => {
    absurd({ kind: 'new' } as never);
  }).toThrow('not a known case: {"kind":"new"}');
});
